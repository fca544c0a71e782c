import type { OtherLangue } from '../../../src/langue/langue.ts';
import type { Parcours } from '../../../src/domain/parcours/parcours.ts';
import {
  markOf,
  sourcesOf,
  wholeKey,
  type Textes,
  type Traduction,
} from '../../../src/domain/traduction/traduction.ts';

/** Texts in another language by their field; an option by its French: `epreuve.options.Le narthex`. */
type SeedTextes = Readonly<Record<string, string>>;

/** A parcours of the seed in another language. */
export type SeedTraduction = {
  parcours: SeedTextes;
  /** Those of its étapes, in their order. */
  etapes: readonly SeedTextes[];
};
export type SeedTraductions = Partial<Record<OtherLangue, SeedTraduction>>;

/** The translations of a parcours as stored, each with the mark of its French. Throws for a text without one. */
export function traductionsOf(
  parcours: Parcours,
  byLangue: SeedTraductions,
): Traduction[] {
  return Object.entries(byLangue).map(([langue, { parcours: whole, etapes }]) => {
    const textesByEtape: Record<string, Textes> = {};
    for (const { etapeId, champ, texte } of sourcesOf(parcours)) {
      const index = parcours.etapes.findIndex(({ id }) => id === etapeId);
      const textes = etapeId === null ? whole : etapes[index];
      const found = textes?.[champ.replace(/(?<=\.options\.)\d+$/, texte)];
      if (found === undefined) throw new Error(`${langue} of ${champ}: « ${texte} »`);
      const kept = (textesByEtape[etapeId ?? wholeKey] ??= {});
      kept[champ] = { texte: found, de: markOf(texte) };
    }
    return { langue: langue as OtherLangue, textesByEtape }; // The keys of the table.
  });
}
