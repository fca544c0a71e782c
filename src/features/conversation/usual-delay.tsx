/** Usual delay of an answer. */
export function UsualDelay({ className }: { className?: string | undefined }) {
  return <p className={className}>L’équipe répond dans la semaine.</p>;
}
