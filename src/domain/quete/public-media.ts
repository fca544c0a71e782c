import type { Contenu, EtapePublique, ImagePublique } from './quete.ts';

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

/** What the films of a quête weigh together, in bytes; 0 where there is none. */
export function filmBytesOf({ etapes }: Pick<Contenu, 'etapes'>): number {
  // A film that two étapes share is one file.
  const films = new Map(
    etapes.flatMap(({ film }) => (film === undefined ? [] : [[film.path, film.octets]])),
  );
  return [...films.values()].reduce((sum, octets) => sum + octets, 0);
}
