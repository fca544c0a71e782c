import { etapePaths } from '../etape/etape-paths.ts';
import type { Image } from '../etape/etape.ts';
import { imageFiles } from '../etape/image-files.ts';
import type { Aventure } from './aventure.ts';
import type { Parcours } from './parcours.ts';

/** The places in Storage of every file of a parcours: what its étapes show or let be heard, and the portraits of its story. */
export function parcoursPaths({
  etapes,
  aventure,
}: Pick<Parcours, 'etapes' | 'aventure'>): string[] {
  const portraits = aventure.personnages.flatMap(({ portrait }) =>
    portrait === null ? [] : imageFiles(portrait).map(({ path }) => path),
  );
  return [...etapes.flatMap(etapePaths), ...portraits];
}

/** The same story with each portrait as `change` gives it back; null takes it away. */
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

/** The same story without the portraits of which `isThere` does not know a file. */
export function withKnownPortraits(
  aventure: Aventure,
  isThere: (path: string) => boolean,
): Aventure {
  return mapPortraits(aventure, (portrait) =>
    imageFiles(portrait).every(({ path }) => isThere(path)) ? portrait : null,
  );
}

/**
 * The same parcours without a portrait that lies among the files of another. The rules see to it for étapes; a story is one
 * text to them, and who publishes may read what its author may not.
 */
export function withOwnPortraits(parcours: Parcours): Parcours {
  const own = `parcours/${parcours.id}/`;
  const aventure = withKnownPortraits(parcours.aventure, (path) => path.startsWith(own));
  return { ...parcours, aventure };
}
