/**
 * Cuts the communes of France into small static files that the site serves under `/communes/`: `nom/<two letters>.json` and `code/<two
 * digits>.json`, each an array of `CommuneRow`, and `departements.json`, an array of `DepartementCentreRow`. Every file that a query can
 * request exists, even empty: a 404 would mean a broken site.
 *
 * The communes are those of `communes.generated.json`, which `npm run yearly -- communes` writes (tools/yearly). Run alone: `npx tsx
 * tools/build/build-communes.ts [folder]`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  normaliseCommuneName,
  type CommuneRow,
  type DepartementCentreRow,
} from '../../src/domain/commune/search.ts';
import {
  saintShard,
  shardsOfName,
  shardsOfNumbers,
  shortShardRowCount,
} from '../../src/domain/commune/shard.ts';
import { meanPosition } from '../../src/domain/geo/position.ts';

/** To be raised when the files' form changes, so that those of an earlier form are written again. */
const formatVersion = 3;

/** The communes of France, committed. */
export const communesFile = join(import.meta.dirname, 'communes.generated.json');

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const digits = '0123456789'.split('');

/** Degrees to three decimals: some 100 m, less than the size of a village. */
export function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}

/** Reads the communes of France, largest first, then those that became part of another one. */
export async function readCommuneRows(): Promise<CommuneRow[]> {
  // Written by our own command; a test checks every row.
  return JSON.parse(await readFile(communesFile, 'utf8')) as CommuneRow[];
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

/** Position of each département: the mean of its communes. A département without any known commune is left out. */
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
 * Writes the shards under `outDir` (about 800 files, 3 MB; well under a second), unless those of the same data and form exist. `outDir`
 * belongs to this function: other files in it are removed.
 */
export async function writeCommunes(outDir: string): Promise<void> {
  const source = createHash('sha256')
    .update(await readFile(communesFile))
    .digest('hex');
  const stampPath = join(outDir, 'version.json');
  const stamp = JSON.stringify({ source, format: formatVersion });
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
