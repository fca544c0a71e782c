/** Sent once nothing was typed for this long… */
const idleMs = 1_200;
/** …and at the latest this long after the first change that is not online. */
const delayMs = 2_500;
/** After an attempt that failed; doubled up to the longest. */
const firstRetryMs = 4_000;
const longestRetryMs = 60_000;

type SaveTimingPorts = {
  /** Nothing begins by itself while this says no. */
  isStarted: () => boolean;
  onTime: () => void;
};

/** When the next saving online begins by itself: soon after the typing, later and later after failures. */
export function createSaveTiming({ isStarted, onTime }: SaveTimingPorts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let deadline = 0;
  let retryMs = firstRetryMs;

  function scheduleIn(delay: number): void {
    clearTimeout(timer);
    timer = isStarted() ? setTimeout(onTime, delay) : undefined;
  }

  return {
    atOnce: () => scheduleIn(0),

    /** Something was typed. */
    afterChange: (): void => {
      const now = Date.now();
      if (deadline < now) deadline = now + delayMs;
      scheduleIn(Math.min(idleMs, deadline - now));
    },

    /** Something was typed while a saving was under way, or while one waits for its time. */
    unlessScheduled: (): void => {
      if (timer === undefined) scheduleIn(idleMs);
    },

    /** Something was typed, which does not mend what went wrong: the next attempt keeps its own time. */
    asAfterFailure: (): void => {
      if (timer === undefined) scheduleIn(retryMs);
    },

    afterFailure: (): void => {
      scheduleIn(retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    },

    forgetFailures: (): void => {
      retryMs = firstRetryMs;
    },

    /** What was typed until now is being saved. */
    forgetDeadline: (): void => {
      deadline = 0;
    },

    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
