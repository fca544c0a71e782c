import { describe, expect, it } from 'vitest';
import { isThere, namedTestsOf } from './named-tests.ts';

const attacks = namedTestsOf('docs/attacks.md');

describe('docs/attacks.md', () => {
  it('lists sixty attacks at least, each once', () => {
    expect(new Set(attacks.map(({ what }) => what)).size).toBe(attacks.length);
    expect(attacks.length).toBeGreaterThanOrEqual(60);
  });

  it.each(attacks)('names a test that is there: $what', (attack) => {
    expect(isThere(attack)).toBe(true);
  });
});
