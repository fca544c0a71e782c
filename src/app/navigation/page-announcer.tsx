import { useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { completedAddress } from '@/lib/paths.ts';
import { announcedNotFoundWords } from '../errors/status-words.ts';

/** The id of a target; a badly encoded one is used as written. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The element of an address's hash, or the page's h1 without one. */
function targetOf(hash: string): HTMLElement | null {
  const target = hash === '' ? null : document.getElementById(decodeHash(hash));
  return target ?? document.querySelector<HTMLElement>('main h1');
}

/** Waits for the page's h1 (its chunk or its data may still be loading), then calls back; gives up when stopped. */
function whenHeadingIsThere(callback: (isLate: boolean) => void): () => void {
  const isThere = () => document.querySelector('main h1') !== null;
  if (isThere()) {
    callback(false);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    callback(true);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Removes the build's head elements for the first page alone: its canonical address, its share preview. */
function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-premiere]'))
    element.remove();
}

/** True if the page shows that its address was not found (`NotFoundErrorPage`). */
function isNotFound(): boolean {
  return document.querySelector('main [data-impasse=introuvable]') !== null;
}

function readHeading(): string | undefined {
  return document.querySelector('main h1')?.textContent;
}

/** True if the visitor is in a field: input there may change the address, and must keep the focus. */
function isInField(): boolean {
  return document.activeElement?.matches('input, select, textarea') === true;
}

/**
 * After each navigation: the focus goes to the target of the address, else to the page's h1, and a live region announces its title or,
 * without a page, the words of the specification. The first page is left to the browser, which announces it by itself. If only the query of
 * the address changes (`?document=`), it is another page when its h1 is another; filters keep theirs.
 */
export function PageAnnouncer() {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const isIdle = useNavigation().state === 'idle';
  // An address that is only completed, by the id of a new document, keeps the focus.
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const isCompleted = isReplaced && location.state === completedAddress;
  const shown = useRef({ pathname, search });
  const heading = useRef<string>(undefined);
  const [announced, setAnnounced] = useState({ title: '', notFound: '' });

  // The page's content is outside React; it is read before the next one replaces it.
  useEffect(() => {
    if (!isIdle) heading.current = readHeading();
    else heading.current ??= readHeading();
  }, [isIdle]);

  // Joins the router to the document: focus and title are outside React.
  useEffect(() => {
    const { pathname: shownPathname, search: shownSearch } = shown.current;
    if (!isIdle || (shownPathname === pathname && shownSearch === search))
      return undefined;
    shown.current = { pathname, search };
    const isSamePath = shownPathname === pathname;
    if (!isSamePath) forgetFirstPage();
    return whenHeadingIsThere((isLate) => {
      const isOther = heading.current !== readHeading();
      heading.current = readHeading();
      if (isSamePath && (isCompleted || isInField() || !isOther)) return;
      const target = targetOf(hash);
      if (target?.hasAttribute('tabindex') === false)
        target.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
      // The router has searched for the target before it was there.
      if (isLate && hash !== '') target?.scrollIntoView();
      setAnnounced({
        title: document.title,
        notFound: isNotFound() ? announcedNotFoundWords(pathname) : '',
      });
    });
  }, [pathname, search, hash, isIdle, isCompleted]);

  return (
    <div role="status" className="sr-only">
      {announced.title}
      {announced.notFound !== '' && <span lang="en"> {announced.notFound}</span>}
    </div>
  );
}
