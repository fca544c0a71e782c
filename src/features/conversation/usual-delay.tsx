/** When an answer comes. */
export function UsualDelay({ className }: { className?: string | undefined }) {
  return <p className={className}>D’ordinaire, l’équipe répond dans les deux jours.</p>;
}
