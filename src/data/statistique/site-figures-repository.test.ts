import { afterEach, expect, test, vi } from 'vitest';
import {
  holdSiteFigures,
  readSiteFigures,
  siteFiguresFile,
} from './site-figures-repository.ts';

const figures = {
  ...{ du: '2026-08-29', au: '2026-11-26', parties: 40, finies: 63 },
  ...{ note: { moyenne: 4.3, nombre: 12 }, quetes: 3, communes: 2 },
};

function answer(response: () => Response) {
  const asked = vi.fn(() => Promise.resolve(response()));
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => {
  holdSiteFigures(undefined);
  vi.unstubAllGlobals();
});

test('the file is read once', async () => {
  const asked = answer(() => Response.json(figures));
  expect(await readSiteFigures()).toEqual(figures);
  expect(await readSiteFigures()).toEqual(figures);
  expect(asked).toHaveBeenCalledExactlyOnceWith(siteFiguresFile, {});
});

test('the build’s value needs no file', async () => {
  const asked = answer(() => Response.json(figures));
  holdSiteFigures(null);
  expect(await readSiteFigures()).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  ['is not there', () => new Response('', { status: 404 })],
  ['is the page of unknown paths', () => new Response('<!doctype html>')],
  ['is of another shape', () => Response.json({ ...figures, parties: 'beaucoup' })],
])('the figures are unknown if the file %s', async (_what, response) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  answer(response);
  expect(await readSiteFigures()).toBeNull();
});
