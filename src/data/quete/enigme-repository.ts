import type { Enigme } from '@/domain/quete/enigme.ts';
import type { Langue } from '@/langue/langue.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { readEmbarquee } from './embarquee.ts';

/** The message to decipher on the home page, in the languages that have it. */
export type Enigmes = Readonly<Partial<Record<Langue, Enigme>>>;

/** The file of them in the folder of the quête that the site ships. */
export const enigmesName = 'enigmes';

/** Set by the build, or read once in the life of the page. */
let known: Enigmes | undefined;

/** Sets the value instead of the file; `undefined` clears it. For the build, and for tests. */
export function holdEnigmes(value: Enigmes | undefined): void {
  known = value;
}

/** The message to decipher on the home page, from the build; none if its file cannot be had. Throws only when aborted. */
export async function readEnigmes(signal?: AbortSignal): Promise<Enigmes> {
  if (known !== undefined) return known;
  try {
    // Our own file, of the same build.
    known = (await readEmbarquee(enigmesName, signal)) as unknown as Enigmes;
    return known;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    if (!(error instanceof OfflineError)) {
      console.warn('The message of the home page could not be read.', error);
    }
    return {};
  }
}
