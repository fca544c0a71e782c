import * as z from 'zod/mini';
import { openObject } from '../open-object.ts';

/** The territory that a parcours, a quête or a card is of, beside its commune, with its name on the day it was chosen. */
export const territoireNommeSchema = openObject({
  siren: z.string().check(z.regex(/^\d{9}$/)),
  nom: z.string().check(z.minLength(1), z.maxLength(80)),
});
