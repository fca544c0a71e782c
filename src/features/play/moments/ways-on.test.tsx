import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createPartieStore } from '@/data/partie/partie-store.ts';
import type { Suite } from '@/domain/etape/suite.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import {
  createChoixPublique,
  createEtapePublique,
  createQuete,
  empreinteFor,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PlayScreen } from '../screen/play-screen.tsx';

// Real hashes, a real device store: slow on a loaded machine.
async function show(contenu: Partial<Contenu>) {
  const store = createPartieStore({ name: crypto.randomUUID() });
  const quete = createQuete(contenu);
  await store.begin(quete, beginPartie(quete, testPartieId, Date.now()));
  const kept = await store.change(testPartieId, (before) => before);
  const open = { store, kept, quete };
  const router = createMemoryRouter([
    { path: '/', element: <PlayScreen open={open} /> },
    { path: '*', element: <h1>Ailleurs</h1> },
  ]);
  render(
    <ServerState services={createSilentServices()}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  return userEvent.setup();
}

const button = (named: string | RegExp) => screen.findByRole('button', { name: named });
const arrive = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await button('Nous y sommes'));
const title = (named: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name: named });

beforeEach(() => {
  // The network must not be reached here.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const to = (numero: number, libelle: string, more: Partial<Suite> = {}): Suite => ({
  libelle,
  vers: testEtapeId(numero),
  conditions: [],
  effets: [],
  ...more,
});

const aventure: Partial<Contenu> = {
  genre: 'aventure',
  objets: [{ id: 'cle', nom: 'La clé', description: 'Froide et lourde.' }],
  etapes: [
    createEtapePublique(1, {
      titre: 'Le puits',
      suites: [
        to(2, 'Prendre la clé', {
          effets: [{ type: 'objet', id: 'cle', donne: true }],
        }),
        to(2, 'La laisser au fond'),
      ],
    }),
    createEtapePublique(2, {
      titre: 'La porte',
      suites: [
        to(3, 'Ouvrir', { conditions: [{ type: 'objet', id: 'cle', oui: true }] }),
      ],
    }),
    createEtapePublique(3, { titre: 'Le jardin', fin: 'Le jardin retrouvé' }),
  ],
};

test('An aventure is walked by its choices, with the items of the bag, to a named ending', async () => {
  const user = await show(aventure);
  await title('Le puits');
  expect(screen.queryByText('Dans votre sac')).toBeNull();
  await user.click(await button('Prendre la clé'));
  await arrive(user);
  await title('La porte');
  expect(screen.getByText('La clé')).toBeVisible();
  await user.click(await button('Ouvrir'));
  await arrive(user);
  await title('Le jardin');
  await user.click(await button('Terminer'));
  await title(/Aventure achevée/);
  expect(screen.getByText(/Votre fin.*Le jardin retrouvé/)).toBeVisible();
});

test('The character is beside the story; an unavailable portrait is described in words', async () => {
  const portrait = {
    path: 'quetes/q/ours.webp',
    texteAlternatif: 'Un ours blanc.',
    credit: '',
    largeur: 400,
    hauteur: 400,
  };
  const [first, ...others] = aventure.etapes ?? [];
  if (first === undefined) throw new Error('No étape.');
  const user = await show({
    ...aventure,
    personnages: [{ id: 'ours', nom: 'L’ours', portrait }],
    etapes: [{ ...first, personnage: 'ours' }, ...others],
  });
  expect(await screen.findByText('L’ours')).toBeVisible();
  const image = screen.getByRole('img', { name: 'Un ours blanc.' });
  fireEvent.error(image);
  expect(screen.getByText('Un ours blanc.')).toBeVisible();
  await user.click(await button('Prendre la clé'));
  await arrive(user);
  await title('La porte');
  expect(screen.queryByText('L’ours')).toBeNull();
});

test('Without an open way the party ends there, or undoes the choice', async () => {
  const user = await show(aventure);
  await user.click(await button('La laisser au fond'));
  await arrive(user);
  await title('La porte');
  expect(await button('Finir ici')).toBeVisible();
  await user.click(await button('Revenir au choix précédent'));
  await title('Le puits');
  await user.click(await button('La laisser au fond'));
  await user.click(await button('Finir ici'));
  await title(/Aventure achevée/);
});

test('In a free order the next place is picked from the list, and a bonus may be left', async () => {
  const user = await show({
    ordre: 'libre-fin',
    etapes: [
      createEtapePublique(1, { titre: 'Le pont' }),
      createEtapePublique(2, { titre: 'La halle' }),
      createEtapePublique(3, {
        titre: 'Le moulin',
        bonus: true,
        epreuve: createChoixPublique(),
      }),
      createEtapePublique(4, { titre: 'La gare' }),
    ],
  });
  await title('Le pont');
  expect(screen.queryByRole('button', { name: /La gare/ })).toBeNull();
  await user.click(await button(/Le moulin Étape bonus/));
  await arrive(user);
  await title('Le moulin');
  await user.click(await button(/La halle/));
  await arrive(user);
  await title('La halle');
  await user.click(await button(/La gare/));
  await arrive(user);
  await title('La gare');
  await user.click(await button('Terminer'));
  expect(await title(/Quête achevée/)).toBeVisible();
  // The bonus has no question; the pseudonym's field counts its own letters.
  expect(screen.queryByText(/^(?!.*caractères).*sur 20/)).toBeNull();
});

test('The tries left and the time are shown; after the last try the way is open', async () => {
  const epreuve = createChoixPublique({
    points: 10,
    indices: [],
    essaisMax: 2,
    minuteur: 90,
    empreinte: await empreinteFor.choix('aa'),
  });
  const user = await show({
    etapes: [
      createEtapePublique(1, { titre: 'Le mur', epreuve }),
      createEtapePublique(2),
    ],
  });
  await user.click(await button('Voir l’épreuve'));
  expect(await screen.findByText('Il vous reste 2 essais.')).toBeVisible();
  expect(await screen.findByRole('timer')).toHaveTextContent(/Temps/);
  await user.click(await button('Arrêter le minuteur'));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Du schiste' }));
  await user.click(await button('Valider'));
  expect(await screen.findByText(/Dernier essai/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Du tuffeau' }));
  await user.click(await button('Valider'));
  await title(/Étape passée/);
  expect(await button('Nous y sommes')).toBeVisible();
});
