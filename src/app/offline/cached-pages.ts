import { withDeadline } from '@/lib/network/deadline.ts';
import { cacheGame, readGameNeed } from '@/lib/offline/cached-game.ts';
import { shareUnderWay } from '@/lib/share-under-way.ts';
import { isFile, cacheFile } from './cached-files.ts';

/** Most pages stored, the last visited ones. */
const maximumPages = 60;
const pagesName = 'pages';
const buildName = 'construction';
/** Wakes any address of the application without a stored page (hosting answers with it too; redirected answers open nothing). */
const shellPath = '/shell';
/** The home page, the installed icon's page (public/manifest.webmanifest), and the list of stored quêtes: always there. */
const alwaysKept = ['/', '/les_quetes', '/download'];
const buildKey = '/builds/latest.json';

/** The build id in a document (src/app/navigation/build-check.ts). */
function buildOf(html: string): string | null {
  return /<html[^>]* data-build="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** The newest build that was announced; null before the first announcement. */
async function readToldBuild(): Promise<string | null> {
  const told = await (await caches.open(buildName)).match(buildKey);
  return told === undefined ? null : told.text();
}

/**
 * Stores the id of the newest build. Pages of other builds are requested again, and hidden until then: no page of an older build than the
 * announced one is shown.
 */
export async function tellBuild(id: string): Promise<void> {
  const told = await readToldBuild();
  if (told === id) return;
  await (await caches.open(buildName)).put(buildKey, new Response(id));
  if (told === null) return;
  const need = await readGameNeed();
  // Before its pages: without the game, a stored quête would not open.
  if (need !== null) await cacheGame(need).catch(() => undefined);
  await renewPages();
}

async function renewPages(): Promise<void> {
  const pages = await (await caches.open(pagesName)).keys();
  for (const { url } of pages) {
    // Without network it stays, unseen, for a later visit to renew.
    await fetchPage(new URL(url).pathname).catch(() => undefined);
  }
}

/** The files that a document names: by their addresses, and its modules by their short names (document.ts of the build). */
function filesNamedIn(html: string): string[] {
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return [
    ...(html.match(/\/assets\/[\w./-]+/g) ?? []),
    ...modules.filter((name) => name !== '').map((name) => `/assets/${name}.js`),
  ];
}

/** Stores a page from the network, and the files that it names. */
async function keepPage(path: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected) return;
  const html = await response.clone().text();
  const build = buildOf(html);
  if (build === null) return;
  // A stored page has all its files.
  await Promise.all(filesNamedIn(html).map(cacheFile));
  const cache = await caches.open(pagesName);
  // Put again, it becomes the last of them.
  await cache.delete(path);
  await cache.put(path, response);
  const pinned = [shellPath, ...alwaysKept, ...((await readGameNeed())?.pages ?? [])];
  const others = (await cache.keys()).filter(
    ({ url }) => !pinned.includes(new URL(url).pathname),
  );
  const tooMany = others.slice(0, Math.max(0, others.length - maximumPages));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
  await tellBuild(build);
}

/** Fetches a page to store it. */
async function fetchPage(path: string): Promise<void> {
  await keepPage(path, await fetch(path));
}

/** Fetches some pages again and stores them, visited or not. Rejects with the first that the network does not give. */
export async function cachePages(paths: readonly string[]): Promise<void> {
  for (const path of paths) await fetchPage(path);
}

/** Stores the shell of any address, then the pages that are always there: without them it is installed all the same. */
export async function cacheShell(): Promise<void> {
  await fetchPage(shellPath);
  await cachePages(alwaysKept).catch(() => undefined);
}

/** Stores a page opened before the worker was there, with the files loaded since. */
export async function cacheVisited(
  path: string,
  files: readonly string[],
): Promise<void> {
  await Promise.all(files.filter(isFile).map(cacheFile));
  await keepVisitedPage(path);
}

/** One page load sends about 12 messages; fetch once. */
const keepVisitedPage = shareUnderWay(async (path) => {
  if ((await readPage(path)) === undefined) await fetchPage(path);
});

/** A stored page; undefined for none, or for an older build than the announced one. */
async function readPage(path: string): Promise<Response | undefined> {
  const kept = await (await caches.open(pagesName)).match(path);
  if (kept === undefined) return undefined;
  const told = await readToldBuild();
  return told === null || buildOf(await kept.clone().text()) === told ? kept : undefined;
}

/** Patience with the network before a stored page is shown instead. */
const patienceMs = 4_000;

/**
 * Opens a page: from the network, or from the store if that does not answer soon enough.
 * @param keep holds the worker until the page is stored.
 */
export async function openPage(
  request: Request,
  keep: (done: Promise<unknown>) => void,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const fromNetwork = fetch(request);
  keep(
    fromNetwork
      .then((response) => keepPage(path, response.clone()))
      // A page that could not be stored is requested again.
      .catch(() => undefined),
  );
  try {
    return await withDeadline(fromNetwork, patienceMs);
  } catch {
    // Not soon enough, or not at all.
    const kept = await readPage(path);
    if (kept !== undefined) return kept;
  }
  try {
    return await fromNetwork;
  } catch (error) {
    const shell = await readPage(shellPath);
    if (shell === undefined) throw error;
    return shell;
  }
}
