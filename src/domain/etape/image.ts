import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** An image of the working copy: `path` is its place in Storage under `parcours/{id}/`. */
export const imageSchema = openObject({
  path: z.string().check(z.maxLength(200)),
  texteAlternatif: z.string().check(z.maxLength(limits.texteAlternatif.max)),
  credit: z.string().check(z.maxLength(limits.credit.max)),
  largeur: z.int().check(z.gte(1), z.lte(10_000)),
  hauteur: z.int().check(z.gte(1), z.lte(10_000)),
  /** Its author confirmed the right to show it. Absent before, and for the first image, which is not asked about. */
  droits: z.optional(z.literal(true)),
});
export type Image = z.infer<typeof imageSchema>;
