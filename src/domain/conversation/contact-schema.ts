import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { tickedBox, typedText } from '../typed-field.ts';
import { isEmailShaped } from '../utilisateur/email.ts';
import { isPhoneShaped, sujetList } from './conversation.ts';

/** The form of /contact: its input, and its output. */
export const contactSchema = z.object({
  /** A hidden field: only a program fills it in. */
  site: z.string(),
  sujet: z.enum(sujetList),
  nom: typedText({
    max: limits.contactNom.max,
    missing: 'Écrivez un nom ou un pseudonyme\u00A0: il ouvrira la réponse.',
    subject: 'nom',
  }),
  email: z.string().check(
    z.trim(),
    z.refine((email) => isEmailShaped(email) && email.length <= limits.contactEmail.max, {
      error: 'Écrivez une adresse e-mail complète, comme nom@exemple.fr.',
    }),
  ),
  /** For a call back; empty for none. */
  telephone: z.string().check(
    z.trim(),
    z.refine(
      (telephone) =>
        telephone === '' ||
        (isPhoneShaped(telephone) && telephone.length <= limits.contactTelephone.max),
      { error: 'Écrivez un numéro complet, comme 02 99 00 00 00, ou laissez vide.' },
    ),
  ),
  message: typedText({
    min: limits.contactMessage.min,
    max: limits.contactMessage.max,
    missing: 'Écrivez votre message\u00A0: quelques mots suffisent.',
    subject: 'message',
  }),
  consentement: tickedBox(
    'Cochez la case pour que nous puissions garder votre message et y répondre.',
  ),
});
export type ContactForm = z.infer<typeof contactSchema>;
