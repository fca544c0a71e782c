import { readFile } from 'node:fs/promises';
import { uploadRulesText } from './coverage.ts';
import { firestoreRulesPath, padded } from './engines.ts';
import { judge, setScene } from './firestore.ts';
import type { Attempt } from './row.ts';

/** The engine refuses a request whose rules take more expressions for one document. */
export const expressionLimit = 1_000;

/**
 * Functions that come to false, by the expressions that calling one takes. Measured on the engine: a call 1, a literal 1, each
 * `||` 2, so a chain of n literals takes 3n - 1. The language takes no chain of more than 95 terms: the largest call others.
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

/** Comes to false after as many expressions as the session's claims ask for: `p95: true` for 95 of them. */
const padFunctions = [
  ...Object.entries(padBySize).map(
    ([size, body]) => `function pad${size}() { return ${body}; }`,
  ),
  `function isPadded() {
    let token = request.auth.token;
    return ${sizes.map((size) => `('p${size}' in token && pad${size}())`).join(' || ')};
  }`,
];

const calibration = 'match /calibration/{id} { allow create: if isPadded() || true; }';

/** firestore.rules where each write of a document takes `isPadded()` besides, which never allows it. */
function paddedRules(rules: string): string {
  const root = 'match /databases/{database}/documents {';
  if (!rules.includes(root)) throw new Error('The rules begin otherwise.');
  const [head = '', body = ''] = rules.split(root);
  const writable = body.replaceAll(
    /^ *match \/.*\{$/gm,
    (line) => `${line}\nallow create, update, delete: if isPadded();`,
  );
  return `${head}${root}\n${padFunctions.join('\n')}\n${calibration}\n${writable}`;
}

/** Gives the padded rules to their project. */
export async function loadPaddedRules(): Promise<void> {
  await uploadRulesText(padded, paddedRules(await readFile(firestoreRulesPath, 'utf8')));
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

/** How many expressions of padding an attempt bears that is allowed without any: a search by halves. */
async function paddingOf(attempt: Attempt): Promise<number> {
  let padding: number[] = [];
  for (const size of sizes) {
    await setScene(attempt.before, padded);
    const verdict = await judge(attempt, padded, [...padding, size]);
    if (verdict === 'allowed') padding = [...padding, size];
  }
  return sum(padding);
}

let most: Promise<number> | undefined;

/** The padding that a write without any rule of ours bears. */
function mostPadding(): Promise<number> {
  most ??= paddingOf({
    as: 'account',
    before: {},
    commit: { 'calibration/0': { nom: '' } },
  });
  return most;
}

/**
 * The expressions that the heaviest document of this commit takes, to within a few.
 * @throws Error for a commit that is refused without padding: it has no number.
 */
export async function countExpressions(attempt: Attempt): Promise<number> {
  await setScene(attempt.before, padded);
  if ((await judge(attempt, padded)) === 'refused') {
    throw new Error('This commit is refused.');
  }
  return (await mostPadding()) - (await paddingOf(attempt));
}
