import { useMemo, useState } from 'react';
import { clotureNow, type ClotureNow } from '@/domain/quete/cloture-now.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { useIsAwake } from '@/ui/use-is-awake.ts';

/**
 * Reason of a quête's closure by its hours and calendar on opening the page; null while open, and in the HTML of the build, which is read
 * at another hour.
 */
export function useCloture({ contenu }: Pick<Quete, 'contenu'>): ClotureNow | null {
  const [now] = useState(() => Date.now());
  const isAwake = useIsAwake();
  return useMemo(
    () => (isAwake ? clotureNow(contenu, now) : null),
    [contenu, isAwake, now],
  );
}
