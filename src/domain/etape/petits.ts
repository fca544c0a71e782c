import * as z from 'zod/mini';
import { optionListSchema } from '../epreuve/epreuve-parts.ts';
import { cadenasFields } from '../epreuve/kinds/cadenas.ts';
import { nombreFields } from '../epreuve/kinds/nombre.ts';
import { qrFields } from '../epreuve/kinds/qr.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** Kinds of épreuve for small ones: nothing to decipher, and no place to walk to without their parents. */
export const petitsTypeList = [
  'aucune',
  'choix',
  'texte',
  'nombre',
  'cadenas',
  'ordre',
  'association',
  'mot_mystere',
  'qr',
  'photo',
] as const;

/**
 * « Pour les petits » (4 to 7 years): a short story of an étape, and another question for the same points. Flat, like an épreuve; its fields
 * have the same meaning.
 */
export const petitsSchema = openObject({
  recit: z.string().check(z.maxLength(limits.petitsRecit.max)),
  type: z.enum(petitsTypeList),
  consigne: z.string().check(z.maxLength(limits.petitsConsigne.max)),
  options: optionListSchema,
  reponses: z
    .array(z.string().check(z.maxLength(limits.reponse.max * 2)))
    .check(z.maxLength(limits.reponseCount.max)),
  ...nombreFields,
  ...cadenasFields,
  ...qrFields,
  /** Free; empty for none. */
  indice: z.string().check(z.maxLength(limits.indice.max)),
});
export type Petits = z.infer<typeof petitsSchema>;

export const blankPetits: Petits = {
  recit: '',
  type: 'aucune',
  consigne: '',
  options: [],
  reponses: [],
  ...z.object({ ...nombreFields, ...cadenasFields, ...qrFields }).parse({}),
  indice: '',
};
