/**
 * Aborted by Ctrl-C, `kill` or a closed terminal. npm passes Ctrl-C on a second time, and people
 * type it twice: the second changes nothing, the end has begun.
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
