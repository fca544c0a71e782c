import { isDataError } from '@/lib/errors/data-error.ts';

/** What the network refuses is left out of a page that is whole without it. */
export async function orNull<T>(
  reading: Promise<T>,
  signal: AbortSignal,
): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (signal.aborted || !isDataError(error)) throw error;
    console.warn('The catalogue could not be read.', error);
    return null;
  }
}
