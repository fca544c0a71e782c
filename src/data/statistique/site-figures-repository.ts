import type { SiteFigures } from '@/domain/statistique/site-figures.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/** The build's file of site figures: a file, so that a visitor costs no read. */
export const siteFiguresFile = '/mairie/chiffres.json';

/** The known value: read once in the life of the page, or set by the build. `undefined`: not requested yet. */
let known: SiteFigures | null | undefined;

/** Sets the value instead of the file; `undefined` clears it. For the build, and for tests. */
export function holdSiteFigures(value: SiteFigures | null | undefined): void {
  known = value;
}

/** The figures of the site as of its build; null when the file is missing or invalid. `/mairie` does without them: nothing is thrown. */
export async function readSiteFigures(signal?: AbortSignal): Promise<SiteFigures | null> {
  if (known !== undefined) return known;
  try {
    const response = await fetchInTime(
      siteFiguresFile,
      signal === undefined ? {} : { signal },
    );
    if (!response.ok) return null;
    const { siteFiguresSchema } = await import('@/domain/statistique/site-figures.ts');
    const parsed = siteFiguresSchema.safeParse(await response.json());
    if (parsed.success) known = parsed.data;
    return parsed.success ? parsed.data : null;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    console.warn('The figures of the site could not be read.', error);
    return null;
  }
}
