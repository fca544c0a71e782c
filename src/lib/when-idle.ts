/**
 * Calls back once the browser has nothing more urgent to do.
 * @param options `timeout`: milliseconds after which it is called all the same; a still page may get no idle moment at all.
 * @returns cancels it.
 */
export function whenIdle(
  callback: () => void,
  options?: { timeout: number },
): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, options);
  return () => window.cancelIdleCallback(handle);
}
