import { describe, expect, it } from 'vitest';
import { isThere, namedTestsOf } from './named-tests.ts';

const faults = namedTestsOf('docs/faults.md');

describe('docs/faults.md', () => {
  it('lists each fault once', () => {
    expect(new Set(faults.map(({ what }) => what)).size).toBe(faults.length);
    expect(faults.length).toBeGreaterThanOrEqual(40);
  });

  it.each(faults)('names a test that is there: $what', (fault) => {
    expect(isThere(fault)).toBe(true);
  });
});
