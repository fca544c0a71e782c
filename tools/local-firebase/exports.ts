import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { localHost, type Profile } from '../lib/environment.ts';
import { exportDatabases } from './database/exports.ts';
import type { Suite } from './suite.ts';

const exportLimitMs = 60_000;

/**
 * Writes all data of running emulators into a folder. Whenever this process dies, the folder or
 * the one beside it holds a whole export (`wholeExport` finds it).
 */
export async function exportData(
  { ports }: Profile,
  { ownDatabase }: Pick<Suite, 'ownDatabase'>,
  folder: string,
): Promise<void> {
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  const response = await fetch(`http://${localHost}:${String(ports.hub)}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: next, initiatedBy: 'npm start' }),
    signal: AbortSignal.timeout(exportLimitMs),
  });
  if (!response.ok) {
    throw new Error(
      `Export failed with ${String(response.status)}: ${await response.text()}`,
    );
  }
  if (ownDatabase !== undefined) {
    await exportDatabases(ownDatabase, next);
  }
  const previous = previousOf(folder);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(folder)) {
    renameSync(folder, previous);
  }
  renameSync(next, folder);
  rmSync(previous, { recursive: true, force: true });
}

/** The folder of the last whole export, or undefined for none. */
export function wholeExport(folder: string): string | undefined {
  return [folder, previousOf(folder)].find((candidate) =>
    existsSync(path.join(candidate, 'firebase-export-metadata.json')),
  );
}

/** Deletes every export, whole or half. */
export function removeExports(folder: string): void {
  for (const one of [folder, `${folder}.next`, previousOf(folder)]) {
    rmSync(one, { recursive: true, force: true });
  }
}

/** The hub gathers an export in its working folder and leaves it there when it fails. */
export function removeHalfExports(workingFolder: string): void {
  for (const name of existsSync(workingFolder) ? readdirSync(workingFolder) : []) {
    if (name.startsWith('firebase-export-')) {
      rmSync(path.join(workingFolder, name), { recursive: true, force: true });
    }
  }
}

/** Place of the last export while the next one takes its name. */
function previousOf(folder: string): string {
  return `${folder}.previous`;
}
