import { partsOfAddress } from '@/langue/addresses.ts';
import type { Langue } from '@/langue/langue.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Redirecting pages: their destination is in their own `?redirect=`. */
const ways = /^(\/[a-z]{2})?\/(login|reset-password|forgot-password)\/?$/;

function sameOriginUrl(text: string, origin: string): URL | null {
  try {
    const url = new URL(text);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}

/**
 * The page of this site after an e-mail link: its own `?redirect=`, else that of its `continueUrl`, chosen by the requester. Anything else,
 * another site first of all, gives `fallback`. Pure.
 */
export function returnPath(
  parameters: URLSearchParams,
  origin: string,
  fallback = '',
): string {
  const redirect = safeRedirect(parameters.get('redirect') ?? '', '');
  if (redirect !== '') return redirect;
  const url = sameOriginUrl(parameters.get('continueUrl') ?? '', origin);
  if (url === null) return fallback;
  if (ways.test(url.pathname)) {
    return safeRedirect(url.searchParams.get('redirect') ?? '', fallback);
  }
  return url.pathname === '/'
    ? fallback
    : safeRedirect(url.pathname + url.search + url.hash, fallback);
}

/** The language of the page that requested the e-mail, from its `continueUrl`; French elsewhere. Pure. */
export function langueOfRequest(parameters: URLSearchParams, origin: string): Langue {
  const url = sameOriginUrl(parameters.get('continueUrl') ?? '', origin);
  return url === null ? 'fr' : partsOfAddress(url.pathname).langue;
}
