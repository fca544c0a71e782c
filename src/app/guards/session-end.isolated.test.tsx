// A session that the server ends while a page works: the real page, the real SDK, and recorded answers of the server.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routerContext } from '@/data/firebase/loader-services.ts';
import { createServices, type Services } from '@/data/firebase/services.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { ownConversationRepository } from '@/data/conversation/own-conversation-repository.ts';
import { ownParcoursRepository } from '@/data/parcours/own-parcours-repository.ts';
import { partieListRepository } from '@/data/partie/partie-list-repository.ts';
import { signInRepository } from '@/data/session/sign-in-repository.ts';
import { deleteApps } from '@/testing/auth-sdk.ts';
import {
  createIdToken,
  stubIdentityServer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { buildRoutes } from '../routes.tsx';

// Read when the modules are imported.
vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'test');
});
afterAll(() => {
  vi.unstubAllEnvs();
});
vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

let server: FakeIdentityServer;
let services: Services;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  server = stubIdentityServer();
  services = createServices({ name: crypto.randomUUID() });
  partieListRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  ownParcoursRepository.handIn(services, { list: () => Promise.resolve([]) });
  ownConversationRepository.handIn(services, { watch: () => () => undefined });
  responsableRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  server.answer('accounts:signInWithPassword', () => ({
    ...{ idToken: createIdToken(), refreshToken: 'refresh', expiresIn: '3600' },
    localId: 'u1',
  }));
  await signInRepository(services).byPassword('mairie@exemple.fr', 'mot de passe');
});

afterEach(async () => {
  await (await services.auth()).signOut();
  await deleteApps();
});

function LoginProbe() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function openOwnPage() {
  const routes = buildRoutes([
    {
      path: '/user',
      layout: 'empty',
      guard: 'auth',
      page: () => import('@/pages/account/user-page.tsx'),
    },
  ]);
  const router = createMemoryRouter(
    [{ path: '/login', element: <LoginProbe /> }, ...(routes[0]?.children ?? [])],
    { initialEntries: ['/user'], getContext: () => routerContext(services) },
  );
  render(
    <ServerState services={services}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

test('in the middle of a query, it leads to the sign-in page, which says why and leads back', async () => {
  server.answer('accounts:lookup', () => ({ error: 'TOKEN_EXPIRED' }));
  openOwnPage();
  expect(
    await screen.findByText('/login?redirect=%2Fuser&raison=user-token-expired'),
  ).toBeVisible();
});

test('in the middle of a mutation, it leads there too, and what was typed waits in this tab', async () => {
  const user = openOwnPage();
  await user.click(await screen.findByRole('button', { name: 'Choisir Pseudonyme' }));
  server.answer('accounts:update', () => ({ error: 'USER_DISABLED' }));
  await user.type(screen.getByLabelText('Votre pseudonyme'), 'Marcheuse{Enter}');
  expect(
    await screen.findByText('/login?redirect=%2Fuser&raison=user-disabled'),
  ).toBeVisible();
  expect(sessionStorage.getItem('qc.compte.u1.pseudonyme')).toBe('Marcheuse');
});
