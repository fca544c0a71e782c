import type { LoaderFunctionArgs } from 'react-router';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';

/**
 * `/les_quetes/*`, deeper than any page of the catalogue: the specification makes it a catch-all of any depth. Its own check
 * refuses what the more exact routes of the table have not taken.
 */
export function loader({ request }: LoaderFunctionArgs): never {
  throw new PageNotFoundError(new URL(request.url).pathname);
}

export function Component() {
  return null;
}
