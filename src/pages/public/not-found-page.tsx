import { PageNotFoundError } from '@/lib/errors/not-found.ts';

/** `/404`: the error page that any unknown path shows. */
export function loader(): never {
  throw new PageNotFoundError('/404');
}

export function Component() {
  return null;
}
