/**
 * Calls back once the browser has no more urgent work.
 * @param options `timeout`: milliseconds after which it is called all the same; a still page may get no idle moment at all.
 * @returns a cancel function.
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
