import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import {
  autreFaconSchema,
  blankAutreFacon,
  indiceSchema,
  optionListSchema,
} from './epreuve-parts.ts';
import { epreuveTypeList, kindFields, kindOf } from './kinds/table.ts';

/**
 * An épreuve as its author edits it, with its solution. Flat on purpose: a change of type keeps the fields of the first, so that trying
 * loses nothing.
 */
export const epreuveSchema = openObject({
  type: z.enum(epreuveTypeList),
  consigne: z.string().check(z.maxLength(limits.consigne.max)),
  options: optionListSchema,
  reponses: z
    .array(z.string().check(z.maxLength(limits.reponse.max * 2)))
    .check(z.maxLength(limits.reponseCount.max)),
  ...kindFields,
  points: z.int().check(z.gte(0), z.lte(limits.points.max)),
  indices: z.array(indiceSchema).check(z.maxLength(limits.indiceCount.max)),
  /** Shown at once after a right answer; travels to every player, so it must not hold the answer. */
  motDeSucces: z.string().check(z.maxLength(limits.motDeSucces.max)),
  anecdote: z.string().check(z.maxLength(limits.anecdote.max)),
  /** Shown with the solution only, so it may reveal everything. */
  explication: z.string().check(z.maxLength(limits.explication.max)),
  /** Tries before the étape is passed over; 0 for no limit. */
  essaisMax: z._default(z.int().check(z.gte(0), z.lte(limits.essaisMax.max)), 0),
  /** Seconds to find the answer, not enforced; 0 for no timer. */
  minuteur: z._default(z.int().check(z.gte(0), z.lte(limits.minuteur.max)), 0),
  /** A file may go without. */
  autre: z._default(autreFaconSchema, blankAutreFacon),
  /** Answers that another étape reveals on purpose (« C’est voulu »), in their canonical form. */
  voulues: z._default(
    z
      .array(z.string().check(z.maxLength(limits.reponse.max)))
      .check(z.maxLength(limits.reponseCount.max)),
    [],
  ),
});
export type Epreuve = z.infer<typeof epreuveSchema>;

/**
 * An épreuve with the `format` of its kind, which older builds read first: 2 for a `vue`, which they could not edit. Absent if it was never
 * a `vue`.
 */
export function withFormat(epreuve: Epreuve): Epreuve {
  const format = epreuve.type === 'vue' ? 2 : 1;
  return format === 2 || 'format' in epreuve
    ? ({ ...epreuve, format } as Epreuve) // A key beside those of the schema, like other keys that a build does not name.
    : epreuve;
}

/** The other way to answer an épreuve, as an épreuve of its own: the same points, indices and words afterwards. */
export function autreEpreuve(epreuve: Epreuve): Epreuve {
  const { type, consigne, options, reponses } = epreuve.autre;
  // An épreuve that is not judged needs no other way to answer.
  const own = kindOf(epreuve.type).isJudged ? type : 'aucune';
  return { ...epreuve, type: own, consigne, options, reponses };
}
