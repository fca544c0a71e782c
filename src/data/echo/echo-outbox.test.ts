// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partieStore } from '@/data/partie/partie-store.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { createPartie, createQuete, testPartieId } from '@/testing/play-factories.ts';
import {
  readEchos,
  retractEcho,
  sayEcho,
  sendEchos,
  watchEchos,
  type SendEcho,
} from './echo-outbox.ts';

const quete = createQuete();
const queteId = quete.id;
const send = vi.fn<SendEcho>();

const avis = {
  genre: 'avis',
  queteId,
  partieId: testPartieId,
  note: 5,
  texte: 'Belle balade.',
  pseudonyme: 'Camille',
} as const;

/** The party on this device, and whether the server knows that it ended. */
async function keepPartie(isFinished: boolean): Promise<void> {
  const store = await partieStore();
  await store.begin(quete, createPartie(quete));
  await store.change(testPartieId, (kept) => ({
    ...kept,
    envoi: { ...kept.envoi, partie: { points: 0, reussiteCount: 0, isFinished } },
  }));
}

beforeEach(async () => {
  send.mockReset().mockResolvedValue();
  await keepPartie(true);
});
afterEach(() => {
  localStorage.clear();
});

test('what is said leaves once, under an id of its own, and stays in sight as sent', async () => {
  sayEcho(avis);
  expect(readEchos()).toMatchObject([{ note: 5, isSent: false }]);
  expect(await sendEchos(send)).toBeNull();
  expect(await sendEchos(send)).toBeNull();
  expect(send).toHaveBeenCalledOnce();
  const [echo, documentId] = send.mock.calls[0] ?? [];
  expect(echo?.id).toMatch(/^[A-Za-z0-9_-]{20,40}$/);
  expect(documentId).toBe(testPartieId);
  expect(readEchos()).toMatchObject([{ note: 5, isSent: true }]);
});

test('it waits until the server knows that the party ended', async () => {
  await keepPartie(false);
  sayEcho(avis);
  expect(await sendEchos(send)).toBeGreaterThan(0);
  expect(send).not.toHaveBeenCalled();
  await keepPartie(true);
  expect(await sendEchos(send)).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

test('without network nothing is lost, and the same id leaves later', async () => {
  sayEcho(avis);
  send.mockRejectedValueOnce(new OfflineError('No network.'));
  await expect(sendEchos(send)).rejects.toThrow('No network.');
  expect(await sendEchos(send)).toBeNull();
  const [first, second] = send.mock.calls.map(([echo]) => echo.id);
  expect(second).toBe(first);
});

test('one that comes too soon after another waits its turn, and does not keep the others waiting', async () => {
  sayEcho(avis);
  sayEcho({ ...avis, genre: 'palmares', note: 0, texte: '' });
  send.mockRejectedValueOnce(new AccessDeniedError('Too soon.'));
  expect(await sendEchos(send)).toBeGreaterThan(30_000);
  expect(readEchos().map(({ genre, isSent }) => [genre, isSent])).toEqual([
    ['avis', false],
    ['palmares', true],
  ]);
});

test('what is said anew takes the place of what was said, and leaves again', async () => {
  sayEcho(avis);
  await sendEchos(send);
  sayEcho({ ...avis, note: 3 });
  expect(readEchos()).toMatchObject([{ note: 3, isSent: false }]);
  await sendEchos(send);
  expect(send.mock.calls.map(([{ note }]) => note)).toEqual([5, 3]);
});

test('what is said anew while the first is under way waits still', async () => {
  sayEcho(avis);
  send.mockImplementationOnce(() => {
    sayEcho({ ...avis, note: 3 });
    return Promise.resolve();
  });
  await sendEchos(send);
  expect(readEchos()).toMatchObject([{ note: 3, isSent: false }]);
});

test('what is taken back goes from the device once the server has let it go', async () => {
  sayEcho(avis);
  await sendEchos(send);
  retractEcho(queteId, 'avis');
  expect(readEchos()).toMatchObject([{ isRetire: true, isSent: false }]);
  await sendEchos(send);
  expect(send.mock.lastCall?.[0]).toMatchObject({ genre: 'avis', isRetire: true });
  expect(readEchos()).toEqual([]);
});

test('where the device keeps nothing, the page remembers, and says so to who watches', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const notify = vi.fn();
  const stop = watchEchos(notify);
  sayEcho(avis);
  expect(notify).toHaveBeenCalledOnce();
  expect(readEchos()).toMatchObject([{ note: 5 }]);
  stop();
  sayEcho(avis);
  expect(notify).toHaveBeenCalledOnce();
});

test('what is on the device in another shape is read as nothing', () => {
  localStorage.setItem('echos', '[{"genre":"avis"}]');
  expect(readEchos()).toEqual([]);
  localStorage.setItem('echos', '{');
  expect(readEchos()).toEqual([]);
});
