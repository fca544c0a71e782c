import { act, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, redirect, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { openPage, type Screen } from './open-page.tsx';

let dispose: () => void = () => undefined;

afterEach(() => dispose());

function pageOf(screen: Screen) {
  return openPage(() => screen);
}

/** A page with a title, loaded by a module. */
function page(title: string) {
  return pageOf(() => Promise.resolve({ Component: () => <h1>{title}</h1> }));
}

/** An old address that leads on to the questions. */
const old = pageOf(() =>
  Promise.resolve({
    Component: () => null,
    loader: () => {
      throw redirect('/faq#age');
    },
  }),
);

/** Opens the application at an address, as a link from elsewhere does. */
async function open(address: string) {
  window.history.pushState(null, '', '/ailleurs');
  window.history.pushState(null, '', address);
  const children = [
    { path: '/', ...page('Accueil') },
    { path: '/ailleurs', ...page('Ailleurs') },
    { path: '/ancienne', ...old },
    { path: '/faq', ...page('Questions') },
  ];
  const router = createBrowserRouter([{ hydrateFallbackElement: <></>, children }]);
  dispose = () => router.dispose();
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading');
  return router;
}

function shown(): string {
  const { pathname, hash } = window.location;
  return pathname + hash;
}

async function goBack(): Promise<void> {
  act(() => window.history.back());
  await waitFor(() => expect(shown()).not.toBe('/faq#age'));
}

test('an address that leads on is never in the history', async () => {
  const router = await open('/');
  await act(() => router.navigate('/ancienne'));
  expect(shown()).toBe('/faq#age');
  await goBack();
  expect(shown()).toBe('/');
});

test('as the first entry of a visit is replaced by its target', async () => {
  await open('/ancienne');
  await waitFor(() => expect(shown()).toBe('/faq#age'));
  await goBack();
  expect(shown()).toBe('/ailleurs');
});

test('to the current page adds no entry', async () => {
  const router = await open('/faq');
  await act(() => router.navigate('/ancienne'));
  expect(shown()).toBe('/faq#age');
  await goBack();
  expect(shown()).toBe('/ailleurs');
});

test('from the current address on a reread is replaced as well', async () => {
  let isGone = false;
  window.history.pushState(null, '', '/ailleurs');
  window.history.pushState(null, '', '/quete');
  const quete = pageOf(() =>
    Promise.resolve({
      Component: () => <h1>La quête</h1>,
      loader: () => {
        if (isGone) throw redirect('/faq#age');
        return null;
      },
    }),
  );
  const children = [
    { path: '/quete', ...quete },
    { path: '/ailleurs', ...page('Ailleurs') },
    { path: '/faq', ...page('Questions') },
  ];
  const router = createBrowserRouter([{ hydrateFallbackElement: <></>, children }]);
  dispose = () => router.dispose();
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'La quête' });
  isGone = true;
  await act(() => router.revalidate());
  await waitFor(() => expect(shown()).toBe('/faq#age'));
  await goBack();
  expect(shown()).toBe('/ailleurs');
});
