import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadOrReload } from '../navigation/chunk.ts';

type Guard = ComponentType<{ children: ReactNode }>;

const load = () => loadOrReload(() => import('./require-session.tsx'));

/** Shows its page to a signed-in person only (`auth`); loaded with the first page that it guards. */
export const RequireAuth: Guard = lazy(async () => ({
  default: (await load()).RequireAuth,
}));

/** Shows its page to an admin only (`isadmin`); loaded with the first page that it guards. */
export const RequireAdmin: Guard = lazy(async () => ({
  default: (await load()).RequireAdmin,
}));
