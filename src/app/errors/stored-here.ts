import { lazy } from 'react';

/** Content stored on this device: the build lists its files in the shell, so that they work offline. */
export const StoredHere = lazy(() =>
  import('@/features/device-storage/stored-here.tsx').then(
    ({ StoredHere: Stored }) => ({ default: Stored }),
    () => ({ default: () => null }),
  ),
);
