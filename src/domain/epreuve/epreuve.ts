import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { blankMessageCode, messageCodeSchema } from './message-code.ts';

export const epreuveTypeList = [
  'aucune',
  'choix',
  'texte',
  'nombre',
  'message_code',
] as const;
export type EpreuveType = (typeof epreuveTypeList)[number];

export const indiceSchema = z.strictObject({
  texte: z.string().check(z.maxLength(limits.indice.max)),
  /** Points the indice costs when it is asked for. */
  cout: z.int().check(z.gte(0), z.lte(limits.points.max)),
});
export type Indice = z.infer<typeof indiceSchema>;

export const optionSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,16}$/)),
  texte: z.string().check(z.maxLength(limits.option.max)),
  juste: z.boolean(),
});
export type Option = z.infer<typeof optionSchema>;

/**
 * An épreuve as its author edits it, with its solution. Flat on purpose: choosing another type
 * keeps what was written for the first, so that nothing is lost by trying.
 */
export const epreuveSchema = z.strictObject({
  type: z.enum(epreuveTypeList),
  consigne: z.string().check(z.maxLength(limits.consigne.max)),
  options: z.array(optionSchema).check(z.maxLength(limits.optionCount.max)),
  reponses: z
    .array(z.string().check(z.maxLength(limits.reponse.max * 2)))
    .check(z.maxLength(limits.reponseCount.max)),
  /** Inclusive bounds of a right number; null until the author has typed them. */
  minimum: z.nullable(z.number()),
  maximum: z.nullable(z.number()),
  unite: z.string().check(z.maxLength(limits.unite.max)),
  /** Drafts that a device kept from before this épreuve existed have none. */
  message: z._default(messageCodeSchema, blankMessageCode),
  points: z.int().check(z.gte(0), z.lte(limits.points.max)),
  indices: z.array(indiceSchema).check(z.maxLength(limits.indiceCount.max)),
  /** Shown at once after a right answer; travels to every player, so it must not hold the answer. */
  motDeSucces: z.string().check(z.maxLength(limits.motDeSucces.max)),
  anecdote: z.string().check(z.maxLength(limits.anecdote.max)),
  /** Shown with the solution only, so it may reveal everything. */
  explication: z.string().check(z.maxLength(limits.explication.max)),
});
export type Epreuve = z.infer<typeof epreuveSchema>;
