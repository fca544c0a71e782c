import { useEffect } from 'react';
import { ScrollRestoration, type Location } from 'react-router';

/**
 * Names an entry of the history. The router gives one key to all entries that are not its own: the first of a tab, and
 * those that a plain link to a part of the page makes. Their targets tell them apart.
 */
function keyOfEntry({ key, hash }: Location): string {
  return key === 'default' ? `default${hash}` : key;
}

function scrollOurselves(): void {
  window.history.scrollRestoration = 'manual';
}

/**
 * After each navigation: the page is where it was left, when the user goes back; at the target of its address; else at its top.
 */
export function PageScroll() {
  // react-router leaves the scroll to the browser on `pagehide`, and does not take it back for a document that returns
  // from the browser's back/forward cache.
  useEffect(() => {
    window.addEventListener('pageshow', scrollOurselves);
    return () => window.removeEventListener('pageshow', scrollOurselves);
  }, []);
  return <ScrollRestoration getKey={keyOfEntry} />;
}
