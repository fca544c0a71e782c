import { dossier } from '../dossier.ts';

/** The address of a file of the quête, relative to the page of the folder; empty for a file left out of it. */
export function publicFileUrl(path: string): string {
  return dossier().fichiers[path] ?? '';
}
