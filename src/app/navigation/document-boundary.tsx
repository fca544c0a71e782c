import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

/**
 * Pages whose document answers with a content policy of its own: the window of Google, which opens a session or is
 * linked to an account, needs Google's scripts, and no other page of the site allows them (docs/decisions/012).
 */
const pagesApart: ReadonlySet<string> = new Set(['/login', '/user']);

function isApart(pathname: string): boolean {
  return pagesApart.has(pathname.replace(/(?<=.)\/$/, ''));
}

/**
 * A policy belongs to a document: going from a page apart to another page, or the other way, loads the document of the
 * new address. The router has written that address and its state in the history by then, so a reload keeps both.
 */
export function DocumentBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [ownPathname] = useState(pathname);
  const isElsewhere = isApart(pathname) !== isApart(ownPathname);
  // The browser has to load another document.
  useEffect(() => {
    if (isElsewhere) window.location.reload();
  }, [isElsewhere]);
  return isElsewhere ? null : children;
}
