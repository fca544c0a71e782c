import type { LoaderFunctionArgs } from 'react-router';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';

/**
 * `/les_quetes/*`, deeper than any page of the catalogue: the specification makes it a catch-all of any depth. Its own check refuses the
 * addresses left by the more exact routes.
 */
export function loader({ request }: LoaderFunctionArgs): never {
  throw new PageNotFoundError(new URL(request.url).pathname);
}

export function Component() {
  return null;
}
