import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { defaultServices } from '../firebase/default-services.ts';
import { perServices } from '../firebase/per-services.ts';

/** The check is loaded with the document: a prerendered page that is still true needs none. */
async function readAt(
  path: string,
  id: QueteId,
  signal: AbortSignal | undefined,
): Promise<Quete> {
  const [document, { queteOf }] = await Promise.all([
    readPublicDocument(path, signal),
    import('./quete-document.ts'),
  ]);
  return queteOf(id, document);
}

/** Quêtes as everybody may read them, without the SDK. Every function throws one of the data errors. */
export const queteRepository = perServices(() => ({
  /** The current publication of a quête: one read. Throws `NotFoundError` when there is none. */
  read: (id: QueteId, signal?: AbortSignal): Promise<Quete> =>
    readAt(`quetes/${id}`, id, signal),

  /** One version of a quête, which stays readable after newer ones and after the quête was withdrawn: one read. */
  readVersion: (id: QueteId, version: number, signal?: AbortSignal): Promise<Quete> =>
    readAt(`quetes/${id}/versions/${version}`, id, signal),
}));

// TRANSITIONAL, goes with N2.
const ofPage = queteRepository(defaultServices);
export const readQuete = ofPage.read;
export const readQueteVersion = ofPage.readVersion;
