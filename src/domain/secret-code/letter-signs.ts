import type { Sign } from './secret-code.ts';
import { signMaps } from './signs.ts';

/**
 * The two tables of a writing that has no sign for some letters: `merged` says how those are written, and they come
 * back that way.
 */
export function mergedMaps(
  signs: readonly Sign[],
  merged: Readonly<Record<string, string>>,
) {
  const { idByValue, valueById } = signMaps(signs);
  const withMerged = new Map(idByValue);
  for (const [lost, kept] of Object.entries(merged)) {
    const ids = Array.from(kept, (letter) => idByValue.get(letter) ?? '');
    withMerged.set(lost, ids.join(''));
  }
  return { idByValue: withMerged, valueById };
}

/** What such a writing does not give back: `X=KS`. */
export function mergedLosses(merged: Readonly<Record<string, string>>) {
  return Object.entries(merged).map(([lost, kept]) => `${lost}=${kept}` as const);
}
