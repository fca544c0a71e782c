import type { Quete, QueteId } from '@/domain/quete/quete.ts';

/** Lifetime of a page's content for starting, in milliseconds. Closures are read at each étape anyway. */
const goodForMs = 5 * 60 * 1_000;

let shown: { quete: Quete; at: number } | null = null;

/** Notes the quête that a page shows as it was published at `now` (epoch milliseconds). */
export function noteShownQuete(quete: Quete, now: number): void {
  shown = { quete, at: now };
}

/** The quête that a page of this tab showed recently; null for another one, or too long ago. */
export function readShownQuete(id: QueteId, now: number): Quete | null {
  if (shown?.quete.id !== id) return null;
  return Math.abs(now - shown.at) < goodForMs ? shown.quete : null;
}
