import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { trackClosing } from '@/lib/closing.ts';
import { startLangue } from '../start/start-langue.ts';
import { DocumentBoundary } from './document-boundary.tsx';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});

function open(path: string) {
  const page = (text: string) => <h1>{text}</h1>;
  const router = createMemoryRouter(
    [
      {
        element: (
          <DocumentBoundary>
            <Outlet />
          </DocumentBoundary>
        ),
        children: [
          { path: '/', element: page('Accueil') },
          { path: '/login', element: page('Se connecter') },
          { path: '/user', element: page('Mon espace') },
          { path: '/les_quetes', element: page('Les quêtes') },
          { path: '/de/reset-password', element: page('Neues Passwort') },
          { path: '/admin/parcours/dashboard', element: page('Les parcours') },
          { path: '/admin/parcours/edit', element: page('Atelier') },
          { path: '/admin/parcours/d', element: page('Écrire un parcours') },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

test.each([
  ['/', '/login?redirect=%2Fuser'],
  ['/les_quetes', '/login/'],
  ['/user', '/'],
  ['/login?redirect=%2F', '/'],
  ['/', '/admin/parcours/d'],
  ['/admin/parcours/dashboard', '/admin/parcours/edit?id=a'],
  ['/admin/parcours/d?vue=compte', '/login?redirect=%2F'],
])(
  'from %s to %s the document is loaded anew, and nothing is shown of it before',
  async (from, to) => {
    const go = open(from);
    expect(screen.getByRole('heading')).toBeVisible();
    await go(to);
    expect(screen.queryByRole('heading')).toBeNull();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  },
);

test.each([
  ['/', '/les_quetes'],
  ['/login', '/login?vue=compte'],
  ['/login', '/user'],
  ['/admin/parcours/d', '/admin/parcours/edit?id=a'],
  ['/admin/parcours/edit?id=a', '/admin/parcours/dashboard'],
])('from %s to %s it stays', async (from, to) => {
  const go = open(from);
  await go(to);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading')).toBeVisible();
});

test('the document is loaded once what an editor was keeping is kept', async () => {
  const go = open('/admin/parcours/dashboard');
  let keep: () => void = () => undefined;
  trackClosing(new Promise<void>((resolve) => (keep = resolve)));
  await go('/admin/parcours/edit?id=a');
  expect(reload).not.toHaveBeenCalled();
  keep();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a redirect from a French document to a German address before any display reloads the document', async () => {
  vi.stubGlobal('location', { reload, pathname: '/reset-password' });
  await startLangue();
  open('/de/reset-password');
  expect(screen.queryByRole('heading')).toBeNull();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
