/**
 * What the next pages need, fetched ahead: one second after a page is idle, touched or not (specification, section 9). It
 * imports nothing: the build makes a file of its own of it for pages that nobody has touched (tools/build/build.ts).
 */

/** How long after the page is idle what its links lead to is fetched (specification, section 9); milliseconds. */
export const prefetchDelayMs = 1_000;
/** Pages that are fetched at a time, at most. */
const maximumInFlight = 5;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor counts their bytes. */
export function isSaving(connection: Connection | undefined): boolean {
  if (connection === undefined) return false;
  return (
    connection.saveData === true || connection.effectiveType?.endsWith('2g') === true
  );
}

/** The connection of this device, where the browser says something of it. */
export function ownConnection(): Connection | undefined {
  return (navigator as { connection?: Connection }).connection;
}

/** `#root`, which both files of a page see: the addresses of the data that were fetched ahead, by path. */
type RootWithPayloads = HTMLElement & { payloads?: Map<string, string> };

/** The addresses of the data of prerendered pages that were fetched ahead, by path. */
export function payloadUrls(): Map<string, string> {
  // The build renders pages without a document.
  if (typeof document === 'undefined') return new Map();
  const root: RootWithPayloads | null = document.getElementById('root');
  if (root === null) return new Map();
  return (root.payloads ??= new Map());
}

/** What a prerendered page is made of, beside its HTML. */
export type NextPage = { dataUrl: string | null; scripts: string[] };

/**
 * Reads it from the marks that the build wrote into the page (tools/build/prerender/document.ts); null for another build or page.
 * By expressions, because Trusted Types refuse a parser. Our addresses hold nothing that is escaped in HTML.
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

const asked = new Set<string>();

async function readText(address: string): Promise<string | null> {
  // Nobody waits for it: what the page itself needs comes before.
  const response = await fetch(address, { priority: 'low' });
  return response.ok ? response.text() : null;
}

/**
 * Fetches the HTML of a prerendered page, its data and, where they are asked for, its scripts: they wait in the browser's
 * cache. Never throws: what could not be had is asked for again when one goes there.
 */
export async function prefetchPage(
  path: string,
  { withScripts }: { withScripts: boolean },
): Promise<void> {
  const { build } = document.documentElement.dataset;
  if (build === undefined || asked.has(path) || path === window.location.pathname) return;
  asked.add(path);
  try {
    const html = await readText(path);
    const page = html === null ? null : readNextPage(html, path, build);
    if (page === null) return;
    const addresses = [
      ...(page.dataUrl === null ? [] : [page.dataUrl]),
      ...(withScripts ? page.scripts : []),
    ].filter((address) => !asked.has(address));
    for (const address of addresses) asked.add(address);
    await Promise.all(addresses.map(readText));
    if (page.dataUrl !== null) payloadUrls().set(path, page.dataUrl);
  } catch {
    asked.delete(path);
  }
}

/** Whether a link leads to another page of this site in this window. */
export function leadsToPage(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && ['', '_self'].includes(link.target);
}

/** Runs tasks, a few at a time. */
export function createQueue(): (task: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = [];
  let inFlight = 0;
  const next = () => {
    if (inFlight >= maximumInFlight) return;
    const task = waiting.shift();
    if (task === undefined) return;
    inFlight += 1;
    void task().finally(() => {
      inFlight -= 1;
      next();
    });
  };
  return (task) => {
    waiting.push(task);
    next();
  };
}

/** Calls back for each link that is in view, now or later, once. @returns what stops it. */
export function watchLinksInView(act: (link: HTMLAnchorElement) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (leadsToPage(target)) act(target);
    }
  });
  for (const link of document.querySelectorAll('a[href]')) observer.observe(link);
  return () => observer.disconnect();
}

/** Paths that no build renders: files, and what is behind a session. */
const isNoPage = /\.\w+$|^\/(?:admin|user|api)(?:\/|$)/;

/** Fetches ahead what the links in view of an untouched page lead to; the caller has waited. */
export function prefetchUntouched(): void {
  if (isSaving(ownConnection())) return;
  const enqueue = createQueue();
  watchLinksInView(({ pathname, search }) => {
    if (search !== '' || isNoPage.test(pathname)) return;
    enqueue(() => prefetchPage(pathname, { withScripts: true }));
  });
}
