import type { ComponentType, ReactNode } from 'react';
import { RequireAdmin } from './require-admin.tsx';
import { RequireAuth } from './require-auth.tsx';

/** The guards by the names the specification gives them. */
const guardByName: Readonly<Record<string, ComponentType<{ children: ReactNode }>>> = {
  auth: RequireAuth,
  isadmin: RequireAdmin,
};

/** The guard of that name. Throws when there is none, so that a route table with a wrong name is never built. */
export function guardNamed(name: string): ComponentType<{ children: ReactNode }> {
  const guard = Object.hasOwn(guardByName, name) ? guardByName[name] : undefined;
  if (guard === undefined) throw new Error(`Unknown guard: ${name}`);
  return guard;
}
