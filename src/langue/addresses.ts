import { currentLangue } from './current-langue.ts';
import { otherLangues, type Langue, type OtherLangue } from './langue.ts';

/**
 * Pages with an address of their own in every language, by their patterns of the route table; a page is one of them if all its content is
 * in `translatedPart` (docs/languages.md).
 */
export const translatedPages: readonly string[] = [
  '/',
  '/forgot-password',
  '/login',
  '/les_quetes',
  '/les_quetes/:departement',
  '/les_quetes/:departement/:commune',
  '/les_quetes/:departement/:commune/:slug',
  '/reset-password',
];

/** Pages in French only whose addresses would fit one of those patterns. */
const frenchPages = [
  '/les_quetes/saga/:slug',
  '/les_quetes/territoire/:id',
  '/les_quetes/territoire/:id/integration',
  '/les_quetes/:departement/privee/:slug',
] as const;

/** Prefix of an address in another language than French. */
const prefix = new RegExp(`^/(${otherLangues.join('|')})(?=/|$)`);

/** The language of an address and the address of the same page in French; any address without a prefix is French. */
export function partsOfAddress(path: string): { langue: Langue; french: string } {
  const found = prefix.exec(path);
  if (found === null) return { langue: 'fr', french: path };
  const rest = path.slice(found[0].length);
  return {
    // The pattern has no other.
    langue: found[1] as OtherLangue,
    french: rest.startsWith('/') ? rest : `/${rest}`,
  };
}

function fits(pattern: string, path: string): boolean {
  const [wanted, parts] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

/** True if the page of a French address exists in every language. */
export function isTranslated(french: string, pages = translatedPages): boolean {
  const [path = ''] = french.split(/[?#]/);
  return (
    pages.some((pattern) => fits(pattern, path)) &&
    !frenchPages.some((pattern) => fits(pattern, path))
  );
}

/** The address of a page in a language, from its French one; the French one if the page is in French only. */
export function addressIn(
  langue: Langue,
  french: string,
  pages = translatedPages,
): string {
  if (langue === 'fr' || !isTranslated(french, pages)) return french;
  // The home page is `/de`, without a trailing slash.
  return `/${langue}${french.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The address of a page in the language of the document. */
export function ownAddressIn(french: string): string {
  return addressIn(currentLangue(), french);
}

/** The pattern of the route table for a page in another language. */
export function patternIn(langue: OtherLangue, pattern: string): string {
  return `/${langue}${pattern === '/' ? '' : pattern}`;
}
