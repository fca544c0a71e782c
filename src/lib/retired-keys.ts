/** Settings of desk and workshop that no part reads any more: named views, single-letter keys. */
const retiredKeys = [
  'qc.vues-des-parcours',
  'qc.atelier.touche-seule',
  'qc.messages.touches',
] as const;

/** Drops what this device holds of parts that are gone, and touches nothing else. Never throws. */
export function dropRetiredKeys(): void {
  try {
    for (const key of retiredKeys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is kept anyway.
  }
}
