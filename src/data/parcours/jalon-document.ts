import { parcoursSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { refuseNewer } from '../refuse-newer.ts';

/**
 * The parcours that the text of a jalon holds. Throws a `SyntaxError` or a `ZodError` when it is none, `NewerFormatError` when
 * a later build wrote it.
 */
export function parcoursOfJalon(contenu: string): Parcours {
  const json: unknown = JSON.parse(contenu);
  return parcoursSchema.parse(refuseNewer('parcours', json));
}
