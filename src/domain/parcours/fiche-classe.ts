import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** The parts of the sheet of a teacher, in the order in which it is read. */
export const ficheClasseParts = ['competences', 'avant', 'pendant', 'apres'] as const;
export type FicheClassePart = (typeof ficheClasseParts)[number];

const partSchema = z.string().check(z.maxLength(limits.ficheClasse.max));

/** What a teacher does with a class before, during and after the walk, and what pupils work on. Empty: nothing was written. */
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

/** A sheet with a model in the place of each part that nobody wrote. */
export function filledFiche(fiche: FicheClasse, modele: FicheClasse): FicheClasse {
  const parts = ficheClasseParts.map((part) => {
    const written = fiche[part].trim();
    return [part, written === '' ? modele[part] : fiche[part]];
  });
  return { ...fiche, ...(Object.fromEntries(parts) as FicheClasse) }; // All its parts.
}

/** Whether anything was written. */
export function hasFiche(fiche: FicheClasse): boolean {
  return ficheClasseParts.some((part) => fiche[part].trim() !== '');
}
