import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@/testing/wait-for.ts';
import { isSaving, prefetchLinks, readNextPage } from './next-pages.ts';
import { payloadUrls } from './payload-urls.ts';

const marks = (page: string, build = 'b1') =>
  `<!doctype html><html lang="fr" data-build="${build}"><body><div id="root" data-page="${page}"
  data-entree="/assets/main-1.js" data-modules="large${page.replaceAll('/', '-')} shared-3"
  data-donnees="/assets/pages${page}.json"><h1>Page</h1></div></body></html>`;

const scriptsOfFaq = [
  '/assets/main-1.js',
  '/assets/large-faq.js',
  '/assets/shared-3.js',
] as const;

type Watched = (entries: { isIntersecting: true; target: Element }[]) => void;

/** Reports all observed elements as in view, at once. */
class WholeView {
  readonly #targets: Element[] = [];
  constructor(callback: Watched) {
    queueMicrotask(() =>
      callback(this.#targets.map((target) => ({ isIntersecting: true, target }))),
    );
  }
  observe(target: Element) {
    this.#targets.push(target);
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

let asked: string[];
let answer: (address: string) => Response;
let sizes: Map<string, number>;

beforeEach(() => {
  asked = [];
  sizes = new Map();
  document.documentElement.dataset['build'] = 'b1';
  answer = (address) =>
    new Response(/\.\w+$/.test(address) ? '{}' : marks(address), { status: 200 });
  vi.stubGlobal('IntersectionObserver', WholeView);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => queueMicrotask(act));
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((href) => {
    const size = sizes.get(new URL(href).pathname);
    return (size === undefined ? [] : [{ encodedBodySize: size }]) as never;
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(answer(address));
  });
});

afterEach(() => {
  delete document.documentElement.dataset['build'];
  Reflect.deleteProperty(document, 'hidden');
});

let count = 0;

/** Shows links and prefetches them. Addresses get a suffix of their own, as the module fetches each address once. */
async function prefetch(
  html: string,
  options: Omit<Parameters<typeof prefetchLinks>[0], 'signal'> & {
    signal?: AbortSignal;
  } = {},
): Promise<string[]> {
  count += 1;
  const suffix = `_${String(count)}_`;
  document.body.innerHTML = `<div id="root">${html.replaceAll(/href="(\/[\w-]+)"/g, `href="$1${suffix}"`)}</div>`;
  prefetchLinks({ signal: new AbortController().signal, ...options });
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
  return asked.map((address) => address.replaceAll(suffix, ''));
}

test('the scripts of the game, which the build does not render, are read from their list', async () => {
  answer = () => Response.json({ build: 'b1', scripts: ['/assets/jouer-1.js'] });
  const links = await prefetch(
    '<main><a href="/x/jouer" rel="next">Commencer</a></main>',
  );
  expect(links).toEqual(['/builds/jouer.json', '/assets/jouer-1.js']);
});

const page = (path: string) => [path, `/assets/pages${path}.json`];

test('the marks of a prerendered page name its data and its scripts', () => {
  expect(readNextPage(marks('/faq'), '/faq', 'b1')).toEqual({
    dataUrl: '/assets/pages/faq.json',
    scripts: scriptsOfFaq,
  });
});

test.each([
  ['another build', '/faq', 'b2'],
  ['another page, which the host answers with', '/faq/autre', 'b1'],
])('nothing is read from %s', (_what, path, build) => {
  expect(readNextPage(marks('/faq'), path, build)).toBeNull();
});

test('four pages are fetched, those of main first, and the scripts of the first alone', async () => {
  const links = await prefetch(`
    <header><a href="/entete">En-tête</a></header>
    <main><a href="/faq">1</a><a href="/b">2</a><a href="/c">3</a></main>
    <footer><a href="/pied">Pied</a></footer>`);
  expect(links).toEqual([
    ...page('/faq'),
    ...page('/b'),
    ...page('/c'),
    ...page('/entete'),
    ...scriptsOfFaq,
  ]);
  expect(payloadUrls().get(`/c_${String(count)}_`)).toBe(
    `/assets/pages/c_${String(count)}_.json`,
  );
});

test('links of the page are fetched before the way back above its heading', async () => {
  const links = await prefetch(
    '<main><a href="/retour">Les quêtes</a><h1>Haut-Rhin</h1><a href="/carte">1</a></main>',
  );
  expect(links.slice(0, 4)).toEqual([...page('/carte'), ...page('/retour')]);
  expect(links.filter((address) => address.includes('/assets/large'))).toEqual([
    '/assets/large-carte.js',
  ]);
});

test('a link with rel="next" is the likeliest one, and is ready once its scripts are there', async () => {
  const onReady = vi.fn();
  const links = await prefetch(
    '<main><a href="/a">1</a><a href="/suite" rel="next">2</a></main>',
    { onReady },
  );
  expect(onReady).toHaveBeenCalledExactlyOnceWith(document.querySelector('[rel=next]'));
  expect(links.filter((address) => address.includes('/assets/large'))).toEqual([
    '/assets/large-suite.js',
  ]);
});

test('files, pages behind a session, other sites, other windows and questions are not fetched', async () => {
  const links = await prefetch(`<main>
    <a href="/livret.pdf">1</a><a href="/admin/parcours/edit">2</a><a href="/user/x">3</a>
    <a href="https://exemple.fr/">4</a><a href="/neuve" target="_blank">5</a><a href="/les_quetes?q=mer">6</a>
  </main>`);
  expect(links).toEqual([]);
});

test('the prefetch stops once 125 kB have travelled', async () => {
  answer = (address) => {
    sizes.set(address, 50 * 1_024);
    return new Response(/\.\w+$/.test(address) ? '{}' : marks(address));
  };
  const links = await prefetch(
    '<main><a href="/un">1</a><a href="/deux">2</a><a href="/trois">3</a></main>',
  );
  expect(links).toEqual([...page('/un'), '/deux']);
});

test('nothing is fetched beyond the page’s room for requests', async () => {
  const links = await prefetch(
    '<main><a href="/vu">1</a><a href="/a-voir">2</a></main>',
    { hasRoom: () => asked.length < 3 },
  );
  expect(links).toEqual([...page('/vu'), '/a-voir']);
});

test('a prefetch that is ended asks for nothing more', async () => {
  const end = new AbortController();
  answer = (address) => {
    end.abort();
    return new Response(marks(address));
  };
  const links = await prefetch('<main><a href="/quittee">1</a></main>', {
    signal: end.signal,
  });
  expect(links).toEqual(['/quittee']);
});

test('a prefetch that was ended between HTML and data goes on with the data', async () => {
  document.body.innerHTML = '<div id="root"><main><a href="/reprise">1</a></main></div>';
  const end = new AbortController();
  answer = (address) => {
    end.abort();
    return new Response(marks(address));
  };
  const settle = async () => {
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  };
  prefetchLinks({ signal: end.signal });
  await settle();
  expect(asked).toEqual(['/reprise']);
  answer = () => new Response('{}');
  prefetchLinks({ signal: new AbortController().signal });
  await settle();
  expect(asked.slice(0, 2)).toEqual(page('/reprise'));
  expect(payloadUrls().get('/reprise')).toBe('/assets/pages/reprise.json');
});

test('a hidden page fetches nothing until it is shown', async () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  expect(await prefetch('<main><a href="/cachee">1</a></main>')).toEqual([]);
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(asked[0]).toMatch(/^\/cachee/));
});

test('nothing is fetched without an idle moment', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  expect(await prefetch('<main><a href="/jamais">1</a></main>')).toEqual([]);
});

test('nothing is fetched without a build', async () => {
  delete document.documentElement.dataset['build'];
  expect(await prefetch('<main><a href="/sans">1</a></main>')).toEqual([]);
});

test('a page of another build, and a page that does not exist, bring nothing else', async () => {
  answer = (address) =>
    address.startsWith('/ailleurs')
      ? new Response(marks(address, 'b2'))
      : new Response('', { status: 404 });
  const links = await prefetch(
    '<main><a href="/ailleurs">1</a><a href="/absente">2</a></main>',
  );
  expect(links).toEqual(['/ailleurs', '/absente']);
});

test('a page that the network lost is asked for again', async () => {
  document.body.innerHTML = '<div id="root"><main><a href="/perdue">1</a></main></div>';
  const { signal } = new AbortController();
  const fetchNow = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  prefetchLinks({ signal });
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  vi.stubGlobal('fetch', fetchNow);
  prefetchLinks({ signal });
  await waitFor(() => expect(asked[0]).toBe('/perdue'));
});

test('of ten thousand links the first three hundred are looked at', async () => {
  const observe = vi.spyOn(WholeView.prototype, 'observe');
  await prefetch(
    `<main>${Array.from({ length: 10_000 }, (_, index) => `<a href="/l${String(index)}">${String(index)}</a>`).join('')}</main>`,
  );
  expect(observe).toHaveBeenCalledTimes(300);
});

test.each([
  ['Save-Data', { saveData: true, effectiveType: '4g' }, true],
  ['2G', { effectiveType: '2g' }, true],
  ['slow 2G', { effectiveType: 'slow-2g' }, true],
  ['3G', { saveData: false, effectiveType: '3g' }, false],
  ['a browser that says nothing', undefined, false],
])('a visitor with %s saves data: %j %s', (_what, connection, saves) => {
  expect(isSaving(connection)).toBe(saves);
});
