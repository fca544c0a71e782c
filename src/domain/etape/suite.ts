import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';

/** Names an object or a flag of an aventure, within its parcours. */
export const repereIdSchema = z.string().check(z.regex(/^[a-z0-9]{1,16}$/));

/** An étape, or none: not chosen yet, or removed since. */
const cibleSchema = z.string().check(z.regex(/^([a-zA-Z0-9]{8,32})?$/));

/** Condition for offering a link. */
export const conditionSchema = z.discriminatedUnion('type', [
  openObject({
    type: z.literal('drapeau'),
    id: repereIdSchema,
    /** Set, or not set. */
    oui: z.boolean(),
  }),
  openObject({
    type: z.literal('objet'),
    id: repereIdSchema,
    /** In the bag, or not in it. */
    oui: z.boolean(),
  }),
  openObject({
    type: z.literal('points'),
    /** Won on the way walked. */
    minimum: z.int().check(z.gte(1), z.lte(limits.pointsDemandes.max)),
  }),
  openObject({
    type: z.literal('epreuve'),
    etapeId: cibleSchema,
    /** Solved, or visited and not solved. */
    reussie: z.boolean(),
  }),
  openObject({
    type: z.literal('temps'),
    /** Minutes played at least, pauses apart. */
    minutes: z.int().check(z.gte(1), z.lte(limits.dureeMinutes.max)),
  }),
]);
export type Condition = z.infer<typeof conditionSchema>;

/** Effect of choosing a link. */
export const effetSchema = z.discriminatedUnion('type', [
  openObject({ type: z.literal('drapeau'), id: repereIdSchema }),
  openObject({
    type: z.literal('objet'),
    id: repereIdSchema,
    /** Given to the player, or taken back. */
    donne: z.boolean(),
  }),
]);
export type Effet = z.infer<typeof effetSchema>;

/** « Et ensuite »: a way on from an étape of an aventure. */
export const suiteSchema = openObject({
  /** The button's text. */
  libelle: z.string().check(z.maxLength(limits.suiteLibelle.max)),
  /** Id of the next étape; empty until chosen. */
  vers: cibleSchema,
  conditions: z.array(conditionSchema).check(z.maxLength(limits.conditionCount.max)),
  effets: z.array(effetSchema).check(z.maxLength(limits.effetCount.max)),
});
export type Suite = z.infer<typeof suiteSchema>;

export const suitesSchema = z
  .array(suiteSchema)
  .check(z.maxLength(limits.suiteCount.max));

/** A blank way on. */
export const blankSuite: Suite = { libelle: '', vers: '', conditions: [], effets: [] };
