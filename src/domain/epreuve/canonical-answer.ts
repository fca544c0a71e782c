import { limits } from '../limits.ts';
import { tidyText } from '../tidy-text.ts';

/** Words before a noun that do not count in an answer. */
export const articles: ReadonlySet<string> = new Set([
  'le',
  'la',
  'les',
  'l',
  'un',
  'une',
  'des',
  'du',
  'de',
  'd',
  'au',
  'aux',
]);

/** Letters that Unicode does not take apart into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * Splits a text into lower-case words of `[a-z0-9]`: without accents, case and punctuation, `œ` as `oe`, and compatible forms by their
 * meaning (NFKD: `ﬁ` is `fi`, `²` is `2`, full-width letters are letters).
 */
export function normalisedWords(text: string): string[] {
  return tidyText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[œæßøđðłþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/**
 * The canonical form of a typed answer, `[a-z0-9]{1,64}`, or null if empty or too long. Leading articles are dropped, but never the last
 * word: « Le Un » stays `un`.
 */
export function canonicalText(text: string): string | null {
  const words = normalisedWords(text);
  let start = 0;
  while (start < words.length - 1 && articles.has(words[start] ?? '')) start += 1;
  const canonical = words.slice(start).join('');
  if (canonical === '' || canonical.length > limits.reponse.max) return null;
  return canonical;
}

/** The canonical form of chosen options: their ids, sorted, joined by `-`; null when none is chosen. */
export function canonicalChoix(optionIds: readonly string[]): string | null {
  if (optionIds.length === 0) return null;
  return [...new Set(optionIds)].toSorted().join('-');
}

/** The canonical form of things in an order: their ids, joined by `-`; null when there are none. */
export function canonicalOrdre(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : ids.join('-');
}

/** The canonical form of pairs: `a.b` for each, sorted, joined by `-`; null when there are none. */
export function canonicalPaires(
  paires: readonly (readonly [gauche: string, droite: string])[],
): string | null {
  return canonicalChoix(paires.map(([gauche, droite]) => `${gauche}.${droite}`));
}

/** The canonical form of a padlock's wheels: their signs in lower case, joined by `-`; null when there are none. */
export function canonicalCombinaison(combinaison: string): string | null {
  return canonicalOrdre(Array.from(combinaison.toLowerCase()));
}

/** Code of the zero in a digit's script: every script has its ten digits in a row. */
function zeroOf(code: number): number {
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return zero;
}

/** A text with the digits of every script as ours, and Arabic decimal signs as commas. */
function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      return String(code - zeroOf(code));
    })
    .replaceAll('\u066B', ',')
    .replaceAll('\u066C', ' ');
}

/**
 * A number with its thousands joined and its decimals after a point; null where « 12.000 » may be twelve thousand, as many
 * write it, or twelve.
 */
function withoutThousands(text: string): string | null {
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/.exec(text) ?? [];
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(rest)) return null;
  const isByPoints = /^\d{1,3}(?:\.\d{3})+,\d*$|^\d{1,3}(?:\.\d{3}){2,}$/.test(rest);
  if (isByPoints) return sign + rest.replaceAll('.', '').replace(',', '.');
  const isByCommas = /^\d{1,3}(?:,\d{3})+\.\d*$|^\d{1,3}(?:,\d{3}){2,}$/.test(rest);
  return sign + (isByCommas ? rest.replaceAll(',', '') : rest.replace(',', '.'));
}

/**
 * Parses a number as French people type it: `1 234,5`, `1.234,5`, `1234.5`, `-3`, `−3`, `,5`, in the digits of any script. Null for other
 * texts, and for `12.000`, which has two meanings: it is asked again. Spaces of every kind and apostrophes may separate thousands; never
 * returns minus zero.
 */
export function parseNombre(text: string): number | null {
  const bare = withPlainDigits(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/(?<=\d)['’](?=\d{3})/g, '')
    .replace(/^[−–‐]/, '-');
  const compact = withoutThousands(bare);
  if (compact === null) return null;
  if (!/^[+-]?(\d{1,15}(\.\d{0,10})?|\.\d{1,10})$/.test(compact)) return null;
  // Adding 0 turns −0 into 0.
  return Number(compact) + 0;
}
