import * as z from 'zod/mini';
import { openObject } from '../open-object.ts';

/** A French commune as the official geographic code names it: `insee` is its key, never the postcode. */
export const communeSchema = openObject({
  insee: z.string().check(z.regex(/^(\d{2}|2[AB])\d{3}$/)),
  nom: z.string().check(z.minLength(1), z.maxLength(80)),
  /** Département code: `01`, `2A`, `971`. */
  departement: z.string().check(z.regex(/^(\d{2,3}|2[AB])$/)),
});
export type Commune = z.infer<typeof communeSchema>;
