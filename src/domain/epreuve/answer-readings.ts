import { articles, canonicalText, normalisedWords } from './canonical-answer.ts';
import { dateForms, hourForms, isMonth } from './hour-date.ts';
import { unitForms } from './measure.ts';
import { numberForms } from './number-forms.ts';
import { ordinalForms, romanValue } from './ordinal.ts';
import { abbreviationsOf, otherSpelling } from './spelling.ts';
import { isNumberWord, spelledNumber } from './spelled-number.ts';

/** Each costs a slow hash on the phone: a wrong answer tries them all. */
export const readingCountMax = 6;

/** Beginning of a sentence before the answer: « C’est », « ce sont », « la réponse est ». A denial is not one. */
const beginning =
  /^\s*(?:c\s*['’ ]?\s*(?:est|[ée]tait)|ce\s+sont|il\s+s\s*['’]\s*agit\s+d(?:e|u|es|(?=['’]))|la\s+r[ée]ponse\s+est|je\s+(?:pense|crois)\s+que\s+c\s*['’]?\s*est|voici|voil[àa])(?=[\s'’:])[\s'’:]*/iu;
const beforeDate = /^(?:en|[àa])\s+(?:l\s*['’]\s*)?(?:an(?:n[ée]e)?\s+)?/iu;
const year = /^(?:l\s*['’]\s*)?an(?:n[ée]e)?\s+(?=\d)/iu;

/** A number, an hour or a month. */
function isTime(text: string): boolean {
  const words = normalisedWords(text);
  return (
    /^\d/.test(words[0] ?? '') ||
    spelledNumber(words) !== null ||
    hourForms(text) !== null ||
    isMonth(words[0] ?? '')
  );
}

/** An answer without the beginning of a sentence: « c’est un ange », « en 1832 ». */
function withoutBeginning(typed: string): string {
  const said = typed.replace(beginning, '').trim();
  const rest = said.replace(beforeDate, '');
  return (isTime(rest) ? rest : said).replace(year, '');
}

/** Words with « l » as a letter, where the rest would be another word: « lame » is not « l’âme ». */
const notGlued = new Set(
  'lac lacs laide laine lait lamas lame lames lamie lange langes large larme larmes lavoir lavoirs levier leviers lion lions livre livres loutre loutres lune lunes lustre las lest lit lien limite linge lot louis'.split(
    ' ',
  ),
);

/** Removes a glued article, « lhotel de ville »: an apostrophe is two taps away on a phone. */
function withoutGluedArticle(words: readonly string[]): string | null {
  const [first = '', ...rest] = words;
  if (!/^l[aeiouyh][a-z0-9]/.test(first) || notGlued.has(first)) return null;
  return [first.slice(1), ...rest].join(' ');
}

/** « la voir » : a keyboard has parted a word that begins like an article. */
function withArticleJoined(words: readonly string[]): string | null {
  const [first = '', second = ''] = words;
  return articles.has(first) && /^[a-z]{2,}$/.test(second) && !articles.has(second)
    ? words.join('')
    : null;
}

/** True if a word is a number; « un » and « une » are rather articles, and « et » joins other things too. */
function isCounting(word: string): boolean {
  return isNumberWord(word) && !articles.has(word) && word !== 'et';
}

/** « blanc et rouge » for « rouge et blanc », « bleu blanc rouge » for « bleu, blanc et rouge ». Numbers have one order. */
function ordersOf(text: string): string[] {
  const words = normalisedWords(text);
  if (words.some((word) => /\d/.test(word) || isCounting(word))) return [];
  const parts = text.split(/\s+et\s+|\s*&\s*/iu).map((part) => part.trim());
  const [first = '', second = ''] = parts;
  const isPair = parts.length === 2 && first !== '' && second !== '';
  if (isPair && !/^demie?$/i.test(second)) {
    return [`${second} et ${first}`, `${first} et ${second}`, `${first} ${second}`];
  }
  const isRow = words.length === 2 || words.length === 3;
  if (!isRow || words.some((word) => word.length < 3 || articles.has(word))) return [];
  return [[...words.slice(0, -1), 'et', ...words.slice(-1)].join(' ')];
}

/** Kings and popes; above, lower-case letters are rather a word. */
const romanMax = 39;

function numberAt(word: string): number | null {
  if (/^\d{1,6}$/.test(word)) return Number(word);
  const value = word.length > 1 && !isNumberWord(word) ? romanValue(word) : null;
  return value !== null && value <= romanMax ? value : null;
}

/** Other forms of the first number of an answer, alone or in a phrase: « 1832 », « Louis XIV », « douze mois ». */
function numbersOf(text: string, words: readonly string[]): string[] {
  const whole = spelledNumber(words);
  const alone = /^[MDCLXVI]{2,}$/.test(text) ? romanValue(text) : null;
  const value = whole ?? alone;
  if (value !== null) return numberForms(value);
  const at = words.findIndex((word) => numberAt(word) !== null);
  if (at !== -1) return replaced(words, [at, at + 1], numberAt(words[at] ?? '') ?? 0);
  const from = words.findIndex(isCounting);
  let to = from;
  while (to !== -1 && isNumberWord(words[to] ?? '')) to += 1;
  const spelled = from === -1 ? null : spelledNumber(words.slice(from, to));
  return spelled === null ? [] : replaced(words, [from, to], spelled);
}

function replaced(
  words: readonly string[],
  [from, to]: readonly [number, number],
  value: number,
): string[] {
  const isAlone = to - from === words.length;
  // « un » before another word is an article: « 1 mai » is not « mai ».
  const forms = value === 1 && !isAlone ? [] : numberForms(value);
  const firsts = value === 1 && isMonth(words[to] ?? '') ? ['1er', 'premier'] : [];
  return [...firsts, ...forms].map((form) =>
    words.toSpliced(from, to - from, form).join(' '),
  );
}

/** Another spelling; an abbreviation only beside other words: « M » alone is a letter. */
function spellingsOf(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const other = otherSpelling(word);
    const forms = [
      ...(other === null ? [] : [other]),
      ...(words.length > 1 ? abbreviationsOf(word) : []),
    ];
    return forms.map((form) => words.with(index, form).join(' '));
  });
}

/**
 * Possible canonical forms of a typed answer, six at most, the plain one first: without « c’est » or « en », with an article joined or
 * separated otherwise, with its numbers, hours, dates, units and ordinals in figures or in words, in another order around « et ». All have
 * the same meaning. Empty if no word is left.
 */
export function readingsOf(typed: string): string[] {
  const plain = canonicalText(typed);
  if (plain === null) return [];
  const said = withoutBeginning(typed);
  const words = normalisedWords(said);
  const whole =
    hourForms(said) ?? dateForms(said) ?? unitForms(said) ?? ordinalForms(said);
  const glued = [withoutGluedArticle(words), withArticleJoined(words)];
  const texts = [
    said,
    ...glued.filter((text) => text !== null),
    ...(whole ?? numbersOf(said, words)),
    ...ordersOf(said),
    ...spellingsOf(words),
  ];
  const forms = texts.map(canonicalText).filter((form) => form !== null);
  return [...new Set([plain, ...forms])].slice(0, readingCountMax);
}
