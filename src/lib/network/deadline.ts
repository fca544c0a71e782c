import { OfflineError } from '@/lib/errors/data-error.ts';

/**
 * The promise's own end, or `OfflineError` once `milliseconds` have passed: a service that never answers
 * must not leave a person waiting.
 */
export async function withDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new OfflineError(`No answer after ${milliseconds} ms.`));
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends at a time of the device's clock, in epoch milliseconds; at once when it is past. A part of a millisecond is
 * waited for whole: Node refuses a delay that is not an integer.
 */
export async function untilTime(at: number): Promise<void> {
  const wanted = AbortSignal.timeout(Math.max(0, Math.ceil(at - Date.now())));
  await new Promise((resolve) => wanted.addEventListener('abort', resolve));
}
