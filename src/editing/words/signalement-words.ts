/** « 3 signalements de joueurs ». */
export function signalementCount(count: number): string {
  return count === 1 ? '1 signalement de joueur' : `${count} signalements de joueurs`;
}
