import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { chosenOne, typedText } from '../typed-field.ts';
import { motifsOf, type Genre, type Jugement } from './moderation.ts';

/** The form of a judgement: a reason to hide it and a word for its author, or the public answer to an avis. */
export function judgementSchema(
  genre: Genre,
  hides: boolean,
): z.ZodMiniType<Jugement, Jugement> {
  const { max } = limits.avisReponse;
  return hides
    ? z.object({
        motif: chosenOne(motifsOf[genre], 'Choisissez une raison.'),
        reponse: typedText({ max }),
      })
    : z.object({
        motif: z.null(),
        reponse: typedText({
          max,
          missing: 'Écrivez votre réponse, ou publiez l’avis sans elle.',
        }),
      });
}
