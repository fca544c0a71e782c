import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createPartieStore, type PartieStore } from '@/data/partie/partie-store.ts';
import { beginPartie, type PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PlayScreen } from './play-screen.tsx';

let store: PartieStore;

beforeEach(() => {
  store = createPartieStore({ name: crypto.randomUUID() });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

const etapeId = testEtapeId(1);
/** Ended offline; the rules refuse the answer later. */
const refusedAfterTheEnd: readonly PartieEvent[] = [
  { type: 'read', etapeId },
  { type: 'answer', etapeId, reponse: 'tour', juste: true, at: 0 },
  { type: 'goOn', etapeId, at: 0 },
  { type: 'prove', etapeId, reponse: 'tour', preuve: 'refusee' },
];

test('a party stays ended when an answer is refused after its end, and leads back to the étape', async () => {
  const quete = createQuete({
    etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
  });
  await store.begin(quete, beginPartie(quete, testPartieId, Date.now()));
  const kept = await store.change(testPartieId, (before) => ({
    ...before,
    partie: refusedAfterTheEnd.reduce(
      (partie, event) => play(partie, event, quete.contenu),
      before.partie,
    ),
  }));
  const router = createMemoryRouter([
    { path: '*', element: <PlayScreen open={{ store, kept, quete }} /> },
  ]);
  render(
    <ServerState services={createSilentServices()}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  const title = (named: RegExp) =>
    screen.findByRole('heading', { level: 1, name: named });
  expect(await title(/Quête achevée/)).toBeVisible();
  expect(screen.getByText(/Votre arrivée reste acquise\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Revoir l’étape 1/ }));
  expect(await title(/Ce n’était pas tout à fait ça/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Chercher encore' }));
  expect(await screen.findByRole('textbox')).toBeVisible();
});
