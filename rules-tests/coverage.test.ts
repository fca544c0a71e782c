import { beforeAll, describe, expect, it } from 'vitest';
import { gapsOf, type Coverage } from './coverage-report.ts';
import { readCoverage } from './coverage.ts';

/**
 * Runs after all the others (`vitest.config.ts`): it judges the rules' results in them. No exception is listed: an expression without both
 * results is unneeded in the rules.
 */
describe('firestore.rules', () => {
  let coverage: Coverage = new Map();

  beforeAll(async () => {
    coverage = await readCoverage();
  });

  it('holds some hundreds of expressions, all of them in the report', () => {
    expect(coverage.size).toBeGreaterThan(500);
  });

  it('has no expression that was not evaluated, and no condition not seen both true and false', () => {
    expect(gapsOf(coverage)).toEqual([]);
  });
});
