/** When an answer comes. */
export function UsualDelay({ className }: { className?: string | undefined }) {
  return <p className={className}>L’équipe répond dans la semaine.</p>;
}
