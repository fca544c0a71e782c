import { mkdirSync, readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** firebase-tools's folder of databases in its exports: ours are the same files. */
const folderName = 'database_export';
const owner = { Authorization: 'Bearer owner' };

/**
 * Writes every non-empty database into an export made by the Firebase CLI, and names the folder in the export's metadata as the CLI itself
 * would.
 * @param address of the running server, as `http://127.0.0.1:9000`.
 */
export async function exportDatabases(
  address: string,
  exportFolder: string,
): Promise<void> {
  const folder = path.join(exportFolder, folderName);
  mkdirSync(folder, { recursive: true });
  const names = await ask(`${address}/.inspect/databases.json?ns=inspect`);
  for (const { name } of JSON.parse(names) as { name: string }[]) {
    const data = await ask(`${address}/.json?ns=${name}&format=export`);
    if (data !== 'null') {
      writeFileSync(path.join(folder, `${name}.json`), data);
    }
  }
  const metadataFile = path.join(exportFolder, 'firebase-export-metadata.json');
  const metadata: object = existsSync(metadataFile)
    ? (JSON.parse(readFileSync(metadataFile, 'utf8')) as object)
    : {};
  writeFileSync(
    metadataFile,
    JSON.stringify(
      { ...metadata, database: { version: 'local', path: folderName } },
      undefined,
      2,
    ),
  );
}

/** Restores every database of an export, made by this or by Google's emulator. */
export async function importDatabases(
  address: string,
  exportFolder: string,
): Promise<void> {
  const folder = path.join(exportFolder, folderName);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const name = path.basename(file, '.json');
    await ask(
      `${address}/.json?ns=${name}&disableTriggers=true&writeSizeLimit=unlimited&print=silent`,
      { method: 'PUT', body: readFileSync(path.join(folder, file), 'utf8') },
    );
  }
}

async function ask(url: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { ...init, headers: owner });
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `The Realtime Database answered ${String(response.status)} to ${url}: ${text}`,
    );
  }
  return text;
}
