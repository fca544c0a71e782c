import { useEffect, useEffectEvent, useState } from 'react';

/** Outcome of a promise: null while pending or not wanted. */
export type Outcome<Value> =
  | { of: unknown; value: Value }
  | { of: unknown; error: unknown };

/** Follows a promise; `key` identifies it, so that another's outcome is never shown. */
export function useOutcome<Value>(
  key: unknown,
  start: (() => Promise<Value>) | null,
): Outcome<Value> | null {
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null);
  const isWanted = start !== null;
  const begin = useEffectEvent(() => start?.());
  // The network and the index are outside React.
  useEffect(() => {
    let isCurrent = isWanted;
    begin()?.then(
      (value) => {
        if (isCurrent) setOutcome({ of: key, value });
      },
      (error: unknown) => {
        console.warn('It could not be read.', error);
        if (isCurrent) setOutcome({ of: key, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, isWanted]);
  return outcome?.of === key ? outcome : null;
}
