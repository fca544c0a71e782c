import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from '@/testing/wait-for.ts';
import { prefetchLinksInView } from './prefetch-links.ts';

/** Says that everything is in view as soon as it is observed. */
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

test('a link that comes with data that were read again is followed too', async () => {
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
