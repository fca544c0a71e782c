import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFolder } from '../lib/environment.ts';
import { pictureList, pictureWeightLimit } from './picture-list.ts';

const pages = ['README.md', 'docs/guide-auteur.md', 'docs/guide-admin.md'];

/** The files in `docs/images/` that a page shows, as paths of the repository. */
function shownIn(page: string): string[] {
  const text = readFileSync(path.join(repositoryFolder, page), 'utf8');
  const shown = text.matchAll(/[("]((?:docs\/)?images\/[a-z]+\.webp)[)"]/g);
  return [...shown].map(([, file = '']) => path.join(path.dirname(page), file));
}

test('every picture that is taken is shown in README or in a guide, and every one shown is taken', () => {
  const taken = pictureList.map(({ name }) => `docs/images/${name}.webp`);
  expect([...new Set(pages.flatMap(shownIn))].toSorted()).toEqual(taken.toSorted());
});

test.each(pictureList)('the picture $name is there and light', ({ name }) => {
  const file = path.join(repositoryFolder, `docs/images/${name}.webp`);
  expect(statSync(file).size).toBeLessThanOrEqual(pictureWeightLimit);
});
