import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editeur } from '../../src/content/editeur.ts';
import { homologationLines, mesuresParTheme } from '../../src/content/homologation.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { isThere } from './named-tests.ts';

const mesures = mesuresParTheme.flatMap((theme) => theme.mesures);

test.each(mesures)('names a proof that is there: $mesure', ({ preuve, test: title }) => {
  expect(existsSync(path.join(repositoryFolder, preuve))).toBe(true);
  // A file of tests is named with the one that proves the measure.
  expect(/\.(?:test|spec)\.tsx?$/.test(preuve)).toBe(title !== undefined);
  if (title !== undefined) {
    expect(isThere({ what: preuve, file: preuve, title })).toBe(true);
  }
});

test('the homologation file has the four themes of the State, and says who fills in each blank', () => {
  expect(mesuresParTheme.map(({ theme }) => theme)).toEqual([
    'Gouvernance',
    'Protection',
    'Défense',
    'Résilience',
  ]);
  const known = { ...editeur, dpo: 'Agence du Trégor', securiteContact: 'ssi@dinan.fr' };
  const { personnes, hebergement } = homologationLines(known, null);
  expect(personnes.join(' ')).toContain('Agence du Trégor');
  expect(personnes.join(' ')).toContain('ssi@dinan.fr');
  expect(hebergement[0]).toContain('à compléter par l’exploitant');
});
