import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { imageSchema } from './image.ts';

/** « Autrefois / aujourd’hui »: an old picture of the place, its year, and the same view today. */
export const autrefoisSchema = openObject({
  image: imageSchema,
  /** As its author knows it: « 1908 », « vers 1910 ». */
  annee: z.string().check(z.maxLength(limits.annee.max)),
  /** Null where the view of today is only seen on the spot. */
  aujourdhui: z.nullable(imageSchema),
});

/** A film in French sign language: its place in Storage, how heavy it is, and what is said in it. */
export const filmSchema = openObject({
  path: z.string().check(z.maxLength(200)),
  octets: z.int().check(z.gte(1), z.lte(limits.filmBytes.max)),
  texte: z.string().check(z.maxLength(limits.transcription.max)),
});
export type Film = z.infer<typeof filmSchema>;
