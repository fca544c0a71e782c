import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from '@/router/create-router.ts';
import { RouterProvider } from '@/router/router-provider.tsx';
import { expect, test } from 'vitest';
import { Component } from '../admin/in-preparation-page.tsx';
import { inPreparationAt } from './in-preparation.ts';

const adminPaths = ['/admin/parcours/editadventure'];

function open(path: string) {
  const routes = [{ path: '*', element: <Component /> }];
  const router = createMemoryRouter(routes, { address: path });
  render(<RouterProvider router={router} />);
}

test.each(adminPaths)(
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

test('no two pages bear the same title', () => {
  const titles = adminPaths.map((path) => inPreparationAt(path)?.titre);
  expect(new Set(titles).size).toBe(titles.length);
});

test('a path that nobody described has none', () => {
  expect(inPreparationAt('/toString')).toBeNull();
});

test('a final slash is the same page', () => {
  expect(inPreparationAt('/admin/parcours/news/')).toBe(
    inPreparationAt('/admin/parcours/news'),
  );
});
