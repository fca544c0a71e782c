import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { WayChooser } from './way-chooser.tsx';

function open(chooser: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: chooser }]);
  render(<RouterProvider router={router} />);
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

it('offers two ways to begin, folds four others, and recommends one', () => {
  expect(open(<WayChooser />)).toEqual([
    ['Les parcours', '/admin/parcours/dashboard'],
    ['Pas à pas', '/admin/parcours/create'],
    ['Partir de ce que vous avez', '/admin/parcours/newcreate'],
    ['Partir en repérage', '/admin/parcours/create?vue=reperage'],
    ['En partant de la carte', '/admin/parcours/create2'],
    ['Tout sur une page', '/admin/parcours/simple'],
    ['Une histoire à plusieurs chemins', '/admin/parcours/editadventure'],
  ]);
  expect(screen.getAllByText('Conseillé pour commencer')).toHaveLength(1);
  expect(screen.getByText('Tout sur une page')).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Comment voulez-vous commencer ?',
  );
});

it('also offers the workshop for an existing parcours, and keeps its id', () => {
  const { id } = createParcours();
  const [, ...ways] = open(<WayChooser id={id} />);
  expect(ways.map(([, href]) => href)).toEqual([
    `/admin/parcours/create?id=${id}`,
    `/admin/parcours/edit?id=${id}`,
    `/admin/parcours/create2?id=${id}`,
    `/admin/parcours/simple?id=${id}`,
    `/admin/parcours/editadventure?id=${id}`,
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Comment voulez-vous continuer ?',
  );
});
