import type { QuetesByCode } from '@/domain/quete/code-usage.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/** The build's file of quêtes that use each code: a file of the site, so that no database is read. */
export const quetesByCodeFile = '/les_codes/quetes.json';

/** The known value: read once in the life of the page, or set by the build, which has just read every quête. */
let known: QuetesByCode | null = null;

/** Sets the value instead of the file; `null` clears it. For the build, and for tests. */
export function holdQuetesByCode(value: QuetesByCode | null): void {
  known = value;
}

/**
 * The quêtes that use each code, as of the build; null when the file is missing or invalid. The library does without it: nothing is thrown.
 */
export async function readQuetesByCode(
  signal?: AbortSignal,
): Promise<QuetesByCode | null> {
  if (known !== null) return known;
  try {
    const response = await fetchInTime(
      quetesByCodeFile,
      signal === undefined ? {} : { signal },
    );
    if (!response.ok) return null;
    // The page is there already: the check of the file is loaded with it, after the first paint.
    const { quetesByCodeSchema } = await import('@/domain/quete/code-usage.ts');
    const parsed = quetesByCodeSchema.safeParse(await response.json());
    if (parsed.success) known = parsed.data;
    return known;
  } catch (error) {
    console.warn('Which quêtes use a code could not be read.', error);
    return null;
  }
}
