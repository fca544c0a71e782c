import { shareImagePathOf } from '@/domain/quete/public-media.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/**
 * True if the site was built since this version was published: its shared address then shows its picture and its title. Reads no document.
 * Throws `OfflineError` when the site does not answer.
 */
export async function isSharePreviewReady(
  quete: { id: QueteId; version: number },
  signal?: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetchInTime(shareImagePathOf(quete), {
      method: 'HEAD',
      cache: 'no-store',
      ...(signal !== undefined && { signal }),
    });
    // A development server answers every address with a page.
    return response.ok && response.headers.get('content-type') === 'image/png';
  } catch (error) {
    if (signal?.aborted === true || error instanceof OfflineError) throw error;
    throw new OfflineError('The site does not answer.', { cause: error });
  }
}
