import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import {
  criteresParameters,
  parseCriteres,
  type Criteres,
} from '@/domain/catalogue/criteres.ts';

function subscribeToNothing(): () => void {
  return () => undefined;
}

/** False while React takes over HTML that was made without knowing the address's parameters. */
function useIsAwake(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

export type ChangeCriteres = (
  next: Criteres,
  options?: { replace?: boolean | undefined },
) => void;

/** The criteria of the address, and the way to change them: a step of the history, unless it replaces the last. */
export function useCriteres(): { criteres: Criteres; change: ChangeCriteres } {
  const [parameters, setParameters] = useSearchParams();
  const text = useIsAwake() ? parameters.toString() : '';
  const criteres = useMemo(() => parseCriteres(new URLSearchParams(text)), [text]);
  const change = useCallback<ChangeCriteres>(
    (next, { replace = false } = {}) => {
      setParameters(criteresParameters(next), { replace, preventScrollReset: true });
    },
    [setParameters],
  );
  return { criteres, change };
}
