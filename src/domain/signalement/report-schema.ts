import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { chosenOne, typedText } from '../typed-field.ts';
import { motifList } from './signalement.ts';

/** The form of a report: a choice is required, and words for « Autre chose ». */
export const reportSchema = z
  .object({
    motif: chosenOne(motifList, msg`Choisissez ce qui ne va pas.`),
    texte: typedText({ max: limits.signalementTexte.max }),
    photo: z.nullable(z.instanceof(Blob)),
  })
  .check(
    z.refine(({ motif, texte }) => motif !== 'autre' || texte !== '', {
      error: () => t`Dites en quelques mots ce qui ne va pas.`,
      path: ['texte'],
    }),
  );

/** Form of a single answer to all reports of the same étape. */
export const reportAnswerSchema = z.object({
  reponse: typedText({
    max: limits.signalementReponse.max,
    missing: msg`Écrivez ce qui a été fait\u00A0: les joueurs le liront.`,
  }),
});
