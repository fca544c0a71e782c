import { Blob as NodeBlob } from 'node:buffer';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { read } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import {
  createPartie,
  createQuete,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { forgetQuete } from './stored-quetes.ts';
import { createPartieStore } from './partie-store.ts';
import { forgetPhotos, keepPhoto, readPhoto } from './photo-store.ts';

const [first, second] = [testEtapeId(1), testEtapeId(2)];
const otherPartieId = partieIdSchema.parse('partieDeuxDeuxDeux22');

// jsdom's files cannot be read.
beforeEach(() => {
  vi.stubGlobal('Blob', NodeBlob);
  return deleteDB('qc');
});

function photo(text: string): Blob {
  return new Blob([text], { type: 'image/webp' });
}

async function photosOnDevice(): Promise<number> {
  return (await read([storeOf('photos')], (rows) => rows.all())).length;
}

test('A photo is read back from its étape, and from no other', async () => {
  await keepPhoto(testPartieId, first, photo('vue'));
  const kept = await readPhoto(testPartieId, first);
  expect(kept?.type).toBe('image/webp');
  await expect(kept?.text()).resolves.toBe('vue');
  await expect(readPhoto(testPartieId, second)).resolves.toBeNull();
});

test('The photos of a party go with it, and those of another stay', async () => {
  await keepPhoto(testPartieId, first, photo('a'));
  await keepPhoto(testPartieId, second, photo('b'));
  await keepPhoto(otherPartieId, first, photo('c'));
  await forgetPhotos([testPartieId]);
  await expect(readPhoto(testPartieId, second)).resolves.toBeNull();
  await expect(readPhoto(otherPartieId, first)).resolves.not.toBeNull();
  await expect(photosOnDevice()).resolves.toBe(1);
});

test('A quête that is taken away from the device leaves with its photos', async () => {
  const quete = createQuete();
  await createPartieStore().begin(quete, createPartie(quete));
  await keepPhoto(testPartieId, first, photo('a'));
  await forgetQuete(quete.id);
  await expect(readPhoto(testPartieId, first)).resolves.toBeNull();
});

test('If the device refuses, a photo stays in this page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  await keepPhoto(testPartieId, second, photo('ici'));
  const kept = await readPhoto(testPartieId, second);
  await expect(kept?.text()).resolves.toBe('ici');
});
