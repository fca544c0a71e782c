import type { Essai } from '@/domain/quete/essai.ts';
import type { Langue } from '@/langue/langue.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { readEmbarquee } from './embarquee.ts';

/** The message to decipher on the home page, in the languages that have it. */
export type Essais = Readonly<Partial<Record<Langue, Essai>>>;

/** The file of them in the folder of the quête that the site ships. */
export const essaisName = 'essais';

/** Set by the build, or read once in the life of the page. */
let known: Essais | undefined;

/** Sets the value instead of the file; `undefined` clears it. For the build, and for tests. */
export function holdEssais(value: Essais | undefined): void {
  known = value;
}

/** The message to decipher on the home page, from the build; none if its file cannot be had. Throws only when aborted. */
export async function readEssais(signal?: AbortSignal): Promise<Essais> {
  if (known !== undefined) return known;
  try {
    // Our own file, of the same build.
    known = (await readEmbarquee(essaisName, signal)) as unknown as Essais;
    return known;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    if (!(error instanceof OfflineError)) {
      console.warn('The message of the home page could not be read.', error);
    }
    return {};
  }
}
