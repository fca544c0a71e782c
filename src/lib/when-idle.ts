/**
 * Calls back once the browser has nothing more urgent to do.
 * @param options `timeout`: milliseconds after which it is called all the same; a still page may get no idle moment at all.
 */
export function whenIdle(callback: () => void, options?: { timeout: number }): void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, options);
  } else setTimeout(callback, 200);
}
