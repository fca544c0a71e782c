/**
 * Ends at a time of the device's clock, in epoch milliseconds; at once when it is past. A part of a millisecond is
 * waited for whole: Node refuses a delay that is not an integer.
 */
export async function untilTime(at: number): Promise<void> {
  const wanted = AbortSignal.timeout(Math.max(0, Math.ceil(at - Date.now())));
  await new Promise((resolve) => wanted.addEventListener('abort', resolve));
}
