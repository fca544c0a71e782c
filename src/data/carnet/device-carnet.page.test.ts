import { beforeEach, expect, test, vi } from 'vitest';
import type { Quete } from '@/domain/quete/quete.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import { createPartieStore, type PartieStore } from '@/data/partie/partie-store.ts';
import { keepPaperPlay } from '@/data/partie/paper-plays.ts';
import { preuveIdSchema } from '@/domain/preuve/preuve-id.ts';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import { eraseCarnet, readCarnet } from './carnet-store.ts';
import { readDeviceCarnet } from './device-carnet.ts';
import { mayHaveCarnet } from './done-quetes.ts';

let store: PartieStore;
let now = Date.UTC(2026, 4, 12, 10);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  store = createPartieStore({ name: crypto.randomUUID(), now: () => now });
});

/** Plays a quête on the device, a minute later each time, to its end or not. */
async function playOn(quete: Quete, number: number, isEnded: boolean): Promise<void> {
  now += 60_000;
  const id = partieIdSchema.parse(`partie${String(number).padStart(14, '0')}`);
  const end = isEnded ? ({ moment: 'fin', finishedAt: now } as const) : {};
  await store.begin(quete, createPartie(quete, { id, ...end }));
}

test('an ended party has its page, also where a build before has ended it', async () => {
  await playOn(createQuete(), 1, true);
  expect(readCarnet()).toEqual([]);
  const { feuillets, underWay } = await readDeviceCarnet(store);
  expect(feuillets).toMatchObject([{ id: 'partie00000000000001', finishedAt: now }]);
  expect(readCarnet()).toEqual(feuillets);
  expect(underWay).toEqual([]);
});

test('the page of a party that got its preuve since shows it', async () => {
  await playOn(createQuete(), 1, true);
  expect((await readDeviceCarnet(store)).feuillets[0]).not.toHaveProperty('preuve');
  const id = preuveIdSchema.parse('3k8p6f9x'.padEnd(26, '0'));
  await store.changeQuietly(partieIdSchema.parse('partie00000000000001'), (kept) => ({
    ...kept,
    envoi: { ...kept.envoi, preuve: { id, etat: 'faite' } },
  }));
  expect((await readDeviceCarnet(store)).feuillets).toMatchObject([{ preuve: id }]);
});

test('only the last party of a quête is under way', async () => {
  const quete = createQuete();
  await playOn(quete, 1, false);
  expect((await readDeviceCarnet(store)).underWay).toMatchObject([
    { queteId: quete.id, titre: quete.contenu.titre, numero: 1 },
  ]);
  await playOn(quete, 2, true);
  const { underWay, feuillets } = await readDeviceCarnet(store);
  expect(underWay).toEqual([]);
  expect(feuillets).toHaveLength(1);
});

test('a quête that was played on paper has its page', async () => {
  const quete = createQuete();
  keepPaperPlay(quete, now);
  const { feuillets, around } = await readDeviceCarnet(store);
  expect(feuillets).toMatchObject([{ id: `papier-${quete.id}`, surPapier: true }]);
  expect(around).toEqual({ queteId: quete.id, place: null });
  expect(await mayHaveCarnet()).toBe(true);
});

test('pages outlive their parties, and go with those of an account that erases its data', async () => {
  const quete = createQuete();
  await playOn(quete, 1, true);
  await store.changeAll((kept) => ({ ...kept, envoi: { ...kept.envoi, uid: 'u1' } }));
  expect((await readDeviceCarnet(store)).feuillets).toHaveLength(1);
  await store.forgetOf('u1');
  expect((await readDeviceCarnet(store)).feuillets).toEqual([]);
});

test('a device on which nothing was played has a blank carnet', async () => {
  expect(await readDeviceCarnet(store)).toEqual({
    feuillets: [],
    underWay: [],
    around: null,
  });
});

test('an erased carnet stays so, while the parties stay; later parties have their pages', async () => {
  const quete = createQuete();
  await playOn(quete, 1, true);
  keepPaperPlay(quete, now - 1);
  expect((await readDeviceCarnet(store)).feuillets).toHaveLength(1);
  expect(eraseCarnet(now)).toBe(true);
  expect((await readDeviceCarnet(store)).feuillets).toEqual([]);
  now += 86_400_000;
  await playOn(quete, 2, true);
  expect((await readDeviceCarnet(store)).feuillets).toHaveLength(1);
});

test.each([
  [['qc'], true],
  [['quetes-et-codes-parties'], true],
  [['firebaseLocalStorageDb'], false],
])('a device with the databases %j may have a carnet: %s', async (names, mayHave) => {
  const databases = names.map((name) => ({ name, version: 1 }));
  vi.spyOn(indexedDB, 'databases').mockResolvedValue(databases);
  expect(await mayHaveCarnet()).toBe(mayHave);
});
