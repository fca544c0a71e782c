import { describe, expect, it } from 'vitest';
import {
  addCounts,
  countPlaywright,
  countVitest,
  withExitStatus,
} from './test-results.ts';

describe('countVitest', () => {
  const file = { name: 'a.test.ts', status: 'passed' };
  const passed = { status: 'passed', fullName: 'works' };

  it('counts passed and failed tests, and names skipped ones', () => {
    const assertionResults = [passed, { status: 'failed', fullName: 'breaks' }];
    const skipped = { status: 'pending', fullName: 'waits' };
    expect(
      countVitest({
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          { ...file, status: 'failed', assertionResults: [...assertionResults, skipped] },
        ],
      }),
    ).toEqual({ passed: 1, failed: 1, skipped: ['waits'] });
  });

  it('counts a file that could not be loaded as a failure', () => {
    expect(
      countVitest({
        numPassedTests: 1,
        numFailedTests: 0,
        testResults: [
          { ...file, assertionResults: [passed] },
          { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        ],
      }).failed,
    ).toBe(1);
  });
});

describe('countPlaywright', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    tests: statuses.map((status) => ({ status })),
  });

  it('counts the tests of nested suites', () => {
    const suites = [
      {
        specs: [spec('one', 'expected')],
        suites: [{ specs: [spec('two', 'unexpected'), spec('three', 'skipped')] }],
      },
    ];
    expect(countPlaywright({ suites, errors: [] })).toEqual({
      passed: 1,
      failed: 1,
      skipped: ['three'],
    });
  });

  it('counts an error outside of the tests', () => {
    const suites = [{ specs: [spec('one', 'expected')] }];
    expect(countPlaywright({ suites, errors: [{}] }).failed).toBe(1);
  });
});

describe('withExitStatus', () => {
  const clean = { passed: 3, failed: 0, skipped: [] };

  it('believes a program that ends well with tests that passed', () => {
    expect(withExitStatus(clean, 0)).toEqual(clean);
  });

  it('counts a failure when the program ends badly without a failed test', () => {
    expect(withExitStatus(clean, 1).failed).toBe(1);
  });

  it('counts a failure when there was no test at all', () => {
    expect(withExitStatus({ ...clean, passed: 0 }, 0).failed).toBe(1);
  });
});

describe('addCounts', () => {
  it('adds several suites up', () => {
    expect(
      addCounts([
        { passed: 1, failed: 0, skipped: ['a'] },
        { passed: 2, failed: 3, skipped: ['b'] },
      ]),
    ).toEqual({ passed: 3, failed: 3, skipped: ['a', 'b'] });
  });
});
