/** A pair as a player joins it: an id of the left, an id of the right. */
export type Paire = readonly [gauche: string, droite: string];

/** The pairs once two things are joined: each is taken from whatever it was joined to before. */
export function joined(paires: readonly Paire[], [gauche, droite]: Paire): Paire[] {
  const others = paires.filter(([left, right]) => left !== gauche && right !== droite);
  return [...others, [gauche, droite]];
}

/** The pairs without that of this thing. */
export function separated(paires: readonly Paire[], id: string): Paire[] {
  return paires.filter((paire) => !paire.includes(id));
}
