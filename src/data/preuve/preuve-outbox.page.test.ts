import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import { blankEnvoi, type Envoi } from '@/domain/partie/envoi.ts';
import { preuveIdSchema } from '@/domain/preuve/preuve-id.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  testPartieId,
} from '@/testing/play-factories.ts';
import { preuveOutbox, type PreuvePorts } from './preuve-outbox.ts';

const quete = createQuete({ etapes: [createEtapePublique(1)] });
const proven: Partial<Envoi> = {
  uid: 'joueuse',
  partie: { points: 0, reussiteCount: 0, isFinished: true },
};
const attest = vi.fn<PreuvePorts['attest']>();
let kept: KeptPartie;

function keep(envoi: Partial<Envoi>, finishedAt: number | null = 9_000): void {
  kept = {
    partie: createPartie(quete, { moment: 'fin', finishedAt }),
    envoi: { ...blankEnvoi(testPartieId), ...envoi },
    brouillon: null,
    updatedAt: 9_000,
  };
}

/** Each change is kept as text, as a device does. */
const ports: PreuvePorts = {
  store: {
    readPlayed: () => Promise.resolve([{ kept, quete }]),
    changeQuietly: (_id, change) => {
      kept = JSON.parse(JSON.stringify(change(kept))) as KeptPartie;
      return Promise.resolve(kept);
    },
  },
  attest,
};

beforeEach(() => {
  keep(proven);
  attest
    .mockReset()
    .mockImplementation((_partieId, id) => Promise.resolve({ type: 'faite', id }));
});

test('a finish that the server knows gets its preuve once', async () => {
  expect(await preuveOutbox(ports).sendAll()).toBeNull();
  expect(kept.envoi.preuve).toMatchObject({ etat: 'faite' });
  expect(attest).toHaveBeenCalledExactlyOnceWith(testPartieId, kept.envoi.preuve?.id);
  expect(await preuveOutbox(ports).sendAll()).toBeNull();
  expect(attest).toHaveBeenCalledOnce();
});

test('without network its id waits on the device, and the same is asked for later', async () => {
  attest.mockRejectedValueOnce(new OfflineError('No network.'));
  await expect(preuveOutbox(ports).sendAll()).rejects.toThrow('No network.');
  const id = kept.envoi.preuve?.id;
  expect(kept.envoi.preuve).toMatchObject({ etat: 'attente' });
  expect(await preuveOutbox(ports).sendAll()).toBeNull();
  expect(kept.envoi.preuve).toEqual({ id, etat: 'faite' });
});

test('it waits until all that can be proven is', async () => {
  keep({ ...proven, partie: { points: 0, reussiteCount: 0, isFinished: false } });
  expect(await preuveOutbox(ports).sendAll()).toBeGreaterThan(0);
  expect(attest).not.toHaveBeenCalled();
});

test.each([
  ['under way', () => keep(proven, null)],
  ['that another phone of the team proves', () => keep({ ...proven, ailleurs: true })],
  [
    'that was asked for too late',
    () =>
      keep({
        ...proven,
        preuve: { id: preuveIdSchema.parse('z'.repeat(26)), etat: 'tard' },
      }),
  ],
])('a party %s asks for none', async (_title, prepare) => {
  prepare();
  expect(await preuveOutbox(ports).sendAll()).toBeNull();
  expect(attest).not.toHaveBeenCalled();
});

test('a preuve of another device is adopted, and a late one is no longer requested', async () => {
  const id = preuveIdSchema.parse('7'.repeat(26));
  attest.mockResolvedValueOnce({ type: 'faite', id });
  await preuveOutbox(ports).sendAll();
  expect(kept.envoi.preuve).toEqual({ id, etat: 'faite' });
  keep(proven);
  attest.mockResolvedValueOnce({ type: 'tard' });
  await preuveOutbox(ports).sendAll();
  expect(kept.envoi.preuve).toMatchObject({ etat: 'tard' });
});

test('a refused one draws another id', async () => {
  attest.mockRejectedValueOnce(new OfflineError('No network.'));
  await expect(preuveOutbox(ports).sendAll()).rejects.toThrow('No network.');
  const first = kept.envoi.preuve?.id;
  attest.mockRejectedValueOnce(new AccessDeniedError('Refused.'));
  await expect(preuveOutbox(ports).sendAll()).rejects.toThrow('Refused.');
  await preuveOutbox(ports).sendAll();
  expect(kept.envoi.preuve?.etat).toBe('faite');
  expect(kept.envoi.preuve?.id).not.toBe(first);
});
