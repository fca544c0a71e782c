import { toGeoJson } from '@/domain/exchange/geojson.ts';
import { toGpx } from '@/domain/exchange/gpx.ts';
import { toKml } from '@/domain/exchange/kml.ts';
import { walkOfQuete, type QueteWalk } from '@/domain/exchange/quete-walk.ts';
import type { Quete } from '@/domain/quete/quete.ts';

export type WalkFormat = 'gpx' | 'kml' | 'geojson';

const writerByFormat: Readonly<Record<WalkFormat, (walk: QueteWalk) => string>> = {
  gpx: toGpx,
  kml: toKml,
  geojson: toGeoJson,
};

const typeByFormat: Readonly<Record<WalkFormat, string>> = {
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  geojson: 'application/geo+json',
};

/** The walk of a quête as a file; `url` is the address of its page. Loaded when a file is wanted, not before. */
export function writeWalkFile(quete: Quete, format: WalkFormat, url: string): File {
  const text = writerByFormat[format](walkOfQuete(quete, url));
  return new File([text], `${quete.contenu.slug}.${format}`, {
    type: typeByFormat[format],
  });
}
