import { getMetadata, ref } from 'firebase/storage';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { parJour } from '@/domain/limits.ts';
import { regularSaveCount, type JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { LimitReachedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { keepCounter } from '@/testing/emulator-counters.ts';
import { changePastRules, readPastRules } from '@/testing/emulator-documents.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { emulatorServices } from '@/testing/services.ts';
import { jalonRepository } from '@/data/jalon/jalon-repository.ts';
import { parcoursRepository } from './parcours-repository.ts';
import type { ParcoursSnapshot } from './parcours-store.ts';

const store = parcoursRepository(emulatorServices);
const jalons = jalonRepository(emulatorServices);
const parcours = createParcours({ etapes: [createEtape(1), createEtape(2)] });
let uid = '';

async function save(
  next: Parcours,
  base: ParcoursSnapshot | null,
  jalon?: JalonRaison,
): Promise<ParcoursSnapshot> {
  const operationId = createOperationId();
  const outcome = await store.save({ base, parcours: next, operationId, jalon });
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  return outcome.snapshot;
}

async function countOf(genre: string): Promise<unknown> {
  return (await readPastRules(`debits/${uid}/genres/${genre}`))?.['n'];
}

beforeEach(async () => {
  await leaveSession();
  await clearBackEnd();
  uid = await signInAs('autrice', { admin: false, isProven: true });
});
afterAll(leaveSession);

it('an auteur’s new parcours are counted, and later saves are not', async () => {
  const first = await save(parcours, null);
  await save({ ...parcours, titre: 'Autrement' }, first);
  expect(await countOf('parcours')).toEqual({ integerValue: '1' });
  expect(await countOf('jalon')).toBeUndefined();
});

it('a parcours past the daily limit is not begun, and the end of the wait is given', async () => {
  await keepCounter(uid, 'parcours');
  await expect(save(parcours, null)).rejects.toThrow(LimitReachedError);
  expect(await readPastRules(`parcours/${parcours.id}`)).toBeNull();
  await keepCounter(uid, 'parcours', { jourCount: parJour.parcours - 1 });
  expect((await save(parcours, null)).revision).toBe(1);
});

it('a state that was asked for is counted, and not kept when its day is full', async () => {
  const first = await save(parcours, null);
  const second = await save(parcours, first, 'demande');
  expect(await countOf('jalon')).toEqual({ integerValue: '1' });
  await keepCounter(uid, 'jalon');
  await expect(save(parcours, second, 'demande')).rejects.toThrow(LimitReachedError);
  expect((await jalons.list(parcours.id, null)).jalons).toHaveLength(1);
});

it('a save goes online when its automatic state can no longer be stored that day', async () => {
  const first = await save(parcours, null);
  const revision = { integerValue: String(regularSaveCount - 1) };
  await changePastRules(`parcours/${parcours.id}`, { revision });
  await keepCounter(uid, 'jalon');
  const before = { ...first, revision: regularSaveCount - 1 };
  const after = await save({ ...parcours, titre: 'Autrement' }, before);
  expect(after.revision).toBe(regularSaveCount);
  expect((await store.load(parcours.id)).parcours.titre).toBe('Autrement');
  expect((await jalons.list(parcours.id, null)).jalons).toEqual([]);
});

it('étapes that are added later are counted, and those of the first save are not', async () => {
  const first = await save(parcours, null);
  expect(await countOf('etape')).toBeUndefined();
  const etapes = [createEtape(2), createEtape(3), createEtape(4)];
  const second = await save({ ...parcours, etapes }, first);
  expect(await countOf('etape')).toEqual({ integerValue: '2' });
  await keepCounter(uid, 'etape');
  const more = { ...parcours, etapes: [...etapes, createEtape(5)] };
  await expect(save(more, second)).rejects.toThrow(LimitReachedError);
  const fewer = await save({ ...parcours, etapes: etapes.slice(1) }, second);
  expect(fewer.parcours.etapes).toHaveLength(2);
});

const blob = new Blob([new Uint8Array(10)], { type: 'image/webp' });
const pathOf = (name: string) => `parcours/${parcours.id}/${name}.webp`;

async function sizeOf(path: string): Promise<number> {
  return (await getMetadata(ref(await emulatorServices.storage(), path))).size;
}

async function announcedNames(): Promise<unknown> {
  const found = await readPastRules(`parcours/${parcours.id}`);
  return found?.['fichiers'];
}

function names(...list: string[]): unknown {
  return {
    arrayValue: { values: list.map((name) => ({ stringValue: `${name}.webp` })) },
  };
}

it('a file is announced with those that follow it, once, and is then there', async () => {
  const first = await save(parcours, null);
  const next = [pathOf('cle'), pathOf('tour')];
  await store.uploadImage({ path: pathOf('lavoir'), blob, next });
  await store.uploadImage({ path: pathOf('cle'), blob, next: [pathOf('tour')] });
  await store.uploadImage({ path: pathOf('lavoir'), blob });
  expect(await announcedNames()).toEqual(names('lavoir', 'cle', 'tour'));
  expect(await countOf('fichier')).toEqual({ integerValue: '3' });
  expect(await sizeOf(pathOf('cle'))).toBe(10);
  // It is no save: a person with the parcours open goes on saving.
  expect((await save({ ...parcours, titre: 'Autrement' }, first)).revision).toBe(2);
  expect((await store.load(parcours.id)).parcours).not.toHaveProperty('fichiers');
});

it('the rest of a day goes to the first files, and the next one waits', async () => {
  await save(parcours, null);
  await keepCounter(uid, 'fichier', { jourCount: parJour.fichier - 1 });
  await store.uploadImage({ path: pathOf('pont'), blob, next: [pathOf('quai')] });
  expect(await announcedNames()).toEqual(names('pont'));
  await expect(store.uploadImage({ path: pathOf('quai'), blob })).rejects.toThrow(
    LimitReachedError,
  );
  await keepCounter(uid, 'fichier', { hours: 25 });
  await store.uploadImage({ path: pathOf('quai'), blob });
  expect(await announcedNames()).toEqual(names('pont', 'quai'));
});

it('the files of the team are neither announced nor counted', async () => {
  await signInAs('equipe', { admin: true });
  await save(parcours, null);
  await store.uploadImage({ path: pathOf('fontaine'), blob });
  expect(await announcedNames()).toBeUndefined();
  expect(await sizeOf(pathOf('fontaine'))).toBe(10);
});
