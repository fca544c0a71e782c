import { computeEmpreinte } from '../epreuve/empreinte.ts';
import { textHoldsAnswer } from '../epreuve/leak.ts';
import { limits } from '../limits.ts';
import type { Empreinte, PapierEtape } from './quete.ts';

/** Letters of the words that a booklet gives, so that a letter that is none of them stands out nowhere. */
const alphabet = 'ABCDEFGHILMNOPRSTUV';

/** The cells that the right answers of an épreuve lead to. */
export type Cases = {
  count: number;
  justes: readonly number[];
  rang?: number;
};

const cellCount = 10;

/** A cell that more than half of all answers lead to proves nothing. */
const justesMax = 5;

function casesOf(justes: readonly number[], rang = 0): Cases | null {
  const distinct = [...new Set(justes)].toSorted((a, b) => a - b);
  if (distinct.length === 0 || distinct.length > justesMax) return null;
  return { count: cellCount, justes: distinct, ...(rang > 0 && { rang }) };
}

/** What a sign counts for on paper: a digit itself, a letter its place in the alphabet, from 1. */
function rankOfSign(sign: string): number {
  if (/^\d$/.test(sign)) return Number(sign);
  return sign.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** The cell of a word in canonical form: first sign, last sign and number of signs, added; the units digit. */
function cellOfWord(canonical: string): number {
  const [first = '0', last = '0'] = [canonical.at(0), canonical.at(-1)];
  return (rankOfSign(first) + rankOfSign(last) + canonical.length) % cellCount;
}

/** The cell of a padlock: all its signs added; the units digit. */
function cellOfCombinaison(combinaison: string): number {
  const sum = Array.from(combinaison).reduce(
    (total, sign) => total + rankOfSign(sign),
    0,
  );
  return sum % cellCount;
}

/** The cell of numbers from 1 in a row: twice the first one and the last one, added; the units digit. */
function cellOfRow(numeros: readonly number[]): number {
  return (2 * (numeros.at(0) ?? 0) + (numeros.at(-1) ?? 0)) % cellCount;
}

/** Of typed answers, in canonical form. Null where they would lead nearly everywhere, here as below. */
export function casesOfWords(canonicals: readonly string[]): Cases | null {
  return casesOf(canonicals.map(cellOfWord));
}

/** Of a padlock. */
export function casesOfCombinaison(combinaison: string): Cases | null {
  return casesOf([cellOfCombinaison(combinaison)]);
}

/** Of things put in a row, by their numbers on paper, from 1. */
export function casesOfRow(numeros: readonly number[]): Cases | null {
  return casesOf([cellOfRow(numeros)]);
}

/** Of a choice, by the places of its right options from 0: the option itself where there is one, else their numbers added. */
export function casesOfChoix(justes: readonly number[], count: number): Cases | null {
  if (justes.length === 1) return { count, justes };
  const sum = justes.reduce((total, place) => total + place + 1, 0);
  return casesOf([sum % cellCount]);
}

/** Of a number within bounds: the first digit, from the units on, that few right numbers share. */
export function casesOfNombre(minimum: number, maximum: number): Cases | null {
  // A range across zero has the digits of both its halves.
  const low =
    minimum < 0 && maximum > 0 ? 0 : Math.min(Math.abs(minimum), Math.abs(maximum));
  const high = Math.max(Math.abs(minimum), Math.abs(maximum));
  for (let rang = 0; rang <= 9; rang += 1) {
    const step = 10 ** rang;
    const [first, last] = [Math.floor(low / step), Math.floor(high / step)];
    if (last - first >= 3) continue;
    const digits = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return casesOf(
      digits.map((digit) => digit % cellCount),
      rang,
    );
  }
  return null;
}

/** Words of the booklet by their number of letters, without accents: each proves itself by being a word. */
const wordsByLength: Readonly<Record<number, readonly string[]>> = {
  2: ['OR', 'AN', 'AS', 'OS'],
  3: ['LAC', 'MUR', 'SEL', 'PIN', 'RUE', 'ARC', 'BAL', 'CAP', 'NID', 'ROC'],
  4: ['PONT', 'TOUR', 'PORT', 'LUNE', 'RIVE', 'PAIN', 'CAVE', 'LOUP', 'ROSE', 'VENT'],
  5: ['ROUTE', 'PLACE', 'TERRE', 'ARBRE', 'OMBRE', 'LIVRE', 'PLUME', 'HERBE', 'CARTE'],
  6: ['PIERRE', 'CLOCHE', 'SOURCE', 'MOULIN', 'CHEMIN', 'BALADE', 'TRESOR', 'ARCADE'],
  7: ['SENTIER', 'CLOCHER', 'LUMIERE', 'PASSAGE', 'MARELLE', 'HORLOGE', 'TILLEUL'],
  8: ['FONTAINE', 'BOUSSOLE', 'LANTERNE', 'HISTOIRE', 'CHAPELLE', 'ESCALIER', 'TOURELLE'],
};
const longestWord = 8;

/** The lengths of the words that so many letters make; empty where they are too few. */
function wordLengths(count: number): number[] {
  if (count < 2) return [];
  const words = Math.ceil(count / longestWord);
  return Array.from({ length: words }, (_, index) => Math.floor((count + index) / words));
}

/** A number from a text, always the same (FNV-1a). */
function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return state >>> 0;
}

/**
 * The words of a booklet with so many letters, always the same for the same `seed`, which nobody may know who has not
 * solved everything: a new version with the same answers keeps the words of the booklets that are printed.
 */
export function motsDuLivret(count: number, seed: string): string[] {
  return wordLengths(count).map((length, index) => {
    const words = wordsByLength[length] ?? [];
    return words[hashOf(`${seed}|${index}`) % words.length] ?? '';
  });
}

/**
 * The empreinte of a booklet's words that goes on telling the words of `before`, which stand on paper already: under the
 * same salt, the newest first. Null where an answer of `forbidden` could be read in it: it is to be drawn afresh.
 */
export async function followEmpreinte(
  canonical: string,
  before: Empreinte,
  forbidden: readonly string[],
): Promise<Empreinte | null> {
  const value = await computeEmpreinte(canonical, before);
  const isHeldIn = (text: string) =>
    forbidden.some((answer) => textHoldsAnswer(text, answer));
  if (isHeldIn(before.sel) || isHeldIn(value)) return null;
  const older = before.valeurs.filter((one) => one !== value && !isHeldIn(one));
  return { ...before, valeurs: [value, ...older].slice(0, limits.reponseCount.max) };
}

function drawDecoy(lettre: string): string {
  const others = alphabet.replace(lettre, '');
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return others[byte % others.length] ?? 'E';
}

/** The letters of an étape's cells: `lettre` where right answers lead, others drawn for the rest. */
export function drawLettres({ count, justes, rang }: Cases, lettre: string): PapierEtape {
  const lettres = Array.from({ length: count }, (_, cell) =>
    justes.includes(cell) ? lettre : drawDecoy(lettre),
  ).join('');
  return { lettres, ...(rang !== undefined && { rang }) };
}
