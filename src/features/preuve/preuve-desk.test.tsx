import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { preuveRepository } from '@/data/preuve/preuve-repository.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { preuveEnd, type Preuve } from '@/domain/preuve/preuve.ts';
import { preuveIdSchema } from '@/domain/preuve/preuve-id.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { PreuveDesk } from './preuve-desk.tsx';

const user = userEvent.setup({ delay: null });
type Preuves = ReturnType<typeof preuveRepository>;
const preuves = {
  search: vi.fn<Preuves['search']>(),
  read: vi.fn<Preuves['read']>(),
  mark: vi.fn<Preuves['mark']>(),
};
const readDesk = vi.fn<() => Promise<null>>();

const queteId = queteIdSchema.parse('13_barbentane_le-lavoir');
const parcoursId = parcoursIdSchema.parse('parcoursDuLavoir1');
const jour = Date.UTC(2026, 5, 15);

function createPreuve(id: string, overrides: Partial<Preuve> = {}): Preuve {
  return {
    id: preuveIdSchema.parse(id.padEnd(26, '0')),
    ...{ queteId, version: 1, points: 40, etapes: 3, jour, remisLe: null },
    expireAt: preuveEnd(jour),
    ...overrides,
  };
}

const preuve = createPreuve('3k8p6f9x');
const givenAt = Date.UTC(2026, 5, 20, 12, 5);

beforeEach(() => {
  preuves.search.mockReset().mockResolvedValue([preuve]);
  preuves.read.mockReset().mockResolvedValue(preuve);
  preuves.mark
    .mockReset()
    .mockResolvedValue({ type: 'remise', preuve: { ...preuve, remisLe: givenAt } });
  readDesk.mockReset().mockResolvedValue(null);
});

function show(asked = ''): void {
  const services = createSilentServices();
  preuveRepository.handIn(services, preuves);
  responsableRepository.handIn(services, {
    readDesk,
    listParcours: () =>
      Promise.resolve([
        {
          id: parcoursId,
          titre: 'Le lavoir',
          communeNom: 'Barbentane',
          etat: 'approuve',
          publication: { queteId, version: 1, at: jour },
          updatedAt: jour,
        },
      ]),
  });
  render(
    <MemoryRouter services={services}>
      <ServerState services={services}>
        <PreuveDesk insee="13010" asked={asked} />
      </ServerState>
    </MemoryRouter>,
  );
}

async function search(typed: string): Promise<void> {
  await user.type(await screen.findByLabelText('Les huit signes'), typed);
  await user.click(screen.getByRole('button', { name: 'Chercher' }));
}

test('eight signs with o for 0 find a preuve of the commune, which is marked once', async () => {
  show();
  await search('3k8p 6f9x');
  expect(await screen.findByRole('heading', { name: '3K8P 6F9X' })).toBeVisible();
  expect(preuves.search).toHaveBeenCalledExactlyOnceWith([parcoursId], '3k8p6f9x');
  expect(screen.getByText(/Le lavoir/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Marquer comme remis' }));
  expect(await screen.findByText(/^Marqué comme remis, le 20/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Marquer comme remis' })).toBeNull();
});

describe('the camera of the desk', () => {
  function useCamera(getUserMedia: () => Promise<unknown>, seen: string[]): void {
    vi.stubGlobal('navigator', { userAgent: 'Android', mediaDevices: { getUserMedia } });
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        static getSupportedFormats = () => Promise.resolve(['qr_code']);
        detect = () => {
          const rawValue = seen.shift();
          return Promise.resolve(rawValue === undefined ? [] : [{ rawValue }]);
        };
      },
    );
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  }

  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test('passes over the code of a plate, and finds the preuve of the code of a certificate', async () => {
    useCamera(
      () => Promise.resolve({ getTracks: () => [] }),
      ['https://quetes.test/q/k7m2', `https://quetes.test/preuve#${preuve.id}`],
    );
    show();
    await user.click(await screen.findByRole('button', { name: 'Scanner le QR code' }));
    expect(await screen.findByRole('heading', { name: '3K8P 6F9X' })).toBeVisible();
    expect(preuves.read).toHaveBeenCalledExactlyOnceWith(preuve.id);
    expect(screen.getByRole('button', { name: 'Marquer comme remis' })).toBeVisible();
  });

  test('falls back to the eight signs if refused', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    useCamera(() => Promise.reject(new DOMException('No.', 'NotAllowedError')), []);
    show();
    await user.click(await screen.findByRole('button', { name: 'Scanner le QR code' }));
    expect(await screen.findByText(/Écrivez les huit signes/)).toBeVisible();
  });
});

test('too few signs are refused', async () => {
  show();
  await search('3k?');
  expect(await screen.findAllByText(/Quatre signes au moins/)).not.toHaveLength(0);
  expect(preuves.search).not.toHaveBeenCalled();
});

test('the second desk sees when it was used', async () => {
  preuves.mark.mockResolvedValue({
    type: 'deja',
    preuve: { ...preuve, remisLe: givenAt },
  });
  show(preuve.id);
  await user.click(await screen.findByRole('button', { name: 'Marquer comme remis' }));
  expect(await screen.findByText(/^Déjà remis le 20/)).toBeVisible();
});

test('a mark with a lost answer asks for a check before giving', async () => {
  preuves.mark.mockRejectedValueOnce(new OfflineError('No network.'));
  show(preuve.id);
  await user.click(await screen.findByRole('button', { name: 'Marquer comme remis' }));
  expect(await screen.findByText(/Cherchez de nouveau avant de remettre/)).toBeVisible();
});

test('a preuve of another commune is refused in words', async () => {
  preuves.mark.mockRejectedValueOnce(new AccessDeniedError('Refused.'));
  show(preuve.id);
  await user.click(await screen.findByRole('button', { name: 'Marquer comme remis' }));
  expect(await screen.findByText(/elle est d’une autre commune/)).toBeVisible();
});

test('copied signs are shown with the older one, which is first', async () => {
  const copy = createPreuve('3k8p6f9xzz', { jour: jour + 86_400_000 });
  preuves.search.mockResolvedValue([preuve, copy]);
  show();
  await search('3k8p6f9x');
  expect(await screen.findByText(/2 preuves ont ces signes/)).toBeVisible();
  expect(screen.getAllByText(/Une preuve plus ancienne a les mêmes signes/)).toHaveLength(
    1,
  );
});

test('an account that is not a responsable of the commune is refused with a message', async () => {
  readDesk.mockRejectedValue(new AccessDeniedError('Refused.'));
  show();
  expect(await screen.findByText(/celui des responsables de la commune/)).toBeVisible();
});
