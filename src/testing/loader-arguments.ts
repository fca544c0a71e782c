import type { LoaderFunctionArgs, Params } from 'react-router';
import { routerContext } from '@/data/firebase/loader-services.ts';
import type { Services } from '@/data/firebase/services.ts';
import { createSilentServices } from './services.ts';

/** The router's arguments for the loader of a page; `path` with its search. */
export function loaderArguments(
  path: string,
  params: Params = {},
  services: Services = createSilentServices(),
): LoaderFunctionArgs {
  const url = new URL(path, 'http://localhost');
  return {
    request: new Request(url),
    url,
    pattern: path,
    params,
    context: routerContext(services),
  };
}
