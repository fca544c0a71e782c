import { departementList } from '@/domain/commune/departement.ts';
import { slugify } from '@/domain/commune/slug.ts';

const codes: ReadonlySet<string> = new Set(departementList.map(({ code }) => code));

/** Removes the optional article of a name: « la Réunion », « Finistère », « le Finistère ». */
function withoutArticle(text: string): string {
  return slugify(text).replace(/^(le|la|les|l)-(?=.)/, '');
}

const codeByName: ReadonlyMap<string, string> = new Map(
  departementList.map(({ code, nom }) => [withoutArticle(nom), code]),
);

function known(code: string): string | null {
  return codes.has(code) ? code : null;
}

/** Corsica's postcodes begin with 20 in both of its départements: the third digit decides. */
function corsicanCode(codePostal: string): string | null {
  if (/^20[01]/.test(codePostal)) return '2A';
  return /^20[26]/.test(codePostal) ? '2B' : null;
}

/** The département of a code (`22`, `2a`, `1`) or a postcode (`22100`, `97400`), or null when the text is neither. */
export function departementOfNumber(text: string): string | null {
  const compact = text.replace(/\s/g, '').toUpperCase();
  if (/^\d$/.test(compact)) return known(`0${compact}`);
  if (/^(\d{2,3}|2[AB])$/.test(compact)) return known(compact);
  if (!/^\d{5}$/.test(compact)) return null;
  if (compact.startsWith('20')) return corsicanCode(compact);
  return known(compact.slice(0, /^9[78]/.test(compact) ? 3 : 2));
}

/** The département with a name, with or without its article, accents and hyphens; null without any. */
export function departementOfName(text: string): string | null {
  return codeByName.get(withoutArticle(text)) ?? null;
}
