import type { LoaderFunctionArgs, Params } from 'react-router';

/** The arguments with which the router calls the loader of a page; `path` with its search. */
export function loaderArguments(path: string, params: Params = {}): LoaderFunctionArgs {
  const url = new URL(path, 'http://localhost');
  return { request: new Request(url), url, pattern: path, params, context: undefined };
}
