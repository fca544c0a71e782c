/** Calls back once the browser has nothing more urgent to do. */
export function whenIdle(callback: () => void): void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback);
  } else setTimeout(callback, 200);
}
