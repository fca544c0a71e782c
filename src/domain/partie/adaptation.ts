import * as z from 'zod/mini';
import { besoinList } from '../epreuve/epreuve-parts.ts';
import type { EpreuveToAnswer, EpreuvePublique } from '../epreuve/epreuve-publique.ts';

/** « Adapter la partie »: players' adaptations, from the start or any later étape. */
export const adaptationList = [...besoinList, 'a-mon-rythme', 'facile-a-lire'] as const;
export type Adaptation = (typeof adaptationList)[number];

export const adaptationsSchema = z.array(z.enum(adaptationList));

/** Sorted without repeats: the same wishes are the same list. */
export function sortAdaptations(adaptations: readonly Adaptation[]): Adaptation[] {
  return adaptationList.filter((adaptation) => adaptations.includes(adaptation));
}

/** True if these adaptations ask an épreuve its other way first. */
export function isAdaptedBy(
  epreuve: EpreuvePublique,
  adaptations: readonly Adaptation[],
): boolean {
  if (epreuve.type === 'aucune') return false;
  return epreuve.autre?.pour.some((besoin) => adaptations.includes(besoin)) ?? false;
}

/** The other way to answer an épreuve, with the same points, indices and final words; null for none. */
export function otherWay(epreuve: EpreuveToAnswer): EpreuveToAnswer | null {
  const { points, indices, motDeSucces, anecdote, autre } = epreuve;
  if (autre === undefined) return null;
  const kept = { points, indices, motDeSucces, anecdote, consigne: autre.consigne };
  const { empreinte } = autre;
  if (autre.type === 'texte') return { type: 'texte', ...kept, empreinte };
  const { plusieurs, options } = autre;
  return { type: 'choix', ...kept, empreinte, plusieurs, options };
}
