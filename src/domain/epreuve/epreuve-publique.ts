import * as z from 'zod/mini';
import { publicSchemas, type EpreuveType } from './kinds/table.ts';

/** An épreuve as it travels to players: never its answer. */
export const epreuvePubliqueSchema = z.discriminatedUnion('type', publicSchemas);
export type EpreuvePublique = z.infer<typeof epreuvePubliqueSchema>;

/** Kinds published as an épreuve: all but a `vue`, which is not judged. */
export type PlayedType = EpreuvePublique['type'];

/** The public épreuve of one kind. */
export type PubliqueOf<Type extends EpreuveType> = Extract<
  EpreuvePublique,
  { type: Type }
>;

/** An épreuve with an answer. */
export type EpreuveToAnswer = Exclude<EpreuvePublique, { type: 'aucune' }>;
