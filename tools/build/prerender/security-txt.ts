import { said } from '../../../src/content/editeur.ts';

/** The URI of a contact, as `security.txt` asks: that of an https page, or `mailto:` before an e-mail address; null for anything else. */
export function contactUri(contact: string): string | null {
  if (/^https:\/\/\S+$/.test(contact) && URL.canParse(contact)) return contact;
  return /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(contact) ? `mailto:${contact}` : null;
}

/**
 * The text of `/.well-known/security.txt` (RFC 9116) of a site at `origin`, valid for a year from `builtAt`: each build renews it. Without a
 * usable contact it says who has to write it, as a comment.
 */
export function securityTxt(
  contact: string | null,
  origin: string,
  builtAt: Date,
): string {
  const uri = contactUri(said(contact) ?? '');
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    uri === null
      ? '# Contact : à compléter par l’exploitant du site (src/content/editeur.json, securiteContact)'
      : `Contact: ${uri}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
