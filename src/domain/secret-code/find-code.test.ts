import { describe, expect, it } from 'vitest';
import { findCodeAddress, nearestCodes, searchCodes } from './find-code.ts';

describe('findCodeAddress', () => {
  it('finds a family and a code by the valid address', () => {
    expect(findCodeAddress('substitution')).toMatchObject({ kind: 'famille' });
    expect(findCodeAddress('substitution/cesar')).toMatchObject({
      kind: 'code',
      card: { id: 'cesar' },
    });
  });

  it.each([
    ['cesar', '/les_codes/substitution/cesar'],
    ['code-cesar', '/les_codes/substitution/cesar'],
    ['C%C3%A9sar', '/les_codes/substitution/cesar'],
    ['ecritures/cesar', '/les_codes/substitution/cesar'],
    ['substitution/cesar/', '/les_codes/substitution/cesar'],
    ['a/b/c/rail-fence', '/les_codes/transposition/zigzag'],
    ['substitution/', '/les_codes/substitution'],
    ['signes/Signaux', '/les_codes/signaux'],
    ['francs-macons', '/les_codes/ecritures/pigpen'],
  ])('leads %s to %s', (rest, path) => {
    expect(findCodeAddress(rest)).toEqual({ kind: 'ailleurs', path });
  });

  it.each(['substitution/cezar', 'vigenaire', '%E0%A4%A', '🏰', 'x'.repeat(3_000)])(
    'proposes the nearest codes for %s',
    (rest) => {
      const address = findCodeAddress(rest);
      expect(address.kind).toBe('inconnu');
      expect(address.kind === 'inconnu' && address.nearest.length).toBeGreaterThan(0);
    },
  );
});

describe('nearestCodes', () => {
  it('forgives a letter or two', () => {
    expect(nearestCodes('cezar')[0]).toMatchObject({ id: 'cesar' });
    expect(nearestCodes('vigenaire')[0]).toMatchObject({ id: 'vigenere' });
    expect(nearestCodes('brail')[0]).toMatchObject({ id: 'braille' });
  });
});

describe('searchCodes', () => {
  it('forgives accents and case, and finds other names', () => {
    expect(searchCodes('CESAR').map(({ id }) => id)).toContain('cesar');
    expect(searchCodes('franc maçon').map(({ id }) => id)).toEqual(['pigpen']);
    expect(searchCodes('drapeaux').map(({ id }) => id)).toContain('semaphore');
    expect(searchCodes('zzz')).toEqual([]);
  });
});
