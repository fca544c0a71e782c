import { addressOf } from '@/domain/quete/address.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { tilesAround, type Tile } from '@/domain/geo/tile-cover.ts';
import { publicPicturesOf } from '@/domain/quete/public-media.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import type { Contenu, Quete } from '@/domain/quete/quete.ts';
import { secretCodePath } from '@/domain/secret-code/address.ts';
import { secretCodeTable } from '@/domain/secret-code/table.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import type { GameNeed } from '@/lib/offline/cached-game.ts';
import { paths } from '@/lib/paths.ts';
import { ownLangues } from './garde-store.ts';

/** All files for beginning, playing and ending a quête offline. */
export type GardePlan = {
  quete: Quete;
  need: GameNeed;
  /** Addresses of pictures, in each size that a browser may choose, of its emblem's icon sets, of recordings, and of films if wanted. */
  images: readonly string[];
  /** The films are among them. */
  hasFilms: boolean;
  /** Addresses of the squares of the map by zoom, the widest first. */
  tiles: readonly (readonly string[])[];
};

/**
 * Zooms of the stored map: from the whole commune to the houses. The tiles of the IGN are open and without limit; a walk takes only its own
 * surroundings, up to a number that no walk needs.
 */
const zooms = [12, 13, 14, 15, 16, 17];
const maximum = 500;

function mediaOf({ etapes, personnages = [] }: Contenu, hasFilms: boolean): string[] {
  const images = [
    ...etapes.flatMap(publicPicturesOf),
    ...personnages.map(({ portrait }) => portrait),
  ];
  const files = [
    ...images.flatMap((image) =>
      image === null ? [] : [image, ...(image.tailles ?? [])],
    ),
    ...etapes.flatMap(({ audio }) => (audio === undefined ? [] : [audio])),
    ...(hasFilms ? etapes.flatMap(({ film }) => (film === undefined ? [] : [film])) : []),
  ];
  return [...new Set(files.map(({ path }) => path))].map(publicFileUrl);
}

/** The icon sets of an emblem; a set that the site does not have is left out like a lost picture. */
function iconsOf({ embleme = '' }: Contenu): string[] {
  const [set = '', name = ''] = embleme.split(':');
  if (set === '' || name === '') return [];
  const path = `/api/_nuxt_icon/${encodeURIComponent(set)}.json`;
  return [new URL(path, location.origin).href];
}

function lineOf({ trace, etapes }: Contenu) {
  // The spare place of an étape as well: it may close on the day.
  const places = etapes
    .flatMap(({ position, rechange }) => [position, rechange?.position ?? null])
    .filter((position) => position !== null);
  return [...decodePolyline(trace), ...places];
}

/** Files for storing a quête, with films if `hasFilms`; `tileUrl` is the map's tile address. */
export function planGarde(
  quete: Quete,
  tileUrl: (tile: Tile) => string,
  hasFilms = false,
): GardePlan {
  const { contenu, id } = quete;
  const address = addressOf(id);
  const around = tilesAround(lineOf(contenu), { zooms, maximum });
  const cards = secretCodeTable.filter(({ id: code }) =>
    contenu.etapes.some(
      ({ epreuve }) => epreuve.type === 'message_code' && epreuve.secretCode === code,
    ),
  );
  return {
    quete,
    need: {
      codes: cards.map((card) => card.id),
      pages: [
        isPriveeId(id) ? paths.privee() : paths.quete(address),
        ...cards.map(secretCodePath),
      ],
      langues: ownLangues(),
    },
    images: [...mediaOf(contenu, hasFilms), ...iconsOf(contenu)],
    hasFilms,
    tiles: zooms.map((zoom) => around.filter(({ z }) => z === zoom).map(tileUrl)),
  };
}
