import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readPublicDocument } from '@/lib/firebase/firestore-rest.ts';

/** How many would like a quête in a commune: one read, without the SDK. Throws one of the data errors. */
export async function readVoeuCount(
  insee: string,
  signal?: AbortSignal,
): Promise<number> {
  try {
    const { total } = await readPublicDocument(`voeux/${insee}_0`, signal);
    return typeof total === 'number' ? total : 0;
  } catch (error) {
    if (error instanceof NotFoundError) return 0;
    throw error;
  }
}
