import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import {
  forgetQuete,
  storeQuete,
  listStoredQuetes,
  readStoredQuete,
} from './stored-quetes.ts';
import { createPartieStore } from './partie-store.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';

beforeEach(() => deleteDB('qc'));

async function keepTwo() {
  const store = createPartieStore({ now: () => 1_000 });
  const first = createQuete();
  const second = { ...createQuete(), id: queteIdSchema.parse('22_dinan_autre') };
  await store.begin(first, createPartie(first));
  await store.begin(
    second,
    createPartie(second, { id: partieIdSchema.parse('partieDeuxDeuxDeux22') }),
  );
  return { first, second };
}

test('a device that kept nothing lists nothing', async () => {
  expect(await listStoredQuetes()).toEqual([]);
});

test('stored quêtes are listed with title, commune and size', async () => {
  const { first } = await keepTwo();
  const list = await listStoredQuetes();
  expect(list).toHaveLength(2);
  const kept = list.find(({ queteId }) => queteId === first.id);
  expect(kept).toMatchObject({
    titre: first.contenu.titre,
    communeNom: first.contenu.commune.nom,
    partieCount: 1,
    updatedAt: 1_000,
  });
  expect(kept?.bytes).toBeGreaterThan(JSON.stringify(first.contenu).length);
});

test('a quête that is taken away leaves with its parties, and the others stay', async () => {
  const { first, second } = await keepTwo();
  await forgetQuete(first.id);
  const left = await listStoredQuetes();
  expect(left.map(({ queteId }) => queteId)).toEqual([second.id]);
  const store = createPartieStore();
  expect(await store.readLast(first.id)).toBeNull();
  expect(await store.readLast(second.id)).not.toBeNull();
});

test('a stored quête of a later build is marked, and stays listed', async () => {
  const quete = createQuete();
  const contenu = { ...quete.contenu, format: 2 } as never;
  await storeQuete(quete);
  await storeQuete({ ...quete, version: 2, contenu });
  await expect(readStoredQuete(quete.id)).rejects.toThrow(NewerFormatError);
  expect(await listStoredQuetes()).toMatchObject([{ titre: quete.contenu.titre }]);
});
