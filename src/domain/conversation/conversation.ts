import { limits } from '../limits.ts';
import { isEmailShaped } from '../utilisateur/email.ts';

/** Subjects of a message; the first is the default. */
export const sujetList = ['question', 'probleme', 'mairie', 'acces', 'autre'] as const;
export type Sujet = (typeof sujetList)[number];

/** Names of the subjects, for the form and the team. */
export const sujetNames: Readonly<Record<Sujet, string>> = {
  question: 'Une question',
  probleme: 'Un problème sur une quête',
  mairie: 'Une commune veut commencer',
  acces: 'Une page difficile d’accès',
  autre: 'Autre chose',
};

/** The page of this site that a message is about, from an address; null for anything else. */
export function pageOfAddress(text: string | null): string | null {
  if (text === null || text.length > limits.contactPage.max) return null;
  return /^\/les_(?:quetes|codes)(?:\/[\w%~.-]+)+$/.test(text) ? text : null;
}

const replyPrefix = 'Répondre à : ';

const callPrefix = 'Rappeler au\u00A0: ';

/** The first message as the team reads it: the only text with the address to answer, and the telephone number if given. */
export function firstMessage(
  {
    email,
    message,
    telephone = '',
  }: { email: string; message: string; telephone?: string },
  page: string | null = null,
): string {
  const about = page === null ? '' : `\nPage\u00A0: ${page}`;
  const call = telephone.trim() === '' ? '' : `\n${callPrefix}${telephone.trim()}`;
  return `${message.trim()}\n\n${replyPrefix}${email.trim()}${call}${about}`;
}

/** True if a text is a French or foreign telephone number: 9 to 15 digits. */
export function isPhoneShaped(text: string): boolean {
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^(?:0\d{9}|\+\d{9,15})$/.test(digits);
}

/** Text after the last line that begins with a prefix; empty if none. */
function lastLineAfter(prefix: string, texte: string): string {
  const line = texte.split('\n').findLast((one) => one.startsWith(prefix));
  return line?.slice(prefix.length).trim() ?? '';
}

/** The reply address in a first message; null for none. */
export function replyAddress(texte: string): string | null {
  const address = lastLineAfter(replyPrefix, texte);
  return isEmailShaped(address) ? address : null;
}

/** The number to call back in a first message; null if none. */
export function callbackNumber(texte: string): string | null {
  const number = lastLineAfter(callPrefix, texte);
  return isPhoneShaped(number) ? number : null;
}
