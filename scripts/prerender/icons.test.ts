// @vitest-environment node
import { expect, it } from 'vitest';
import { iconsInUse, iconSetAnswer } from './icons.ts';

it('finds the icons of the sources, those of the page and those that come later', () => {
  const found = iconsInUse([
    "import IconMap from '~icons/lucide/map';",
    '<RemoteIcon name="lucide:trash-2" />',
    '<input name="lucide" />',
  ]);
  expect([...(found.get('lucide') ?? [])]).toEqual(['map', 'trash-2']);
  expect(found.size).toBe(1);
});

it('answers with the icons of a set as Iconify writes them, without those that do not exist', () => {
  const answer = iconSetAnswer('lucide', new Set(['map', 'cette-icone-n-existe-pas']));
  expect(answer).toMatchObject({ prefix: 'lucide', width: 24, height: 24 });
  expect(Object.keys(answer.icons)).toEqual(['map']);
});
