import { matchRoutes, type DataRouter } from 'react-router';
import { pageRoutes } from '../routes.tsx';
import { whenIdle } from '@/lib/when-idle.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

/** How long after the page is idle what its links lead to is fetched (specification, section 9). */
export const prefetchDelayMs = 1_000;
/** Pages that are fetched at a time, at most. */
const maximumInFlight = 5;

let inFlight = 0;

/** Whether a page is being fetched ahead: its failure is nobody's business yet. */
export function isPrefetching(): boolean {
  return inFlight > 0;
}

/** Whether the visitor counts their bytes. */
export function isSaving(connection: Connection | undefined): boolean {
  if (connection === undefined) return false;
  return (
    connection.saveData === true || connection.effectiveType?.endsWith('2g') === true
  );
}

/** The page an anchor leads to within the application; null for anything else. */
export function pageOfLink(
  { href, target, origin }: Pick<HTMLAnchorElement, 'href' | 'target' | 'origin'>,
  own: string,
): (() => Promise<unknown>) | null {
  if (origin !== own || (target !== '' && target !== '_self')) return null;
  const route = matchRoutes(pageRoutes, new URL(href))?.at(-1)?.route;
  // What is behind a guard is never fetched before the guard has spoken.
  if (route === undefined || route.guard !== undefined) return null;
  return route.page;
}

const fetched = new Set<() => Promise<unknown>>();
const waiting: (() => Promise<unknown>)[] = [];

function fetchNext(): void {
  if (inFlight >= maximumInFlight) return;
  const page = waiting.shift();
  if (page === undefined) return;
  inFlight += 1;
  page()
    // Said when one goes there, and dealt with then.
    .catch(() => undefined)
    .finally(() => {
      inFlight -= 1;
      fetchNext();
    });
}

function prefetch(link: HTMLAnchorElement): void {
  const page = pageOfLink(link, window.location.origin);
  if (page === null || fetched.has(page)) return;
  fetched.add(page);
  waiting.push(page);
  fetchNext();
}

/** One second after each page is idle, fetches the pages that the links in view lead to. */
export function prefetchLinksInView(router: DataRouter): void {
  const { connection } = navigator as { connection?: Connection };
  if (isSaving(connection) || typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      prefetch(target);
    }
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAtPage = () => {
    clearTimeout(timer);
    whenIdle(() => {
      timer = setTimeout(() => {
        observer.disconnect();
        for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
      }, prefetchDelayMs);
    });
  };
  lookAtPage();
  let shown = router.state.location;
  router.subscribe(({ location }) => {
    if (location === shown) return;
    shown = location;
    lookAtPage();
  });
}
