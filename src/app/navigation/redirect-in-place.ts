import { replace } from 'react-router';

/**
 * A loader's thrown value, for the router. A redirect from the address of the current history entry, or to it, replaces that entry. The
 * router itself pushes one unless a link says otherwise: « back » would lead to an address that redirects again.
 */
export function redirectInPlace(thrown: unknown, { url }: Request): unknown {
  if (!(thrown instanceof Response)) return thrown;
  const target = thrown.headers.get('Location');
  // The build renders pages without a window.
  if (target === null || typeof window === 'undefined') return thrown;
  const isCurrent = (address: string) => {
    const { origin, pathname, search } = new URL(address, url);
    const { location } = window;
    return (
      origin === location.origin &&
      pathname === location.pathname &&
      search === location.search
    );
  };
  return isCurrent(url) || isCurrent(target) ? replace(target) : thrown;
}
