import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { allowConsoleError } from '@/testing/console-errors.ts';
import { createMemoryRouter } from './create-router.ts';
import {
  useIsNavigating,
  useLoaderData,
  useParams,
  useRouteError,
  useSearchParams,
} from './hooks.ts';
import { Link, NavLink } from './link.tsx';
import type { Route } from './match-routes.ts';
import { Outlet } from './outlet.tsx';
import { RouterProvider } from './router-provider.tsx';

function Layout() {
  return (
    <>
      <nav>
        <NavLink to="/codes">Codes</NavLink>
        <Link to="/faq">Questions</Link>
      </nav>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Failure() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : 'autre'}</p>;
}

function open(pages: Route[], address = '/') {
  const router = createMemoryRouter([{ element: <Layout />, children: pages }], {
    address,
  });
  const view = render(<RouterProvider router={router} />);
  return { router, ...view };
}

const home: Route = { path: '/', element: <h1>Accueil</h1> };

describe('a page', () => {
  test('stands in its layout, with what its loader has read and its path holds', async () => {
    const loader = () => ({ titre: 'César' });
    const Code = () => (
      <h1>{`${useLoaderData<typeof loader>().titre} ${useParams()['famille'] ?? ''}`}</h1>
    );
    open([home, { path: '/codes/:famille', loader, Component: Code }], '/codes/chiffres');
    expect(await screen.findByRole('heading', { name: 'César chiffres' })).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading'));
  });

  test('stays, and says that another is on its way, until that one is there', async () => {
    const Waiting = () => <h1>{useIsNavigating() ? 'Un instant' : 'Accueil'}</h1>;
    let arrive = (): void => undefined;
    const loader = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    open([
      { path: '/', element: <Waiting /> },
      { path: '/faq', loader, element: <h1>Questions</h1> },
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    expect(await screen.findByRole('heading', { name: 'Un instant' })).toBeVisible();
    act(arrive);
    expect(await screen.findByRole('heading', { name: 'Questions' })).toBeVisible();
  });

  test('that cannot be read shows its failure in its layout', async () => {
    const loader = () => Promise.reject(new Error('Le réseau manque'));
    open([home, { path: '/faq', loader, errorElement: <Failure /> }], '/faq');
    expect(await screen.findByRole('alert')).toHaveTextContent('Le réseau manque');
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  test('that breaks while it is drawn shows its failure until one goes elsewhere', async () => {
    allowConsoleError(/cassée/);
    const Broken = () => {
      throw new Error('cassée');
    };
    const { router } = open(
      [home, { path: '/faq', Component: Broken, errorElement: <Failure /> }],
      '/faq',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('cassée');
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps what was typed when only the question of its address changes', async () => {
    const Search = () => {
      const [typed, setTyped] = useState('');
      const [parameters, setParameters] = useSearchParams();
      return (
        <>
          <input value={typed} onChange={({ target }) => setTyped(target.value)} />
          <button
            type="button"
            onClick={() =>
              void setParameters((known) => {
                known.set('tri', 'courtes');
                return known;
              })
            }
          >
            Trier
          </button>
          <output>{parameters.toString()}</output>
        </>
      );
    };
    open([{ path: '/', Component: Search }], '/?q=dinan');
    await userEvent.type(screen.getByRole('textbox'), 'lavoir');
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('q=dinan&tri=courtes')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('lavoir');
  });
});

describe('a link', () => {
  test('says that one is on its page, or below', () => {
    open([{ path: '/codes/:famille' }], '/codes/signaux');
    expect(screen.getByRole('link', { name: 'Codes' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Questions' })).not.toHaveAttribute(
      'aria-current',
    );
  });

  test('to where one is makes no second step in the history', async () => {
    const { router } = open([home, { path: '/faq' }], '/faq');
    await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
    expect(router.state.navigationType).toBe('replace');
  });

  test.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'pressed with %s is left to the browser',
    async (key) => {
      const { router } = open([home, { path: '/faq' }]);
      const leave = vi.fn((event: Event) => event.preventDefault());
      window.addEventListener('click', leave, { once: true });
      const user = userEvent.setup();
      await user.keyboard(`{${key}>}`);
      await user.click(screen.getByRole('link', { name: 'Questions' }));
      await user.keyboard(`{/${key}}`);
      expect(leave.mock.calls[0]?.[0].defaultPrevented).toBe(true);
      expect(router.state.location.pathname).toBe('/');
    },
  );

  test('that opens elsewhere, loads its document, or was answered for, is not followed', async () => {
    const { router } = open([
      {
        path: '/',
        element: (
          <>
            <Link to="/faq" target="_blank">
              Ailleurs
            </Link>
            <Link to="/faq" reloadDocument>
              En entier
            </Link>
            <Link to="/faq" onClick={(event) => event.preventDefault()}>
              Retenu
            </Link>
          </>
        ),
      },
      { path: '/faq' },
    ]);
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop);
    for (const name of ['Ailleurs', 'En entier', 'Retenu']) {
      await userEvent.click(screen.getByRole('link', { name }));
    }
    window.removeEventListener('click', stop);
    expect(router.state.location.pathname).toBe('/');
  });
});
