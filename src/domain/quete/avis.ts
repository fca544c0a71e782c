/** A player's review of a quête, once approved by the team. */
export type Avis = {
  /** From 1 to 5. */
  note: number;
  /** Possibly empty. */
  texte: string;
  pseudonyme: string;
  /** Epoch milliseconds. */
  at: number;
  /** Public answer of the town hall; absent or empty for none. */
  reponse?: string;
};

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The public part of an avis: without a name, and with the day alone (`at`: its first millisecond, UTC), because the hour would help to
 * identify its party. `firestore.rules` checks the same.
 */
export function publicAvis(avis: Avis): Required<Avis> {
  const { note, texte, pseudonyme, at, reponse = '' } = avis;
  return { note, texte, pseudonyme, reponse, at: Math.floor(at / dayMs) * dayMs };
}

/** Mean rating of players, to one decimal; null without ratings. */
export function meanNote(list: readonly Pick<Avis, 'note'>[]): number | null {
  if (list.length === 0) return null;
  const sum = list.reduce((total, { note }) => total + note, 0);
  return Math.round((10 * sum) / list.length) / 10;
}
