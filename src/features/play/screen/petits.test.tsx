import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPartieStore } from '@/data/partie/partie-store.ts';
import { changePlayChoices, readPlayChoices } from '@/data/partie/play-choices.ts';
import { beginPartie } from '@/domain/partie/partie.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  createChoixPublique,
  createEtapePublique,
  createQuete,
  createTextePublique,
  empreinteFor,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { stubNavigation } from '@/testing/stub-navigation.ts';
import { createSilentServices } from '@/testing/services.ts';
import { certificatOf, certificatWords } from '../end/certificat.ts';
import { PlayScreen } from './play-screen.tsx';

let name = '';
const openStore = () => createPartieStore({ name });
const unnamed = {
  joueurs: [],
  petits: [],
  tour: 0,
  lecteurs: { partieId: '', noms: {} },
};

/** A lavoir with a version for small ones, then a place without. */
async function createFamilyQuete(): Promise<Quete> {
  return createQuete({
    etapes: [
      createEtapePublique(1, {
        titre: 'Le lavoir',
        recit: 'Le récit des grands.',
        epreuve: createTextePublique({ empreinte: await empreinteFor.texte('la tour') }),
        petits: {
          recit: 'Voici un lavoir. On y lavait le linge.',
          epreuve: createChoixPublique({
            points: 20,
            consigne: 'Que fait le chat ?',
            indices: [{ texte: 'Il sèche.', cout: 0 }],
            empreinte: await empreinteFor.choix('aa'),
          }),
        },
      }),
      createEtapePublique(2, { titre: 'La place' }),
    ],
  });
}

async function begin() {
  const quete = await createFamilyQuete();
  const store = openStore();
  const kept = await store.begin(quete, beginPartie(quete, testPartieId, Date.now()));
  const router = createMemoryRouter([
    { path: '/', element: <PlayScreen open={{ store, kept, quete }} /> },
  ]);
  render(
    <ServerState services={createSilentServices()}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  return { user: userEvent.setup(), store, quete };
}

const button = (named: string) => screen.findByRole('button', { name: named });

// Late parts: a busy machine loads them late, which no test here measures.
beforeAll(() =>
  Promise.all([import('../lazy/lazy-parts.ts'), import('../lazy/petit-parts.ts')]),
);
beforeEach(() => {
  name = crypto.randomUUID();
  stubNavigation();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  changePlayChoices({ ...unnamed, retours: false });
});
afterEach(() => {
  changePlayChoices(unnamed);
  localStorage.clear();
});

test('the phone goes to the small one, with one sentence at a time and an own question', async () => {
  changePlayChoices({ joueurs: ['Malo', 'Louna'], petits: ['Malo'] });
  const { user, store, quete } = await begin();
  expect(await screen.findByText('Au tour de Malo')).toBeVisible();
  expect(await screen.findByText('Voici un lavoir.')).toBeVisible();
  expect(screen.queryByText('Le récit des grands.')).toBeNull();
  await user.click(await button('Suite'));
  expect(screen.getByText('On y lavait le linge.')).toBeVisible();
  await user.click(await button('Relire'));
  expect(screen.getByText('Voici un lavoir.')).toBeVisible();

  await user.click(await button('Voir l’épreuve'));
  expect(await screen.findByText(/^Que fait le chat/)).toBeVisible();
  const [right] = within(
    await screen.findByRole('group', { name: /Que fait le chat/ }),
  ).getAllByRole('radio');
  if (right === undefined) throw new Error('There is nothing to choose.');
  await user.click(right);
  await user.click(await button('Valider'));
  expect(
    await screen.findByRole('heading', { level: 1, name: /Bonne réponse/ }),
  ).toBeVisible();
  const kept = await store.read(testPartieId);
  if (kept === null) throw new Error('The party is lost.');
  expect(kept.partie.suiviByEtapeId[testEtapeId(1)]?.issue).toMatchObject({
    type: 'reussie',
    points: 20,
  });
  // Names and ages are on the device, and not in what is sent, passed on or told to a team.
  expect(JSON.stringify(kept)).not.toMatch(/Malo|Louna/);
  const { lecteurs } = readPlayChoices();
  const words = (nom: string) =>
    certificatWords(certificatOf(kept.partie, quete.contenu, { nom, at: 1, lecteurs }));
  expect(words('Malo')).toContain('Malo a trouvé\u00A0: Le lavoir.');
  expect(words('Malo et Louna')).toContain('Malo\u00A0: 1 étape trouvée');
  expect(words('Louna')).not.toContain('trouvé');
});

test('either version can be looked at, and the question is that of the version', async () => {
  changePlayChoices({ joueurs: ['Louna', 'Malo'], petits: ['Malo'] });
  const { user } = await begin();
  expect(await screen.findByText('Au tour de Louna')).toBeVisible();
  expect(screen.getByText('Le récit des grands.')).toBeVisible();
  await user.click(await button('Voir pour les petits'));
  expect(await screen.findByText('Voici un lavoir.')).toBeVisible();
  await user.click(await button('Voir pour les grands'));
  expect(await screen.findByText('Le récit des grands.')).toBeVisible();
  await user.click(await button('Voir l’épreuve'));
  expect(await screen.findByRole('textbox')).toBeVisible();
  await user.click(await button('Voir pour les petits'));
  expect(await screen.findByText(/^Que fait le chat/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a turn that is passed on brings its own version', async () => {
  changePlayChoices({ joueurs: ['Malo', 'Louna'], petits: ['Malo'] });
  await begin();
  expect(await screen.findByText('Voici un lavoir.')).toBeVisible();
  changePlayChoices({ tour: 1 });
  expect(await screen.findByText('Au tour de Louna')).toBeVisible();
  expect(await screen.findByText('Le récit des grands.')).toBeVisible();
});

test('a group without ages sees the ordinary version', async () => {
  changePlayChoices({ joueurs: ['Malo', 'Louna'] });
  await begin();
  expect(await screen.findByText('Au tour de Malo')).toBeVisible();
  expect(screen.getByText('Le récit des grands.')).toBeVisible();
});

test('players without an age are asked once in a party, and sounds stay as they were', async () => {
  changePlayChoices({ joueurs: ['Louna'], retours: true });
  const { user } = await begin();
  const asked = within(await screen.findByRole('region', { name: 'Qui joue\u202F?' }));
  await user.click(asked.getByRole('button', { name: 'Passer' }));
  expect(readPlayChoices()).toMatchObject({ petits: [], retours: true });
  await user.click(await button('Voir pour les petits'));
  await user.click(await button('Voir l’épreuve'));
  await screen.findByText(/^Que fait le chat/);
  expect(screen.queryByRole('region', { name: 'Qui joue\u202F?' })).toBeNull();
});

test('only small ones play their version from one to the next', async () => {
  const joueurs = Array.from({ length: 12 }, (_, index) => `Petit ${index}`);
  changePlayChoices({ joueurs, petits: joueurs, tour: 11 });
  await begin();
  expect(await screen.findByText('Au tour de Petit 11')).toBeVisible();
  expect(await screen.findByText('Voici un lavoir.')).toBeVisible();
});

test('who plays, and who is small, is asked at the first étape', async () => {
  changePlayChoices({ retours: null });
  const { user } = await begin();
  const asked = within(await screen.findByRole('region', { name: 'Qui joue\u202F?' }));
  await user.type(asked.getByRole('textbox'), 'Malo, Louna');
  await user.click(asked.getByRole('checkbox', { name: 'Malo' }));
  expect(readPlayChoices()).toMatchObject({
    joueurs: ['Malo', 'Louna'],
    petits: ['Malo'],
  });
  await waitFor(() => expect(screen.getByText('Voici un lavoir.')).toBeVisible());
});
