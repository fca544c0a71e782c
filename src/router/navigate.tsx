import { useEffect } from 'react';
import { useRouter } from './contexts.ts';
import type { NavigateOptions } from './create-router.ts';
import { createPath, resolvePath, type To } from './location.ts';

/** Leads elsewhere as soon as it is shown. */
export function Navigate({ to, replace, state }: NavigateOptions & { to: To }) {
  const router = useRouter();
  const path = createPath(resolvePath(to, router.state.location));
  // The address is outside React.
  useEffect(() => {
    void router.navigate(path, { replace, state });
  }, [router, path, replace, state]);
  return null;
}
