import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** The element of an address's hash, or the page's h1 where there is none. */
function targetOf(hash: string): HTMLElement | null {
  const target = hash === '' ? null : document.getElementById(decodeHash(hash));
  return target ?? document.querySelector<HTMLElement>('main h1');
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Waits for the page's h1 (its chunk or its data may still be on the way), then calls back; gives up when stopped. */
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

/** What the build wrote into the head for the first page alone: its canonical address, its share preview. */
function forgetFirstPage(): void {
  for (const element of document.head.querySelectorAll('[data-premiere]'))
    element.remove();
}

/**
 * After each navigation: the focus goes to the target of the address, else to the page's h1, and a live region says its
 * title. The first page is left to the browser, which announces it by itself.
 */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  // Joins the router to the document: focus and title are outside React.
  useEffect(() => {
    if (!isIdle || shown.current === pathname) return undefined;
    shown.current = pathname;
    forgetFirstPage();
    return whenHeadingIsThere((isLate) => {
      const target = targetOf(hash);
      if (target?.hasAttribute('tabindex') === false)
        target.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
      // The router has looked for the target before it was there.
      if (isLate && hash !== '') target?.scrollIntoView();
      setTitle(document.title);
    });
  }, [pathname, hash, isIdle]);

  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  );
}
