import { etapePaths } from '../etape/etape-media.ts';
import type { Image } from '../etape/image.ts';
import { imageFiles } from '../etape/image-files.ts';
import type { Aventure } from './aventure.ts';
import type { Parcours } from './parcours.ts';

/** Storage paths of all files of a parcours: media of its étapes, and portraits of its story. */
export function parcoursPaths({
  etapes,
  aventure,
}: Pick<Parcours, 'etapes' | 'aventure'>): string[] {
  const portraits = aventure.personnages.flatMap(({ portrait }) =>
    portrait === null ? [] : imageFiles(portrait).map(({ path }) => path),
  );
  return [...etapes.flatMap(etapePaths), ...portraits];
}

/** The story with each portrait mapped by `change`; null removes it. */
export function mapPortraits(
  aventure: Aventure,
  change: (portrait: Image) => Image | null,
): Aventure {
  return {
    ...aventure,
    personnages: aventure.personnages.map((personnage) => ({
      ...personnage,
      portrait: personnage.portrait && change(personnage.portrait),
    })),
  };
}

/** The story without the portraits whose file `isThere` does not know. */
export function withKnownPortraits(
  aventure: Aventure,
  isThere: (path: string) => boolean,
): Aventure {
  return mapPortraits(aventure, (portrait) =>
    imageFiles(portrait).every(({ path }) => isThere(path)) ? portrait : null,
  );
}
