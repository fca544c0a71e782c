import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@/testing/wait-for.ts';
import { loadPressedLinks, prefetchLinksInView } from './prefetch-links.ts';
import * as routes from '../routes.tsx';

/** Reports all elements as in view on observing them. */
class WholeView {
  private readonly callback: (
    entries: { isIntersecting: true; target: Element }[],
  ) => void;
  constructor(callback: WholeView['callback']) {
    this.callback = callback;
  }
  observe(target: Element) {
    this.callback([{ isIntersecting: true, target }]);
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  document.documentElement.dataset['build'] = 'b1';
  document.body.innerHTML = '<div id="root"><a href="/utilisation">Utilisation</a></div>';
  vi.stubGlobal('IntersectionObserver', WholeView);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response('', { status: 404 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['build'];
});

test('the pages that links in view lead to are fetched one second after the page is idle, not before', async () => {
  document.body.innerHTML = '<div id="root"><a href="/mairie">Mairies</a></div>';
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  prefetchLinksInView(createMemoryRouter([{ path: '/', element: null }]));
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/mairie']);
});

test('a link that appears in reread data is fetched too', async () => {
  let count = 0;
  const router = createMemoryRouter([
    { path: '/', loader: () => (count += 1), element: null },
  ]);
  await waitFor(() => expect(router.state.loaderData).toEqual({ 0: 1 }));
  prefetchLinksInView(router);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual(['/utilisation']);

  document.body.innerHTML = '<div id="root"><a href="/privacy">Confidentialité</a></div>';
  await router.revalidate();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual(['/utilisation', '/privacy']);
});

test('a navigation within the second ends the prefetch of the page that is left', async () => {
  document.body.innerHTML = '<div id="root"><a href="/blog">Actualités</a></div>';
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/ailleurs', loader: () => new Promise(() => undefined), element: null },
  ]);
  prefetchLinksInView(router);
  void router.navigate('/ailleurs');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toEqual([]);
});

test.each([
  ['a page of the site', '/faq', 1],
  ['a page behind a session', '/user', 0],
  ['another site', 'https://exemple.fr/', 0],
])('a press on a link to %s loads its module: %s, %i', (_what, href, calls) => {
  const load = vi.fn(() => Promise.resolve({ Component: () => null }));
  vi.spyOn(routes, 'screenAt').mockReturnValue(load);
  loadPressedLinks();
  document.body.innerHTML = `<a href="${href}"><span>Aller</span></a>`;
  const inside = document.querySelector('span');
  for (const type of ['pointerover', 'pointerdown']) {
    inside?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(load).toHaveBeenCalledTimes(calls);
});
