import { describe, expect, test } from 'vitest';
import type { EtapeId } from '../etape/etape-id.ts';
import { coverImageOf, vignetteOf } from './public-media.ts';
import type { Contenu, EtapePublique, ImagePublique } from './quete.ts';

const image = (name: string): ImagePublique => ({
  path: `quetes/q/${name}-1600.webp`,
  texteAlternatif: name,
  credit: '',
  largeur: 1_600,
  hauteur: 1_200,
  tailles: [
    { path: `quetes/q/${name}-800.webp`, largeur: 800 },
    { path: `quetes/q/${name}-400.webp`, largeur: 400 },
  ],
});

const contenu = (
  images: readonly (ImagePublique | null)[],
  more: Partial<Contenu> = {},
) => ({
  genre: 'quete' as const,
  couverture: undefined,
  etapes: images.map(
    (one, index) => ({ id: `e${index}` as EtapeId, image: one }) as EtapePublique,
  ),
  ...more,
});

describe('the picture of a quête', () => {
  test('is its author’s choice', () => {
    const quete = contenu([image('porte'), image('tour')], {
      couverture: 'e1' as EtapeId,
    });
    expect(coverImageOf(quete)).toEqual(image('tour'));
  });

  test('is the first there is where none was chosen, or the chosen étape has none', () => {
    const images = [null, image('tour'), image('porte')];
    expect(coverImageOf(contenu(images))).toEqual(image('tour'));
    const chosen = contenu(images, { couverture: 'e0' as EtapeId });
    expect(coverImageOf(chosen)).toEqual(image('tour'));
  });

  test('of an aventure is the first étape’s only', () => {
    const later = contenu([null, image('ours')], { genre: 'aventure' });
    expect(coverImageOf(later)).toBeNull();
  });
});

describe('the file of a card', () => {
  test('is the smallest that is sharp there', () => {
    expect(vignetteOf(image('tour'))).toBe('quetes/q/tour-800.webp');
  });

  test('is the picture itself where it has no smaller copy, and empty without a picture', () => {
    const { tailles: _, ...alone } = image('tour');
    expect(vignetteOf(alone)).toBe('quetes/q/tour-1600.webp');
    expect(vignetteOf(null)).toBe('');
  });
});
