import { zipSync } from 'fflate';
import { saisonOfMonth } from '../catalogue/ouverture.ts';
import type { Etape } from '../etape/etape.ts';
import { decodePolyline } from '../geo/polyline.ts';
import type { Relief } from '../geo/relief.ts';
import { ouvertureLines } from '../parcours/fermeture-words.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { icsOf } from './calendar.ts';
import { toCsvText, type Cell } from './csv.ts';
import { toGeoJson } from './geojson.ts';
import { toGpx } from './gpx.ts';
import { toKml } from './kml.ts';
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
  /** Its purpose. */
  pour: string;
  extension: string;
  type: string;
  /** The text of the file; null when the parcours has not enough places for it. */
  write: (parcours: Parcours, at: number, relief: Relief | null) => string | null;
  /** True if it includes the climb of the line: altitudes are loaded before it is written. */
  hasRelief?: true;
};

const head = [
  'Numéro',
  'Titre',
  'Lieu',
  'Latitude',
  'Longitude',
  'Récit',
  'Question',
  'Réponse',
  'Indice',
];

/** A tenth of a metre is enough. */
function degrees(value: number | undefined): number | null {
  return value === undefined ? null : Number(value.toFixed(6));
}

function rowOf({ titre, lieu, position, recit, epreuve }: Etape, index: number): Cell[] {
  const { type, consigne, reponses, indices } = epreuve;
  return [
    index + 1,
    titre,
    lieu,
    degrees(position?.lat),
    degrees(position?.lon),
    recit,
    type === 'aucune' ? '' : consigne,
    type === 'texte' ? reponses.join(' | ') : '',
    type === 'aucune' ? '' : (indices[0]?.texte ?? ''),
  ];
}

/** The étapes of a parcours as a table for a spreadsheet in French: semicolons, and the UTF-8 mark for Excel. */
function toEtapeCsv({ etapes }: Parcours): string {
  return toCsvText([head, ...etapes.map(rowOf)], ';');
}

const dayMs = 24 * 60 * 60 * 1_000;
const wholeDay = 24 * 60;

/** A day, and possibly a minute of it, in floating local time (RFC 5545 §3.3.5): the same hour overseas. */
function momentOf(day: Date, minute: number | null): string {
  const date = day.toISOString().slice(0, 10).replaceAll('-', '');
  if (minute === null) return `;VALUE=DATE:${date}`;
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `:${date}T${String(hours).padStart(2, '0')}${String(minutes).padStart(2, '0')}00`;
}

/**
 * Opening times as an event that repeats on every open day: its hours, or the whole day; its months, or the whole year. It starts on the
 * day of `at` (epoch milliseconds) or the next one in season. It is shown as free time.
 */
export function toOuvertureIcs(
  { id, titre, commune, pratique }: Parcours,
  at: number,
): string {
  const { saisons, horaires } = pratique;
  const months = Array.from({ length: 12 }, (_, index) => index + 1).filter(
    (month) =>
      saisons.length === 0 ||
      saisons.includes(saisonOfMonth(month, commune?.departement ?? '')),
  );
  let first = new Date(at);
  while (!months.includes(first.getUTCMonth() + 1)) {
    first = new Date(first.getTime() + dayMs);
  }
  const next = new Date(first.getTime() + dayMs);
  const isOverMidnight =
    horaires !== null && (horaires.a === wholeDay || horaires.a <= horaires.de);
  const end = horaires === null ? next : isOverMidnight ? next : first;
  const byMonth = months.length === 12 ? '' : `;BYMONTH=${months.join(',')}`;
  const place = commune === null ? '' : ` (${commune.nom})`;
  return icsOf({
    uid: `ouverture-${id}`,
    title: `Ouvert\u00A0: ${titre}${place}`,
    description: ouvertureLines(pratique).join('. '),
    writtenAt: at,
    lines: [
      `DTSTART${momentOf(first, horaires?.de ?? null)}`,
      `DTEND${momentOf(end, horaires === null ? null : horaires.a % wholeDay)}`,
      `RRULE:FREQ=DAILY${byMonth}`,
      'TRANSP:TRANSPARENT',
    ],
  });
}

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
 * A whole parcours as an archive: `parcours.json`, and its pictures and recordings under their own paths. Stored without compression: they
 * are compressed already.
 */
export function toArchive(
  parcours: Parcours,
  media: readonly { path: string; bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(media.map(({ path, bytes }) => [path, bytes]));
  const json = new TextEncoder().encode(JSON.stringify(parcours, null, 2));
  return new Uint8Array(zipSync({ 'parcours.json': json, ...files }, { level: 0 }));
}
