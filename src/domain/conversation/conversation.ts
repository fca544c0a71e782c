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

/** The page of this site that a message is about, by what an address says; null for anything else. */
export function pageOfAddress(text: string | null): string | null {
  if (text === null || text.length > limits.contactPage.max) return null;
  return /^\/les_(?:quetes|codes)(?:\/[\w%~.-]+)+$/.test(text) ? text : null;
}

const replyPrefix = 'Répondre à : ';

/** The first message as the team reads it: the address to answer is in it, and nowhere else. */
export function firstMessage(
  { email, message }: { email: string; message: string },
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
