import { afterEach, expect, test } from 'vitest';
import type { Feuillet } from '@/domain/carnet/feuillet.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { avanceeOf } from '@/domain/saga/saga.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { createFeuillet } from '@/testing/carnet-factories.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { createSaga } from '@/testing/saga.ts';
import { createSilentServices } from '@/testing/services.ts';
import { accountCarnetRepository } from '../carnet/account-carnet-repository.ts';
import { addToCarnet, readCarnet } from '../carnet/carnet-store.ts';
import {
  partieListRepository,
  type PartieRow,
} from '../partie/partie-list-repository.ts';
import { queteRepository } from '../quete/quete-repository.ts';
import { takeAccount } from './take-account.ts';

afterEach(() => localStorage.clear());

const day = 86_400_000;
const idOf = (n: number) => queteIdSchema.parse(`21_commune-${n}_partie-${n}`);
const party = (n: number, changes: Partial<PartieRow> = {}): PartieRow => ({
  ...{ id: `partie-du-compte-${n}`, queteId: idOf(n), points: 12 },
  ...{ startedAt: n * day, finishedAt: n * day + 1 },
  ...changes,
});

/** An account with these parties and these pages; quête 3 was withdrawn. */
function accountWith(rows: PartieRow[], stored: readonly Feuillet[] = []) {
  const made = createSaga();
  const services = createSilentServices();
  const carried: Feuillet[][] = [];
  partieListRepository.handIn(services, { listOwn: () => Promise.resolve(rows) });
  accountCarnetRepository.handIn(services, {
    join: (_uid, chosenOf) => {
      const pages = [...chosenOf(stored)];
      carried.push(pages);
      return Promise.resolve(pages);
    },
  });
  queteRepository.handIn(services, {
    readVersion: () => Promise.reject(new Error('not used')),
    read: (queteId) => {
      const part = made.parts.find(({ n }) => idOf(n) === queteId && n < 3);
      if (part === undefined) return Promise.reject(new NotFoundError('withdrawn'));
      const { contenu, ...quete } = createQuete();
      const given = { ...contenu, titre: `Partie ${part.n}, revue`, sagas: [part] };
      return Promise.resolve({ ...quete, id: queteId, contenu: given });
    },
  });
  return { ...made, services, carried };
}

test('a party of the account gives its page, with the part that its quête gives now', async () => {
  const { services, saga, slug, parts } = accountWith([party(1), party(3)]);
  expect(await takeAccount(services, 'joueur', saga)).toBe(2);
  const [first] = parts;
  expect(readCarnet()).toMatchObject([
    { id: 'partie-du-compte-3', titre: 'Partie 3' },
    { id: 'partie-du-compte-1', titre: 'Partie 1, revue', points: 12, parts: [first] },
  ]);
  expect(avanceeOf(slug, saga, readCarnet()).tenues.map(({ n }) => n)).toEqual([1, 3]);
  expect(await takeAccount(services, 'joueur', saga)).toBe(0);
});

test('a party under way, or of another quête, gives none', async () => {
  const { services, saga } = accountWith([
    party(1, { finishedAt: null }),
    party(2, { queteId: idOf(9) }),
  ]);
  expect(await takeAccount(services, 'joueur', saga)).toBe(0);
});

test('the account carries the parts of this device, also of parties that it knows', async () => {
  const { services, saga, carried, parts } = accountWith([party(1)]);
  const page = {
    ...createFeuillet(1),
    ...{ id: 'partie-du-compte-1', queteId: idOf(1), parts: parts.slice(0, 1) },
  };
  addToCarnet([page]);
  expect(await takeAccount(services, 'joueur', saga)).toBe(0);
  expect(carried).toEqual([[page]]);
});

test('the account’s pages are added to this device, with a withdrawn quête’s part', async () => {
  const { parts } = createSaga();
  const page = { ...createFeuillet(3), queteId: idOf(3), parts: parts.slice(2, 3) };
  const { services, saga } = accountWith([], [page]);
  expect(await takeAccount(services, 'joueur', saga)).toBe(1);
  expect(readCarnet()).toEqual([page]);
});
