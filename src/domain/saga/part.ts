import * as z from 'zod/mini';
import { openObject } from '../open-object.ts';

/** The maximum of a saga. */
export const sagaPartMost = 60;
/** As few as a saga has, and the lowest threshold. */
export const sagaPartLeast = 2;

const slugLength = 80;
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const sagaSlugSchema = z
  .string()
  .check(z.regex(slugPattern), z.maxLength(slugLength));

/** True if a text can be a saga's slug, without the schema library. */
export function isSagaSlug(text: string): boolean {
  return text.length <= slugLength && slugPattern.test(text);
}

/** A quête's gift of a saga for finishing it: in its `contenu`, then on the page of the carnet. */
export const sagaPartSchema = openObject({
  saga: sagaSlugSchema,
  titre: z.string().check(z.maxLength(80)),
  /** Its number in the saga, from 1. */
  n: z.int().check(z.gte(1), z.lte(sagaPartMost)),
  /** Number of signs that open the end. */
  seuil: z.int().check(z.gte(sagaPartLeast), z.lte(sagaPartMost)),
  /** A sign of `signe.ts`; a later build may have others. */
  signe: z.string().check(z.minLength(1), z.maxLength(8)),
});
export type SagaPart = z.infer<typeof sagaPartSchema>;

/** Most sagas that a quête may be a part of. */
export const sagasOfQueteMost = 5;

/** The parts that a `contenu` or a page of the carnet holds. */
export const sagaPartsSchema = z.optional(
  z.array(sagaPartSchema).check(z.maxLength(sagasOfQueteMost)),
);
