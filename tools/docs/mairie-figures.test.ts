import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hostYear, measuredActions } from '../../src/domain/mairie/cost.ts';
import { repositoryFolder } from '../lib/environment.ts';

function textOf(file: string): string {
  return readFileSync(path.join(repositoryFolder, file), 'utf8');
}

it('the actions that /mairie tells are those that the journeys count', () => {
  const { firstEtape, fiveEtapes } = measuredActions;
  expect(textOf('e2e/hands/promise.spec.ts')).toContain(
    `const byHandMax = { fiveEtapes: ${fiveEtapes}, firstEtape: ${firstEtape} };`,
  );
});

it('the figures of the questions to mairies are those of the page', () => {
  const faq = textOf('src/content/faq.ts').replaceAll(/[\u00A0\u202F]/g, ' ');
  expect(hostYear(1_000)).toBe(1);
  expect(faq).toContain('d’un euro par an au plus jusqu’à 1 000 parties par mois');
  expect(Math.round(hostYear(10_000) / 10)).toBe(5);
  expect(faq).toContain('d’une cinquantaine d’euros pour 10 000');
  expect(faq).toContain('de huit à dix-huit heures pour une première quête');
});

it('no real project has measured the time to run the site, as the page says', () => {
  expect(textOf('docs/deployment.md')).toContain('No real project has seen this yet');
});
