import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';

/** The check comes with what there is to check: a prerendered page that is still true needs none. */
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

/** The current publication of a quête: one read. Throws `NotFoundError` when there is none. */
export async function readQuete(id: QueteId, signal?: AbortSignal): Promise<Quete> {
  return readAt(`quetes/${id}`, id, signal);
}

/** One version of a quête, which stays readable after newer ones and after the quête was withdrawn: one read. */
export async function readQueteVersion(
  id: QueteId,
  version: number,
  signal?: AbortSignal,
): Promise<Quete> {
  return readAt(`quetes/${id}/versions/${version}`, id, signal);
}
