/** What a player said of a quête, once the team has let it be seen. */
export type Avis = {
  /** From 1 to 5. */
  note: number;
  /** Possibly empty. */
  texte: string;
  pseudonyme: string;
  /** Epoch milliseconds. */
  at: number;
  /** What the town hall answers to it, for everybody to read; absent or empty where it does not. */
  reponse?: string;
};

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * What everybody reads of an avis: it names nobody, and says the day alone (`at`: its first millisecond, UTC), because the hour
 * would help to tell which party it was said after. `firestore.rules` asks for the very same.
 */
export function publicAvis(avis: Avis): Required<Avis> {
  const { note, texte, pseudonyme, at, reponse = '' } = avis;
  return { note, texte, pseudonyme, reponse, at: Math.floor(at / dayMs) * dayMs };
}

/** The mean of what players gave, to one decimal; null while nobody has. */
export function meanNote(list: readonly Pick<Avis, 'note'>[]): number | null {
  if (list.length === 0) return null;
  const sum = list.reduce((total, { note }) => total + note, 0);
  return Math.round((10 * sum) / list.length) / 10;
}
