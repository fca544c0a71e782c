import type { DataRouter } from 'react-router';
import { whenIdle } from '@/lib/when-idle.ts';
import { routeAt, screenAt } from '../routes.tsx';
import {
  createQueue,
  isSaving,
  ownConnection,
  prefetchDelayMs,
  prefetchPage,
  watchLinksInView,
} from './next-pages.ts';

let inFlight = 0;

/** Whether a page is being fetched ahead: its failure is not reported yet. */
export function isPrefetching(): boolean {
  return inFlight > 0;
}

type Page = () => Promise<unknown>;

/** The module of the page at an address of this site; null where there is none, and behind a guard. */
export function pageAt(href: string): Page | null {
  const url = new URL(href);
  const route = routeAt(url);
  // What is behind a guard is never fetched before the guard has spoken.
  if (route === undefined || route.guard !== undefined) return null;
  return screenAt(route, url.searchParams);
}

const fetched = new Set<Page>();

async function fetchModule(page: Page): Promise<void> {
  if (fetched.has(page)) return;
  fetched.add(page);
  inFlight += 1;
  try {
    await page();
  } catch {
    // Said when one goes there, and dealt with then.
  } finally {
    inFlight -= 1;
  }
}

/**
 * One second after each page is idle, fetches the pages that the links in view lead to: their code and their data. A page
 * whose data were read again may have other links, so that it is looked at again.
 */
export function prefetchLinksInView(router: DataRouter): void {
  if (isSaving(ownConnection())) return;
  const enqueue = createQueue();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;
  const prefetch = ({ href, pathname, search }: HTMLAnchorElement) => {
    const page = pageAt(href);
    if (page === null) return;
    enqueue(() => fetchModule(page));
    // An address with a question is none of the build's.
    if (search === '') enqueue(() => prefetchPage(pathname, { withScripts: false }));
  };
  const lookAtPage = () => {
    clearTimeout(timer);
    stop?.();
    whenIdle(() => {
      timer = setTimeout(() => {
        stop = watchLinksInView(prefetch);
      }, prefetchDelayMs);
    });
  };
  lookAtPage();
  let shown = router.state;
  router.subscribe((state) => {
    if (state.location === shown.location && state.loaderData === shown.loaderData)
      return;
    shown = state;
    lookAtPage();
  });
}
