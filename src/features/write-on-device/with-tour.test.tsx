import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { completedAddress } from '@/lib/paths.ts';
import { WithTour } from './with-tour.tsx';

it('leaves the tour requested by the address without a navigation that would move the focus again', async () => {
  const page = (
    <WithTour>
      <h1 id="titre-page" tabIndex={-1}>
        Le secret du sonneur
      </h1>
    </WithTour>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    initialEntries: ['/admin/parcours/d?id=exemple&visite=oui'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('dialog', { name: 'Visite de l’atelier' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(() => router.state.location.search).toBe('?id=exemple');
  expect(router.state.location.state).toBe(completedAddress);
  expect(screen.queryByRole('dialog')).toBeNull();
});
