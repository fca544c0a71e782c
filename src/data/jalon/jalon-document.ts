import { withOwnFiles } from '@/domain/parcours/own-files.ts';
import {
  parcoursSchema,
  type Parcours,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import * as z from 'zod/mini';
import { refuseNewer } from '../refuse-newer.ts';

/**
 * The parcours that the text of a jalon holds, under the id that it was kept for and with its own files alone. Throws a `SyntaxError` or a `ZodError` when it is none, `NewerFormatError` when
 * a later build wrote it.
 */
export function parcoursOfJalon(id: ParcoursId, contenu: unknown): Parcours {
  const json: unknown = JSON.parse(z.string().parse(contenu));
  const parcours = parcoursSchema.parse(refuseNewer('parcours', json));
  return withOwnFiles({ ...parcours, id });
}
