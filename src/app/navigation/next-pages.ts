/**
 * Prefetch of linked pages: one second after a page is idle, touched or not (specification, section 9). Everything is fetched as data, so
 * that no script is parsed or run before a visitor goes there. The build makes a separate file of this module for untouched pages
 * (tools/build/build.ts).
 */
import { whenIdle } from '@/lib/when-idle.ts';
import { payloadUrls } from './payload-urls.ts';

/** Delay between the first idle moment of a page and its prefetch; milliseconds. */
export const prefetchDelayMs = 1_000;
/** Most links of a page whose HTML and data are fetched. */
const maximumLinks = 4;
/**
 * Compressed bytes after which the prefetch of a page stops: with the file under way then (a page is the largest, 20 kB of HTML) it stays
 * under 150 kB.
 */
const maximumBytes = 125 * 1_024;
/** Most links observed, those of the content first: a list may have ten thousand. */
const maximumObserved = 300;

type Connection = { saveData?: boolean; effectiveType?: string };

/** True if the visitor saves data. */
export function isSaving(connection: Connection | undefined): boolean {
  if (connection === undefined) return false;
  return (
    connection.saveData === true || connection.effectiveType?.endsWith('2g') === true
  );
}

/** The connection of this device, if the browser reports it. */
export function ownConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** The parts of a prerendered page, beside its HTML. */
export type NextPage = { dataUrl: string | null; scripts: string[] };

/**
 * Reads the build's marks in a page (tools/build/prerender/document.ts); null for another build or page. By expressions, because Trusted
 * Types refuse a parser. Our addresses hold no character escaped in HTML.
 */
export function readNextPage(html: string, path: string, build: string): NextPage | null {
  const [, ofBuild] = /<html[^>]* data-build="([^"]+)"/.exec(html) ?? [];
  const [, marks = ''] = /<div id="root" ([^>]*)>/.exec(html) ?? [];
  const { page, entree, modules, donnees }: Record<string, string | undefined> =
    Object.fromEntries(
      [...marks.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
  if (page !== path || ofBuild !== build) return null;
  const names = (modules ?? '').split(' ').filter((name) => name !== '');
  return {
    dataUrl: donnees ?? null,
    scripts: [
      ...(entree === undefined ? [] : [entree]),
      ...names.map((name) => `/assets/${name}.js`),
    ],
  };
}

/** True if a link leads to another page of this site in this window. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && ['', '_self'].includes(link.target);
}

/** Paths that no build renders: files, and pages behind a session. */
const isNoPage = /\.\w+$|^\/(?:admin|user|api)(?:\/|$)/;
/** The game, which no build renders: its scripts are in a list of their own (tools/build/prerender/game-files.ts). */
const gameEnd = '/jouer';
export const gameScriptsPath = '/builds/jouer.json';

/** Addresses requested since this document was opened. */
const asked = new Set<string>();
/** Pages whose HTML was read since then, by path: a prefetch interrupted between HTML and data resumes there. */
const known = new Map<string, NextPage>();

/** A still page of a slow device may get no idle moment at all: idle work starts after this time; milliseconds. */
const idleTimeoutMs = 1_000;

/** Resolves in an idle moment of a page that is in view, or after a second of it. */
export async function idleMoment(): Promise<void> {
  if (document.hidden) {
    await new Promise<void>((resolve) => {
      document.addEventListener('visibilitychange', () => resolve(), { once: true });
    });
    return idleMoment();
  }
  return new Promise((resolve) => whenIdle(resolve, { timeout: idleTimeoutMs }));
}

/** Bytes of an answer as transferred; those of its text if the browser does not report them. */
function travelled(address: string, text: string): number {
  const { href } = new URL(address, window.location.href);
  const entry = performance.getEntriesByName(href).at(-1);
  const size = (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0;
  return size > 0 ? size : text.length;
}

export type PrefetchOptions = {
  /** Ends the prefetch, with the request that is under way. */
  signal: AbortSignal;
  /** True if the page may make another request; always, when absent. */
  hasRoom?: () => boolean;
  /** Called once the scripts of a link with `rel="next"` are there. */
  onReady?: (link: HTMLAnchorElement) => void;
};

/**
 * Fetches ahead, one file per idle moment: HTML and data of the first links in view, then the scripts of the likeliest one, which is a link
 * with `rel="next"`, else the first below the heading. Links that scroll into view later are included while there are fewer than four.
 * Nothing is fetched for a visitor who saves data, or while the page is hidden. Failures are silent: a missing file is requested again when
 * a visitor goes there.
 */
export function prefetchLinks(options: PrefetchOptions): void {
  const { signal, hasRoom = () => true, onReady } = options;
  const { build } = document.documentElement.dataset;
  if (build === undefined || isSaving(ownConnection())) return;
  let bytes = 0;

  /** The text of a file not requested yet; null if it cannot be loaded, or exceeds the room. */
  const read = async (address: string): Promise<string | null> => {
    if (asked.has(address)) return null;
    await idleMoment();
    if (signal.aborted || bytes >= maximumBytes || !hasRoom()) return null;
    asked.add(address);
    try {
      const response = await fetch(address, { priority: 'low', signal });
      const text = await response.text();
      bytes += travelled(address, text);
      return response.ok ? text : null;
    } catch {
      asked.delete(address);
      return null;
    }
  };
  /** Reads a page and its data. @returns the addresses of its scripts. */
  const readPage = async (path: string): Promise<readonly string[]> => {
    if (path.endsWith(gameEnd))
      return readGameScripts(await read(gameScriptsPath), build);
    const html = known.has(path) ? null : await read(path);
    const page = html === null ? known.get(path) : readNextPage(html, path, build);
    if (page === undefined || page === null) return [];
    known.set(path, page);
    if (page.dataUrl !== null && (await read(page.dataUrl)) !== null) {
      payloadUrls().set(path, page.dataUrl);
    }
    return page.scripts;
  };
  const taken = new Set<string>();
  let last = Promise.resolve();
  const take = async (links: readonly HTMLAnchorElement[], isFirst: boolean) => {
    const likeliest = isFirst ? likeliestOf(links) : undefined;
    let scripts: readonly string[] = [];
    for (const { pathname: path } of links) {
      if (taken.size >= maximumLinks || taken.has(path)) continue;
      taken.add(path);
      const own = await readPage(path);
      if (path === likeliest?.pathname) scripts = own;
    }
    for (const script of scripts) await read(script);
    if (likeliest?.rel === nextLink && !signal.aborted) onReady?.(likeliest);
  };
  watchLinksInView(signal, (links) => {
    const isFirst = taken.size === 0;
    last = last.then(() => take(links, isFirst));
  });
}

/** The main link of a page: « Commencer la quête ». */
const nextLink = 'next';

function likeliestOf(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  return links.find(({ rel }) => rel === nextLink) ?? links[0];
}

/** The addresses in the list of the game's scripts; none for another build. */
function readGameScripts(text: string | null, build: string): readonly string[] {
  if (text === null) return [];
  // Written by our own build.
  const list = JSON.parse(text) as { build: string; scripts: string[] };
  return list.build === build ? list.scripts : [];
}

/** Calls back with the links to other pages that scroll into view, those of the content first, each link once. */
function watchLinksInView(
  signal: AbortSignal,
  act: (links: readonly HTMLAnchorElement[]) => void,
): void {
  if (typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver((entries) => {
    const links = entries.flatMap(({ isIntersecting, target }) => {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) return [];
      observer.unobserve(target);
      return leadsToOtherPage(target) ? [target] : [];
    });
    if (links.length > 0) act(links);
  });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const all = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  for (const link of likeliestFirst(all).slice(0, maximumObserved)) {
    observer.observe(link);
  }
}

/** Order: links below the heading of the page, then the way back above it, then header and footer. */
function likeliestFirst(links: readonly HTMLAnchorElement[]): HTMLAnchorElement[] {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  const below: HTMLAnchorElement[] = [];
  const above: HTMLAnchorElement[] = [];
  const around: HTMLAnchorElement[] = [];
  for (const link of links) {
    const place = heading?.compareDocumentPosition(link) ?? 0;
    if (main?.contains(link) !== true) around.push(link);
    else if ((place & Node.DOCUMENT_POSITION_PRECEDING) === 0) below.push(link);
    else above.push(link);
  }
  return [...below, ...above, ...around];
}

function leadsToOtherPage(link: HTMLAnchorElement): boolean {
  const { pathname, search } = link;
  // The build renders no address with a question.
  return (
    leadsToPage(link) &&
    search === '' &&
    pathname !== window.location.pathname &&
    !isNoPage.test(pathname)
  );
}
