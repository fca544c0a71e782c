import { limits } from '../limits.ts';
import type { Image } from './image.ts';

/** A file of an image: its place in Storage, and its width in pixels. */
export type ImageFile = { path: string; largeur: number };

/** What the large file's name ends with when smaller copies lie beside it. */
export const largeMark = '-g';
/** What a copy's name ends with, by its longer side. */
const smallMarks: Readonly<Record<number, string>> = { 800: '-m', 400: '-p' };
const marked = /-g(\.[a-z]+)$/;

/**
 * The files of an image, the largest first. Its name says whether there are smaller ones: what was sent before they were
 * made has none, and a picture that is small already needs none.
 */
export function imageFiles({
  path,
  largeur,
  hauteur,
}: Pick<Image, 'path' | 'largeur' | 'hauteur'>): ImageFile[] {
  const large = { path, largeur };
  if (!marked.test(path)) return [large];
  const longSide = Math.max(largeur, hauteur);
  const small = smallSides({ largeur, hauteur }).map((side) => ({
    path: path.replace(marked, `${smallMarks[side] ?? ''}$1`),
    largeur: Math.max(1, Math.round((largeur * side) / longSide)),
  }));
  return [large, ...small];
}

/** The longer sides, in pixels, of the smaller copies that a picture deserves. */
export function smallSides({
  largeur,
  hauteur,
}: Pick<Image, 'largeur' | 'hauteur'>): number[] {
  const longSide = Math.max(largeur, hauteur);
  return limits.imageSmallSides.filter((side) => side < longSide);
}
