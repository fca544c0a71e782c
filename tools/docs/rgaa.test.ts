import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { criteresRgaa } from '../../src/content/accessibilite.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { isThere, namedTestsOf } from './named-tests.ts';

const page = 'docs/accessibility/rgaa.md';
const proofs = namedTestsOf(page);

/** Criteria of each theme of the RGAA 4.1.2, in its order. */
const criteriaByTheme = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const expectedIds = criteriaByTheme.flatMap((count, theme) =>
  Array.from({ length: count }, (_one, index) => `${theme + 1}.${index + 1}`),
);

const criteria = readFileSync(path.join(repositoryFolder, page), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ /.test(line))
  .map((line) => {
    const [, id = '', , verdict = '', numbers = '', letters = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const proofNumbers = numbers === '' ? [] : numbers.split(', ').map(Number);
    const trials = letters === '' ? [] : letters.split(', ');
    return { id, verdict, proofNumbers, trials };
  });

function countOf(verdict: string): number {
  return criteria.filter((criterion) => criterion.verdict === verdict).length;
}

describe('docs/accessibility/rgaa.md', () => {
  it('has each of the 106 criteria, once and in order', () => {
    expect(criteria.map(({ id }) => id)).toEqual(expectedIds);
    expect(expectedIds).toHaveLength(106);
  });

  it.each(proofs)('names a test that is there: $what', (proof) => {
    expect(isThere(proof)).toBe(true);
  });

  it('proves its held criteria, and says how each of the others was tried', () => {
    const known = new Set(
      readFileSync(path.join(repositoryFolder, page), 'utf8').match(
        /(?<=^\| )[A-Z](?= )/gm,
      ),
    );
    for (const { id, verdict, proofNumbers, trials } of criteria) {
      expect(['tenu', 'constaté', 'en partie', 'sans objet'], id).toContain(verdict);
      if (verdict === 'tenu') expect(proofNumbers, id).not.toEqual([]);
      const isTried = verdict === 'constaté' || verdict === 'en partie';
      expect(trials.length > 0, id).toBe(isTried);
      for (const trial of trials) expect(known, id).toContain(trial);
      for (const number of proofNumbers) expect(proofs[number - 1], id).toBeDefined();
    }
  });

  it('gives the declaration of the site its figures', () => {
    expect(criteresRgaa).toEqual({
      tenus: countOf('tenu'),
      constates: countOf('constaté'),
      enPartie: countOf('en partie'),
      sansObjet: countOf('sans objet'),
    });
  });
});
