import { useMemo, useState } from 'react';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  noSuspensions,
  suspensionsAt,
  type Suspensions,
} from '@/domain/quete/suspension.ts';

/** What is closed of a quête at the moment the page is opened. */
export function useOpenSuspensions({ suspensions }: Quete): Suspensions {
  const [now] = useState(() => Date.now());
  return useMemo(
    () => suspensionsAt(suspensions ?? noSuspensions, now),
    [suspensions, now],
  );
}
