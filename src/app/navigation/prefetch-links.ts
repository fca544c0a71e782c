import type { DataRouter } from 'react-router';
import { whenIdle } from '@/lib/when-idle.ts';
import { routeAt, screenAt } from '../routes.tsx';
import { loadAhead } from './chunk.ts';
import { leadsToPage, prefetchDelayMs, prefetchLinks } from './next-pages.ts';

type Page = () => Promise<unknown>;

/** The module of the page at an address of this site; null for none, and behind a guard. */
function pageAt(href: string): Page | null {
  const url = new URL(href);
  const route = routeAt(url);
  // Pages behind a guard are not fetched before its decision.
  if (route === undefined || route.guard !== undefined) return null;
  return screenAt(route, url.searchParams);
}

const loaded = new Set<Page>();

async function loadModule(page: Page): Promise<void> {
  if (loaded.has(page)) return;
  loaded.add(page);
  if (!(await loadAhead(page))) loaded.delete(page);
}

function loadLink(link: HTMLAnchorElement): void {
  if (!leadsToPage(link)) return;
  const page = pageAt(link.href);
  if (page !== null) void loadModule(page);
}

/** Loads the module of a page when a link to it is pressed, pointed at or focused: it then runs before the click is over. */
export function loadPressedLinks(): void {
  const load = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link !== null) loadLink(link);
  };
  for (const type of ['pointerdown', 'pointerover', 'focusin']) {
    document.addEventListener(type, load, { passive: true });
  }
}

/**
 * One second after each page is idle, fetches the targets of its links. The visitor is there, so that the module of a link with
 * `rel="next"` is loaded too: « Commencer la quête » opens at once. A page whose data were reloaded may have other links: it is checked
 * again. A navigation ends the prefetch of the previous page.
 */
export function prefetchLinksInView(router: DataRouter): void {
  let run = new AbortController();
  const lookAtPage = () => {
    const { signal } = run;
    whenIdle(() => {
      setTimeout(() => {
        if (signal.aborted) return;
        prefetchLinks({ signal, onReady: (link) => whenIdle(() => loadLink(link)) });
      }, prefetchDelayMs);
    });
  };
  lookAtPage();
  let shown = router.state;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle') run.abort();
    if (state.location === shown.location && state.loaderData === shown.loaderData)
      return;
    shown = state;
    run.abort();
    run = new AbortController();
    lookAtPage();
  });
}
