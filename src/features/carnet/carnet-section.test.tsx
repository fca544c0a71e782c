import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountCarnetRepository } from '@/data/carnet/account-carnet-repository.ts';
import { addToCarnet } from '@/data/carnet/carnet-store.ts';
import {
  partieListRepository,
  type PartieRow,
} from '@/data/partie/partie-list-repository.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { asRead } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { CarnetSection } from './carnet-section.tsx';

beforeEach(() => {
  // The names of quêtes are read over HTTP.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => localStorage.clear());

const finishedAt = Date.UTC(2026, 4, 12, 10);
const queteId = queteIdSchema.parse('22_dinan_le-lavoir');

type Join = ReturnType<typeof accountCarnetRepository>['join'];
/** An empty account. */
const joinNothing: Join = (_uid, chosenOf) => Promise.resolve([...chosenOf([])]);

function show(listOwn: () => Promise<PartieRow[]>, join = joinNothing) {
  const services = createSilentServices();
  partieListRepository.handIn(services, { listOwn });
  accountCarnetRepository.handIn(services, { join });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <CarnetSection uid="u1" />
      </MemoryRouter>
    </ServerState>,
  );
}

test('unreadable parties show the reason, and a retry', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  show(() => Promise.reject(error));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
});

test('a party of both the account and the device has one tampon, with its proven points', async () => {
  const page = { queteId, titre: 'Le lavoir', communeNom: 'Dinan', finishedAt } as const;
  addToCarnet([
    { ...page, id: 'commune', genre: 'quete', theme: 'eau', points: 40 },
    {
      ...page,
      id: 'ici',
      queteId: queteIdSchema.parse('35_saint-malo_le-code'),
      titre: 'Le code',
      communeNom: 'Saint-Malo',
      genre: 'quete',
      theme: 'eau',
      points: 10,
    },
  ]);
  show(() =>
    Promise.resolve([
      { id: 'commune', queteId, points: 30, startedAt: finishedAt - 1, finishedAt },
    ]),
  );
  expect(await screen.findByText(/12 mai 2026, 30 points prouvés/)).toBeVisible();
  expect(screen.getByText(/^Saint-Malo, 12 mai 2026, 10 points$/)).toBeVisible();
  expect(screen.queryByText(/40 points/)).toBeNull();
});

test('the pages of the account’s other devices are merged with those of this one, without duplicates', async () => {
  const page = { communeNom: 'Dinan', genre: 'quete', theme: 'eau', points: 10 } as const;
  const paper = { ...page, queteId, titre: 'Le lavoir', finishedAt };
  const tour = queteIdSchema.parse('22_dinan_la-tour');
  addToCarnet([{ ...paper, id: 'ici', points: 5 }]);
  const join = vi.fn<Join>((_uid, chosenOf) =>
    Promise.resolve([
      ...chosenOf([
        { ...paper, id: 'ailleurs' },
        { ...page, id: 'tour', queteId: tour, titre: 'La tour', finishedAt },
      ]),
    ]),
  );
  show(() => Promise.resolve([]), join);
  expect(await screen.findByRole('link', { name: 'La tour' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Le lavoir' })).toHaveLength(1);
  expect(join).toHaveBeenCalledExactlyOnceWith('u1', expect.any(Function));
});

test('pages that cannot be sent to the account are still shown, with a message', async () => {
  addToCarnet([
    {
      ...{ id: 'ici', queteId, titre: 'Le lavoir', communeNom: 'Dinan', finishedAt },
      ...({ genre: 'quete', theme: 'eau', points: 10 } as const),
    },
  ]);
  show(
    () => Promise.resolve([]),
    () => Promise.reject(new OfflineError()),
  );
  expect(await screen.findByText(/n’ont pas pu rejoindre votre compte/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Le lavoir' })).toBeVisible();
});
