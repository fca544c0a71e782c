import type { Contenu, EtapePublique, ImagePublique, QueteId } from './quete.ts';

/** Width in pixels from which a copy of a picture is sharp on a card. */
const vignetteWidth = 480;

/**
 * The cover picture of a quête: that of its author's chosen étape, else the first one found (in an aventure the first étape only, because
 * players must discover the others). Null for none.
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

/** Storage path of the smallest copy that is sharp on a card; empty without a picture. */
export function vignetteOf(image: ImagePublique | null): string {
  if (image === null) return '';
  const { path, largeur, tailles = [] } = image;
  const sizes = [{ path, largeur }, ...tailles].sort((a, b) => a.largeur - b.largeur);
  return sizes.find((size) => size.largeur >= vignetteWidth)?.path ?? path;
}

/** The images of a published étape, in their order. */
export function publicImagesOf({
  image,
  images,
}: Pick<EtapePublique, 'image' | 'images'>): readonly ImagePublique[] {
  return images ?? (image === null ? [] : [image]);
}

/** Every picture of a published étape: its images, and its pair of then and now. */
export function publicPicturesOf(etape: EtapePublique): readonly ImagePublique[] {
  const { autrefois } = etape;
  const pair = autrefois === undefined ? [] : [autrefois.image, autrefois.aujourdhui];
  return [...publicImagesOf(etape), ...pair].filter((image) => image !== null);
}

/** Total size of the films of a quête, in bytes; 0 for none. */
export function filmBytesOf({ etapes }: Pick<Contenu, 'etapes'>): number {
  // A film that two étapes share is one file.
  const films = new Map(
    etapes.flatMap(({ film }) => (film === undefined ? [] : [[film.path, film.octets]])),
  );
  return [...films.values()].reduce((sum, octets) => sum + octets, 0);
}

/** Address of a quête page's share picture: the build draws one per version and language (absent: French). */
export function shareImagePathOf(
  { id, version }: { id: QueteId; version: number },
  langue?: string,
): string {
  const end = langue === undefined ? '' : `-${langue}`;
  return `/partage/${id}-v${version}${end}.png`;
}
