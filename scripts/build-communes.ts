/**
 * Cuts the communes of France into small static files that the site serves under `/communes/`:
 * `nom/<two letters>.json` and `code/<two digits>.json`, each an array of `CommuneRow`.
 * Every file that a query can ask for exists, an empty one included: a 404 would mean a broken site.
 *
 * Source: @etalab/decoupage-administratif (data: Licence Ouverte, INSEE and La Poste).
 * Run alone: `npx tsx scripts/build-communes.ts [folder]`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normaliseCommuneName, type CommuneRow } from '../src/domain/commune/search.ts';
import {
  saintShard,
  shardsOfName,
  shardsOfNumbers,
  shortShardRowCount,
} from '../src/domain/commune/shard.ts';

/** To be raised when the files' form changes, so that those of an earlier form are written again. */
const formatVersion = 1;

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const digits = '0123456789'.split('');

type EtalabCommune = {
  code: string;
  nom: string;
  departement: string;
  type: string;
  codesPostaux?: string[];
  population?: number;
};

const require = createRequire(import.meta.url);

/** Reads the present communes of France, largest first. The package's own index.js is broken: its JSON is read directly. */
export async function readCommuneRows(): Promise<CommuneRow[]> {
  const path = require.resolve('@etalab/decoupage-administratif/data/communes.json');
  // The package's files have this shape (its README); a test goes through every row.
  const communes = JSON.parse(await readFile(path, 'utf8')) as EtalabCommune[];
  return communes
    .filter(({ type }) => type === 'commune-actuelle')
    .map(({ code, nom, departement, codesPostaux = [], population = 0 }): CommuneRow => [
      code,
      nom.replaceAll("'", '’'),
      departement,
      codesPostaux,
      population,
    ])
    .sort((a, b) => b[4] - a[4] || (a[0] < b[0] ? -1 : 1));
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

  const shards = cutIntoShards(await readCommuneRows());
  await rm(outDir, { recursive: true, force: true });
  await mkdir(join(outDir, 'nom'), { recursive: true });
  await mkdir(join(outDir, 'code'), { recursive: true });
  await Promise.all(
    [...shards].map(([shard, rows]) =>
      writeFile(join(outDir, `${shard}.json`), JSON.stringify(rows)),
    ),
  );
  await writeFile(stampPath, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeCommunes(resolve(process.argv[2] ?? 'public/communes'));
}
