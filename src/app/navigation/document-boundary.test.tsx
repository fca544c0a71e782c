import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
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
])(
  'from %s to %s the document is loaded anew, and nothing is shown of it before',
  async (from, to) => {
    const go = open(from);
    expect(screen.getByRole('heading')).toBeVisible();
    await go(to);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).toBeNull();
  },
);

test.each([
  ['/', '/les_quetes'],
  ['/login', '/login?vue=compte'],
  ['/login', '/user'],
])('from %s to %s it stays', async (from, to) => {
  const go = open(from);
  await go(to);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading')).toBeVisible();
});
