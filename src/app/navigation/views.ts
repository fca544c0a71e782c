import type { Screen } from './open-page.tsx';

/**
 * The views of an address, each by its query: `animation&vue=ecran` needs any `animation`, and a `vue` of this value; an empty one needs
 * nothing. The first whose parameters are all in a query is shown.
 */
export type Views = Readonly<Record<string, Screen>>;

/** The view of a query, by its key. The parameter `vue` names views only: null if no view has the name in the query. */
export function viewAt(views: Views, query: URLSearchParams): string | null {
  const found = Object.keys(views).find((key) =>
    [...new URLSearchParams(key)].every(([name, value]) =>
      value === '' ? query.has(name) : query.get(name) === value,
    ),
  );
  if (found === undefined) return null;
  const isNamed = (query.get('vue') ?? '') !== '';
  return isNamed && !new URLSearchParams(found).has('vue') ? null : found;
}
