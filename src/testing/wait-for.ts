import { vi } from 'vitest';

/**
 * Waits until a check holds, as `vi.waitFor`, which moves a clock that a test has stopped, but with the deadline of all tests.
 * Tests that draw and leave the clock alone take `waitFor` of Testing Library.
 * @param check throws while it does not hold.
 * @returns what the check returned; the error of its last try when 30 s have passed.
 */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  // A deadline, not a measure: a shared machine may be ten times slower than another.
  return vi.waitFor(check, { timeout: 30_000 });
}
