import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import { readKeptFrance } from './kept-france.ts';

const page = '<div id="root" data-donnees="/assets/pages/0a.json"></div>';
let files: Record<string, string>;

beforeEach(() => {
  files = {};
  const match = (address: string) =>
    Promise.resolve(address in files ? new Response(files[address]) : undefined);
  vi.stubGlobal('caches', { match });
});

test('the catalogue of the kept page is read, with its day', async () => {
  files = {
    '/les_quetes': page,
    '/assets/pages/0a.json': JSON.stringify({ data: emptyFrance, builtAt: 5 }),
  };
  expect(await readKeptFrance()).toEqual({ france: emptyFrance, at: 5 });
});

test.each([
  ['no page', {}],
  ['a page without data', { '/les_quetes': '<p>Un portail' }],
  ['a page whose data are gone', { '/les_quetes': page }],
])('null is given for %s', async (_title, kept) => {
  files = kept;
  expect(await readKeptFrance()).toBeNull();
});

test('null is given for data that cannot be read, which is warned of', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  files = { '/les_quetes': page, '/assets/pages/0a.json': '<html>' };
  expect(await readKeptFrance()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
