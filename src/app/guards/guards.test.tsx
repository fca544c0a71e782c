import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { routerContext } from '@/data/firebase/loader-services.ts';
import { sessionRepository } from '@/data/session/session-repository.ts';
import type { Session } from '@/data/session/session.ts';
import { createSilentServices } from '@/testing/services.ts';
import { showLoaded } from '@/testing/show-loaded.ts';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import * as z from 'zod/mini';
import { waitFor } from '@/testing/wait-for.ts';
import { buildRoutes, type PageRoute } from '../routes.tsx';

let tell: (next: Session) => void = () => undefined;

const admin: Session = {
  statut: 'compte',
  uid: 'a',
  email: 'admin@exemple.fr',
  nom: 'Admin',
  admin: true,
};
const player: Session = { ...admin, uid: 'b', nom: 'Joueuse', admin: false };

const loadPage = vi.fn(() => ({ Component: () => <h1>Le bureau</h1> }));

function LoginProbe() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

/** Opens a guarded page whose session is from `watch`, as from Auth. */
function open(guard: 'auth' | 'isadmin', session: Session) {
  const page = () => Promise.resolve(loadPage());
  return openRoute(
    { path: '/bureau', layout: 'empty', guard, page },
    '/bureau?id=3#haut',
    session,
  );
}

async function openRoute(route: PageRoute, address: string, session: Session) {
  const services = createSilentServices();
  sessionRepository.handIn(services, {
    watch: (listener) => {
      tell = listener;
      listener(session);
      return Promise.resolve(() => undefined);
    },
  });
  const [root] = buildRoutes([route]);
  if (root?.children === undefined) throw new Error('The table has no routes.');
  const router = createMemoryRouter(
    [{ path: '/login', element: <LoginProbe /> }, ...root.children],
    {
      initialEntries: [address],
      getContext: () => routerContext(services),
    },
  );
  render(
    <FirebaseProvider services={services}>
      <RouterProvider router={router} />
    </FirebaseProvider>,
  );
  await showLoaded();
  return router;
}

beforeEach(() => {
  loadPage.mockClear();
});

describe('RequireAuth', () => {
  test('sends a visitor to sign in, says where to come back, and never loads the page', async () => {
    await open('auth', { statut: 'absente' });
    const redirect = encodeURIComponent('/bureau?id=3#haut');
    expect(await screen.findByText(`/login?redirect=${redirect}`)).toBeVisible();
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('sends an anonymous session to sign in', async () => {
    await open('auth', { statut: 'anonyme', uid: 'x' });
    expect(await screen.findByText(/^\/login/)).toBeVisible();
  });

  test('says on the way to sign in why the session ended', async () => {
    const raison = 'user-token-expired';
    await open('auth', { statut: 'absente', raison });
    expect(
      await screen.findByText(new RegExp(`^/login.*raison=${raison}`)),
    ).toBeVisible();
  });

  test('offers two ways on when the session is not known in time, and opens when it comes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await open('auth', { statut: 'inconnue' });
    expect(await screen.findByLabelText('Ouverture de la page')).toBeInTheDocument();
    // The guard loads by itself, and only then begins to wait.
    await act(() => vi.dynamicImportSettled());
    await waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(8_000));
      expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    });
    expect(screen.getByRole('button', { name: 'Continuer autrement' })).toBeVisible();
    act(() => tell(player));
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Le bureau' })).toBeVisible();
  });

  test('shows the page to a signed-in person', async () => {
    await open('auth', player);
    expect(await screen.findByRole('heading', { name: 'Le bureau' })).toBeVisible();
  });
});

describe('RequireAdmin', () => {
  test('sends a visitor to sign in, and never loads the page', async () => {
    await open('isadmin', { statut: 'absente' });
    expect(await screen.findByText(/^\/login/)).toBeVisible();
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('shows a signed-in person who is no admin a 403 page, and never loads the page', async () => {
    await open('isadmin', player);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      /réservé|accès/i,
    );
    expect(loadPage).not.toHaveBeenCalled();
  });

  test('shows the page to an admin', async () => {
    await open('isadmin', admin);
    expect(await screen.findByRole('heading', { name: 'Le bureau' })).toBeVisible();
  });
});

describe('a view behind a guard', () => {
  const view = (name: string) => () =>
    Promise.resolve({ Component: () => <h1>{name}</h1> });
  const route: PageRoute = {
    path: '/admin/parcours/create',
    layout: 'empty',
    guard: 'isadmin',
    page: { 'vue=reperage': view('En repérage'), '': view('Pas à pas') },
  };
  const heading = () => screen.findByRole('heading', { level: 1 });

  test('is the one in the query', async () => {
    const router = await openRoute(route, '/admin/parcours/create?id=3', admin);
    expect(await heading()).toHaveTextContent('Pas à pas');
    await act(() => router.navigate('?vue=reperage'));
    expect(await heading()).toHaveTextContent('En repérage');
  });

  test('of an unknown name is a page that does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openRoute(route, '/admin/parcours/create?vue=inconnue', admin);
    expect(await heading()).toHaveTextContent('Page introuvable');
  });

  test('with an unknown name looks like the others to a person who is not an admin', async () => {
    await openRoute(route, '/admin/parcours/create?vue=inconnue', player);
    expect(await heading()).toHaveTextContent(/réservé|accès/i);
  });
});

describe('a form of a guarded page', () => {
  const backAgain = /Votre session s’était fermée/;
  const send = vi.fn(() => Promise.resolve());

  function ClosurePage() {
    const form = useForm({
      id: 'fermer',
      schema: z.object({ motif: z.string(), sure: z.boolean() }),
      waitsAs: 'fermeture',
      values: { motif: '', sure: false },
    });
    return (
      <Form form={form} send={send}>
        <Field label="Motif" {...form.field('motif')} />
        <label>
          Sûr
          <input type="checkbox" {...form.register('sure')} />
        </label>
        <button type="submit">Fermer</button>
      </Form>
    );
  }

  const show = (session: Session, address = '/bureau?id=3') =>
    openRoute(
      {
        path: '/bureau',
        layout: 'empty',
        guard: 'auth',
        page: () => Promise.resolve({ Component: ClosurePage }),
      },
      address,
      session,
    );
  const motif = () => screen.findByLabelText('Motif');

  /** Types, then ends the session, and closes the page. */
  async function typeThenEnd(end: Session) {
    const user = userEvent.setup({ delay: null });
    await show(player);
    await user.type(await motif(), 'Le lavoir est en travaux 🦉');
    await user.click(screen.getByLabelText('Sûr'));
    act(() => tell(end));
    expect(await screen.findByText(/^\/login/)).toBeVisible();
    cleanup();
    return user;
  }

  const ended: Session = { statut: 'absente', raison: 'user-token-expired' };

  beforeEach(() => {
    sessionStorage.clear();
    send.mockClear();
  });

  test('restores typed text once the same person is back, with a message, and forgets it once sent', async () => {
    const user = await typeThenEnd(ended);
    await show(player);
    expect(await motif()).toHaveValue('Le lavoir est en travaux 🦉');
    expect(screen.getByLabelText('Sûr')).toBeChecked();
    expect(screen.getByText(backAgain)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByText(backAgain)).toBeNull());
    expect(send).toHaveBeenCalledExactlyOnceWith({
      motif: 'Le lavoir est en travaux 🦉',
      sure: true,
    });
    expect(sessionStorage).toHaveLength(0);
  });

  test.each<[string, Session, string]>([
    ['of another account', { ...player, uid: 'c' }, '/bureau?id=3'],
    ['at another address', player, '/bureau?id=4'],
  ])('%s begins empty', async (_what, session, address) => {
    await typeThenEnd(ended);
    await show(session, address);
    expect(await motif()).toHaveValue('');
    expect(screen.queryByText(backAgain)).toBeNull();
  });

  test('keeps nothing after signing out here, nor where it is left with the session open', async () => {
    await typeThenEnd({ statut: 'absente' });
    expect(sessionStorage).toHaveLength(0);
    const router = await show(player);
    await userEvent.setup({ delay: null }).type(await motif(), 'Autre chose');
    await act(() => router.navigate('/login'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('begins empty if the stored text is unreadable', async () => {
    await typeThenEnd(ended);
    sessionStorage.setItem(sessionStorage.key(0) ?? '', '[');
    await show(player);
    expect(await motif()).toHaveValue('');
  });

  test('keeps it in the page where the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    await typeThenEnd(ended);
    await show(player);
    expect(await motif()).toHaveValue('Le lavoir est en travaux 🦉');
    vi.restoreAllMocks();
  });
});
