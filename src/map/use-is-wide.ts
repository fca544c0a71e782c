import { useSyncExternalStore } from 'react';
import { useMediaQuery } from './use-media-query.ts';

/** Pixels of a rem on this page; 16 without a style. */
function readRem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** The size is written on the root element, or follows a class of it. */
function watchRem(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['style', 'class'] });
  return () => observer.disconnect();
}

/**
 * True if the screen is at least `rems` wide. Text enlarged on the page counts, unlike in a rem of a media query, which is the browser's
 * own.
 */
export function useIsWide(rems: number): boolean {
  const rem = useSyncExternalStore(watchRem, readRem, () => 16);
  return useMediaQuery(`(min-width: ${rem * rems}px)`);
}
