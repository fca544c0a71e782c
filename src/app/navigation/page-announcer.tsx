import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Waits for the page's h1 (its chunk or its data may still be on the way), then calls back; gives up when stopped. */
function whenHeadingIsThere(callback: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('main h1');
  const heading = find();
  if (heading !== null) {
    callback(heading);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const found = find();
    if (found === null) return;
    observer.disconnect();
    callback(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After each navigation: the focus goes to the page's h1, and a live region says its title.
 * The first page is left to the browser, which announces it by itself.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  // Joins the router to the document: focus and title are outside React.
  useEffect(() => {
    if (!isIdle || shown.current === pathname) return undefined;
    shown.current = pathname;
    if (window.location.hash !== '') return undefined;
    return whenHeadingIsThere((heading) => {
      if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
      heading.focus({ preventScroll: true });
      setTitle(document.title);
    });
  }, [pathname, isIdle]);

  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  );
}
