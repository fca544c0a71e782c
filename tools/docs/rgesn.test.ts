import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  countRgesn,
  criteresRgesn,
  limitesTransfert,
  mesuresTransfert,
  poidsRgesn,
  scoreRgesn,
  themesRgesn,
} from '../../src/content/ecoconception.ts';
import { bilanRgesn } from '../../src/content/editeur.ts';
import { isThere, namedTestsOf } from './named-tests.ts';
import { repositoryFolder } from '../lib/environment.ts';

const page = 'docs/ecoconception/rgesn.md';
const proofs = namedTestsOf(page);

/** Criteria of each theme of the RGESN 2024, in its order. */
const criteriaByTheme = [10, 10, 7, 15, 8, 7, 4, 10, 7];
const expectedIds = criteriaByTheme.flatMap((count, theme) =>
  Array.from({ length: count }, (_one, index) => `${theme + 1}.${index + 1}`),
);

function read(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), 'utf8');
}

const rows = read(page)
  .split('\n')
  .filter((line) => /^\| \d+\.\d+ /.test(line))
  .map((line) => {
    const [, id = '', verdict = '', numbers = '', where = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const proofNumbers = numbers === '' ? [] : numbers.split(', ').map(Number);
    return { id, verdict, proofNumbers, where };
  });

describe('docs/ecoconception/rgesn.md', () => {
  it('has each of the 78 criteria, once and in order, as the page of the site has', () => {
    expect(expectedIds).toHaveLength(78);
    expect(rows.map(({ id }) => id)).toEqual(expectedIds);
    expect(criteresRgesn.map(({ id }) => id)).toEqual(expectedIds);
    expect(themesRgesn.map(({ criteres }) => criteres.length)).toEqual(criteriaByTheme);
  });

  it('has the verdicts of the page, and their counts', () => {
    expect(rows.map(({ id, verdict }) => [id, verdict])).toEqual(
      criteresRgesn.map(({ id, verdict }) => [id, verdict]),
    );
    for (const verdict of ['validé', 'non validé', 'non applicable'] as const) {
      const [, count] =
        new RegExp(`^\\| ${verdict} +\\| (\\d+) +\\|$`, 'm').exec(read(page)) ?? [];
      expect(Number(count), verdict).toBe(countRgesn(criteresRgesn, verdict));
    }
  });

  it.each(proofs)('names a test that is there: $what', (proof) => {
    expect(isThere(proof)).toBe(true);
  });

  it('says of each criterion that is met by which test, or where; of others no proof', () => {
    for (const { id, verdict, proofNumbers, where } of rows) {
      if (verdict === 'validé') {
        expect(proofNumbers.length + where.length, id).toBeGreaterThan(0);
      } else {
        expect(proofNumbers, id).toEqual([]);
      }
      expect(
        proofNumbers.filter((number) => proofs[number - 1] === undefined),
        id,
      ).toEqual([]);
      for (const [, file = ''] of where.matchAll(/`([^`]+)`/g)) {
        if (!file.startsWith('npm ')) {
          expect(existsSync(path.join(repositoryFolder, file)), file).toBe(true);
        }
      }
    }
  });

  it('holds in its files what no test of the site sees', () => {
    expect(read('LICENSE')).toMatch(/EUROPEAN UNION PUBLIC LICENCE v\. 1\.2/i);
    const letters = readdirSync(path.join(repositoryFolder, 'src/styles/fonts'));
    expect(letters.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
    expect(read('firebase.json')).toContain('public, max-age=31536000, immutable');
    expect(read('.github/workflows/rebuild.yml')).toContain("cron: '17 2 * * *'");
    expect(read('src/ui/dialog.tsx')).toContain('<dialog');
    expect(read('package.json')).not.toMatch(/tensorflow|onnx|transformers|openai/);
  });
});

describe('the criteria of the RGESN', () => {
  it('have the priorities of the référentiel: 30, 29 and 19', () => {
    const counts = Object.keys(poidsRgesn).map(
      (priorite) => criteresRgesn.filter((one) => one.priorite === priorite).length,
    );
    expect(counts).toEqual([30, 29, 19]);
  });

  it('are each a question, with a self-contained sentence', () => {
    for (const { id, question, constat } of criteresRgesn) {
      expect(question, id).toMatch(/^Le service numérique .+\u202F\?$/);
      expect(constat, id).toMatch(/^[A-ZÀÉ0-9].+[.]$/);
      expect(constat, id).not.toMatch(/[[\]…]| [:;?!%»]|« /);
    }
  });

  it('give a score by their weights, and leave out those that do not apply', () => {
    expect(
      scoreRgesn([
        { priorite: 'prioritaire', verdict: 'validé' },
        { priorite: 'recommandé', verdict: 'non validé' },
        { priorite: 'modéré', verdict: 'validé' },
        { priorite: 'prioritaire', verdict: 'non applicable' },
      ]),
    ).toBe(66);
    expect(scoreRgesn([{ priorite: 'modéré', verdict: 'non applicable' }])).toBe(0);
    expect(scoreRgesn()).toBe(76);
  });

  it('were judged on a day, and give other pages their counts', () => {
    expect(bilanRgesn.date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    const { valides, applicables } = bilanRgesn;
    const sansObjet = countRgesn(criteresRgesn, 'non applicable');
    expect(valides).toBe(countRgesn(criteresRgesn, 'validé'));
    expect(applicables).toBe(criteresRgesn.length - sansObjet);
  });

  it('name limits that what was measured keeps', () => {
    const { accueil, quete, mairie, jeu, partie } = mesuresTransfert;
    const pairs = [
      [accueil, limitesTransfert.page],
      [quete, limitesTransfert.page],
      [mairie, limitesTransfert.page],
      [jeu, limitesTransfert.jeu],
      [partie, limitesTransfert.partie],
    ] as const;
    for (const [measured, limit] of pairs) {
      expect(measured.kilo).toBeGreaterThan(0);
      expect(measured.kilo).toBeLessThanOrEqual(limit.kilo);
      expect(measured.requetes).toBeLessThanOrEqual(limit.requetes);
      expect(measured.davance).toBeGreaterThanOrEqual(measured.kilo);
    }
  });
});
