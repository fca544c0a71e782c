import type { Suspension, Suspensions } from './suspension.ts';

// Apart from what the page of a quête loads to read its closures.

/** Why an étape, or the whole quête (`fermeture`), is closed; null when it is not. */
export function suspensionIn(
  { fermeture, byEtapeId }: Suspensions,
  key: string,
): Suspension | null {
  if (key === 'fermeture') return fermeture;
  // Ids are any letters, « constructor » included.
  return Object.hasOwn(byEtapeId, key) ? (byEtapeId[key] ?? null) : null;
}

/** Whether two closures say the same; null is none. */
export function isSameSuspension(
  one: Suspension | null,
  other: Suspension | null,
): boolean {
  return (
    one?.motif === other?.motif &&
    one?.jusquAu === other?.jusquAu &&
    one?.rechange === other?.rechange
  );
}
