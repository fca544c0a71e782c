/**
 * Deadlines of tests, in milliseconds. `TEST_DEADLINES` chooses: `short` for a person waiting for one file, `long` for a whole run, on a
 * shared machine up to ten times slower. Without it: long under `CI`, else short.
 */
const asked = process.env['TEST_DEADLINES'];
const isLong = asked === undefined ? process.env['CI'] !== undefined : asked === 'long';

const short = {
  test: 30_000,
  question: 10_000,
  journey: 240_000,
  expectation: 10_000,
  action: 20_000,
};

const long: typeof short = {
  test: 120_000,
  question: 30_000,
  journey: 720_000,
  expectation: 60_000,
  action: 120_000,
};

/**
 * `test`: one test or hook of Vitest; `question`: its waits. `journey`: one test in the browser; `expectation` and `action`: each of its
 * assertions and presses.
 */
export const deadlines = isLong ? long : short;
