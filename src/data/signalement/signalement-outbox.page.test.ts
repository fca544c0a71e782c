import { Blob as NodeBlob } from 'node:buffer';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Signalement } from '@/domain/signalement/signalement.ts';
import {
  AccessDeniedError,
  OfflineError,
  LimitReachedError,
} from '@/lib/errors/data-error.ts';
import { createQuete, testEtapeId } from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import { followedOf } from './followed-signalements.ts';
import { signalementOutbox, type KeptSignalement } from './signalement-outbox.ts';
import { signalementRepository } from './signalement-repository.ts';

const signalement: Signalement = {
  queteId: createQuete().id,
  version: 1,
  etapeId: testEtapeId(1),
  motif: 'plaque',
  texte: 'Elle est tombée.',
};
const at = Date.UTC(2026, 4, 12);
const dayMs = 24 * 60 * 60 * 1_000;
const send = vi.fn<(kept: KeptSignalement) => Promise<string>>();

function createOutbox() {
  const services = createSilentServices();
  signalementRepository.handIn(services, { send });
  return signalementOutbox(services);
}
let outbox = createOutbox();

beforeEach(() => {
  // jsdom's files cannot be read.
  vi.stubGlobal('Blob', NodeBlob);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  send.mockReset().mockResolvedValue('un_1');
  outbox = createOutbox();
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  await deleteDB('qc');
});

function withoutNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

test('a report leaves at once where there is a network, and nothing of it is left', async () => {
  expect(await outbox.report(signalement, null, at)).toBe('parti');
  expect(send.mock.calls[0]?.[0]).toMatchObject({ signalement, photo: null, at });
  // Its answer is then found under its new id.
  expect(followedOf(signalement.queteId)).toMatchObject([{ id: 'un_1', at }]);
  expect(await outbox.sendAll(at)).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

test('without network a report waits on the device with its photo, and leaves later under the same id', async () => {
  withoutNetwork();
  const photo = new Blob(['vue'], { type: 'image/webp' });
  expect(await outbox.report(signalement, photo, at)).toBe('garde');
  expect(send).not.toHaveBeenCalled();
  send.mockRejectedValueOnce(new OfflineError('No network yet.'));
  await expect(outbox.sendAll(at)).rejects.toThrow('No network yet.');
  expect(await outbox.sendAll(at)).toBeNull();
  const [first, second] = send.mock.calls.map(([kept]) => kept);
  expect(second?.id).toBe(first?.id);
  expect(second?.id).toMatch(/^[A-Za-z0-9_-]{20,40}$/);
  await expect(second?.photo?.text()).resolves.toBe('vue');
});

test('a network that does not answer is no network', async () => {
  send.mockRejectedValueOnce(new OfflineError('Nothing answers.'));
  expect(await outbox.report(signalement, null, at)).toBe('garde');
});

async function keepTwo(): Promise<void> {
  withoutNetwork();
  await outbox.report({ ...signalement, texte: 'Un' }, null, at);
  await outbox.report({ ...signalement, texte: 'Deux' }, null, at + 1);
}

function sentTexts(): string[] {
  return send.mock.calls.map(([kept]) => kept.signalement.texte);
}

test('past the most of a day all wait until another begins, and keep their place in the line', async () => {
  await keepTwo();
  const hourMs = 3_600_000;
  send.mockRejectedValueOnce(
    new LimitReachedError('signalement', Date.now() + 5 * hourMs),
  );
  const waitMs = await outbox.sendAll(at);
  expect(Math.round((waitMs ?? 0) / hourMs)).toBe(5);
  expect(await outbox.sendAll(at)).toBeNull();
  expect(sentTexts()).toEqual(['Un', 'Un', 'Deux']);
});

test('a refused one does not block others, and is retried', async () => {
  await keepTwo();
  send.mockRejectedValueOnce(new AccessDeniedError('Refused.'));
  await expect(outbox.sendAll(at)).rejects.toThrow('Refused.');
  expect(await outbox.sendAll(at)).toBeNull();
  expect(sentTexts()).toEqual(['Un', 'Deux', 'Un']);
});

test('one unsent for a month is given up', async () => {
  withoutNetwork();
  await outbox.report(signalement, null, at);
  expect(await outbox.sendAll(at + 31 * dayMs)).toBeNull();
  expect(send).not.toHaveBeenCalled();
  expect(await outbox.sendAll(at)).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('if the device stores nothing, a report waits in the page', async () => {
  withoutNetwork();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No storage here.', 'SecurityError');
  });
  expect(await outbox.report(signalement, null, at)).toBe('page');
  expect(await outbox.sendAll(at)).toBeNull();
  expect(send).toHaveBeenCalledOnce();
});
