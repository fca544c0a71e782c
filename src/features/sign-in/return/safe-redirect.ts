/** A site that does not exist: only paths that stay on it are ours. */
const nowhere = 'https://site.invalid';

/** Longer than any address of the site with its search. */
const maximumLength = 2_000;

/** Tabs, line breaks and other controls: `URL` drops some of them, and `/\t/evil` becomes `//evil`. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0020\u007F-\u009F\u2028\u2029]/;

function parse(text: string): URL | null {
  try {
    return new URL(text, nowhere);
  } catch {
    return null;
  }
}

/**
 * The page of this site of a `?redirect=`: path, search and hash. Anything that could lead to another site, or loop on the sign-in page,
 * gives `fallback`. Pure.
 */
export function safeRedirect(text: string, fallback = '/'): string {
  if (!text.startsWith('/') || text.length > maximumLength) return fallback;
  if (text.includes('\\') || controls.test(text)) return fallback;
  const url = parse(text);
  if (url?.origin !== nowhere) return fallback;
  const { pathname, search, hash } = url;
  // `/.//evil` has become `//evil`: a browser would read it as the name of a site.
  if (pathname.startsWith('//')) return fallback;
  if (/^(\/[a-z]{2})?\/login\/?$/i.test(pathname)) return fallback;
  return pathname + search + hash;
}
