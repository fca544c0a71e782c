import * as z from 'zod/mini';
import { limits } from '../../limits.ts';
import { typedText } from '../../typed-field.ts';

/** The form of a comment. */
export const commentaireTexteSchema = z.object({
  texte: typedText({
    max: limits.commentaire.max,
    missing: 'Écrivez d’abord quelques mots.',
    subject: 'commentaire',
  }),
});
