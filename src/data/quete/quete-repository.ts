import type { Contenu, Quete, QueteId } from '@/domain/quete/quete.ts';
import { isEmbarqueeId } from '@/domain/quete/embarquee.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import {
  readPublicDocument,
  type PublicDocument,
} from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';

/** The check is loaded with the document: a prerendered page that is still true needs none. */
async function readAt(
  path: string,
  id: QueteId,
  signal: AbortSignal | undefined,
): Promise<Quete> {
  if (isPriveeId(id)) {
    const { readPriveeQuete } = await import('../privee/privee-reading.ts');
    return readPriveeQuete(id, signal);
  }
  const [document, { queteOf }] = await Promise.all([
    readDocument(id, path, 'quete', signal),
    import('./quete-document.ts'),
  ]);
  return queteOf(id, document);
}

/** A document of a quête at its `path`; of the one that the site ships, its `file`. */
async function readDocument(
  id: QueteId,
  path: string,
  file: string,
  signal: AbortSignal | undefined,
): Promise<PublicDocument> {
  if (!isEmbarqueeId(id)) return readPublicDocument(path, signal);
  const { readEmbarquee } = await import('./embarquee.ts');
  return readEmbarquee(file, signal);
}

/**
 * The current publication of a quête, or a quête privée whose key this device has: one read, without the SDK. Throws `NotFoundError` when
 * there is none.
 */
export function readQuete(id: QueteId, signal?: AbortSignal): Promise<Quete> {
  return readAt(`quetes/${id}`, id, signal);
}

/** A version of a quête, which stays readable after newer ones and after the quête was withdrawn: one read, without the SDK. */
export function readQueteVersion(
  id: QueteId,
  version: number,
  signal?: AbortSignal,
): Promise<Quete> {
  return readAt(`quetes/${id}/versions/${version}`, id, signal);
}

/** The texts of a version in one of its other languages: one read, without the SDK. Throws a data error. */
export async function readLangue(
  { id, version }: Pick<Quete, 'id' | 'version'>,
  langue: string,
  signal?: AbortSignal,
): Promise<Contenu> {
  const path = `quetes/${id}/versions/${version}/langues/${langue}`;
  const [document, { contenuOf }] = await Promise.all([
    readDocument(id, path, langue, signal),
    import('./quete-document.ts'),
  ]);
  return contenuOf(document, path);
}

/** The same for the queries of signed-in screens, whose tests replace it. */
export const queteRepository = perServices(() => ({
  read: readQuete,
  readVersion: readQueteVersion,
}));
