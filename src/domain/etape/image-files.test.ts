import { expect, it } from 'vitest';
import { imageFiles } from './image-files.ts';

const at = (name: string) => `parcours/parcours00000001/${name}`;

it('finds the smaller copies of an image by its name, with their widths', () => {
  const image = { path: at('photo-g.webp'), largeur: 1_600, hauteur: 1_200 };
  expect(imageFiles(image)).toEqual([
    { path: at('photo-g.webp'), largeur: 1_600 },
    { path: at('photo-m.webp'), largeur: 800 },
    { path: at('photo-p.webp'), largeur: 400 },
  ]);
});

it('measures the longer side, and never promises a copy larger than the image', () => {
  const upright = { path: at('photo-g.jpg'), largeur: 450, hauteur: 800 };
  expect(imageFiles(upright)).toEqual([
    { path: at('photo-g.jpg'), largeur: 450 },
    { path: at('photo-p.jpg'), largeur: 225 },
  ]);
});

it('knows one file of an image that was sent before there were copies', () => {
  const old = { path: at('photo.webp'), largeur: 1_600, hauteur: 1_200 };
  expect(imageFiles(old)).toEqual([{ path: old.path, largeur: 1_600 }]);
});
