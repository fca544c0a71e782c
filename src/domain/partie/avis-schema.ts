import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { chosenOne, typedText } from '../typed-field.ts';
import { pseudonymeField } from '../utilisateur/name-field.ts';

/** From the best to the worst. */
export const noteList = ['5', '4', '3', '2', '1'] as const;
export type Note = (typeof noteList)[number];

/** The form of « Votre avis ». */
export const avisSchema = z.object({
  note: chosenOne(noteList, msg`Choisissez une note de 1 à 5.`),
  texte: typedText({ max: limits.avisTexte.max }),
  pseudonyme: pseudonymeField,
});
