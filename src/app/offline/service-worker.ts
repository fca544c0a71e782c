import { registerRoute } from 'workbox-routing';
import { readGameFile } from '@/lib/offline/cached-game.ts';
import type { PageRequest } from '@/lib/offline/page-request.ts';
import {
  files,
  isFile,
  isMedium,
  isResource,
  openMedium,
  resources,
} from './cached-files.ts';
import {
  cachePages,
  cacheShell,
  cacheVisited,
  openPage,
  tellBuild,
} from './cached-pages.ts';
import type { Visit } from './visit.ts';

const scope = self as unknown as ServiceWorkerScope;

/** Private pages, or pages with a secret in their address: always from the network. */
const neverKept =
  /^(\/(en|de|nl|es|it))?\/(login|user|reset-password|forgot-password)\/?$/;

scope.addEventListener('install', (event) => {
  // Its caches hold several builds side by side: a new worker may take over at once.
  event.waitUntil(Promise.all([scope.skipWaiting(), cacheShell()]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('message', (event) => {
  // Only pages of this site can write to it.
  const message = event.data as Visit | PageRequest;
  if ('pages' in message) {
    const answer = (isKept: boolean) => event.ports?.[0]?.postMessage(isKept);
    const kept = cachePages(message.pages.filter((path) => !neverKept.test(path)));
    event.waitUntil(
      kept.then(
        () => answer(true),
        () => answer(false),
      ),
    );
    return;
  }
  const { path, files: loaded } = message;
  if (neverKept.test(path)) return;
  const ownPaths = loaded
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === scope.location.origin)
    .map(({ pathname }) => pathname);
  event.waitUntil(cacheVisited(path, ownPaths));
});

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !neverKept.test(url.pathname),
  ({ request, event }) => openPage(request, (done) => event.waitUntil(done)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url.pathname),
  async ({ request, event }) =>
    (await readGameFile(request)) ?? files.handle({ request, event }),
);
registerRoute(
  ({ request, url }) =>
    ['image', 'audio', 'video'].includes(request.destination) && isMedium(url),
  ({ request }) => openMedium(request),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isResource(url.pathname), resources);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/builds/latest.json',
  async ({ request, event }) => {
    const response = await fetch(request);
    const told = response.clone().json() as Promise<{ id: string }>;
    event.waitUntil(told.then(({ id }) => tellBuild(id)).catch(() => undefined));
    return response;
  },
);
