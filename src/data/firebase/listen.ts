import type { Watch } from '@/device/live.ts';
import { OfflineError, type DataError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { answerDeadlineMs } from '../firestore/answered.ts';

type Listener<Value> = {
  onValue: (value: Value) => void;
  /** A data error: no more values, or none within the deadline. A value may still follow the latter. */
  onError: (error: DataError) => void;
};

type Start<Sdk, Value> = (
  sdk: Sdk,
  onValue: (value: Value) => void,
  onError: (error: unknown) => void,
) => () => void;

/**
 * Starts a listener once its SDK is loaded, and returns a stop function at once: stopped before, it never starts. The SDK itself waits
 * without end for a missing network; `onError` then gets an `OfflineError` after the deadline, and the listener goes on.
 */
export function listen<Sdk, Value>(
  sdk: Promise<Sdk>,
  start: Start<Sdk, Value>,
  { onValue, onError }: Listener<Value>,
): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  const timer = setTimeout(() => {
    onError(new OfflineError(`Nothing was told after ${answerDeadlineMs} ms.`));
  }, answerDeadlineMs);
  const hear = (value: Value) => {
    clearTimeout(timer);
    if (!isStopped) onValue(value);
  };
  const refuse = (error: unknown) => {
    clearTimeout(timer);
    if (!isStopped) onError(toDataError(error));
  };
  sdk
    .then((ready) => {
      if (!isStopped) stop = start(ready, hear, refuse);
    })
    .catch(refuse);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop?.();
  };
}

/** The same for `live`, by a module imported for the first listener. */
export function listenIn<Module, Value>(
  load: () => Promise<Module>,
  start: Start<Module, Value>,
): Watch<Value> {
  return (onValue, onError) => listen(load(), start, { onValue, onError });
}
