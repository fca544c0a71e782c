import { isQueteId } from '@/domain/quete/quete-id.ts';
import { lienSigns, lienTryCount } from '@/domain/quete/lien.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { perServices } from '../firebase/per-services.ts';

/**
 * The quête of a short address: one read, without the SDK. Throws `NotFoundError` when there is none. It stays after its quête was
 * withdrawn.
 */
export async function readLien(signs: string, signal?: AbortSignal): Promise<QueteId> {
  const { queteId } = await readPublicDocument(`liens/${signs}`, signal);
  if (!isQueteId(queteId)) throw new InvalidDocumentError(`liens/${signs} has no quête.`);
  return queteId;
}

/** The signs of the short address of a quête, for its plates: one read, or a few if others have its first signs. Null without one. */
async function findSigns(queteId: QueteId): Promise<string | null> {
  for (let tryNumber = 0; tryNumber < lienTryCount; tryNumber += 1) {
    const signs = await lienSigns(queteId, tryNumber);
    try {
      if ((await readLien(signs)) === queteId) return signs;
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }
  return null;
}

export const lienRepository = perServices(() => ({ findSigns }));
