import { createContext, use } from 'react';
import type { Router, RouterState } from './create-router.ts';
import type { Params } from './match-routes.ts';

type Place = Pick<RouterState, 'location' | 'navigationType' | 'scrolls'>;

/** What pages read of the router: one context for each thing that changes on its own. */
export const RouterContext = createContext<Router | null>(null);
export const PlaceContext = createContext<Place | null>(null);
export const PendingContext = createContext(false);
export const ParamsContext = createContext<Params>({});
export const DataContext = createContext<unknown>(undefined);
export const FailureContext = createContext<unknown>(undefined);

/** Throws where there is no router above. */
export function useRouter(): Router {
  return known(use(RouterContext));
}

/** Throws where there is no router above. */
export function usePlace(): Place {
  return known(use(PlaceContext));
}

function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This part of a page needs a <RouterProvider>.');
  return value;
}
