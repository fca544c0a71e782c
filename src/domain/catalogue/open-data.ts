import { addressOf } from '../quete/address.ts';
import type { RechercheLigne } from './catalogue.ts';

/** One quête as it is given away: what its search row holds, and its public address. */
function fieldsOf({ i, t, c, g, d }: RechercheLigne, origin: string) {
  const { departement, communeSlug: commune, slug } = addressOf(i);
  return {
    id: i,
    titre: t,
    commune: c,
    departement,
    genre: g,
    dureeMinutes: d,
    url: `${origin}/les_quetes/${departement}/${commune}/${slug}`,
  };
}

/** The catalogue as GeoJSON (RFC 7946): the start of each quête that has a place, WGS84, longitude first. */
export function toGeoJson(lignes: readonly RechercheLigne[], origin: string): string {
  const features = lignes.flatMap((ligne) =>
    ligne.la === null || ligne.lo === null
      ? []
      : [
          {
            type: 'Feature',
            id: ligne.i,
            geometry: { type: 'Point', coordinates: [ligne.lo, ligne.la] },
            properties: fieldsOf(ligne, origin),
          },
        ],
  );
  return `${JSON.stringify({ type: 'FeatureCollection', features }, undefined, 1)}\n`;
}

/**
 * A cell of RFC 4180. A text that a spreadsheet would run as a formula is led by an apostrophe.
 */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const columns = [
  'id',
  'titre',
  'commune',
  'departement',
  'genre',
  'dureeMinutes',
  'url',
] as const;

/** The catalogue as CSV (RFC 4180, UTF-8 with its mark so that spreadsheets read the accents). */
export function toCsv(lignes: readonly RechercheLigne[], origin: string): string {
  const rows = lignes.map((ligne) => {
    const fields = fieldsOf(ligne, origin);
    return [...columns.map((column) => fields[column]), ligne.la, ligne.lo].map(cell);
  });
  const table = [[...columns, 'latitude', 'longitude'], ...rows];
  return `\uFEFF${table.map((row) => row.join(',')).join('\r\n')}\r\n`;
}
