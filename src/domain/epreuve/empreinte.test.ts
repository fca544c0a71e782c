import { createHash, pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  computeEmpreinte,
  empreinteIterations,
  hashForVerrou,
  matchesEmpreinte,
  randomSel,
} from './empreinte.ts';

const sel = '00112233445566778899aabbccddeeff';
const iterations = 1_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('computeEmpreinte', () => {
  test('is the first twelve bits of PBKDF2-SHA-256, as another library computes them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        async (canonical) => {
          const expected = pbkdf2Sync(
            canonical,
            Buffer.from(sel, 'hex'),
            iterations,
            2,
            'sha256',
          )
            .toString('hex')
            .slice(0, 3);
          expect(await computeEmpreinte(canonical, { sel, iterations })).toBe(expected);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is the same on a page of plain http, whose browser has no cryptography', async () => {
    const secure = await computeEmpreinte('léon', { sel, iterations });
    vi.stubGlobal('crypto', {});
    expect(await computeEmpreinte('léon', { sel, iterations })).toBe(secure);
  });

  test('is slow enough by default for the schema of a published quête', () => {
    expect(empreinteIterations).toBeGreaterThanOrEqual(100_000);
  });
});

describe('matchesEmpreinte', () => {
  test('accepts each accepted answer and refuses others', async () => {
    const accepted = ['tour', 'latourronde'];
    const valeurs = await Promise.all(
      accepted.map((canonical) => computeEmpreinte(canonical, { sel, iterations })),
    );
    const empreinte = { sel, iterations, valeurs };
    for (const canonical of accepted) {
      expect(await matchesEmpreinte(canonical, empreinte)).toBe(true);
    }
    expect(await matchesEmpreinte('clocher', empreinte)).toBe(false);
  });
});

describe('hashForVerrou', () => {
  test('is the lower-case SHA-256 of salt, bar and answer', async () => {
    const expected = createHash('sha256').update(`${sel}|tour`).digest('hex');
    expect(await hashForVerrou(sel, 'tour')).toBe(expected);
  });
});

describe('randomSel', () => {
  test('draws sixteen bytes, never the same', () => {
    const drawn = Array.from({ length: 100 }, () => randomSel(randomBytes));
    expect(new Set(drawn).size).toBe(100);
    for (const one of drawn) expect(one).toMatch(/^[0-9a-f]{32}$/);
  });
});
