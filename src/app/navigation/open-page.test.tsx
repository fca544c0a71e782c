import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createMemoryRouter,
  Link,
  RouterProvider,
  useLoaderData,
  useRouteError,
  type LoaderFunction,
  type RouteObject,
} from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { openPage, type OpenPageModule } from './open-page.tsx';

function Refusal() {
  const error = useRouteError();
  return <h1>{error instanceof Error ? error.message : 'autre'}</h1>;
}

const home: RouteObject = { path: '/', element: <Link to="/codes">Aller</Link> };

function open(pages: RouteObject[], address = '/') {
  const root = { hydrateFallbackElement: <></>, children: [home, ...pages] };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

function codesPage(read: () => Promise<OpenPageModule>): RouteObject {
  return { path: '/codes', ...openPage(() => read), errorElement: <Refusal /> };
}

const loader = () => 'Le chiffre de César';
const Codes = () => <h1>{useLoaderData<typeof loader>()}</h1>;

/** A chunk that the browser could not fetch, in its own words; without network, so nothing is reloaded. */
const chunkFailure = new TypeError('Failed to fetch dynamically imported module: /a.js');

describe('a page whose module does not load', () => {
  test.each([1, 2])(
    'shows why at each of %i visits, and opens at the next with its own data',
    async (failureCount) => {
      let left = failureCount;
      const read = vi.fn(() => {
        left -= 1;
        return left >= 0
          ? Promise.reject(new Error('Le module manque'))
          : Promise.resolve({ Component: Codes, loader });
      });
      const router = open([codesPage(read)]);
      for (let visit = 0; visit < failureCount; visit += 1) {
        await userEvent.click(await screen.findByRole('link'));
        expect(await screen.findByRole('heading')).toHaveTextContent('Le module manque');
        await act(() => router.navigate('/'));
      }
      await userEvent.click(await screen.findByRole('link'));
      expect(await screen.findByRole('heading')).toHaveTextContent('Le chiffre de César');
      await act(() => router.navigate('/'));
      await act(() => router.navigate('/codes'));
      expect(read).toHaveBeenCalledTimes(failureCount + 1);
    },
  );

  test('says that the network is away when it is, and opens once it is back', async () => {
    let isAway = true;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const router = open([
      codesPage(() =>
        isAway
          ? Promise.reject(chunkFailure)
          : Promise.resolve({ Component: Codes, loader }),
      ),
    ]);
    await act(() => router.navigate('/codes'));
    expect(Object.values<unknown>(router.state.errors ?? {})).toEqual([
      expect.any(OfflineError),
    ]);
    isAway = false;
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/codes'));
    expect(await screen.findByRole('heading')).toHaveTextContent('Le chiffre de César');
  });

  test('shows its error if it is the first of a visit, and opens on a second visit', async () => {
    let isMissing = true;
    const read = () =>
      isMissing
        ? Promise.reject(new Error('Le module manque'))
        : Promise.resolve({ Component: Codes, loader });
    const router = open(
      [codesPage(read), { path: '/faq', element: <h1>Questions</h1> }],
      '/codes',
    );
    expect(await screen.findByRole('heading')).toHaveTextContent('Le module manque');
    isMissing = false;
    await act(() => router.navigate('/faq'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading')).toHaveTextContent('Le chiffre de César');
  });
});

describe('content of a page', () => {
  /** A list, and the count of its data's reads. */
  function openList(parts: Partial<OpenPageModule> = {}) {
    const read = vi.fn<LoaderFunction>(({ request }) => request.url);
    const page = { Component: Codes, loader: read, ...parts };
    const router = open([codesPage(() => Promise.resolve(page))]);
    return { router, read };
  }

  test('is read by a loader that receives the address without its target', async () => {
    const { router, read } = openList();
    await act(() => router.navigate('/codes?q=morse#table'));
    expect(read.mock.calls[0]?.[0].request.url).toBe('http://localhost/codes?q=morse');
  });

  test('is not read again for a part of the page, nor on the way back from it', async () => {
    const { router, read } = openList();
    await act(() => router.navigate('/codes'));
    await act(() => router.navigate('/codes#table'));
    await act(() => router.navigate('/codes#exercice'));
    await act(() => router.navigate(-2));
    expect(router.state.location.hash).toBe('');
    expect(read).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading')).toHaveTextContent('http://localhost/codes');
  });

  test('is read again for the same address, and for another question', async () => {
    const { router, read } = openList();
    await act(() => router.navigate('/codes'));
    await act(() => router.navigate('/codes'));
    await act(() => router.navigate('/codes?q=1'));
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('stays where the page says that the question only filters it', async () => {
    const { router, read } = openList({
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname,
    });
    await act(() => router.navigate('/codes'));
    await act(() => router.navigate('/codes?q=1'));
    expect(read).toHaveBeenCalledOnce();
    expect(router.state.location.search).toBe('?q=1');
    expect(screen.getByRole('heading')).toHaveTextContent('http://localhost/codes');
  });

  test('is read again on demand, whatever the page says of its filters', async () => {
    const { router, read } = openList({ shouldRevalidate: () => false });
    await act(() => router.navigate('/codes'));
    read.mockReturnValueOnce('Des nouvelles');
    await act(() => router.revalidate());
    expect(screen.getByRole('heading')).toHaveTextContent('Des nouvelles');
  });

  test('is the last requested: an earlier pending read is given up', async () => {
    const signals: AbortSignal[] = [];
    const slow: LoaderFunction = ({ request }) => {
      signals.push(request.signal);
      return new Promise(() => undefined);
    };
    const router = open([
      codesPage(() => Promise.resolve({ Component: Codes, loader: slow })),
      { path: '/faq', element: <h1>Questions</h1> },
    ]);
    void router.navigate('/codes');
    await waitFor(() => expect(signals).toHaveLength(1));
    expect(router.state.location.pathname).toBe('/');
    expect(router.state.navigation.location?.pathname).toBe('/codes');
    await act(() => router.navigate('/faq'));
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.getByRole('heading')).toHaveTextContent('Questions');
  });
});
