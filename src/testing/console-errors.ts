import { afterEach, beforeEach, expect, vi } from 'vitest';

/** React's log of an error caught by `QueryBoundary`: the page shows it too. */
const caughtByQueryBoundary = /error boundary you provided, FailedQueries\./;

/** Expected logs of the code under test; a test adds to it by `allowConsoleError`. */
const allowed: RegExp[] = [];

/** Allows a message on the error console in the current test. */
export function allowConsoleError(pattern: RegExp): void {
  allowed.push(pattern);
}

let errors: string[] = [];

beforeEach(() => {
  errors = [];
  allowed.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    errors.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  const unexpected = errors.filter(
    (message) =>
      ![caughtByQueryBoundary, ...allowed].some((pattern) => pattern.test(message)),
  );
  expect(unexpected, 'unexpected console.error').toEqual([]);
});
