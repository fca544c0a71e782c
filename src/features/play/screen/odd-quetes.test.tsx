import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { openPartieStore, type PartieStore } from '@/data/partie/partie-store.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
  testPartieId,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PlayScreen } from './play-screen.tsx';

vi.setConfig({ testTimeout: 60_000 });

const name = 'parties-etranges';
const stores: PartieStore[] = [];

async function play(quete: Quete) {
  const store = await openPartieStore({ name });
  stores.push(store);
  const kept = await store.begin(quete, beginPartie(quete, testPartieId, Date.now()));
  const router = createMemoryRouter([
    { path: '/', element: <PlayScreen open={{ store, kept, quete }} /> },
    { path: '*', element: <h1>Ailleurs</h1> },
  ]);
  const screenOf = (
    <ServerState services={createSilentServices()}>
      <RouterProvider router={router} />
    </ServerState>
  );
  return { user: userEvent.setup(), ...render(screenOf) };
}

const button = (named: string | RegExp) => screen.getByRole('button', { name: named });
const title = (named: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name: named });

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  for (const store of stores.splice(0)) await store.close();
  await deleteDB(name);
});

test('a quête without coordinates is played by its words, and may be cut short', async () => {
  const etapes = [1, 2, 3].map((numero) =>
    createEtapePublique(numero, { position: null, chemin: `Chemin ${numero}.` }),
  );
  const { user } = await play(createQuete({ etapes, distanceMetres: 0 }));
  await title('La halte 1');
  await user.click(button(/^Où aller/));
  expect(await screen.findByText('Chemin 1.')).toBeInTheDocument();
  await user.click(button('Fermer'));
  await user.click(button('Menu'));
  await user.click(await screen.findByRole('button', { name: 'Écourter la balade' }));
  expect(await screen.findByText(/suivez l’adresse qu’elle donne/)).toBeInTheDocument();
  await user.click(button('Aller à la dernière étape'));
  await title(/^En route/);
  expect(await screen.findByText('Chemin 3.')).toBeInTheDocument();
  await user.click(button('Nous y sommes'));
  await title('La halte 3');
  await user.click(button('Terminer'));
  await title(/Belle balade/);
  expect(screen.getByText('1 étape sur 3')).toBeInTheDocument();
});

test('a quête of one étape begins and ends with it', async () => {
  const etapes = [createEtapePublique(1, { epreuve: createTextePublique() })];
  const { user } = await play(createQuete({ etapes }));
  await title('La halte 1');
  expect(screen.getByText('Étape 1 sur 1')).toBeInTheDocument();
  await user.click(button('Menu'));
  await screen.findByRole('button', { name: 'Pause' });
  expect(screen.queryByRole('button', { name: 'Écourter la balade' })).toBeNull();
  await user.click(button('Fermer'));
  await user.click(button('Voir l’épreuve'));
  await user.click(button('Passer l’étape'));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Passer l’étape' }),
  );
  await title(/Étape passée/);
  await user.click(button('Terminer'));
  await title(/Quête achevée/);
});

test('a quête of sixty étapes is walked from the first to the last', async () => {
  // All at one place: nobody is sent on the way.
  const position = { lat: 48.45, lon: -2.04 };
  const etapes = Array.from({ length: 60 }, (_, index) =>
    createEtapePublique(index + 1, { position }),
  );
  const { user } = await play(createQuete({ etapes }));
  for (let numero = 1; numero <= 60; numero += 1) {
    await title(`La halte ${numero}`);
    expect(screen.getByText(`Étape ${numero} sur 60`)).toBeInTheDocument();
    await user.click(button(numero === 60 ? 'Terminer' : 'Continuer'));
  }
  await title(/Quête achevée/);
  expect(screen.getByText('60 étapes')).toBeInTheDocument();
});

test('a story with odd Markdown, or with HTML, is read as it was written, and does nothing', async () => {
  const recit = [
    '# Le lavoir **sans fin',
    '[ici](javascript:alert(1)) ![](x) <img src=x onerror=alert(1)>',
    '```\n| a | b\n> * _ ~~',
    '<script>alert(1)</script>&lt;b&gt;\u0000',
  ].join('\n\n');
  const etapes = [createEtapePublique(1, { recit, titre: '*Titre*' })];
  await play(createQuete({ etapes }));
  await title('*Titre*');
  expect(screen.getByText('# Le lavoir **sans fin')).toBeInTheDocument();
  expect(screen.getByText(/^\[ici\]\(javascript.alert\(1\)\)/)).toHaveTextContent(
    '<img src=x',
  );
  expect(screen.getByText(/^<script>alert/)).toHaveTextContent('&lt;b&gt;');
  expect(document.querySelector('main img, script, a[href^="javascript"]')).toBeNull();
});
