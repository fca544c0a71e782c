import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Component as AdminPage } from '../admin/in-preparation-page.tsx';
import { Component, loader } from './in-preparation-page.tsx';
import { inPreparationAt } from './in-preparation.ts';

const publicPaths = ['/les_codes', '/les_codes/substitution/cesar'];
const adminPaths = [
  'create',
  'create2',
  'newcreate',
  'message',
  'news',
  'd',
  'ed',
  'editadventure',
].map((name) => `/admin/parcours/${name}`);

function open(path: string) {
  const Page = path.startsWith('/admin') ? AdminPage : Component;
  const routes = [{ path: '*', element: <Page /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
}

test.each([...publicPaths, ...adminPaths])(
  '%s says what it will be, that it is in preparation, and leads back and on',
  (path) => {
    open(path);
    expect(screen.getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    expect(screen.getByText(/en préparation\b.*/)).toBeVisible();
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toHaveLength(2);
    expect(targets).not.toContain(path);
  },
);

test.each(publicPaths)('%s has its loader, which reads nothing', (path) => {
  const request = new Request(`https://quetes.example${path}`);
  expect(loader({ request } as Parameters<typeof loader>[0])).toBeNull();
});

test('no two pages bear the same title', () => {
  const titles = [...publicPaths, ...adminPaths]
    .filter((path) => !path.startsWith('/les_codes/'))
    .map((path) => inPreparationAt(path)?.titre);
  expect(new Set(titles).size).toBe(titles.length);
});

test('a path that nobody described is a page that does not exist', () => {
  const request = new Request('https://quetes.example/toString');
  expect(() => loader({ request } as Parameters<typeof loader>[0])).toThrow(
    'Page Not Found: /toString',
  );
});

test('a final slash is the same page', () => {
  expect(inPreparationAt('/les_codes/')).toBe(inPreparationAt('/les_codes'));
});
