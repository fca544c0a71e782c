import { useSyncExternalStore } from 'react';
import { env } from '../env/env.ts';

function neverChanges(): () => void {
  return () => undefined;
}

/** Address of the published site, for links from outside; the current origin if the build has none. */
export function useSiteOrigin(): string {
  return useSyncExternalStore(
    neverChanges,
    () => (env.siteUrl === '' ? window.location.origin : env.siteUrl),
    () => env.siteUrl,
  );
}
