import { useEffect, useLayoutEffect } from 'react';
import { usePlace, useRouter } from './contexts.ts';
import type { Location } from './location.ts';

/** Where the positions stand while the tab is elsewhere, or loads anew. */
const storageKey = 'defilement';

/** How far down each entry of the history was left, in CSS pixels, by its key. */
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    const kept = window.sessionStorage.getItem(storageKey);
    // Written below.
    return kept === null ? [] : (JSON.parse(kept) as [string, number][]);
  } catch {
    return [];
  }
}

function keepPositions(): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch (error) {
    console.warn('The position on the page could not be kept.', error);
  }
}

/**
 * After each navigation: the page is where it was left, for who comes back; at its target, where the address has one;
 * else at its top.
 */
export function ScrollRestoration() {
  const router = useRouter();
  const { location, scrolls } = usePlace();

  // The page that is left still stands when the router tells of the next one.
  useEffect(() => {
    let shown = router.state.location;
    return router.subscribe((next) => {
      if (next.location === shown) return;
      positions.set(shown.key, window.scrollY);
      shown = next.location;
    });
  }, [router]);

  // A page that is loaded anew is put in its place by the browser.
  useEffect(() => {
    const stay = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      positions.set(router.state.location.key, window.scrollY);
      keepPositions();
      window.history.scrollRestoration = 'auto';
    };
    stay();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', stay);
    };
  }, [router]);

  useLayoutEffect(() => {
    if (scrolls) scrollTo(location);
  }, [location, scrolls]);

  return null;
}

function scrollTo({ key, hash }: Location): void {
  const position = positions.get(key);
  if (position !== undefined) {
    window.scrollTo(0, position);
    return;
  }
  const target = hash === '' ? null : document.getElementById(decodeHash(hash));
  if (target === null) window.scrollTo(0, 0);
  else target.scrollIntoView();
}

/** The id that a target names; one that was badly encoded is taken as it was written. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
