import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** Parts of a teacher's sheet, in reading order. */
export const ficheClasseParts = ['competences', 'avant', 'pendant', 'apres'] as const;
export type FicheClassePart = (typeof ficheClasseParts)[number];

const partSchema = z.string().check(z.maxLength(limits.ficheClasse.max));

/** A teacher's sheet for before, during and after the walk, and the skills for pupils. Empty: not written. */
export const ficheClasseSchema = openObject({
  competences: partSchema,
  avant: partSchema,
  pendant: partSchema,
  apres: partSchema,
});
export type FicheClasse = z.infer<typeof ficheClasseSchema>;

export const blankFicheClasse: FicheClasse = {
  competences: '',
  avant: '',
  pendant: '',
  apres: '',
};

/** A sheet with a model for each empty part. */
export function filledFiche(fiche: FicheClasse, modele: FicheClasse): FicheClasse {
  const parts = ficheClasseParts.map((part) => {
    const written = fiche[part].trim();
    return [part, written === '' ? modele[part] : fiche[part]];
  });
  return { ...fiche, ...(Object.fromEntries(parts) as FicheClasse) }; // All its parts.
}

/** True if any part is written. */
export function hasFiche(fiche: FicheClasse): boolean {
  return ficheClasseParts.some((part) => fiche[part].trim() !== '');
}
