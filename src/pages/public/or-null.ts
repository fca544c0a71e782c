import { isDataError } from '@/lib/errors/data-error.ts';

/** Null for a part that the network refuses, on a page that works without it. */
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
