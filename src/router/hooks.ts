import { use, useCallback, useMemo } from 'react';
import {
  DataContext,
  FailureContext,
  ParamsContext,
  PendingContext,
  usePlace,
  useRouter,
} from './contexts.ts';
import type { NavigateOptions, Router } from './create-router.ts';
import type { Location, NavigationType } from './location.ts';
import type { Params } from './match-routes.ts';

/** Where the page that is shown stands. */
export function useLocation(): Location {
  return usePlace().location;
}

/** How the visitor came here. */
export function useNavigationType(): NavigationType {
  return usePlace().navigationType;
}

/** Whether another page is on its way. */
export function useIsNavigating(): boolean {
  return use(PendingContext);
}

/** Leads elsewhere; the same function all along. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

/** What the path of the page holds, decoded. */
export function useParams(): Params {
  return use(ParamsContext);
}

/** What the loader of the page has read: `useLoaderData<typeof loader>()`. */
export function useLoaderData<
  Loader extends (...parameters: never[]) => unknown,
>(): Awaited<ReturnType<Loader>> {
  // A page is shown with what its own loader came to.
  return use(DataContext) as Awaited<ReturnType<Loader>>;
}

/** What an error page tells of. */
export function useRouteError(): unknown {
  return use(FailureContext);
}

type Question = Readonly<Record<string, string>> | URLSearchParams;

type SetSearchParams = (
  next: Question | ((known: URLSearchParams) => Question),
  options?: NavigateOptions,
) => Promise<void>;

/** The question of the address, and what changes it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const setParameters = useCallback<SetSearchParams>(
    (next, options) => {
      const question = typeof next === 'function' ? next(parameters) : next;
      return navigate(`?${new URLSearchParams(question).toString()}`, options);
    },
    [navigate, parameters],
  );
  return [parameters, setParameters];
}
