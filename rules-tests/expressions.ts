import { readFile } from 'node:fs/promises';
import { uploadRulesText } from './coverage.ts';
import { firestoreRulesPath, padded } from './engines.ts';
import { judge, setScene } from './firestore.ts';
import type { Attempt } from './row.ts';

/**
 * Functions that return false, by the number of expressions in a call. Measured on the engine: a call 1, a literal 1, each `||` 2, so a
 * chain of n literals takes 3n - 1. The language allows chains of at most 95 terms: the largest call others.
 */
const padBySize: Readonly<Record<number, string>> = {
  773: 'pad385() || pad385()',
  385: 'pad191() || pad191()',
  ...Object.fromEntries(
    [64, 32, 16, 8, 4, 2, 1].map((count) => [
      3 * count - 1,
      Array.from({ length: count }, () => 'false').join(' || '),
    ]),
  ),
};
const sizes = Object.keys(padBySize)
  .map(Number)
  .toSorted((a, b) => b - a);

/** The engine refuses a document whose rules read more others than this. */
const lookUpLimit = 10;
/** Those left for a padding: the document with its size counts as one. */
const mostLookUps = lookUpLimit - 1;
const lookUpNumbers = Array.from({ length: mostLookUps }, (_, index) => index + 1);

/** The rules' extra work: `place` is the number of a match of the rules. */
type Padding = {
  places: readonly number[];
  sizes: readonly number[];
  lookUps: number;
};

const paddingPath = 'padding/now';
const paddingDocument = `get(/databases/$(database)/documents/${paddingPath}).data`;

/** Returns false after as many expressions and look-ups as the document `padding/now` requests at this place. */
const padFunctions = [
  ...Object.entries(padBySize).map(
    ([size, body]) => `function pad${size}() { return ${body}; }`,
  ),
  `function looks(padding, place, i) {
    return padding.lookUps >= i
      && exists(/databases/$(database)/documents/padding/$(string(place) + '-' + string(i)));
  }`,
  `function looksAround(padding, place) {
    return ${lookUpNumbers.map((i) => `looks(padding, place, ${i})`).join(' || ')};
  }`,
  `function isPadded(place) {
    let padding = ${paddingDocument};
    return place in padding.places
      && (looksAround(padding, place)
        || ${sizes.map((size) => `(${size} in padding.sizes && pad${size}())`).join(' || ')});
  }`,
];

/** The place of a write without any rule of ours. */
const calibrationPlace = 0;
const calibration = `match /calibration/{id} { allow create: if isPadded(${calibrationPlace}) || true; }`;

let patternList: readonly string[] = [];

/** firestore.rules with `isPadded()` in each write of a document, which never allows it. */
function paddedRules(rules: string, patterns: readonly string[]): string {
  const root = 'match /databases/{database}/documents {';
  if (!rules.includes(root)) throw new Error('The rules begin otherwise.');
  const [head = '', body = ''] = rules.split(root);
  let place = calibrationPlace;
  const writable = body.replaceAll(/^ *match \/(.*) \{$/gm, (line, path: string) => {
    // All collections of a name, at any path: they receive no write.
    if (path.includes('=**}')) return line;
    place += 1;
    return `${line}\nallow create, update, delete: if isPadded(${place});`;
  });
  if (place !== patterns.length) {
    throw new Error(`${place} places of the rules, ${patterns.length} patterns.`);
  }
  return `${head}${root}\n${padFunctions.join('\n')}\n${calibration}\n${writable}`;
}

/** Uploads the padded rules to their project. `patterns` are the rules' paths, in their order. */
export async function loadPaddedRules(patterns: readonly string[]): Promise<void> {
  patternList = patterns;
  const rules = await readFile(firestoreRulesPath, 'utf8');
  await uploadRulesText(padded, paddedRules(rules, patterns));
}

function placesOf(patterns: readonly string[]): number[] {
  return patterns.map((pattern) => patternList.indexOf(pattern) + 1);
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

/** Paddings of so many expressions or a few less. */
function sizesFor(expressions: number): number[] {
  return sizes.reduce<number[]>(
    (chosen, size) => (sum(chosen) + size <= expressions ? [...chosen, size] : chosen),
    [],
  );
}

async function bears(attempt: Attempt, padding: Padding): Promise<boolean> {
  await setScene({ ...attempt.before, [paddingPath]: padding }, padded);
  return (await judge(attempt, padded)) === 'allowed';
}

/** Expressions of padding that an attempt allows at these places: a binary search. */
async function paddingOf(attempt: Attempt, places: readonly number[]): Promise<number> {
  let borne: number[] = [];
  for (const size of sizes) {
    const tried = [...borne, size];
    if (await bears(attempt, { places, sizes: tried, lookUps: 0 })) borne = tried;
  }
  return sum(borne);
}

const calibrating: Attempt = {
  as: 'account',
  before: {},
  commit: { 'calibration/0': { nom: '' } },
};

let most: Promise<number> | undefined;

/** The padding that a write without any rule of ours bears. */
function mostPadding(): Promise<number> {
  most ??= paddingOf(calibrating, [calibrationPlace]);
  return most;
}

/**
 * The number of expressions of an allowed commit for the document of this pattern, to within a few; at most some 800, where the least
 * padding is too much.
 * @throws Error for a commit that is refused without padding: it has no number.
 */
export async function countExpressions(
  attempt: Attempt,
  pattern: string,
): Promise<number> {
  if (!(await bears(attempt, { places: [], sizes: [], lookUps: 0 }))) {
    throw new Error(`Refused: ${JSON.stringify(attempt).slice(0, 500)}`);
  }
  return (await mostPadding()) - (await paddingOf(attempt, placesOf([pattern])));
}

/** True if it takes more than so many, give or take a few: one attempt. */
export async function takesMoreExpressions(
  attempt: Attempt,
  pattern: string,
  count: number,
): Promise<boolean> {
  const padding = sizesFor((await mostPadding()) - count - 2);
  return !(await bears(attempt, {
    places: placesOf([pattern]),
    sizes: padding,
    lookUps: 0,
  }));
}

/** Number of other documents that the rules of this one read. */
export async function countLookUps(attempt: Attempt, pattern: string): Promise<number> {
  let borne = 0;
  for (const lookUps of lookUpNumbers) {
    const padding = { places: placesOf([pattern]), sizes: [], lookUps };
    if (!(await bears(attempt, padding))) break;
    borne = lookUps;
  }
  return mostLookUps - borne;
}

/** True if the rules of a whole commit read ten documents at most: half of the engine's limit per commit. */
export function looksAtFew(
  attempt: Attempt,
  patterns: readonly string[],
): Promise<boolean> {
  // Ten look-ups, with the document of the count.
  const places = placesOf(patterns).slice(0, 3);
  return bears(attempt, { places, sizes: [], lookUps: mostLookUps / 3 });
}
