import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import {
  forgetQuete,
  storeQuete,
  listStoredQuetes,
  readStoredQuete,
} from './stored-quetes.ts';
import { openPartieStore } from './partie-store.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';

async function keepTwo(name: string) {
  const store = await openPartieStore({ name, now: () => 1_000 });
  const first = createQuete();
  const second = { ...createQuete(), id: queteIdSchema.parse('22_dinan_autre') };
  await store.begin(first, createPartie(first));
  await store.begin(
    second,
    createPartie(second, { id: partieIdSchema.parse('partieDeuxDeuxDeux22') }),
  );
  await store.close();
  return { first, second };
}

test('a device that kept nothing lists nothing', async () => {
  expect(await listStoredQuetes('vide')).toEqual([]);
});

test('what is kept is listed with its title, its commune and its size', async () => {
  const { first } = await keepTwo('liste');
  const list = await listStoredQuetes('liste');
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
  const { first, second } = await keepTwo('retrait');
  await forgetQuete(first.id, 'retrait');
  const left = await listStoredQuetes('retrait');
  expect(left.map(({ queteId }) => queteId)).toEqual([second.id]);
  const store = await openPartieStore({ name: 'retrait' });
  expect(await store.readLast(first.id)).toBeNull();
  expect(await store.readLast(second.id)).not.toBeNull();
  await store.close();
});

test('a stored quête of a later build is marked, and stays listed', async () => {
  const quete = createQuete();
  const contenu = { ...quete.contenu, format: 2 } as never;
  await storeQuete(quete, 'version-d-apres');
  await storeQuete({ ...quete, version: 2, contenu }, 'version-d-apres');
  await expect(readStoredQuete(quete.id, 'version-d-apres')).rejects.toThrow(
    NewerFormatError,
  );
  expect(await listStoredQuetes('version-d-apres')).toMatchObject([
    { titre: quete.contenu.titre },
  ]);
});
