import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitWaits } from '@/data/debit/limit-waits.ts';
import { avisOutbox, type OwnAvis } from '@/data/avis/avis-outbox.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import {
  jugementRepository,
  type AvisJugement,
} from '@/data/avis/jugement-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { limitWaitWords } from '@/lib/errors/error-message.ts';
import { asRead } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { FinParts } from './fin-parts.tsx';

const readJugement = vi.fn<(avis: OwnAvis) => Promise<AvisJugement | null>>();
let services = createSilentServices();

const quete = createQuete({
  etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
});

function show(changes: Partial<Partie> = {}) {
  const partie = createPartie(quete, { finishedAt: 2_000, moment: 'fin', ...changes });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <FinParts quete={quete} partie={partie} isLed={false} />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const readOwnAvis = () => avisOutbox(services).read();
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  readJugement.mockReset().mockResolvedValue(null);
  services = createSilentServices();
  jugementRepository.handIn(services, { read: readJugement });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  // The quêtes nearby are read over HTTP.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('an opinion is folded; it requires a rating and a name, and waits with a message offline', async () => {
  const user = show();
  expect(button('Donner mon avis')).not.toBeVisible();
  await user.click(screen.getByText('Votre avis'));
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
  expect(readOwnAvis()).toMatchObject([
    { note: 4, texte: '', pseudonyme: 'Jean-Loup', isSent: false },
  ]);
});

test('an opinion above the daily limit shows that it is sent later by itself', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  limitWaits(services).note('avis', Date.now() + 3_600_000);
  const { id: partieId } = createPartie(quete);
  const said = { queteId: quete.id, partieId, pseudonyme: 'Camille', note: 4, texte: '' };
  avisOutbox(services).say(said);
  show();
  expect(await screen.findByText(asRead(limitWaitWords()))).toBeVisible();
});

/** Waiting on this device from a build that took more names. */
function keepWaiting() {
  const { id: partieId } = createPartie(quete);
  const said = {
    genre: 'avis',
    queteId: quete.id,
    partieId,
    id: 'un',
    pseudonyme: 'Лена',
  };
  const avis = { ...said, note: 4, texte: 'Bien.', isRetire: false, isSent: false };
  localStorage.setItem('echos', JSON.stringify([avis]));
}

test('an opinion waiting under a former name asks for another, with its words kept', async () => {
  keepWaiting();
  const user = show();
  const name = screen.getByRole('textbox', { name: 'Signé' });
  expect(name).toHaveValue('Лена');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/Des lettres de l’alphabet latin/),
  );
  await user.clear(name);
  await user.type(name, 'Lena');
  await user.click(button('Donner mon avis'));
  expect(readOwnAvis()).toMatchObject([{ note: 4, texte: 'Bien.', pseudonyme: 'Lena' }]);
});

/** An opinion of this device, stored on the server. */
function keepArrived() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { id: partieId } = createPartie(quete);
  const said = { genre: 'avis', queteId: quete.id, partieId, pseudonyme: 'Camille' };
  const rest = { id: 'un', note: 4, texte: '', isRetire: false, isSent: true };
  localStorage.setItem('echos', JSON.stringify([{ ...said, ...rest }]));
}

test('an opinion on the server shows the team’s decision, with its reason', async () => {
  readJugement.mockResolvedValueOnce({
    phrase: 'Votre avis n’est pas montré\u00A0: il ne parle pas de cette balade.',
    reponse: 'Dites-nous le reste ailleurs.',
  });
  keepArrived();
  show();
  expect(await screen.findByText(/^Votre avis n’est pas montré/)).toBeVisible();
  expect(screen.getByText(/^La mairie vous répond.*le reste ailleurs/)).toBeVisible();
  expect(screen.queryByText(/^Votre avis est arrivé/)).toBeNull();
});

test('a sent opinion stays shown if its answer cannot be read', async () => {
  const error = new OfflineError('cut');

  readJugement.mockRejectedValue(error);
  keepArrived();
  show();
  await waitFor(() => expect(readJugement).toHaveBeenCalled());
  expect(screen.getByText(/^Votre avis est arrivé/)).toBeVisible();
});

test('an opinion can be rewritten from its text, or withdrawn', async () => {
  const user = show();
  await user.click(screen.getByText('Votre avis'));
  await user.click(screen.getByRole('radio', { name: '5, excellente' }));
  await user.type(screen.getByRole('textbox', { name: /^Quelques mots/ }), 'Superbe.');
  await user.type(screen.getByRole('textbox', { name: 'Signé' }), 'Camille');
  await user.click(button('Donner mon avis'));
  await user.click(button('Modifier mon avis'));
  expect(screen.getByRole('textbox', { name: /^Quelques mots/ })).toHaveValue('Superbe.');
  await user.click(screen.getByRole('radio', { name: '3, bien' }));
  await user.click(button('Donner mon avis'));
  expect(readOwnAvis()).toMatchObject([{ note: 3, texte: 'Superbe.' }]);
  await user.click(button('Retirer mon avis'));
  expect(readOwnAvis()).toMatchObject([{ isRetire: true }]);
  expect(button('Donner mon avis')).toBeVisible();
});

test('of a withdrawn quête requests nothing more', () => {
  show({ isRetiree: true });
  expect(screen.queryByRole('button')).toBeNull();
});
