import { describe, expect, test, vi } from 'vitest';
import { createMemoryRouter, loadPage, type Router } from './create-router.ts';
import type { Loader, Route } from './match-routes.ts';
import { redirect } from './redirect.ts';

/** Data that come when the test says so. */
function createLater() {
  let resolve: (value: string) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const value = new Promise<string>((settle) => {
    resolve = settle;
  });
  const loader: Loader = ({ request }) => {
    signals.push(request.signal);
    return value;
  };
  return { resolve: (value: string) => resolve(value), loader, signals };
}

const home: Route = { path: '/' };

function pathOf({ state: { location } }: Router): string {
  return location.pathname + location.search + location.hash;
}

describe('going to a page', () => {
  test('shows it once its data are there, and stays where one was until then', async () => {
    const later = createLater();
    const router = createMemoryRouter([home, { path: '/code', loader: later.loader }]);
    const arrival = router.navigate('/code');
    expect(pathOf(router)).toBe('/');
    expect(router.state.pending?.pathname).toBe('/code');
    later.resolve('César');
    await arrival;
    expect(router.state).toMatchObject({
      location: { pathname: '/code' },
      navigationType: 'push',
      loaded: { data: 'César' },
      pending: null,
    });
  });

  test('elsewhere meanwhile ends what was being read, and shows the last one only', async () => {
    const slow = createLater();
    const router = createMemoryRouter([
      home,
      { path: '/lente', loader: slow.loader },
      { path: '/faq' },
    ]);
    const seen: string[] = [];
    router.subscribe(({ location }) => seen.push(location.pathname));
    const first = router.navigate('/lente');
    await vi.waitFor(() => expect(slow.signals).toHaveLength(1));
    await router.navigate('/faq');
    expect(slow.signals[0]?.aborted).toBe(true);
    slow.resolve('trop tard');
    await first;
    expect(pathOf(router)).toBe('/faq');
    expect(seen).not.toContain('/lente');
  });

  test('tells its loader the whole address without its target, and what its path holds', async () => {
    const loader = vi.fn<Loader>();
    const router = createMemoryRouter([home, { path: '/codes/:famille', loader }]);
    await router.navigate('/codes/signaux?q=morse#table');
    expect(loader.mock.calls[0]?.[0]).toMatchObject({
      request: { url: 'http://localhost/codes/signaux?q=morse' },
      params: { famille: 'signaux' },
    });
  });

  test('that fails is shown with its failure, and read again at the next visit', async () => {
    const failure = new Error('absente');
    const loader = vi
      .fn<Loader>()
      .mockRejectedValueOnce(failure)
      .mockResolvedValueOnce('César');
    const router = createMemoryRouter([home, { path: '/code', loader }]);
    await router.navigate('/code');
    expect(router.state.loaded).toEqual({ failure });
    await router.navigate('/code');
    expect(router.state.loaded).toEqual({ data: 'César' });
  });

  test('whose module does not come fails, and asks for it again at the next visit', async () => {
    const lazy = vi
      .fn<() => Promise<Pick<Route, 'loader'>>>()
      .mockRejectedValueOnce(new Error('absent'))
      .mockResolvedValueOnce({ loader: () => 'César' });
    const router = createMemoryRouter([home, { path: '/code', lazy }]);
    await router.navigate('/code');
    expect(router.state.loaded).toHaveProperty('failure');
    await router.navigate('/');
    await router.navigate('/code');
    expect(router.state.loaded).toEqual({ data: 'César' });
    await router.navigate('/');
    await router.navigate('/code');
    expect(lazy).toHaveBeenCalledTimes(2);
  });
});

describe('an address that leads on', () => {
  const routes: Route[] = [
    home,
    { path: '/faq' },
    {
      path: '/ancienne',
      loader: () => {
        throw redirect('/faq#age');
      },
    },
  ];

  test('is never in the history', async () => {
    const router = createMemoryRouter(routes);
    await router.navigate('/ancienne');
    expect(pathOf(router)).toBe('/faq#age');
    router.go(-1);
    expect(pathOf(router)).toBe('/');
  });

  test('as the first one gives its place to the one it leads to', async () => {
    const router = createMemoryRouter(routes, { address: '/ancienne' });
    await vi.waitFor(() => expect(pathOf(router)).toBe('/faq#age'));
    expect(router.state.navigationType).toBe('replace');
  });

  test('to the page one is on makes no second step', async () => {
    const router = createMemoryRouter(routes, { address: '/faq#age' });
    await router.navigate('/ancienne');
    expect(router.state.navigationType).toBe('replace');
  });
});

describe('what a page shows', () => {
  function openList(shouldRevalidate?: Route['shouldRevalidate']) {
    const loader = vi.fn<Loader>(({ request }) => request.url);
    const list: Route = {
      path: '/liste',
      loader,
      ...(shouldRevalidate !== undefined && { shouldRevalidate }),
    };
    const router = createMemoryRouter([home, list]);
    return { router, loader };
  }

  test('stays for another part of it', async () => {
    const { router, loader } = openList();
    await router.navigate('/liste');
    await router.navigate('/liste#bas');
    await router.navigate('/liste');
    expect(loader).toHaveBeenCalledOnce();
    expect(router.state.loaded).toEqual({ data: 'http://localhost/liste' });
  });

  test('is read again for the same address, and for another question', async () => {
    const { router, loader } = openList();
    await router.navigate('/liste');
    await router.navigate('/liste');
    await router.navigate('/liste?q=1');
    expect(loader).toHaveBeenCalledTimes(3);
  });

  test('stays where the page says that the question only filters it', async () => {
    const { router, loader } = openList(
      ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    );
    await router.navigate('/liste');
    await router.navigate('/liste?q=1');
    expect(loader).toHaveBeenCalledOnce();
    expect(pathOf(router)).toBe('/liste?q=1');
    expect(router.state.loaded).toEqual({ data: 'http://localhost/liste' });
  });

  test('is read again on demand, without the page being moved', async () => {
    const { router, loader } = openList();
    await router.navigate('/liste');
    loader.mockReturnValueOnce('neuve');
    await router.revalidate();
    expect(router.state).toMatchObject({ loaded: { data: 'neuve' }, scrolls: false });
  });

  test('is what the build made it of, until it is read again', () => {
    const loader = vi.fn<Loader>();
    const router = createMemoryRouter([{ path: '/', loader }], {
      hydration: { data: 'cuite' },
    });
    expect(router.state).toMatchObject({
      loaded: { data: 'cuite' },
      isReady: true,
      scrolls: false,
    });
    expect(loader).not.toHaveBeenCalled();
  });
});

describe('the history', () => {
  test('is gone through back and forward, with what each entry brought along', async () => {
    const router = createMemoryRouter([home, { path: '/login' }, { path: '/faq' }]);
    await router.navigate('/login', { state: { email: 'lou@exemple.fr' } });
    await router.navigate('/faq');
    router.go(-1);
    expect(router.state.location.state).toEqual({ email: 'lou@exemple.fr' });
    expect(router.state.navigationType).toBe('pop');
    router.go(1);
    expect(pathOf(router)).toBe('/faq');
  });

  test('loses the entry that is replaced', async () => {
    const router = createMemoryRouter([home, { path: '/login' }, { path: '/faq' }]);
    await router.navigate('/login');
    await router.navigate('/faq', { replace: true });
    router.go(-1);
    expect(pathOf(router)).toBe('/');
  });
});

test('nothing happens any more once the browser has taken over', async () => {
  const later = createLater();
  const router = createMemoryRouter([home, { path: '/code', loader: later.loader }]);
  const arrival = router.navigate('/code');
  router.dispose();
  later.resolve('César');
  await arrival;
  expect(pathOf(router)).toBe('/');
});

describe('a page that is rendered elsewhere than in a tab', () => {
  const routes: Route[] = [
    { path: '/a', loader: () => 'données' },
    {
      path: '/b',
      loader: () => {
        throw redirect('/a');
      },
    },
    { path: '/c', loader: () => Promise.reject(new Error('absente')) },
  ];

  test.each([
    ['/a', { data: 'données' }],
    ['/b', { to: '/a' }],
    ['/c', { failure: new Error('absente') }],
    ['/d', { data: undefined }],
  ])('%s comes to %o', async (path, loaded) => {
    expect(await loadPage(routes, `https://quetes.fr${path}`)).toEqual(
      expect.objectContaining(loaded),
    );
  });
});
