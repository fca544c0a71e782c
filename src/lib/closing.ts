/** Last writes of editors being closed. Opening the same parcours next, in this tab or another, waits for them. */
let closing: Promise<unknown> = Promise.resolve();

/** Registers a write to await before closing; a failed one counts as done. */
export function trackClosing(writing: Promise<unknown>): void {
  closing = Promise.allSettled([closing, writing]);
}

/** Settles once all pending data is stored. */
export async function whenClosed(): Promise<void> {
  // A component that leaves the page registers its write in the same turn.
  await Promise.resolve();
  await closing;
}
