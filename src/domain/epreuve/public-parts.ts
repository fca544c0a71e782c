import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { erreurCountMax } from './couts.ts';
import { besoinSchema, indiceSchema } from './epreuve-parts.ts';

/**
 * Lets a phone check an answer offline: PBKDF2-SHA-256 cut to 12 bits, as three hexadecimal digits for each accepted answer. Too short to
 * reveal the answer.
 */
export const empreinteSchema = openObject({
  /** 16 random bytes in lower-case hexadecimal. */
  sel: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  iterations: z.int().check(z.gte(100_000)),
  valeurs: z
    .array(z.string().check(z.regex(/^[0-9a-f]{3}$/)))
    .check(z.minLength(1), z.maxLength(limits.reponseCount.max)),
});
export type Empreinte = z.infer<typeof empreinteSchema>;

/** Something to pick, order or join. Ids are fresh and the order is shuffled for each version. */
export const optionPubliqueSchema = openObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
  texte: z.string().check(z.maxLength(limits.option.max)),
});
export type OptionPublique = z.infer<typeof optionPubliqueSchema>;

/** Options to pick from, and if several are right. */
export const choixShown = {
  plusieurs: z.boolean(),
  options: z
    .array(optionPubliqueSchema)
    .check(z.minLength(limits.optionCount.min), z.maxLength(limits.optionCount.max)),
};

const autreFaconCommon = {
  /** Needs that it serves: players choose by them. */
  pour: z.array(besoinSchema),
  consigne: z.string().check(z.maxLength(limits.consigne.max)),
  empreinte: empreinteSchema,
};

/** « Autre façon de répondre »: another question for the same points. */
export const autreFaconPubliqueSchema = z.discriminatedUnion('type', [
  openObject({ type: z.literal('choix'), ...autreFaconCommon, ...choixShown }),
  openObject({ type: z.literal('texte'), ...autreFaconCommon }),
]);
export type AutreFaconPublique = z.infer<typeof autreFaconPubliqueSchema>;

export const epreuvePubliqueShown = {
  consigne: z.string().check(z.maxLength(limits.consigne.max)),
  points: z.int().check(z.gte(0), z.lte(limits.points.max)),
  indices: z.array(indiceSchema).check(z.maxLength(limits.indiceCount.max)),
  motDeSucces: z.string().check(z.maxLength(limits.motDeSucces.max)),
  anecdote: z.string().check(z.maxLength(limits.anecdote.max)),
  /** Points lost after indices and wrong choices (`coutsOf`). Absent if wrong answers cost nothing. */
  couts: z.optional(
    z
      .array(z.int().check(z.gte(0), z.lte(limits.points.max)))
      .check(z.maxLength((limits.indiceCount.max + 1) * (erreurCountMax + 1))),
  ),
  /** Absent for no limit. */
  essaisMax: z.optional(z.int().check(z.gte(1), z.lte(limits.essaisMax.max))),
  /** Seconds. Absent without a timer. */
  minuteur: z.optional(z.int().check(z.gte(1), z.lte(limits.minuteur.max))),
  /** Absent with a single way to answer. */
  autre: z.optional(autreFaconPubliqueSchema),
};
export const epreuvePubliqueCommon = {
  ...epreuvePubliqueShown,
  empreinte: empreinteSchema,
};

export const elementsSchema = z
  .array(optionPubliqueSchema)
  .check(z.minLength(limits.elementCount.min), z.maxLength(limits.elementCount.max));
