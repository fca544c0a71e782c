import { limits } from '../limits.ts';
import type { Etape } from './etape.ts';
import type { Image } from './image.ts';
import { forEachTexte } from './etape-texts.ts';
import { imageFiles } from './image-files.ts';
import { mapFields, type FieldTable } from './map-fields.ts';

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

type MediaChange = {
  image: (image: Image) => Image | null;
  /** Of a recording or a film, by its path. */
  file: (path: string) => string | null;
};

/** The files of each field. Without its old picture there is no pair of then and now. */
const media: FieldTable<MediaChange> = {
  id: null,
  rang: null,
  illisible: null,
  ...forEachTexte(() => null),
  position: null,
  image: ({ image }, change) => image && change.image(image),
  autresImages: ({ autresImages }, change) =>
    autresImages.flatMap((image) => change.image(image) ?? []),
  autrefois: ({ autrefois }, change) => {
    const image = autrefois && change.image(autrefois.image);
    if (autrefois === null || image === null) return null;
    const aujourdhui = autrefois.aujourdhui && change.image(autrefois.aujourdhui);
    return { ...autrefois, image, aujourdhui };
  },
  audio: ({ audio }, change) => (audio === '' ? '' : (change.file(audio) ?? '')),
  transcription: null,
  film: ({ film }, change) => {
    const path = film && change.file(film.path);
    return film && path !== null ? { ...film, path } : null;
  },
  rayonEcoute: null,
  autreCommune: null,
  sources: null,
  rechange: null,
  petits: null,
  suites: null,
  fin: null,
  chapitre: null,
  personnage: null,
  bonus: null,
  epreuve: null,
};

/** The étape with each image, recording and film mapped by `change`; null removes it. Unchanged parts are shared. */
export function mapMedia(etape: Etape, change: MediaChange): Etape {
  return mapFields(etape, media, change);
}

/** Storage paths of an étape's media, including the smaller copies of its images. */
export function etapePaths(etape: Etape): string[] {
  const paths: string[] = [];
  mapMedia(etape, {
    image: (image) => {
      paths.push(...imageFiles(image).map(({ path }) => path));
      return image;
    },
    file: (path) => {
      paths.push(path);
      return path;
    },
  });
  return paths;
}

/** The étape with every file under another path. */
export function movedMedia(etape: Etape, pathOf: (path: string) => string): Etape {
  return mapMedia(etape, {
    image: (image) => ({ ...image, path: pathOf(image.path) }),
    file: pathOf,
  });
}

/** The étape without media whose file `isThere` does not know. */
export function knownMedia(etape: Etape, isThere: (path: string) => boolean): Etape {
  return mapMedia(etape, {
    image: (image) =>
      imageFiles(image).every(({ path }) => isThere(path)) ? image : null,
    file: (path) => (isThere(path) ? path : null),
  });
}

/** Number of images, recordings and films. */
export function mediaCount(etape: Etape): number {
  let count = 0;
  const counted = <File>(file: File) => {
    count += 1;
    return file;
  };
  mapMedia(etape, { image: counted, file: counted });
  return count;
}
