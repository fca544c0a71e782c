/** Reason of a closure, and its end (epoch milliseconds; null while unknown). */
export type Suspension = {
  motif: string;
  jusquAu: number | null;
  /** Players go to the spare étape meanwhile, in versions that have one. */
  rechange?: boolean | undefined;
};

/** Closures of a quête: the whole, or étapes by id. They hold for every version. */
export type Suspensions = {
  fermeture: Suspension | null;
  byEtapeId: Readonly<Record<string, Suspension>>;
};

export const noSuspensions: Suspensions = { fermeture: null, byEtapeId: {} };

// By hand: the page of a quête reads it without the schema library.
function parseSuspension(stored: unknown): Suspension | null {
  if (typeof stored !== 'object' || stored === null || !('motif' in stored)) return null;
  const { motif } = stored;
  if (typeof motif !== 'string') return null;
  const until = 'jusquAu' in stored ? stored.jusquAu : null;
  const isReplaced = 'rechange' in stored && stored.rechange === true;
  return {
    motif,
    jusquAu: typeof until === 'number' ? until : null,
    ...(isReplaced && { rechange: true }),
  };
}

/** The closures of a stored map; invalid ones are left out: a quête must not vanish for the note beside it. */
export function parseSuspensions(stored: unknown): Suspensions {
  if (typeof stored !== 'object' || stored === null) return noSuspensions;
  const entries = Object.entries(stored).flatMap(([key, value]) => {
    const suspension = parseSuspension(value);
    return suspension === null ? [] : [[key, suspension] as const];
  });
  const { fermeture = null, ...byEtapeId } = Object.fromEntries(entries);
  return { fermeture, byEtapeId };
}

/** Closures valid at an instant (epoch milliseconds): a closure ends by itself on its day. */
export function suspensionsAt(
  { fermeture, byEtapeId }: Suspensions,
  now: number,
): Suspensions {
  const isOn = ({ jusquAu }: Suspension) => jusquAu === null || jusquAu > now;
  return {
    fermeture: fermeture !== null && isOn(fermeture) ? fermeture : null,
    byEtapeId: Object.fromEntries(
      Object.entries(byEtapeId).filter(([, suspension]) => isOn(suspension)),
    ),
  };
}

// Separate from the closure code that the page of a quête loads.

/** Closure of an étape, or of the whole quête (`fermeture`); null if open. */
export function suspensionIn(
  { fermeture, byEtapeId }: Suspensions,
  key: string,
): Suspension | null {
  if (key === 'fermeture') return fermeture;
  // Ids are any letters, « constructor » included.
  return Object.hasOwn(byEtapeId, key) ? (byEtapeId[key] ?? null) : null;
}

/** True if two closures are equal; null is none. */
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
