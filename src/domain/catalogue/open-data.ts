import type { Commune } from '../commune/commune.ts';
import { toCsvText, type Cell } from '../exchange/csv.ts';
import type { Position } from '../geo/position.ts';
import { addressOf } from '../quete/address.ts';
import type { Quete } from '../quete/quete.ts';
import { suspensionsAt } from '../quete/suspension.ts';
import type { Fiche } from './fiche.ts';

/** Open data of a quête: columns of the CSV and properties of the GeoJSON. Null: unknown. */
export type OpenRow = {
  /** Never changes, whatever the version. */
  id: string;
  titre: string;
  commune: string;
  departement: string;
  genre: string;
  dureeMinutes: number | null;
  url: string;
  codeInsee: string | null;
  resume: string | null;
  theme: string;
  distanceMetres: number;
  difficulte: string;
  ageMinimum: number;
  etapes: number | null;
  /** Joined by a vertical bar. */
  traits: string;
  saisons: string;
  version: number | null;
  /** ISO 8601. */
  publieeLe: string;
  verifieeLe: string | null;
  etat: 'ouverte' | 'fermee' | null;
  /** Day of its next opening. */
  fermeeJusquAu: string | null;
};

/** A row and the start of its walk. */
export type OpenQuete = { row: OpenRow; depart: Position | null };

function day(at: number | null | undefined): string | null {
  return at === null || at === undefined ? null : new Date(at).toISOString().slice(0, 10);
}

type Known = Pick<
  Fiche,
  | 'titre'
  | 'genre'
  | 'theme'
  | 'dureeMinutes'
  | 'distanceMetres'
  | 'difficulte'
  | 'ageMinimum'
  | 'traits'
  | 'saisons'
  | 'publishedAt'
> & { queteId: Quete['id']; commune: Pick<Commune, 'nom'> };

/** The columns that a card has, in the order of the first files; those that it lacks are filled by `more`. */
function rowOf(
  known: Known,
  origin: string,
  more: Pick<
    OpenRow,
    | 'codeInsee'
    | 'resume'
    | 'etapes'
    | 'version'
    | 'verifieeLe'
    | 'etat'
    | 'fermeeJusquAu'
  >,
): OpenRow {
  const { departement, communeSlug, slug } = addressOf(known.queteId);
  return {
    id: known.queteId,
    titre: known.titre,
    commune: known.commune.nom,
    departement,
    genre: known.genre,
    dureeMinutes: known.dureeMinutes,
    url: `${origin}/les_quetes/${departement}/${communeSlug}/${slug}`,
    codeInsee: more.codeInsee,
    resume: more.resume,
    theme: known.theme,
    distanceMetres: known.distanceMetres,
    difficulte: known.difficulte,
    ageMinimum: known.ageMinimum,
    etapes: more.etapes,
    traits: known.traits.join('|'),
    saisons: known.saisons.join('|'),
    version: more.version,
    publieeLe: new Date(known.publishedAt).toISOString(),
    verifieeLe: more.verifieeLe,
    etat: more.etat,
    fermeeJusquAu: more.fermeeJusquAu,
  };
}

/** Open data of a quête from its row in the national search. */
export function openQueteOfFiche(fiche: Fiche, origin: string): OpenQuete {
  const row = rowOf(fiche, origin, {
    ...{ codeInsee: null, resume: null, etapes: null, version: null },
    ...{ verifieeLe: null, etat: null, fermeeJusquAu: null },
  });
  return { row, depart: fiche.depart };
}

/** Open data of a published quête; `now`, in epoch milliseconds, decides closures. Never a story, an épreuve, an answer or a name. */
export function openQueteOf(quete: Quete, origin: string, now: number): OpenQuete {
  const { id: queteId, contenu, publishedAt, version, suspensions, verifieeLe } = quete;
  const fermeture =
    suspensions === undefined ? null : suspensionsAt(suspensions, now).fermeture;
  const { traits, saisons } = contenu.pratique;
  const row = rowOf({ ...contenu, queteId, publishedAt, traits, saisons }, origin, {
    codeInsee: contenu.commune.insee,
    resume: contenu.resume,
    etapes: contenu.etapes.length,
    version,
    verifieeLe: day(verifieeLe) ?? contenu.pratique.verifieLe,
    etat: fermeture === null ? 'ouverte' : 'fermee',
    fermeeJusquAu: day(fermeture?.jusquAu),
  });
  const depart = contenu.etapes.find(({ position }) => position !== null)?.position;
  return { row, depart: depart ?? null };
}

/** One feature of the GeoJSON: the start, WGS84, longitude first (RFC 7946); null for a quête without a place. */
export function openFeatureOf({ row, depart }: OpenQuete): unknown {
  return {
    type: 'Feature',
    id: row.id,
    geometry:
      depart === null ? null : { type: 'Point', coordinates: [depart.lon, depart.lat] },
    properties: row,
  };
}

/** The catalogue as GeoJSON (RFC 7946). */
export function toGeoJson(quetes: readonly OpenQuete[]): string {
  const features = quetes.map(openFeatureOf);
  return `${JSON.stringify({ type: 'FeatureCollection', features }, undefined, 1)}\n`;
}

// The keys of a row are its columns, in this order for good: readers may go by their places.
const columns = [
  ...['id', 'titre', 'commune', 'departement', 'genre', 'dureeMinutes', 'url'],
  ...['latitude', 'longitude', 'codeInsee', 'resume', 'theme', 'distanceMetres'],
  ...['difficulte', 'ageMinimum', 'etapes', 'traits', 'saisons', 'version'],
  ...['publieeLe', 'verifieeLe', 'etat', 'fermeeJusquAu'],
] as const;

/** The catalogue as CSV (RFC 4180), a row each. */
export function toCsv(quetes: readonly OpenQuete[]): string {
  const rows = quetes.map(({ row, depart }): Cell[] => {
    const { lat: latitude = null, lon: longitude = null } = depart ?? {};
    const cells: Readonly<Record<string, Cell>> = { ...row, latitude, longitude };
    return columns.map((column) => cells[column] ?? null);
  });
  return toCsvText([columns, ...rows], ',');
}
