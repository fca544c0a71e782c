import * as z from 'zod/mini';
import { imageSchema } from '../etape/image.ts';
import { repereIdSchema } from '../etape/suite.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** Something a player of an aventure may hold. */
export const objetSchema = openObject({
  id: repereIdSchema,
  nom: z.string().check(z.maxLength(limits.objetNom.max)),
  description: z.string().check(z.maxLength(limits.objetDescription.max)),
});
export type Objet = z.infer<typeof objetSchema>;

/** Something that has happened in an aventure, or has not: its name is for its author alone. */
const drapeauSchema = openObject({
  id: repereIdSchema,
  nom: z.string().check(z.maxLength(limits.drapeauNom.max)),
});

/** A character of the story, met at étapes. */
const personnageSchema = openObject({
  id: repereIdSchema,
  nom: z.string().check(z.maxLength(limits.personnageNom.max)),
  /** Of the working copy, as the image of an étape. */
  portrait: z.nullable(imageSchema),
});
export type Personnage = z.infer<typeof personnageSchema>;

/** Shared data of the étapes of an aventure. Lengths are measured by `findOversize`. */
export const aventureSchema = openObject({
  objets: z.array(objetSchema).check(z.maxLength(limits.objetCount.max)),
  drapeaux: z.array(drapeauSchema).check(z.maxLength(limits.drapeauCount.max)),
  /** */
  personnages: z._default(
    z.array(personnageSchema).check(z.maxLength(limits.personnageCount.max)),
    () => [],
  ),
});
export type Aventure = z.infer<typeof aventureSchema>;

export const blankAventure: Aventure = { objets: [], drapeaux: [], personnages: [] };
