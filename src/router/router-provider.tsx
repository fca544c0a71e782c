import {
  startTransition,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import {
  DataContext,
  FailureContext,
  ParamsContext,
  PendingContext,
  PlaceContext,
  RouterContext,
  usePlace,
} from './contexts.ts';
import type { Loaded, Router, RouterState } from './create-router.ts';
import type { Match, Route } from './match-routes.ts';
import { BelowContext, Outlet } from './outlet.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

/** Shows the page where the router is; nothing before the first one is there. */
export function RouterProvider({ router }: { router: Router }) {
  const [state, setState] = useState(router.state);
  // The router is outside React, and may have gone on since it was first read.
  useLayoutEffect(() => {
    const show = (next: RouterState) => startTransition(() => setState(next));
    show(router.state);
    return router.subscribe(show);
  }, [router]);

  const { location, navigationType, scrolls, match, loaded, pending, isReady } = state;
  const place = useMemo(
    () => ({ location, navigationType, scrolls }),
    [location, navigationType, scrolls],
  );
  const page = useMemo(
    () => (match === null ? null : pageOf(match, loaded)),
    [match, loaded],
  );
  return (
    <RouterContext value={router}>
      <PlaceContext value={place}>
        <PendingContext value={pending !== null}>{isReady && page}</PendingContext>
      </PlaceContext>
    </RouterContext>
  );
}

/** The routes of a page, each in the one above; its error page where it could not be read. */
function pageOf({ routes, params }: Match, loaded: Loaded): ReactNode {
  const failed =
    'failure' in loaded
      ? routes.findLastIndex(({ errorElement }) => errorElement !== undefined)
      : -1;
  const shown = failed === -1 ? routes : routes.slice(0, failed + 1);
  const tree = shown.reduceRight<ReactNode>(
    (below, route, index) => (
      <BelowContext value={below}>
        <RouteView route={route} isFailed={index === failed} />
      </BelowContext>
    ),
    null,
  );
  const data = 'data' in loaded ? loaded.data : undefined;
  const failure = 'failure' in loaded ? loaded.failure : undefined;
  return (
    <ParamsContext value={params}>
      <DataContext value={data}>
        <FailureContext value={failure}>{tree}</FailureContext>
      </DataContext>
    </ParamsContext>
  );
}

type RouteViewProps = { route: Route; isFailed: boolean };

function RouteView({ route, isFailed }: RouteViewProps) {
  const { location } = usePlace();
  const { Component, element, errorElement } = route;
  if (isFailed) return errorElement;
  const content = Component === undefined ? (element ?? <Outlet />) : <Component />;
  if (errorElement === undefined) return content;
  return (
    <RouteErrorBoundary location={location} errorElement={errorElement}>
      {content}
    </RouteErrorBoundary>
  );
}
