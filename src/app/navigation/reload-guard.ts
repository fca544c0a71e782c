/** A page reloads by itself at most once in this time, for each path (specification, section 9). */
export const reloadGuardMs = 10_000;

const storageKey = 'qc.rechargements';

/** Epoch milliseconds until which a path may not reload again, by path. */
type Guard = Record<string, number>;

function parseGuard(text: string | null): Guard {
  const value: unknown = text === null ? {} : JSON.parse(text);
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

/**
 * Asks whether a path may be reloaded now, and remembers that it was. Where the tab keeps nothing, never: without a
 * memory there would be a loop.
 */
export function mayReload(
  path: string,
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): boolean {
  try {
    const guard = parseGuard(storage.getItem(storageKey));
    if ((guard[path] ?? 0) > now) return false;
    const lasting = Object.entries(guard).filter(([, until]) => until > now);
    const next: Guard = { ...Object.fromEntries(lasting), [path]: now + reloadGuardMs };
    storage.setItem(storageKey, JSON.stringify(next));
    return true;
  } catch (error) {
    console.warn('The page will not reload by itself.', error);
    return false;
  }
}

const awaitedKey = 'qc.version-attendue';

/**
 * Asks whether this tab has not yet reloaded to receive a build, by its id, and remembers that it does. Where the tab keeps
 * nothing, never.
 */
export function isFirstReloadFor(
  build: string,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): boolean {
  try {
    if (storage.getItem(awaitedKey) === build) return false;
    storage.setItem(awaitedKey, build);
    return true;
  } catch (error) {
    console.warn('The page will not reload by itself.', error);
    return false;
  }
}
