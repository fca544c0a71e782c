import { useEffect } from 'react';
import { ScrollRestoration, type Location } from 'react-router';

/**
 * Key of a history entry. The router gives a single key to all entries that are not its own: the first of a tab, and those of plain links
 * to a part of the page. Their targets distinguish them.
 */
function keyOfEntry({ key, hash }: Location): string {
  return key === 'default' ? `default${hash}` : key;
}

function scrollOurselves(): void {
  window.history.scrollRestoration = 'manual';
}

/** After each navigation: the page is at its former position, when the user goes back; at the target of its address; else at its top. */
export function PageScroll() {
  // react-router leaves the scroll to the browser on `pagehide`, and does not take it back for a document that returns
  // from the browser's back/forward cache.
  useEffect(() => {
    window.addEventListener('pageshow', scrollOurselves);
    return () => window.removeEventListener('pageshow', scrollOurselves);
  }, []);
  return <ScrollRestoration getKey={keyOfEntry} />;
}
