import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import {
  criteresParameters,
  parseCriteres,
  type Criteres,
} from '@/domain/catalogue/criteres.ts';
import { useIsAwake } from '@/ui/use-is-awake.ts';

export type ChangeCriteres = (
  next: Criteres,
  options?: { replace?: boolean | undefined },
) => void;

/**
 * Criteria of the address, and their setter: it pushes a step of the history, or replaces the last. Changes show at once; the address
 * follows.
 */
export function useCriteres(): { criteres: Criteres; change: ChangeCriteres } {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  // The prerendered HTML has no parameters.
  const [text, showText] = useOptimistic(useIsAwake() ? parameters.toString() : '');
  const criteres = useMemo(() => parseCriteres(new URLSearchParams(text)), [text]);
  const change = useCallback<ChangeCriteres>(
    (next, { replace = false } = {}) => {
      const search = criteresParameters(next).toString();
      startTransition(async () => {
        showText(search);
        await navigate({ search }, { replace, preventScrollReset: true });
      });
    },
    [navigate, showText],
  );
  return { criteres, change };
}
