import { limits } from '../limits.ts';
import { isEmailShaped } from '../utilisateur/email.ts';

/** What one may write about; the first of them is the ordinary case. */
export const sujetList = ['question', 'probleme', 'mairie', 'acces', 'autre'] as const;
export type Sujet = (typeof sujetList)[number];

/** The subjects as they are chosen, and as the team reads them. */
export const sujetNames: Readonly<Record<Sujet, string>> = {
  question: 'Une question',
  probleme: 'Un problème sur une quête',
  mairie: 'Une commune veut commencer',
  acces: 'Une page difficile d’accès',
  autre: 'Autre chose',
};

/** The form of /contact as it is typed. */
export type ContactForm = {
  sujet: Sujet;
  nom: string;
  email: string;
  message: string;
  consentement: boolean;
};

export type ContactField = Exclude<keyof ContactForm, 'sujet'>;

/** What keeps the form from being sent, by field; empty when nothing does. */
export function checkContact({
  nom,
  email,
  message,
  consentement,
}: ContactForm): Partial<Record<ContactField, string>> {
  const found: Partial<Record<ContactField, string>> = {};
  if (nom.trim() === '')
    found.nom = 'Écrivez un nom ou un surnom : il ouvrira la réponse.';
  else if (nom.trim().length > limits.contactNom.max) {
    found.nom = `Ce nom est trop long : ${limits.contactNom.max} caractères au plus.`;
  }
  if (!isEmailShaped(email.trim()) || email.trim().length > limits.contactEmail.max) {
    found.email = 'Écrivez une adresse e-mail complète, comme nom@exemple.fr.';
  }
  if (message.trim().length < limits.contactMessage.min) {
    found.message = 'Écrivez votre message : quelques mots suffisent.';
  } else if (message.trim().length > limits.contactMessage.max) {
    found.message = `Ce message est trop long : ${limits.contactMessage.max} caractères au plus.`;
  }
  if (!consentement) {
    found.consentement =
      'Cochez la case pour que nous puissions garder votre message et y répondre.';
  }
  return found;
}

/** The page of this site that a message is about, by what an address says; null for anything else. */
export function pageOfAddress(text: string | null): string | null {
  if (text === null || text.length > limits.contactPage.max) return null;
  return /^\/les_(?:quetes|codes)(?:\/[\w%~.-]+)+$/.test(text) ? text : null;
}

const replyPrefix = 'Répondre à : ';

/** The first message as the team reads it: the address to answer is in it, and nowhere else. */
export function firstMessage(
  { email, message }: Pick<ContactForm, 'email' | 'message'>,
  page: string | null = null,
): string {
  const about = page === null ? '' : `\nPage : ${page}`;
  return `${message.trim()}\n\n${replyPrefix}${email.trim()}${about}`;
}

/** The address that a first message gives for the answer; null when it gives none. */
export function replyAddress(texte: string): string | null {
  const line = texte.split('\n').findLast((one) => one.startsWith(replyPrefix));
  const address = line?.slice(replyPrefix.length).trim() ?? '';
  return isEmailShaped(address) ? address : null;
}
