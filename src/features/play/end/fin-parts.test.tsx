import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitWaits } from '@/data/debit/limit-waits.ts';
import { echoOutbox, type Echo, type EchoGenre } from '@/data/echo/echo-outbox.ts';
import { palmaresRepository } from '@/data/echo/palmares-repository.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import {
  jugementRepository,
  type EchoJugement,
} from '@/data/echo/jugement-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { asRead } from '@/testing/data-errors.ts';
import { limitWaitWords } from '@/lib/errors/limit-reached-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { FinParts } from './fin-parts.tsx';
import { PalmaresPart } from './palmares-part.tsx';

const readVersion = vi.fn<(queteId: QueteId) => Promise<number | null>>();
const readJugement = vi.fn<(echo: Echo) => Promise<EchoJugement | null>>();
let services = createSilentServices();

const quete = createQuete({
  etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
});

function show(changes: Partial<Partie> = {}, played = quete) {
  const partie = createPartie(quete, { finishedAt: 2_000, moment: 'fin', ...changes });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <PalmaresPart quete={played} partie={partie} />
        <FinParts quete={played} partie={partie} isLed={false} />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const readEchos = () => echoOutbox(services).read();
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  readJugement.mockReset().mockResolvedValue(null);
  services = createSilentServices();
  jugementRepository.handIn(services, { read: readJugement });
  readVersion.mockReset().mockResolvedValue(quete.version);
  palmaresRepository.handIn(services, {
    list: () => Promise.resolve([]),
    merciCount: () => Promise.resolve(0),
    version: readVersion,
  });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // The quêtes nearby are read over HTTP.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('an opinion wants a note and a name, and says where it waits without network', async () => {
  const user = show();
  await user.click(button('Donner mon avis'));
  expect(screen.getByText('Choisissez une note de 1 à 5.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '4, très bien' }));
  await user.click(button('Donner mon avis'));
  const name = screen.getByRole('textbox', { name: 'Signé' });
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  await user.type(name, '  Jean-Loup  ');
  await user.click(button('Donner mon avis'));
  expect(
    screen.getByRole('heading', { name: 'Merci\u202F! Vous avez mis 4 sur 5.' }),
  ).toHaveFocus();
  expect(screen.getByText(/^Gardé sur cet appareil/)).toBeVisible();
  expect(readEchos()).toMatchObject([
    { genre: 'avis', note: 4, texte: '', pseudonyme: 'Jean-Loup', isSent: false },
  ]);
});

test('an opinion past the most of a day says that it leaves by itself, and thanks do not', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  limitWaits(services).note('avis', Date.now() + 3_600_000);
  const { id: partieId } = createPartie(quete);
  const said = { queteId: quete.id, partieId, pseudonyme: 'Camille', note: 4, texte: '' };
  for (const genre of ['avis', 'merci'] as const)
    echoOutbox(services).say({ ...said, genre });
  show();
  expect(await screen.findAllByText(asRead(limitWaitWords()))).toHaveLength(1);
  expect(screen.getByText(/^Envoi en cours/)).toBeVisible();
});

/** What waits on this device since a build that took more names. */
function waiting(genre: EchoGenre) {
  const { id: partieId } = createPartie(quete);
  const said = { genre, queteId: quete.id, partieId, id: 'un', pseudonyme: 'Лена' };
  const echo = { ...said, note: 4, texte: 'Bien.', isRetire: false, isSent: false };
  localStorage.setItem('echos', JSON.stringify([echo]));
}

test('an opinion that waits under a name of before asks for another, with its words kept', async () => {
  waiting('avis');
  const user = show();
  const name = screen.getByRole('textbox', { name: 'Signé' });
  expect(name).toHaveValue('Лена');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/Des lettres de l’alphabet latin/),
  );
  await user.clear(name);
  await user.type(name, 'Lena');
  await user.click(button('Donner mon avis'));
  expect(readEchos()).toMatchObject([{ note: 4, texte: 'Bien.', pseudonyme: 'Lena' }]);
});

/** What arrived of a party, and what the team made of it. */
function judged(genre: EchoGenre, jugement: EchoJugement) {
  readJugement.mockResolvedValueOnce(jugement);
  keepArrived(genre);
}

/** What this device said, and the server has. */
function keepArrived(genre: EchoGenre, isSent = true) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { id: partieId } = createPartie(quete);
  const said = { genre, queteId: quete.id, partieId, id: 'un', pseudonyme: 'Camille' };
  const echo = { ...said, note: 4, texte: '', isRetire: false, isSent };
  localStorage.setItem('echos', JSON.stringify([echo]));
}

test('an opinion that arrived says what the team made of it, and why', async () => {
  judged('avis', {
    phrase: 'Votre avis n’est pas montré\u00A0: il ne parle pas de cette balade.',
    reponse: 'Dites-nous le reste ailleurs.',
  });
  show();
  expect(await screen.findByText(/^Votre avis n’est pas montré/)).toBeVisible();
  expect(screen.getByText(/^La mairie vous répond.*le reste ailleurs/)).toBeVisible();
  expect(screen.queryByText(/^Votre avis est arrivé/)).toBeNull();
});

test('a name that was masked says so to its player, and why', async () => {
  const phrase = 'Votre nom est masqué au palmarès\u00A0: il peut blesser quelqu’un.';
  judged('palmares', { phrase, reponse: '' });
  show();
  expect(await screen.findByText(/^Votre nom est masqué/)).toBeVisible();
});

test('an opinion that arrived stays said though its answer cannot be read', async () => {
  const error = new OfflineError('cut');

  readJugement.mockRejectedValue(error);
  keepArrived('avis');
  show();
  await waitFor(() => expect(readJugement).toHaveBeenCalled());
  expect(screen.getByText(/^Votre avis est arrivé/)).toBeVisible();
});

test('an opinion is written anew from what it was, or taken back', async () => {
  const user = show();
  await user.click(screen.getByRole('radio', { name: '5, excellente' }));
  await user.type(screen.getByRole('textbox', { name: /^Quelques mots/ }), 'Superbe.');
  await user.type(screen.getByRole('textbox', { name: 'Signé' }), 'Camille');
  await user.click(button('Donner mon avis'));
  await user.click(button('Modifier mon avis'));
  expect(screen.getByRole('textbox', { name: /^Quelques mots/ })).toHaveValue('Superbe.');
  await user.click(screen.getByRole('radio', { name: '3, bien' }));
  await user.click(button('Donner mon avis'));
  expect(readEchos()).toMatchObject([{ note: 3, texte: 'Superbe.' }]);
  await user.click(button('Retirer mon avis'));
  expect(readEchos()).toMatchObject([{ isRetire: true }]);
  expect(button('Donner mon avis')).toBeVisible();
});

test('the palmarès knows the name that was just signed with, and lets one off again', async () => {
  const user = show();
  expect(screen.getByRole('textbox', { name: 'Votre pseudonyme' })).toHaveValue('');
  await user.click(button('M’inscrire au palmarès'));
  expect(readEchos()).toEqual([]);
  await user.click(screen.getByRole('radio', { name: '4, très bien' }));
  await user.type(screen.getByRole('textbox', { name: 'Signé' }), 'Camille');
  await user.click(button('Donner mon avis'));
  await user.click(button('M’inscrire au palmarès'));
  expect(
    screen.getByRole('heading', { name: 'Inscrit sous «\u00A0Camille\u00A0»' }),
  ).toHaveFocus();
  await user.click(button('Retirer ma ligne'));
  expect(readEchos()).toMatchObject([{ genre: 'avis' }, { isRetire: true }]);
});

const minuteMs = 60_000;
/** It announces an hour, and its party took so many minutes. */
function showTook(minutes: number) {
  const { contenu } = quete;
  const announcing = { ...quete, contenu: { ...contenu, dureeMinutes: 60 } };
  return show({ finishedAt: 1_000 + minutes * minuteMs }, announcing);
}

test('a party faster than a third of the announced time is told before it signs that its line will not be shown', () => {
  showTook(19);
  expect(
    screen.getByText(
      /ne montrera pas votre ligne\s: votre partie a duré 19\smin, moins du tiers de la durée annoncée \(1\sh\)\./,
    ),
  ).toBeVisible();
  expect(button('M’inscrire au palmarès')).toBeVisible();
});

test.each([
  ['it is of the version of today', 1, 20, /^Votre ligne est sur la page de la quête/],
  ['it was too fast', 1, 19, /ne la montre pas\s: votre partie a duré 19\smin/],
  ['another version came out', 2, 60, /ne la montre pas\s: la quête a changé depuis/],
  ['the quête was withdrawn', null, 60, /ne la montre pas\s: la quête est retirée/],
] as const)(
  'a line that arrived says where it is: %s',
  async (_title, version, minutes, words) => {
    readVersion.mockResolvedValue(version);
    keepArrived('palmares');
    showTook(minutes);
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('a line that waits while the quête is withdrawn says so', async () => {
  readVersion.mockResolvedValue(null);
  keepArrived('palmares', false);
  showTook(60);
  expect(await screen.findByText(/son palmarès est fermé.*attend sur cet/)).toBeVisible();
});

test('a line that arrived stays said though its quête cannot be read', async () => {
  const error = new OfflineError('cut');

  readVersion.mockRejectedValue(error);
  keepArrived('palmares');
  showTook(60);
  await waitFor(() => expect(readVersion).toHaveBeenCalled());
  expect(screen.getByText(/^Votre ligne est sur la page de la quête/)).toBeVisible();
});

test('the author is thanked in one tap, once', async () => {
  const user = show();
  await user.click(button('Remercier l’auteur'));
  expect(readEchos()).toMatchObject([{ genre: 'merci', isSent: false }]);
  expect(screen.queryByRole('button', { name: 'Remercier l’auteur' })).toBeNull();
});

test('of a quête that was withdrawn nothing more is asked', () => {
  show({ isRetiree: true });
  expect(screen.queryByRole('button')).toBeNull();
});
