import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { partieStore } from '@/data/partie/partie-store.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { createPartie, createQuete, testPartieId } from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { avisOutbox, awaitsName, type OwnAvis } from './avis-outbox.ts';
import { ownAvisRepository } from './own-avis-repository.ts';

const quete = createQuete();
const queteId = quete.id;
const otherQueteId = queteIdSchema.parse('22_dinan_les-remparts');
const send = vi.fn<(avis: OwnAvis, documentId: PartieId) => Promise<void>>();

function createOutbox() {
  const services = createSilentServices();
  ownAvisRepository.handIn(services, { send });
  return avisOutbox(services);
}
let outbox = createOutbox();

const avis = {
  queteId,
  partieId: testPartieId,
  note: 5,
  texte: 'Belle balade.',
  pseudonyme: 'Camille',
} as const;

/** The party on this device, and true if the server knows its end. */
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
  outbox = createOutbox();
  await keepPartie(true);
});
afterEach(() => {
  localStorage.clear();
});

test('an opinion is sent once, under its own id, and stays visible as sent', async () => {
  outbox.say(avis);
  expect(outbox.read()).toMatchObject([{ note: 5, isSent: false }]);
  expect(await outbox.sendAll()).toBeNull();
  expect(await outbox.sendAll()).toBeNull();
  expect(send).toHaveBeenCalledOnce();
  const [said, documentId] = send.mock.calls[0] ?? [];
  expect(said?.id).toMatch(/^[A-Za-z0-9_-]{20,40}$/);
  expect(documentId).toBe(testPartieId);
  expect(outbox.read()).toMatchObject([{ note: 5, isSent: true }]);
});

test('it waits until the server knows that the party ended', async () => {
  await keepPartie(false);
  outbox.say(avis);
  expect(await outbox.sendAll()).toBeGreaterThan(0);
  expect(send).not.toHaveBeenCalled();
  await keepPartie(true);
  expect(await outbox.sendAll()).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

test('without network nothing is lost, and the same id leaves later', async () => {
  outbox.say(avis);
  send.mockRejectedValueOnce(new OfflineError('No network.'));
  await expect(outbox.sendAll()).rejects.toThrow('No network.');
  expect(await outbox.sendAll()).toBeNull();
  const [first, second] = send.mock.calls.map(([{ id }]) => id);
  expect(second).toBe(first);
});

function sayTwo(): void {
  outbox.say(avis);
  outbox.say({ ...avis, queteId: otherQueteId });
}

function sentQuetes() {
  return outbox.read().flatMap((one) => (one.isSent ? [one.queteId] : []));
}

test('past the most of a day an opinion waits until another begins, and holds back no other', async () => {
  sayTwo();
  const hourMs = 3_600_000;
  send.mockRejectedValueOnce(new LimitReachedError('avis', Date.now() + 5 * hourMs));
  const waitMs = await outbox.sendAll();
  expect(Math.round((waitMs ?? 0) / hourMs)).toBe(5);
  expect(sentQuetes()).toEqual([otherQueteId]);
  expect(await outbox.sendAll()).toBeNull();
  expect(sentQuetes()).toEqual([queteId, otherQueteId]);
});

test('a refused one does not block others, and is retried', async () => {
  sayTwo();
  send.mockRejectedValueOnce(new AccessDeniedError('Refused.'));
  await expect(outbox.sendAll()).rejects.toThrow('Refused.');
  expect(sentQuetes()).toEqual([otherQueteId]);
  expect(await outbox.sendAll()).toBeNull();
  expect(sentQuetes()).toEqual([queteId, otherQueteId]);
});

test('a new opinion replaces the former one, and is sent again', async () => {
  outbox.say(avis);
  await outbox.sendAll();
  outbox.say({ ...avis, note: 3 });
  expect(outbox.read()).toMatchObject([{ note: 3, isSent: false }]);
  await outbox.sendAll();
  expect(send.mock.calls.map(([{ note }]) => note)).toEqual([5, 3]);
});

test('a new opinion while the first is under way still waits', async () => {
  outbox.say(avis);
  send.mockImplementationOnce(() => {
    outbox.say({ ...avis, note: 3 });
    return Promise.resolve();
  });
  await outbox.sendAll();
  expect(outbox.read()).toMatchObject([{ note: 3, isSent: false }]);
});

test('an opinion signed with an old name waits for another name, and can still be retracted', async () => {
  await keepPartie(true);
  for (const pseudonyme of ['Лена', 'La mairie']) {
    send.mockClear();
    outbox.say({ ...avis, pseudonyme });
    expect(await outbox.sendAll()).toBeNull();
    expect(send).not.toHaveBeenCalled();
    expect(outbox.read().some(awaitsName)).toBe(true);
  }
  outbox.say(avis);
  await outbox.sendAll();
  expect(send).toHaveBeenCalledOnce();
  expect(outbox.read().some(awaitsName)).toBe(false);
});

test('a retracted opinion leaves the device once the server has deleted it', async () => {
  outbox.say(avis);
  await outbox.sendAll();
  outbox.retract(queteId);
  expect(outbox.read()).toMatchObject([{ isRetire: true, isSent: false }]);
  await outbox.sendAll();
  expect(send.mock.lastCall?.[0]).toMatchObject({ queteId, isRetire: true });
  expect(outbox.read()).toEqual([]);
});

test('without device storage the page remembers, and listeners receive it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const notify = vi.fn();
  const stop = outbox.watch(notify);
  outbox.say(avis);
  expect(notify).toHaveBeenCalledOnce();
  expect(outbox.read()).toMatchObject([{ note: 5 }]);
  stop();
  outbox.say(avis);
  expect(notify).toHaveBeenCalledOnce();
});

test('data of another shape on the device are read as nothing', () => {
  localStorage.setItem('echos', '[{"genre":"avis"}]');
  expect(outbox.read()).toEqual([]);
  localStorage.setItem('echos', '{');
  expect(outbox.read()).toEqual([]);
});

test('other kinds from older builds are dropped, and opinions stay', () => {
  outbox.say(avis);
  const [said] = outbox.read();
  const others = ['palmares', 'merci'].map((genre) => ({ ...said, genre }));
  localStorage.setItem('echos', JSON.stringify([...others, said]));
  expect(outbox.read()).toEqual([said]);
  outbox.say({ ...avis, queteId: otherQueteId });
  expect(localStorage.getItem('echos')).not.toMatch(/palmares|merci/);
});
