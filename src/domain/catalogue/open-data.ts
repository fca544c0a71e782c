import { addressOf } from '../quete/address.ts';
import type { Fiche } from './fiche.ts';

/** One quête as it is given away, with its public address. */
function fieldsOf(fiche: Fiche, origin: string) {
  const { departement, communeSlug, slug } = addressOf(fiche.queteId);
  return {
    id: fiche.queteId,
    titre: fiche.titre,
    commune: fiche.commune.nom,
    departement,
    genre: fiche.genre,
    dureeMinutes: fiche.dureeMinutes,
    url: `${origin}/les_quetes/${departement}/${communeSlug}/${slug}`,
  };
}

/** The catalogue as GeoJSON (RFC 7946): the start of each quête that has a place, WGS84, longitude first. */
export function toGeoJson(fiches: readonly Fiche[], origin: string): string {
  const features = fiches.flatMap((fiche) =>
    fiche.depart === null
      ? []
      : [
          {
            type: 'Feature',
            id: fiche.queteId,
            geometry: {
              type: 'Point',
              coordinates: [fiche.depart.lon, fiche.depart.lat],
            },
            properties: fieldsOf(fiche, origin),
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
export function toCsv(fiches: readonly Fiche[], origin: string): string {
  const rows = fiches.map((fiche) => {
    const fields = fieldsOf(fiche, origin);
    const place = [fiche.depart?.lat ?? null, fiche.depart?.lon ?? null];
    return [...columns.map((column) => fields[column]), ...place].map(cell);
  });
  const table = [[...columns, 'latitude', 'longitude'], ...rows];
  return `\uFEFF${table.map((row) => row.join(',')).join('\r\n')}\r\n`;
}
