import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { partsOfAddress } from '@/langue/addresses.ts';
import { keepOpenedLangue, langueAt } from '@/langue/party-langue.ts';
import { whenClosed } from '@/lib/closing.ts';
import { openedLangue } from '../start/start-langue.ts';

/**
 * Pages whose document has its own content policy (`tools/build/prerender/hosting.ts`): the window of Google, which opens a session or is
 * linked to an account, needs Google's scripts (decision 012); the workshop queries public sources about the surroundings of a place
 * (decision 202). No other page of the site may do either.
 */
const documentByPath: ReadonlyMap<string, 'identity' | 'workshop'> = new Map([
  ...['/login', '/user'].map((path) => [path, 'identity'] as const),
  ...['create', 'create2', 'd', 'ed', 'edit', 'editadventure', 'newcreate', 'simple'].map(
    (name) => [`/admin/parcours/${name}`, 'workshop'] as const,
  ),
]);

function documentOf(pathname: string): 'identity' | 'workshop' | 'site' {
  const { french } = partsOfAddress(pathname.replace(/(?<=.)\/$/, ''));
  return documentByPath.get(french) ?? 'site';
}

/** A write of the page that is left may take this long: a repository answers within 15 s. */
const longestWriteMs = 16_000;

/** Settles after the pending writes of the page being left. Never rejects. */
async function whenWritten(): Promise<void> {
  try {
    await whenClosed();
    const { whenMutationsEnd } = await import('@/lib/query/query-provider.tsx');
    await whenMutationsEnd(longestWriteMs);
  } catch (error) {
    // The module cannot be loaded without network; the document is loaded all the same.
    console.warn('What is being written cannot be waited for.', error);
  }
}

/**
 * A policy belongs to a document: a page with another policy needs the document of its address. The router has written that address and its
 * state in the history by then, so a reload keeps both. Pending writes of the previous page end first. Leaving the workshop reloads
 * nothing: its policy allows all that the site's does. A document has one language (decision 208): another language is another document.
 */
export function DocumentBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [own] = useState(() => documentOf(pathname));
  // A redirect may have left the address of the document before anything is shown.
  const [ownLangue] = useState(() => openedLangue() ?? langueAt(pathname));
  const asked = documentOf(pathname);
  const isInOtherLangue = langueAt(pathname, ownLangue) !== ownLangue;
  const isElsewhere =
    isInOtherLangue || (asked !== own && !(own === 'workshop' && asked === 'site'));
  useEffect(() => keepOpenedLangue(pathname), [pathname]);
  // The browser has to load another document.
  useEffect(() => {
    if (!isElsewhere) return;
    let isWanted = true;
    void whenWritten().then(() => {
      if (isWanted) window.location.reload();
    });
    return () => {
      isWanted = false;
    };
  }, [isElsewhere]);
  return isElsewhere ? null : children;
}
