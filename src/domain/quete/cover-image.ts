import type { Contenu, ImagePublique } from './quete.ts';

/** Width in pixels from which a copy of a picture is sharp on a card. */
const vignetteWidth = 480;

/**
 * The picture that stands for a quête: that of the étape its author chose, else the first étape that has one (of an
 * aventure its first étape only, because the others are for its players to find). Null where there is none.
 */
export function coverImageOf({
  couverture,
  etapes,
  genre,
}: Pick<Contenu, 'couverture' | 'etapes' | 'genre'>): ImagePublique | null {
  const chosen = etapes.find(({ id }) => id === couverture)?.image ?? null;
  if (chosen !== null) return chosen;
  const open = genre === 'aventure' ? etapes.slice(0, 1) : etapes;
  return open.find(({ image }) => image !== null)?.image ?? null;
}

/** Path in Storage of the smallest copy that is sharp on a card; empty where there is no picture. */
export function vignetteOf(image: ImagePublique | null): string {
  if (image === null) return '';
  const { path, largeur, tailles = [] } = image;
  const sizes = [{ path, largeur }, ...tailles].sort((a, b) => a.largeur - b.largeur);
  return sizes.find((size) => size.largeur >= vignetteWidth)?.path ?? path;
}
