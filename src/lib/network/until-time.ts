/** Ends at a time of the device's clock, in epoch milliseconds; at once when it is past. */
export async function untilTime(at: number): Promise<void> {
  const wanted = AbortSignal.timeout(Math.max(0, at - Date.now()));
  await new Promise((resolve) => wanted.addEventListener('abort', resolve));
}
