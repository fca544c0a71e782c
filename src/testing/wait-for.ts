import { vi } from 'vitest';
import { deadlines } from './deadlines.ts';

/**
 * Waits until a check holds, as `vi.waitFor`, which moves a stopped clock, but with the deadline of all tests. Tests that draw and leave
 * the clock alone take `waitFor` of Testing Library.
 * @param check throws while it does not hold.
 * @returns the check's result; throws the error of its last try when the deadline of questions has passed.
 */
export function waitFor<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: deadlines.question });
}
