import { useMemo, useState } from 'react';
import { clotureNow, type ClotureNow } from '@/domain/quete/cloture-now.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { useIsAwake } from '@/ui/use-is-awake.ts';

/**
 * Why a quête is closed by its hours and its calendar as the page is opened; null while it is open, and in the HTML that
 * the build made, which is read at another hour.
 */
export function useCloture({ contenu }: Pick<Quete, 'contenu'>): ClotureNow | null {
  const [now] = useState(() => Date.now());
  const isAwake = useIsAwake();
  return useMemo(
    () => (isAwake ? clotureNow(contenu, now) : null),
    [contenu, isAwake, now],
  );
}
