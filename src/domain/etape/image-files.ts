import { limits } from '../limits.ts';
import type { Image } from './image.ts';

/** A file of an image: its place in Storage, and its width in pixels. */
export type ImageFile = { path: string; largeur: number };

/** Suffix of the large file's name if smaller copies exist. */
export const largeMark = '-g';
/** Suffix of a copy's name, by its longer side. */
const smallMarks: Readonly<Record<number, string>> = { 800: '-m', 400: '-p' };
const marked = /-g(\.[a-z]+)$/;

/** Files of an image, largest first. Its name says if smaller ones exist: older uploads have none, and small pictures need none. */
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
