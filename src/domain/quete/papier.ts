import { computeEmpreinte } from '../epreuve/empreinte.ts';
import { textHoldsAnswer } from '../epreuve/leak.ts';
import type { Cases } from '../epreuve/paper-cells.ts';
import type { Empreinte } from '../epreuve/public-parts.ts';
import { limits } from '../limits.ts';
import type { Random } from '../random.ts';
import type { PapierEtape } from './quete.ts';

/** Letters of the words of a booklet, so that a wrong letter looks like the others. */
const alphabet = 'ABCDEFGHILMNOPRSTUV';

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

/** Lengths of the words with so many letters in all; empty for too few. */
function wordLengths(count: number): number[] {
  if (count < 2) return [];
  const words = Math.ceil(count / longestWord);
  return Array.from({ length: words }, (_, index) => Math.floor((count + index) / words));
}

/** A constant number from a text (FNV-1a). */
function hashOf(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return state >>> 0;
}

/**
 * The words of a booklet with so many letters, fixed by `seed`, which must be unknown to players who have not solved everything: a new
 * version with the same answers keeps the words of printed booklets.
 */
export function motsDuLivret(count: number, seed: string): string[] {
  return wordLengths(count).map((length, index) => {
    const words = wordsByLength[length] ?? [];
    return words[hashOf(`${seed}|${index}`) % words.length] ?? '';
  });
}

/**
 * The empreinte of a booklet's words, extended from that of `before`, which are printed already: under the same salt, newest first. Null if
 * an answer of `forbidden` could be read in it: draw another.
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

function drawDecoy(lettre: string, random: Random): string {
  const others = alphabet.replace(lettre, '');
  const [byte = 0] = random(1);
  return others[byte % others.length] ?? 'E';
}

/** The letters of an étape's cells: `lettre` for right answers, random ones for the rest. */
export function drawLettres(
  { count, justes, rang }: Cases,
  lettre: string,
  random: Random,
): PapierEtape {
  const lettres = Array.from({ length: count }, (_, cell) =>
    justes.includes(cell) ? lettre : drawDecoy(lettre, random),
  ).join('');
  return { lettres, ...(rang !== undefined && { rang }) };
}
