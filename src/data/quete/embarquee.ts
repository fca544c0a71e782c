import { embarqueeFolder } from '@/domain/quete/embarquee.ts';
import { NotFoundError, OfflineError } from '@/lib/errors/data-error.ts';
import type { PublicDocument } from '@/lib/firebase/firestore-rest.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/**
 * A text of the quête that the site ships, with the fields that a published one has as a document: `quete`, or the name of another language.
 * Asks no back end. Throws `NotFoundError` if this build has none, or `OfflineError`.
 */
export async function readEmbarquee(
  name: string,
  signal?: AbortSignal,
): Promise<PublicDocument> {
  const address = `${embarqueeFolder}/${name}.json`;
  const init = signal === undefined ? {} : { signal };
  const response = await fetchInTime(address, init).catch((error: unknown) => {
    if (signal?.aborted === true || error instanceof OfflineError) throw error;
    throw new OfflineError(`${address} does not answer.`, { cause: error });
  });
  // Hosting answers a missing file with a page.
  const document: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (typeof document !== 'object' || document === null)
    throw new NotFoundError(`There is no ${address}.`);
  // Our own file: texts and numbers.
  return document as PublicDocument;
}
