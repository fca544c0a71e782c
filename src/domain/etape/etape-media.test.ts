import { expect, test } from 'vitest';
import { createFullParcours } from '@/testing/full-parcours.ts';
import {
  etapePaths,
  imagesOf,
  knownMedia,
  mediaCount,
  movedMedia,
  withImages,
} from './etape-media.ts';

const [etape] = createFullParcours().etapes;
if (etape === undefined) throw new Error('It has étapes.');
const name = (path: string) => path.split('/').at(-1);

test('every file of an étape is named: images in their order, then and now, recording, film', () => {
  expect(etapePaths(etape).map(name)).toEqual([
    ...['lavoir.webp', 'bassin.webp', 'toit.webp', 'carte-postale.webp', 'place.webp'],
    ...['voix.mp3', 'film.mp4'],
  ]);
  expect(mediaCount(etape)).toBe(7);
});

test('`image` is the first; once removed, the next one is', () => {
  expect(imagesOf(etape).map(({ path }) => name(path))).toEqual([
    ...['lavoir.webp', 'bassin.webp', 'toit.webp'],
  ]);
  expect(imagesOf({ ...etape, image: null }).map(({ path }) => name(path))).toEqual([
    ...['bassin.webp', 'toit.webp'],
  ]);
});

test('images are kept in the order that they are given, six at most', () => {
  const images = imagesOf(etape);
  expect(imagesOf(withImages(images.toReversed()))).toEqual(images.toReversed());
  expect(withImages([])).toEqual({ image: null, autresImages: [] });
  expect(imagesOf(withImages([...images, ...images, ...images]))).toHaveLength(6);
});

test('each file moves to its own place, and words, year and order stay', () => {
  const moved = movedMedia(etape, (path) => path.replace('parcours00000001', 'autre'));
  expect(etapePaths(moved)).toEqual(
    etapePaths(etape).map((path) => path.replace('parcours00000001', 'autre')),
  );
  expect(moved.autrefois?.annee).toBe(etape.autrefois?.annee);
  expect(moved.film?.texte).toBe(etape.film?.texte);
});

test.each([
  ['lavoir.webp', { image: null }],
  ['toit.webp', { autresImages: etape.autresImages.slice(0, 1) }],
  ['carte-postale.webp', { autrefois: null }],
  ['place.webp', { autrefois: { ...etape.autrefois, aujourdhui: null } }],
  ['voix.mp3', { audio: '' }],
  ['film.mp4', { film: null }],
])('without %s the rest stays as it is', (gone, changes) => {
  expect(knownMedia(etape, (path) => name(path) !== gone)).toEqual({
    ...etape,
    ...changes,
  });
});
