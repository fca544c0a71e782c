/**
 * Aborted by Ctrl-C, `kill` or a closed terminal. npm sends Ctrl-C a second time, and people type it twice: the second has no effect, the
 * end has begun.
 */
export function listenToSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      controller.abort();
    });
  }
  return controller.signal;
}
