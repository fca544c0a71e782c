import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { shareUnderWay } from '@/lib/share-under-way.ts';
import { partOf } from './part-of.ts';

type Plugin = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins'] extends
  | (infer One)[]
  | undefined
  ? One
  : never;

const filesPath = '/assets/';

/** Two months, and no longer than there is room. */
function keepAtMost(maxEntries: number): Plugin {
  const maxAgeSeconds = 60 * 24 * 60 * 60;
  // Workbox's own types do not agree under `exactOptionalPropertyTypes`.
  return new ExpirationPlugin({
    ...{ maxEntries, maxAgeSeconds, purgeOnQuotaError: true },
  }) as Plugin;
}

/** True if an answer may be stored for a file: never a page, which the network may send instead. */
function isOfFile(response: Response): boolean {
  return response.ok && response.headers.get('Content-Type')?.includes('html') !== true;
}

const noForeignPage: Plugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(isOfFile(response) ? response : null),
};

/** Scripts, styles, fonts, pictures and data of pages: their names hold their hash, so that none is ever out of date. */
export const files = new CacheFirst({
  cacheName: 'fichiers',
  plugins: [keepAtMost(600), noForeignPage],
});

/** Icons of an emblem as stored for a quête, for any of the set. */
const iconsOfQuete: Plugin = {
  handlerDidError: ({ request }) => caches.match(request.url, { ignoreSearch: true }),
};

/** Icons, names of communes, quêtes by code: shown from the cache, and fetched again meanwhile. */
export const resources = new StaleWhileRevalidate({
  cacheName: 'ressources',
  plugins: [keepAtMost(120), noForeignPage, iconsOfQuete],
});

const resourcePath =
  /^\/(api\/_nuxt_icon\/|communes\/|les_codes\/quetes\.json$|favicon\.svg$|manifest\.webmanifest$|icones?\/)/;

/**
 * True for a picture, a recording or a film of a quête, or a square of a map, which a stored quête may have: those of the Géoplateforme,
 * and of Storage, whose emulator has the same paths.
 */
export function isMedium({ hostname, pathname }: URL): boolean {
  return hostname === 'data.geopf.fr' || pathname.startsWith('/v0/b/');
}

/** A medium of a stored quête, else the network's. */
export async function openMedium(request: Request): Promise<Response> {
  // The request's headers do not matter: an element's differ from a storing page's.
  const kept = await caches.match(request.url, { ignoreVary: true });
  return kept === undefined ? fetch(request) : partOf(kept, request.headers.get('Range'));
}

export function isFile(path: string): boolean {
  return path.startsWith(filesPath);
}

export function isResource(path: string): boolean {
  return resourcePath.test(path);
}

/** Stores a file of the site, fetched once for all callers; a missing one is fetched on demand later. */
export const cacheFile = shareUnderWay(async (path) => {
  const cache = await caches.open('fichiers');
  if ((await cache.match(path)) !== undefined) return;
  await fetch(path).then(
    async (response) => {
      if (isOfFile(response)) await cache.put(path, response);
    },
    () => undefined,
  );
});
