import { limits } from '../limits.ts';
import { tidyLine } from '../tidy-text.ts';

/**
 * The public name of an account: in the carnet, under an opinion. Never a civil name unless its owner wants it. `isPseudonyme` of
 * `firestore.rules` checks the same.
 */

const { min, max } = limits.pseudonyme;

/** Latin letters with the accents of French and its neighbours, composed (NFC), and digits: no invisible characters, no look-alikes. */
const letters = String.raw`[A-Za-z0-9\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF\u0152\u0153\u0178]+`;

/** Words of letters and digits, between them one space or sign. */
const pseudonymePattern = `^${letters}([ .\u2019_-]${letters})*$`;

/** Words that claim to speak for a town hall, for the team or for the site (« Lemaire » is a family name). */
const reservedWord = '^(.* )?(maire|equipe|admin)s?( .*)?$';

/** The same within a word, its letters apart or joined; and names that suggest a mailbox. */
const reservedPart =
  '^(.*(mairie|municipal|hoteldeville|prefecture|gendarme|police|administrat|moderat(eur|rice|ion)|officiel|quetesetcodes|arobase|gmail|hotmail).*|(maire|l?equipe|l?admin)s?(de.*|du.*)?)$';

/** A telephone number, or an address: five digits, a beginning or an end of an address. */
const contactPattern =
  '^((.*[0-9]){5}.*|(.*[ .])?(www|https?)([ .].*)?|.*[.](fr|com|net|org|eu|info|io|be|ch|me|gg|tv|ly)([ _-].*)?)$';

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

/** Signs that read as a letter: one of the two represents both. */
const lookAlikes: readonly [RegExp, string][] = [
  [/[1l]/g, 'i'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/rn/g, 'm'],
];

function replaced(text: string, signs: readonly [RegExp, string][]): string {
  return signs.reduce((plain, [sign, letter]) => plain.replace(sign, letter), text);
}

function folded(text: string): string {
  return replaced(text, lookAlikes);
}

/** A name without case, accents, signs and look-alikes. */
function plainOf(name: string): string {
  return folded(replaced(name.toLowerCase(), accents));
}

const shape = new RegExp(pseudonymePattern);
const contact = new RegExp(contactPattern);
const word = new RegExp(folded(reservedWord));
const part = new RegExp(folded(reservedPart));

export type PseudonymeProblem = 'trop-court' | 'trop-long' | LettersProblem;
type LettersProblem = 'caracteres' | 'contact' | 'reserve';

/** The stored form of a typed name: composed letters, one space between words, the French apostrophe. */
export function normalizePseudonyme(typed: string): string {
  return tidyLine(typed)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replaceAll("'", '’')
    .trim();
}

/**
 * Error of a pseudonyme; null if valid. A former one is shown unchanged, and asked for again when its owner writes. Lengths are UTF-16
 * units, as the rules count them.
 */
export function pseudonymeProblem(pseudonyme: string): PseudonymeProblem | null {
  if (pseudonyme.length < min) return 'trop-court';
  if (pseudonyme.length > max) return 'trop-long';
  return lettersProblem(pseudonyme);
}

/** The same for the first name in a team, which may be short; an empty one counts as none. */
export function prenomProblem(prenom: string): LettersProblem | null {
  return prenom === '' ? null : lettersProblem(prenom);
}

function lettersProblem(name: string): LettersProblem | null {
  if (!shape.test(name)) return 'caracteres';
  const plain = plainOf(name);
  if (word.test(plain) || part.test(plain.replaceAll(' ', ''))) return 'reserve';
  return contact.test(name.toLowerCase()) ? 'contact' : null;
}
