/**
 * Editors that are being closed and whose last writing on this device is under way. Opening the same parcours
 * next, in this tab or another, waits for it.
 */
let closing: Promise<unknown> = Promise.resolve();

/** Registers a write to await before closing; a failed one counts as done. */
export function trackClosing(writing: Promise<unknown>): void {
  closing = Promise.allSettled([closing, writing]);
}

/** Settles once everything that was being closed is kept. */
export async function whenClosed(): Promise<void> {
  // A component that is leaving the page tells of its closing in the same turn.
  await Promise.resolve();
  await closing;
}
