import { lazy } from 'react';

/** What this device keeps: the build names its files in the shell, so that they are there without network. */
export const StoredHere = lazy(() =>
  import('@/features/device-storage/stored-here.tsx').then(
    ({ StoredHere: Stored }) => ({ default: Stored }),
    () => ({ default: () => null }),
  ),
);
