import { zipSync } from 'fflate';
import { decodePolyline } from '../geo/polyline.ts';
import type { Relief } from '../geo/relief.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { toEtapeCsv } from './etape-csv.ts';
import { toGeoJson } from './geojson.ts';
import { toGpx } from './gpx.ts';
import { toKml } from './kml.ts';
import { toOuvertureIcs } from './ouverture-ics.ts';
import type { QueteWalk } from './quete-walk.ts';
import { toRandonnee } from './randonnee.ts';

/** The walk of a parcours, with the stories of its author. `at`: epoch milliseconds. */
export function walkOfParcours(parcours: Parcours, at: number): QueteWalk {
  const stops = parcours.etapes.flatMap(({ titre, lieu, position, recit }, index) =>
    position === null ? [] : [{ numero: index + 1, titre, lieu, position, recit }],
  );
  const line = decodePolyline(parcours.trace);
  return {
    titre: parcours.titre,
    resume: parcours.resume,
    commune: parcours.commune?.nom ?? '',
    url: '',
    publishedAt: at,
    version: 0,
    stops,
    line: line.length > 1 ? line : stops.map(({ position }) => position),
  };
}

type ExportFormat = {
  id: string;
  nom: string;
  /** What it is good for. */
  pour: string;
  extension: string;
  type: string;
  /** The text of the file; null when the parcours has not enough places for it. */
  write: (parcours: Parcours, at: number, relief: Relief | null) => string | null;
  /** Whether it says what the line climbs: the altitudes are asked for before it is written. */
  hasRelief?: true;
};

/** THE formats that an author takes a parcours away in, each a module and a row. */
export const exportFormats: readonly ExportFormat[] = [
  {
    id: 'gpx',
    nom: 'GPX',
    pour: 'Pour un GPS ou une application de randonnée.',
    extension: 'gpx',
    type: 'application/gpx+xml',
    write: (parcours, at) => toGpx(walkOfParcours(parcours, at)),
  },
  {
    id: 'kml',
    nom: 'KML',
    pour: 'Pour les globes et les cartes en ligne.',
    extension: 'kml',
    type: 'application/vnd.google-earth.kml+xml',
    write: (parcours, at) => toKml(walkOfParcours(parcours, at)),
  },
  {
    id: 'geojson',
    nom: 'GeoJSON',
    pour: 'Pour un logiciel de cartographie.',
    extension: 'geojson',
    type: 'application/geo+json',
    write: (parcours, at) => toGeoJson(walkOfParcours(parcours, at)),
  },
  {
    id: 'randonnee',
    nom: 'Schéma national des randonnées',
    pour: 'Pour data.gouv.fr, version 1.1.0.',
    extension: 'randonnee.geojson',
    type: 'application/geo+json',
    write: (parcours, at, relief) =>
      toRandonnee(parcours, walkOfParcours(parcours, at), relief),
    hasRelief: true,
  },
  {
    id: 'csv',
    nom: 'Tableau CSV',
    pour: 'Les étapes, une par ligne, pour un tableur.',
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    write: toEtapeCsv,
  },
  {
    id: 'ics',
    nom: 'Calendrier',
    pour: 'Les jours et les heures d’ouverture, pour un agenda.',
    extension: 'ics',
    type: 'text/calendar;charset=utf-8',
    write: toOuvertureIcs,
  },
  {
    id: 'json',
    nom: 'JSON',
    pour: 'Tout le parcours, sans les images.',
    extension: 'json',
    type: 'application/json',
    write: (parcours) => `${JSON.stringify(parcours, null, 2)}\n`,
  },
];

/**
 * A whole parcours as an archive: `parcours.json`, and its pictures and recordings under the paths that it names. Nothing
 * is squeezed: they are already.
 */
export function toArchive(
  parcours: Parcours,
  media: readonly { path: string; bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(media.map(({ path, bytes }) => [path, bytes]));
  const json = new TextEncoder().encode(JSON.stringify(parcours, null, 2));
  return new Uint8Array(zipSync({ 'parcours.json': json, ...files }, { level: 0 }));
}
