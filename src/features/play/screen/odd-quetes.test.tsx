import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createPartieStore } from '@/data/partie/partie-store.ts';
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

async function play(quete: Quete) {
  const store = createPartieStore({ name: crypto.randomUUID() });
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

const button = (named: string | RegExp) => screen.findByRole('button', { name: named });
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

test('a quête without coordinates is played by its words, and may be cut short', async () => {
  const etapes = [1, 2, 3].map((numero) =>
    createEtapePublique(numero, { position: null, chemin: `Chemin ${numero}.` }),
  );
  const { user } = await play(createQuete({ etapes, distanceMetres: 0 }));
  await title('La halte 1');
  await user.click(await button(/^Où aller/));
  expect(await screen.findByText('Chemin 1.')).toBeInTheDocument();
  await user.click(await button('Fermer'));
  await user.click(await button('Menu'));
  await user.click(await button('Besoin d’aide\u202F?'));
  await user.click(await button('Écourter la balade'));
  expect(await screen.findByText(/suivez l’adresse qu’elle donne/)).toBeInTheDocument();
  await user.click(await button('Aller à la dernière étape'));
  await title(/^En route/);
  expect(await screen.findByText('Chemin 3.')).toBeInTheDocument();
  await user.click(await button('Nous y sommes'));
  await title('La halte 3');
  await user.click(await button('Terminer'));
  await title(/Belle balade/);
  expect(screen.getByText('1 étape sur 3')).toBeInTheDocument();
});

test('a story with odd Markdown, or with HTML, is shown as written, and runs nothing', async () => {
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

/** Those of the page, the ones of the dialogs apart, from top to bottom. */
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a quête without pictures, on a device that is full, ends with its tampon', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const anecdote = 'Le lavoir date de 1852.';
  const epreuve = createTextePublique({ anecdote });
  const { user } = await play(
    createQuete({ etapes: [createEtapePublique(1, { epreuve })] }),
  );
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await user.click(await button('Voir l’épreuve'));
  await user.click(await button('Bloqués\u202F?'));
  await user.click(await button('Passer l’étape'));
  const sure = screen.getByRole('dialog', { name: /^Passer cette étape/ });
  await user.click(within(sure).getByRole('button', { name: 'Passer l’étape' }));
  await title(/Étape passée/);
  await user.click(await button('Terminer'));
  await title(/Quête achevée/);
  expect(screen.getByRole('img', { name: /^Tampon de Dinan/ })).toBeVisible();
  expect(await screen.findByText('Votre avis')).toBeVisible();
  expect(headings()).toEqual(['Ce que le chemin raconte']);
  expect(screen.queryByText('Sur place')).toBeNull();
});

test('a measured phone has the mark on its tampon, and a button alone earns nothing', async () => {
  const cible = { lat: 48.45, lon: -2.04 };
  const epreuve = {
    ...({ type: 'position', cible, rayon: 30, consigne: 'Allez au lavoir.' } as const),
    ...{ points: 10, indices: [], motDeSucces: '', anecdote: '' },
  };
  const quete = createQuete({
    etapes: [1, 2].map((numero) =>
      createEtapePublique(numero, { position: cible, epreuve }),
    ),
  });
  const coords = { latitude: 48.45, longitude: -2.04, accuracy: 10 };
  vi.stubGlobal('navigator', {
    onLine: false,
    // Leaflet reads both as it loads.
    ...{ userAgent: 'Android', platform: '' },
    geolocation: {
      watchPosition: (success: PositionCallback) => {
        success({ coords } as GeolocationPosition);
        return 1;
      },
      clearWatch: () => undefined,
    },
  });
  const { user } = await play(quete);
  await user.click(await button('Voir l’épreuve'));
  await user.click(await button('Trouver où je suis'));
  await screen.findByText(/^Vous y êtes/);
  await user.click(await button('Valider'));
  await user.click(await button('Étape suivante'));
  await user.click(await button('Voir l’épreuve'));
  await user.click(await button('Je suis sur place'));
  await user.click(await button('Terminer'));
  await title(/Quête achevée/);
  expect(screen.getByText('1 lieu sur 2')).toBeVisible();
  expect(
    screen.getByRole('img', { name: /^Tampon de Dinan.*achevée sur place le/ }),
  ).toBeVisible();
});
