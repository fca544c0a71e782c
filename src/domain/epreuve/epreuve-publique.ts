import * as z from 'zod/mini';
import { publicSchemas, type EpreuveType } from './kinds/table.ts';

/** An épreuve as it travels to players: never its answer. */
export const epreuvePubliqueSchema = z.discriminatedUnion('type', publicSchemas);
export type EpreuvePublique = z.infer<typeof epreuvePubliqueSchema>;

/** The kinds that travel as an épreuve: all but a `vue`, which nothing judges. */
export type PlayedType = EpreuvePublique['type'];

/** The public épreuve of one kind. */
export type PubliqueOf<Type extends EpreuveType> = Extract<
  EpreuvePublique,
  { type: Type }
>;

/** An épreuve that asks for an answer. */
export type EpreuveToAnswer = Exclude<EpreuvePublique, { type: 'aucune' }>;
