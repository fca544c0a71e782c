import { useSyncExternalStore } from 'react';
import { env } from '../env/env.ts';

function neverChanges(): () => void {
  return () => undefined;
}

/** Where the site is published, for addresses that leave it; where it is open, when the build was not told. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => (env.siteUrl === '' ? window.location.origin : env.siteUrl),
    () => env.siteUrl,
  );
}
