import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadOrReload } from '../navigation/chunk.ts';

/** The guards by the names the specification gives them; each comes with the first page that it guards. */
const guardByName: Readonly<Record<string, ComponentType<{ children: ReactNode }>>> = {
  auth: lazy(async () => {
    const { RequireAuth } = await loadOrReload(() => import('./require-auth.tsx'));
    return { default: RequireAuth };
  }),
  isadmin: lazy(async () => {
    const { RequireAdmin } = await loadOrReload(() => import('./require-admin.tsx'));
    return { default: RequireAdmin };
  }),
};

/** The guard of that name. Throws when there is none, so that a route table with a wrong name is never built. */
export function guardNamed(name: string): ComponentType<{ children: ReactNode }> {
  const guard = Object.hasOwn(guardByName, name) ? guardByName[name] : undefined;
  if (guard === undefined) throw new Error(`Unknown guard: ${name}`);
  return guard;
}
