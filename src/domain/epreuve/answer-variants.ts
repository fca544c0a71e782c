import { articles, canonicalText, normalisedWords } from './canonical-answer.ts';
import { ordinalVariants, romanValue } from './ordinal.ts';
import { pluralOf, singularOf } from './plural.ts';
import { spellNumber } from './spell-number.ts';
import { spelledNumber } from './spelled-number.ts';
import { limits } from '../limits.ts';

/** More would be a list to read rather than a help. */
const mostVariants = 6;

const abbreviations: readonly (readonly [whole: string, short: string])[] = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['saints', 'sts'],
  ['docteur', 'dr'],
  ['monsieur', 'm'],
  ['madame', 'mme'],
];

type Words = readonly string[];

/** A number said otherwise, alone or after a name: « Louis XIV », « Louis 14 », « Louis quatorze ». */
function numberVariants(words: Words): Words[] {
  const whole = spelledNumber(words.flatMap((word) => normalisedWords(word)));
  if (whole !== null) return [[String(whole)]];
  return words.flatMap((word, index): Words[] => {
    const isDigits = /^\d{1,6}$/.test(word);
    // « I » alone, « M. » or « C. » are rather letters.
    const isRoman =
      word.length > 1 && word === word.toUpperCase() && romanValue(word) !== null;
    if (!isDigits && !isRoman) return [];
    const value = isDigits ? Number(word) : (romanValue(word) ?? 0);
    const spelled = words.with(index, spellNumber(value));
    return isDigits ? [spelled] : [words.with(index, String(value)), spelled];
  });
}

function abbreviationVariants(words: Words): Words[] {
  return words.flatMap((word, index): Words[] => {
    const [normal] = normalisedWords(word);
    const pair = abbreviations.find((both) => both.some((form) => form === normal));
    if (pair === undefined) return [];
    return [words.with(index, pair[0] === normal ? pair[1] : pair[0])];
  });
}

const pluralArticles = new Set(['les', 'des', 'aux']);

/** Common nouns: one where the author wrote several, several where they wrote one. A name has no plural. */
function pluralVariants(words: Words): Words[] {
  const noun = words.at(-1) ?? '';
  const before = words.slice(0, -1).map((word) => word.toLowerCase());
  const isAlone = before.every((word) => articles.has(word));
  if (!isAlone || !/^\p{Ll}{3,}$/u.test(noun)) return [];
  const isPlural = before.some((word) => pluralArticles.has(word)) || /[sx]$/u.test(noun);
  const other = isPlural ? singularOf(noun) : pluralOf(noun);
  return other === null ? [] : [[other]];
}

const particles = new Set(['de', 'du', 'des', 'le', 'la', 'von', 'van']);

/** The last name of a full name: « Victor Hugo », « Hugo ». */
function surnameVariants(words: Words): Words[] {
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) || particles.has(word);
  if (words.length < 2 || words.length > 4 || !words.every(isName)) return [];
  const isTitle = (word: string) =>
    articles.has(word.toLowerCase()) ||
    abbreviations.some((both) => both.some((form) => form === word.toLowerCase()));
  if (isTitle(words[0] ?? '')) return [];
  const surname = words.slice(1);
  return [surname[0] === 'de' ? surname.slice(1) : surname];
}

/** « 14 h 30 », « 14h30 », « 14:30 », « 14 heures 30 ». */
const hour = /^(\d{1,2})\s*(?:h|:|heures?)\s*(\d{2})?$/i;
/** « 14/07/1789 », « 14-7-1789 », « 14.07.1789 ». */
const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août'],
  ...['septembre', 'octobre', 'novembre', 'décembre'],
];
const spelledDate = new RegExp(
  String.raw`^(?:le\s+)?(\d{1,2})(?:er)?\s+(${months.join('|')}|fevrier|aout|decembre)\s+(\d{4})$`,
  'i',
);

function hourVariants(text: string): string[] | null {
  const found = hour.exec(text);
  if (found === null || Number(found[1]) > 24 || Number(found[2] ?? 0) > 59) return null;
  const [, whole = '', minutes = ''] = found;
  const plural = Number(whole) > 1 ? 's' : '';
  return minutes === ''
    ? [`${whole} h`, `${whole} heure${plural}`]
    : [
        `${whole}:${minutes}`,
        `${whole} h ${minutes}`,
        `${whole} heure${plural} ${minutes}`,
      ];
}

function dateVariants(text: string): string[] | null {
  const inFigures = figures.exec(text);
  const inWords = spelledDate.exec(text);
  if (inFigures === null && inWords === null) return null;
  const [, day = '', month = '', year = ''] = inFigures ?? inWords ?? [];
  const named = months.findIndex(
    (name) => normalisedWords(name)[0] === normalisedWords(month)[0],
  );
  const index = inFigures === null ? named : Number(month) - 1;
  const name = months[index];
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return null;
  const [bare, number] = [Number(day), index + 1];
  const two = (value: number) => String(value).padStart(2, '0');
  return [
    `${bare === 1 ? '1er' : bare} ${name} ${year}`,
    `${two(bare)}/${two(number)}/${year}`,
    `${bare}/${number}/${year}`,
    ...(bare === 1 ? [`premier ${name} ${year}`, `1 ${name} ${year}`] : []),
  ];
}

/** Units by their sign, with their name; the plural follows the rule. */
const units: readonly (readonly [sign: string, name: string])[] = [
  ['mm', 'millimètre'],
  ['cm', 'centimètre'],
  ['m', 'mètre'],
  ['km', 'kilomètre'],
  ['g', 'gramme'],
  ['kg', 'kilo'],
  ['t', 'tonne'],
  ['l', 'litre'],
  ['ha', 'hectare'],
  ['s', 'seconde'],
  ['min', 'minute'],
  ['€', 'euro'],
  ['%', 'pour cent'],
];
const measure = /^(\d+(?:[.,]\d+)?)\s*(\p{L}+|€|%|pour cent)$/iu;

function unitVariants(text: string): string[] | null {
  const found = measure.exec(text);
  if (found === null) return null;
  const [, number = '', unit = ''] = found;
  const pair = units.find(
    ([sign, name]) =>
      sign === unit || name === unit.toLowerCase() || `${name}s` === unit.toLowerCase(),
  );
  if (pair === undefined) return null;
  const [sign, name] = pair;
  const isMany = Number(number.replace(',', '.')) >= 2 && name !== 'pour cent';
  return [`${number} ${sign}`, `${number} ${name}${isMany ? 's' : ''}`, number];
}

/** « n° 5 », « nº5 », « numéro 5 ». */
const numbered = /^(?:le\s+)?(?:n[°º]|no\.?|numéro|numero)\s*(\d{1,6})$/i;

function numberedVariants(text: string): string[] | null {
  const number = numbered.exec(text)?.[1];
  return number === undefined ? null : [`n° ${number}`, `numéro ${number}`, number];
}

function ampersandVariants(text: string): string[] | null {
  if (text.includes('&')) return [text.replaceAll(/\s*&\s*/g, ' et ')];
  return text.includes(' et ') ? [text.replaceAll(' et ', ' & ')] : null;
}

/** What a whole answer may be, and how it is written otherwise: the first that fits counts. */
const wholeVariants = [
  hourVariants,
  dateVariants,
  numberedVariants,
  unitVariants,
  ordinalVariants,
] as const;

function variantsOf(reponse: string): string[] {
  const text = reponse.trim();
  for (const one of wholeVariants) {
    const found = one(text);
    if (found !== null) return found;
  }
  const words = text.split(/[\s’'-]+/u).filter((word) => word !== '');
  const numbers = numberVariants(words);
  const others =
    numbers.length > 0
      ? numbers
      : [abbreviationVariants, surnameVariants, pluralVariants].flatMap((of) =>
          of(words),
        );
  return [
    ...(ampersandVariants(text) ?? []),
    ...others.map((variant) => variant.join(' ')),
  ];
}

/**
 * Other ways to type the answers that are accepted already, that players are likely to use and that would be refused
 * today: numbers, ordinals, hours, dates and units in signs and in words, plurals, abbreviations, the surname alone. At most six, the likeliest first.
 * They are proposed to the author, who knows which are right.
 */
export function answerVariants(reponses: readonly string[]): string[] {
  const known = new Set(reponses.map(canonicalText));
  const variants: string[] = [];
  for (const reponse of reponses) {
    for (const text of variantsOf(reponse)) {
      const canonical = canonicalText(text);
      if (canonical === null || known.has(canonical)) continue;
      known.add(canonical);
      variants.push(text);
    }
  }
  const room = limits.reponseCount.max - reponses.length;
  return variants.slice(0, Math.max(0, Math.min(mostVariants, room)));
}
