import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import {
  followConnections,
  type FollowedConnections,
} from '@/testing/lost-connections.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { keptDatabase } from './kept-database.ts';
import {
  dropCapture,
  keepCapture,
  keepMedia,
  listCaptures,
  readMedia,
  type Capture,
} from './parcours/capture-store.ts';
import {
  forgetCarry,
  isCarryBegun,
  keepCarry,
  newCarry,
} from './parcours/carry-store.ts';
import {
  demonstrationDrafts,
  deviceParcoursStore,
  removeFromDevice,
} from './parcours/device-parcours-store.ts';
import {
  deleteDraft,
  keepImage,
  listDrafts,
  listKeptPaths,
  writeDraft,
} from './parcours/draft-repository.ts';
import { newDraft } from './parcours/new-draft.ts';

const parcours = createParcours();
const bytes = new TextEncoder().encode('une photo');
const blob = new Blob(['une photo'], { type: 'image/webp' });
// The Blob of jsdom does not know how to give its bytes.
blob.arrayBuffer = () => Promise.resolve(bytes.buffer);
const path = `parcours/${parcours.id}/photo.webp`;

const capture: Capture = {
  id: 'lieu',
  at: 1,
  position: null,
  accuracyMetres: null,
  note: 'Un lavoir',
  photo: null,
  hasVoice: false,
};

/** Titles of the draft of this file: tests of other files share the device. */
async function ownTitles(): Promise<string[]> {
  const drafts = await listDrafts();
  return drafts
    .filter((draft) => draft.parcours.id === parcours.id)
    .map((draft) => draft.parcours.titre);
}

let connections: FollowedConnections;
beforeEach(() => {
  connections = followConnections();
});
afterEach(() => connections.stop());

describe('a store of this device whose connection was lost', () => {
  it('keeps the places noted on a walk', async () => {
    await keepCapture(capture);
    connections.lose();
    await keepMedia(capture.id, 'voix', blob);
    connections.lose();
    await keepCapture({ ...capture, note: 'Deux lavoirs' });
    expect((await listCaptures()).map(({ note }) => note)).toEqual(['Deux lavoirs']);
    connections.lose();
    expect((await readMedia(capture.id, 'voix'))?.size).toBe(bytes.length);
    connections.lose();
    await dropCapture(capture, { keepsVoice: false });
    expect(await listCaptures()).toEqual([]);
  });

  it('keeps drafts and their images', async () => {
    await writeDraft(newDraft(parcours));
    connections.lose();
    await writeDraft(newDraft({ ...parcours, titre: 'Après la veille' }));
    connections.lose();
    await keepImage(parcours.id, { path, blob });
    connections.lose();
    expect(await ownTitles()).toEqual(['Après la veille']);
    expect(await listKeptPaths(parcours.id)).toEqual([path]);
    connections.lose();
    await deleteDraft(parcours.id);
    expect(await ownTitles()).toEqual([]);
  });

  it('keeps the parcours of a device', async () => {
    await deviceParcoursStore.load(parcours.id).catch(() => undefined);
    connections.lose();
    const save = { base: null, parcours, operationId: createOperationId() };
    expect((await deviceParcoursStore.save(save)).type).toBe('saved');
    connections.lose();
    await deviceParcoursStore.uploadImage({ path, blob });
    connections.lose();
    expect((await deviceParcoursStore.load(parcours.id)).parcours).toEqual(parcours);
    await demonstrationDrafts.writeDraft(newDraft(parcours));
    connections.lose();
    await removeFromDevice(parcours.id);
    expect(await demonstrationDrafts.readDraft(parcours.id)).toBeNull();
  });

  it('keeps how far a parcours has come into an account', async () => {
    await keepCarry(newCarry(parcours.id, 'ines'));
    connections.lose();
    expect(await isCarryBegun(parcours.id)).toBe(true);
    connections.lose();
    await forgetCarry(parcours.id);
    expect(await isCarryBegun(parcours.id)).toBe(false);
  });
});

const openTest = () =>
  openDB('qc-test', 1, {
    upgrade(database) {
      database.createObjectStore('rows');
    },
  });

test('work that fails twice rejects with what the browser says', async () => {
  const withTest = keptDatabase(openTest);
  let count = 0;
  const work = () => {
    count += 1;
    return Promise.reject(new DOMException('Lost.', 'UnknownError'));
  };
  await expect(withTest(work)).rejects.toThrow('Lost.');
  expect(count).toBe(2);
});

test('a full device is not asked twice', async () => {
  const withTest = keptDatabase(openTest);
  let count = 0;
  const work = () => {
    count += 1;
    return Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
  };
  await expect(withTest(work)).rejects.toThrow('Full.');
  expect(count).toBe(1);
});

test('two pieces of work that find the connection lost are both done', async () => {
  const withTest = keptDatabase(openTest);
  await withTest((database) => database.put('rows', 'avant', 'a'));
  connections.lose();
  await Promise.all([
    withTest((database) => database.put('rows', 'un', 'a')),
    withTest((database) => database.put('rows', 'deux', 'b')),
  ]);
  expect(await withTest((database) => database.getAll('rows'))).toEqual(['un', 'deux']);
});
