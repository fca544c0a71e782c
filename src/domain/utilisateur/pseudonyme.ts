import { limits } from '../limits.ts';
import { tidyLine } from '../tidy-text.ts';

/** The name under which an account is seen: in the carnet, under an opinion. Never a civil name unless one wants it. */

const { min, max } = limits.pseudonyme;

/** Latin letters with the accents of French and its neighbours, composed (NFC), and digits: nothing invisible, no look-alikes. */
const letters = String.raw`[A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF\u0152\u0153\u0178]+`;

/** Words of letters and digits, between them one space or sign; `firestore.rules` asks the same. */
export const pseudonymePattern = `^${letters}([ .\u2019_-]${letters})*$`;

/** The letters of a word, with or without a sign between two of them. */
function spread(word: string): string {
  return word.split('').join(' ?');
}

const endings = ['eur', 'rice', 'ion'].map(spread).join('|');

/** What pretends to speak for a town hall, for the team or for the site. */
const reservedNames = [
  // Maire, mairie.
  `${spread('mair')} ?(i ?)?e`,
  spread('equipe'),
  // Admin, administrateur, administratrice, administration; the same of modération.
  `${spread('admin')}( ?${spread('istrat')} ?(${endings}))?`,
  `${spread('moderat')} ?(${endings})`,
  // Officiel, officielle.
  `${spread('officiel')}( ?l ?e)?`,
  spread('quetesetcodes'),
];

/**
 * What a name must not match once it is plain (`plainOf`): a reserved one as a whole word or several, in the plural too, with
 * or without a sign between two of its letters. `firestore.rules` asks the same.
 */
export const reservedPattern = `^(.* )?(${reservedNames.join('|')})( ?s)?( .*)?$`;

/** Letters with accents, by the plain one; in small letters. */
const accents: readonly [RegExp, string][] = [
  [/[\u00E0-\u00E5]/g, 'a'],
  [/\u00E7/g, 'c'],
  [/[\u00E8-\u00EB]/g, 'e'],
  [/[\u00EC-\u00EF]/g, 'i'],
  [/\u00F1/g, 'n'],
  [/[\u00F2-\u00F6\u00F8]/g, 'o'],
  [/[\u00F9-\u00FC]/g, 'u'],
  [/[.\u2019_-]/g, ' '],
];

/** A name without case, accents and signs. */
function plainOf(name: string): string {
  return accents.reduce(
    (plain, [accented, letter]) => plain.replace(accented, letter),
    name.toLowerCase(),
  );
}

const shape = new RegExp(pseudonymePattern);
const reserved = new RegExp(reservedPattern);

export type PseudonymeProblem = 'trop-court' | 'trop-long' | 'caracteres' | 'reserve';

/** What was typed, as it will be kept: composed letters, one space between words, the French apostrophe. */
export function normalizePseudonyme(typed: string): string {
  return tidyLine(typed)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replaceAll("'", '’')
    .trim();
}

/**
 * Why a pseudonyme cannot be written; null when it can. One that was written before is shown as it is, and asked for again
 * when its owner writes. Lengths are UTF-16 units, as the rules count them.
 */
export function pseudonymeProblem(pseudonyme: string): PseudonymeProblem | null {
  if (pseudonyme.length < min) return 'trop-court';
  if (pseudonyme.length > max) return 'trop-long';
  return lettersProblem(pseudonyme);
}

/** The same for the first name in a team, which may be short; an empty one is none. */
export function prenomProblem(prenom: string): 'caracteres' | 'reserve' | null {
  return prenom === '' ? null : lettersProblem(prenom);
}

function lettersProblem(name: string): 'caracteres' | 'reserve' | null {
  if (!shape.test(name)) return 'caracteres';
  return reserved.test(plainOf(name)) ? 'reserve' : null;
}
