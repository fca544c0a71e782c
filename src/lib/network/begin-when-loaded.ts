import { OfflineError } from '@/lib/errors/data-error.ts';
import { keepTrying } from './keep-trying.ts';

/**
 * Begins work beside a page once its code is loaded; retries the load until then: now, when the network or the page comes back, and after
 * growing pauses.
 * @param load imports the code.
 * @param begin begins the work, and returns its stop function.
 * @returns a function that stops the retries and the work.
 */
export function beginWhenLoaded<Module>(
  load: () => Promise<Module>,
  begin: (module: Module) => () => void,
): () => void {
  let end: (() => void) | null = null;
  let isGone = false;
  const trying = keepTrying(null, async () => {
    try {
      const module = await load();
      if (end === null && !isGone) end = begin(module);
      trying.stop();
      return null;
    } catch (error) {
      throw new OfflineError('The code of some work could not be loaded.', {
        cause: error,
      });
    }
  });
  return () => {
    isGone = true;
    trying.stop();
    end?.();
  };
}
