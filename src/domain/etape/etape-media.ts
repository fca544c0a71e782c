import { limits } from '../limits.ts';
import type { Etape } from './etape.ts';
import type { Image } from './image.ts';
import { imageFiles } from './image-files.ts';

/** What an étape shows and lets be heard. */
export type EtapeMedia = Pick<
  Etape,
  'image' | 'autresImages' | 'autrefois' | 'audio' | 'film'
>;

/** The images of an étape, in their order: `image` is the first. */
export function imagesOf({
  image,
  autresImages,
}: Pick<Etape, 'image' | 'autresImages'>): Image[] {
  return image === null ? autresImages : [image, ...autresImages];
}

/** The fields of an étape for its images in their order, `limits.imageCount` at most. */
export function withImages(
  images: readonly Image[],
): Pick<Etape, 'image' | 'autresImages'> {
  const [image, ...others] = images.slice(0, limits.imageCount.max);
  return { image: image ?? null, autresImages: others };
}

function picturesOf(media: EtapeMedia): Image[] {
  const { autrefois } = media;
  const pair = autrefois === null ? [] : [autrefois.image, autrefois.aujourdhui];
  return [...imagesOf(media), ...pair].filter((image) => image !== null);
}

/** The places in Storage of the files that an étape shows or lets be heard, the smaller copies of its images included. */
export function etapePaths(media: EtapeMedia): string[] {
  const { audio, film } = media;
  return [
    ...picturesOf(media).flatMap((image) => imageFiles(image).map(({ path }) => path)),
    ...(audio === '' ? [] : [audio]),
    ...(film === null ? [] : [film.path]),
  ];
}

/**
 * What an étape shows and lets be heard, with each image as `image` gives it back, and each recording and film under the
 * place that `file` gives; null takes it away. Without its old picture there is no pair. What stays the same is shared.
 */
export function mapMedia(
  { image, autresImages, autrefois, audio, film }: EtapeMedia,
  change: {
    image: (image: Image) => Image | null;
    file: (path: string) => string | null;
  },
): EtapeMedia {
  const old = autrefois && change.image(autrefois.image);
  const movie = film && change.file(film.path);
  return {
    image: image && change.image(image),
    autresImages: autresImages.flatMap((one) => change.image(one) ?? []),
    autrefois:
      autrefois && old
        ? {
            ...autrefois,
            image: old,
            aujourdhui: autrefois.aujourdhui && change.image(autrefois.aujourdhui),
          }
        : null,
    audio: audio === '' ? '' : (change.file(audio) ?? ''),
    film: film && movie !== null ? { ...film, path: movie } : null,
  };
}

/** The same with every file under another place. */
export function movedMedia(
  media: EtapeMedia,
  pathOf: (path: string) => string,
): EtapeMedia {
  return mapMedia(media, {
    image: (image) => ({ ...image, path: pathOf(image.path) }),
    file: pathOf,
  });
}

/** The same without what has a file that `isThere` does not know. */
export function knownMedia(
  media: EtapeMedia,
  isThere: (path: string) => boolean,
): EtapeMedia {
  return mapMedia(media, {
    image: (image) =>
      imageFiles(image).every(({ path }) => isThere(path)) ? image : null,
    file: (path) => (isThere(path) ? path : null),
  });
}

/** How many images, recordings and films there are. */
export function mediaCount(media: EtapeMedia): number {
  return (
    picturesOf(media).length +
    (media.audio === '' ? 0 : 1) +
    (media.film === null ? 0 : 1)
  );
}
