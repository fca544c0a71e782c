/** What stands where the team masked a name; `firestore.rules` asks for the very same. */
export const nomMasque = 'Nom masqué';

/** A name that was reported: it waits to be looked at, the team let it be, or masked it. */
export type PlainteEtat = 'attente' | 'garde' | 'masque';

/** One line of a palmarès: who wanted to be on it, and what the rules have proven. No time: nobody runs. */
export type LignePalmares = {
  id: string;
  pseudonyme: string;
  points: number;
};

/** A line with its place: players with as many points share one. */
export type LigneRangee = LignePalmares & { rang: number };

/** The lines of a palmarès in order, the most points first, then by name; each with its place, from 1. */
export function rankPalmares(lignes: readonly LignePalmares[]): LigneRangee[] {
  const ordered = lignes.toSorted(
    (a, b) => b.points - a.points || a.pseudonyme.localeCompare(b.pseudonyme, 'fr'),
  );
  return ordered.map((ligne) => ({
    ...ligne,
    rang: ordered.filter(({ points }) => points > ligne.points).length + 1,
  }));
}
