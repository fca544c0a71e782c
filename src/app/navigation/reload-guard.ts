import { plainText, readBy, tabChoice } from '@/device/choice.ts';

/** A page reloads by itself at most once in this time, for each path (specification, section 9). */
export const reloadGuardMs = 10_000;

/** Epoch milliseconds until a path may reload again, by path. */
type Guard = Readonly<Record<string, number>>;

const guard = tabChoice<Guard>(
  'qc.rechargements',
  readBy((kept) =>
    Object.fromEntries(
      Object.entries(kept ?? {}).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    ),
  ),
  {},
);

const awaited = tabChoice<string | null>('qc.version-attendue', plainText, null);

/** A page that is not remembered as reloaded would reload again and again. */
function warnUnless(isKept: boolean): boolean {
  if (!isKept)
    console.warn('This tab keeps nothing: the page will not reload by itself.');
  return isKept;
}

/** True if a path may be reloaded now, and records it. False if the tab stores nothing: without a memory there would be a loop. */
export function mayReload(path: string, now: number): boolean {
  const known = guard.read();
  if ((known[path] ?? 0) > now) return false;
  const lasting = Object.entries(known).filter(([, until]) => until > now);
  return warnUnless(
    guard.keep({ ...Object.fromEntries(lasting), [path]: now + reloadGuardMs }),
  );
}

/** True if this tab has not yet reloaded to receive a build, by its id, and records it. False if the tab stores nothing. */
export function isFirstReloadFor(build: string): boolean {
  return awaited.read() !== build && warnUnless(awaited.keep(build));
}
