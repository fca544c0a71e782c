import { useEffect, useEffectEvent, useState } from 'react';
import type { DataError } from '@/lib/errors/data-error.ts';

type Watch<Told> = (
  onTold: (told: Told) => void,
  onError: (error: DataError) => void,
) => () => void;

/** A live value: nothing yet, the last one, or why there is none any more. */
export type Live<Told> = { told: Told | null; error: DataError | null };

/** Listens while the component is there, and again for another `key`: values of the former one are not shown. */
export function useLive<Told>(key: string, watch: Watch<Told>): Live<Told> {
  const [state, setState] = useState<Live<Told> & { key: string }>({
    key,
    told: null,
    error: null,
  });
  const begin = useEffectEvent(watch);
  // A listener: the database tells each change by itself.
  useEffect(
    () =>
      begin(
        (told) => setState({ key, told, error: null }),
        // What was read stays in sight.
        (error) => setState((before) => ({ ...before, error })),
      ),
    [key],
  );
  return state.key === key ? state : { told: null, error: null };
}
