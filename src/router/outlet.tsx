import { createContext, use, type ReactNode } from 'react';

/** What stands below the present layout. */
export const BelowContext = createContext<ReactNode>(null);

/** Where a layout shows what stands below it. */
export function Outlet() {
  return use(BelowContext);
}
