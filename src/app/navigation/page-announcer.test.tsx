import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  useSearchParams,
} from 'react-router';
import { expect, it } from 'vitest';
import { completedAddress } from '@/lib/paths.ts';
import { NotFoundErrorPage } from '../errors/error-page.tsx';
import { PageAnnouncer } from './page-announcer.tsx';

/** A page whose title changes with its query, or with an action on it. */
function Page() {
  const [parameters] = useSearchParams();
  const [isWritten, setIsWritten] = useState(false);
  const heading = parameters.get('ecran') ?? (isWritten ? 'Commencé' : 'Nouveau');
  return (
    <main>
      <PageAnnouncer />
      <h1>{heading}</h1>
      <button type="button" onClick={() => setIsWritten(true)}>
        Écrire
      </button>
    </main>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  const button = screen.getByRole('button', { name: 'Écrire' });
  act(() => button.focus());
  return { router, button };
}

it('leads the keyboard to the title of another screen of the same path', async () => {
  const { router } = open();
  await act(() => router.navigate('?ecran=Titre'));
  expect(screen.getByRole('heading', { name: 'Titre' })).toHaveFocus();
});

it('leads the keyboard to the title of a screen that takes the place of another', async () => {
  const { router } = open();
  await act(() => router.navigate('?ecran=Fin', { replace: true }));
  expect(screen.getByRole('heading', { name: 'Fin' })).toHaveFocus();
});

it('leaves the keyboard where it is when an address is only completed', async () => {
  const { router, button } = open();
  act(() => button.click());
  await act(() => router.navigate('?id=abc', { replace: true, state: completedAddress }));
  expect(screen.getByRole('heading', { name: 'Commencé' })).toBeVisible();
  expect(button).toHaveFocus();
});

it('says that no page is found at an address that leads nowhere, and only the title of the next page', async () => {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <PageAnnouncer />
          <main>
            <Outlet />
          </main>
        </>
      ),
      children: [
        { path: '/', element: <h1>Accueil</h1> },
        { path: '*', element: <NotFoundErrorPage path="/inconnue" /> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/inconnue?q=1'));
  const [announcer] = screen.getAllByRole('status');
  expect(announcer).toHaveTextContent(
    'Page introuvable · Quêtes & Codes Page not found: /inconnue',
  );
  await act(() => router.navigate('/'));
  expect(announcer).not.toHaveTextContent('Page not found');
});
