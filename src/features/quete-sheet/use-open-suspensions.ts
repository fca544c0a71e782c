import { useMemo, useState } from 'react';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  noSuspensions,
  suspensionsAt,
  type Suspensions,
} from '@/domain/quete/suspension.ts';

/** Closures of a quête when the page opens. */
export function useOpenSuspensions({ suspensions }: Quete): Suspensions {
  const [now] = useState(() => Date.now());
  return useMemo(
    () => suspensionsAt(suspensions ?? noSuspensions, now),
    [suspensions, now],
  );
}
