import { OfflineError } from '@/lib/errors/data-error.ts';

/** First pause after a failure, doubled each time up to the last, in milliseconds. */
const firstPauseMs = 2_000;
const lastPauseMs = 5 * 60_000;

/**
 * Pause before a retry after so many failures in a row, in milliseconds: from half of the pause to the whole of it, at random, so that the
 * phones of a class that failed together do not all retry together.
 */
export function pauseAfter(failureCount: number): number {
  const whole = Math.min(lastPauseMs, firstPauseMs * 2 ** Math.max(0, failureCount - 1));
  return (whole * (1 + Math.random())) / 2;
}

/** Runs the work in one tab at a time; without a name or locks in every tab, with the same result. */
async function aloneInTabs(
  name: string | null,
  work: () => Promise<void>,
): Promise<void> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (name === null || locks === undefined) return work();
  await locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
}

export type Trying = {
  /** Something happened that may be worth another try. */
  wake: () => void;
  stop: () => void;
};

/**
 * Sends pending work silently: once `ready` is settled, on `wake`, when the network or the page comes back, and after growing pauses on
 * failure. `send` resolves with the milliseconds to wait before more work, or with null if there is none. `name` is that of the lock
 * between tabs, null for work of each tab.
 */
export function keepTrying(
  name: string | null,
  send: () => Promise<number | null>,
  ready: Promise<unknown> = Promise.resolve(),
): Trying {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failureCount = 0;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;

  function plan(delayMs: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => {
      void run();
    }, delayMs);
  }

  async function attempt(): Promise<void> {
    try {
      const delayMs = await send();
      failureCount = 0;
      if (delayMs !== null) plan(Math.max(1_000, delayMs));
    } catch (error) {
      failureCount += 1;
      // Away from the network this is everyday life; anything else is worth a trace.
      if (!(error instanceof OfflineError)) {
        console.warn('What waits on this device could not be sent yet.', error);
      }
      plan(pauseAfter(failureCount));
    }
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isStopped || !navigator.onLine) return;
    if (isRunning) {
      isWanted = true;
      return;
    }
    isRunning = true;
    await aloneInTabs(name, attempt);
    isRunning = false;
    if (isWanted) {
      isWanted = false;
      void run();
    }
  }

  function wake(): void {
    void run();
  }

  function wakeWhenVisible(): void {
    if (document.visibilityState === 'visible') wake();
  }

  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeWhenVisible);
  void ready.then(wake, wake);

  return {
    wake,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wakeWhenVisible);
    },
  };
}
