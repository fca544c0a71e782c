import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { couleurs } from '../../src/ui/palette.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { isThere, namedTestsOf } from './named-tests.ts';

const page = 'docs/specification.md';
const lines = namedTestsOf(page);

describe(page, () => {
  it('has each of the nine sections of the specification, in order', () => {
    const text = readFileSync(path.join(repositoryFolder, page), 'utf8');
    const sections = [...text.matchAll(/^## (\d)\. /gm)].map(([, number]) => number);
    expect(sections.join('')).toBe('123456789');
  });

  it('lists ninety lines at least, each once', () => {
    const keys = lines.map(({ what, title }) => `${what} ${title}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(lines.length).toBeGreaterThanOrEqual(90);
  });

  it.each(lines)('names a test that is there: $what', (line) => {
    expect(isThere(line)).toBe(true);
  });
});

it('every page says that it is in French', () => {
  const html = readFileSync(path.join(repositoryFolder, 'index.html'), 'utf8');
  expect(html).toContain('<html lang="fr"');
});

it('the primary colour is green, and the greys are the cool ones', () => {
  // Tailwind's green 700 and 400; gray 900, 600 and 300, named « cool gray » before version 3.
  expect(couleurs.primaire).toEqual(['#15803d', '#4ade80']);
  expect([couleurs.texte[0], couleurs['texte-doux'][0], couleurs.trait[0]]).toEqual([
    '#111827',
    '#4b5563',
    '#d1d5db',
  ]);
});
