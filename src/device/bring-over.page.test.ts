import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followConnections } from '@/testing/lost-connections.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { DeviceError } from './connection.ts';
import { createDatabase } from './database.ts';
import { storeOf } from './stores.ts';

/** Databases kept open by a tab of a former build stay, empty. */
const heldNames = [
  'qc-brouillons',
  'qc-demonstrations',
  'qc-demonstrations-brouillons',
  'qc-reperage',
  'qc-vers-le-compte',
];
const formerNames = [
  ...heldNames,
  'qc-alentours',
  'quetes-et-codes-parties',
  'quetes-et-codes-photos',
  'quetes-et-codes-signalements',
];
const bytes = new TextEncoder().encode('une photo').buffer;

const quete = { id: '22_dinan_lavoir', version: 3, contenu: { titre: 'Le lavoir' } };
const partie = (id: string, updatedAt = 1) => ({
  ...{ id, queteId: quete.id, partie: { id, version: 3 }, updatedAt },
});

function openFormerParties(): ReturnType<typeof openDB> {
  return openDB('quetes-et-codes-parties', 1, {
    upgrade: (database) => {
      const rows = database.createObjectStore('parties', { keyPath: 'id' });
      rows.createIndex('queteId', 'queteId');
      database.createObjectStore('quetes', { keyPath: ['id', 'version'] });
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

const draft = {
  ...{ id: 'p', format: 1, parcours: { titre: 'Le lavoir' }, saisies: {}, base: null },
  ...{ sentOperationIds: [], conflicts: [], updatedAt: 10, marque: 'inconnue' },
};
const image = { path: 'parcours/p/a.webp', parcoursId: 'p', type: 'image/webp', bytes };

const openDrafts = (name: string) =>
  openDB(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('drafts', { keyPath: 'id' });
      database
        .createObjectStore('images', { keyPath: 'path' })
        .createIndex('parcoursId', 'parcoursId');
    },
  });

async function fillCaptures() {
  const captures = await openDB('qc-reperage', 1, {
    upgrade: (database) => {
      database.createObjectStore('captures', { keyPath: 'id' });
      database.createObjectStore('media');
    },
  });
  await captures.put('captures', { id: 'lieu', at: 1, note: 'Un lavoir' });
  await captures.put('media', { type: 'image/webp', bytes }, ['lieu', 'photo-0']);
  await captures.put('media', { type: 'audio/webm', bytes }, ['lieu', 'voix']);
  return captures;
}

/** Databases as older builds made and filled them. */
async function fillFormer(): Promise<void> {
  const around = await openDB('qc-alentours', 1, {
    upgrade: (database) =>
      void database
        .createObjectStore('reponses', { keyPath: 'key' })
        .createIndex('at', 'at'),
  });
  await around.put('reponses', { key: 'osm dinan', at: 1, format: 1, alentours: [] });
  const captures = await fillCaptures();
  const carries = await openDB('qc-vers-le-compte', 1, {
    upgrade: (database) =>
      void database.createObjectStore('envois', { keyPath: ['id', 'uid'] }),
  });
  await carries.put('envois', { id: 'p', uid: 'ines', format: 1 });
  const photos = await openDB('quetes-et-codes-photos', 1, {
    upgrade: (database) => void database.createObjectStore('photos'),
  });
  await photos.put('photos', { bytes, type: 'image/webp' }, ['partie', 'etape']);
  const reports = await openDB('quetes-et-codes-signalements', 1, {
    upgrade: (database) => void database.createObjectStore('envois', { keyPath: 'id' }),
  });
  for (const id of ['un', 'deux'])
    await reports.put('envois', { id, photo: null, at: 1 });
  const parties = await openFormerParties();
  await parties.put('quetes', quete);
  for (const id of ['une', 'autre']) await parties.put('parties', partie(id));
  const drafts = await openDrafts('qc-brouillons');
  await drafts.put('drafts', draft);
  await drafts.put('images', image);
  const ownDrafts = await openDrafts('qc-demonstrations-brouillons');
  await ownDrafts.put('drafts', { ...draft, updatedAt: 11 });
  await ownDrafts.put('images', { ...image, path: 'parcours/p/b.webp' });
  const own = await openDB('qc-demonstrations', 1, {
    upgrade: (database) => {
      database.createObjectStore('parcours', { keyPath: 'id' });
      database.createObjectStore('jalons', { keyPath: ['parcoursId', 'revision'] });
      database
        .createObjectStore('medias', { keyPath: 'path' })
        .createIndex('parcoursId', 'parcoursId');
    },
  });
  await own.put('parcours', { id: 'p', format: 1, revision: 2, updatedAt: 11 });
  await own.put('jalons', { parcoursId: 'p', revision: 2, jalon: {} });
  await own.put('medias', image);
  const opened = [
    around,
    captures,
    carries,
    photos,
    reports,
    parties,
    drafts,
    ownDrafts,
    own,
  ];
  for (const one of opened) one.close();
}

/** Rows of former builds not moved yet, by database. */
async function left(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name: former = '' } of await indexedDB.databases()) {
    if (!formerNames.includes(former)) continue;
    const database = await openDB(former);
    counts[former] = 0;
    for (const store of database.objectStoreNames) {
      counts[former] += await database.count(store);
    }
    database.close();
  }
  return counts;
}
const emptied = Object.fromEntries(heldNames.map((one) => [one, 0]));

const brought = {
  alentours: [{ key: 'osm dinan', at: 1, format: 1, alentours: [] }],
  brouillons: [draft],
  'brouillons-fichiers': [image],
  captures: [{ id: 'lieu', at: 1, note: 'Un lavoir' }],
  'captures-medias': [
    { captureId: 'lieu', name: 'photo-0', type: 'image/webp', bytes },
    { captureId: 'lieu', name: 'voix', type: 'audio/webm', bytes },
  ],
  demonstrations: [{ id: 'p', format: 1, revision: 2, updatedAt: 11 }],
  'demonstrations-brouillons': [{ ...draft, updatedAt: 11 }],
  'demonstrations-brouillons-fichiers': [{ ...image, path: 'parcours/p/b.webp' }],
  'demonstrations-fichiers': [image],
  'demonstrations-jalons': [{ parcoursId: 'p', revision: 2, jalon: {} }],
  parties: [partie('autre'), partie('une')],
  photos: [{ partieId: 'partie', etapeId: 'etape', type: 'image/webp', bytes }],
  quetes: [quete],
  signalements: [
    { id: 'deux', photo: null, at: 1 },
    { id: 'un', photo: null, at: 1 },
  ],
  'vers-le-compte': [{ id: 'p', uid: 'ines', format: 1 }],
};
type StoreHere = keyof typeof brought;
type Page = ReturnType<typeof createDatabase>;

const readAll = (page: Page, store: StoreHere) =>
  page.read([storeOf<object>(store)], (rows) => rows.all());

/** The rows of each store, or the error that refuses them. */
async function all(page: Page): Promise<Record<string, unknown>> {
  const entries = Object.keys(brought).map(async (store) => [
    store,
    await readAll(page, store as StoreHere).catch((error: unknown) => error),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
}

let count = 0;
let name = '';
beforeEach(async () => {
  name = `qc-apport-${(count += 1)}`;
  for (const former of formerNames) await deleteDB(former);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const former of formerNames) await deleteDB(former);
});

test('former builds’ data are moved once, and their databases are deleted or emptied', async () => {
  await fillFormer();
  expect(await all(createDatabase(name))).toEqual(brought);
  expect(await left()).toEqual(emptied);
  const page = createDatabase(name);
  await page.write([storeOf('captures')], (rows) => rows.remove('lieu'));
  expect(await all(createDatabase(name))).toEqual({ ...brought, captures: [] });
});

test('a device that held nothing holds nothing, whether or not it names its databases', async () => {
  await all(createDatabase(name));
  Reflect.deleteProperty(indexedDB, 'databases');
  const before = Object.getPrototypeOf(indexedDB) as IDBFactory;
  const { databases } = before;
  Reflect.deleteProperty(before, 'databases');
  const rows = await all(createDatabase(`${name}-2`));
  before.databases = databases;
  expect(rows).toEqual(Object.fromEntries(Object.keys(brought).map((one) => [one, []])));
  expect(await left()).toEqual({});
});

/** Blocks writes and deletions from the `step`th on. Returns a function that ends it. */
function cutAt(step: number): () => void {
  let steps = 0;
  const spies = (['put', 'delete'] as const).map((method) => {
    const really = IDBObjectStore.prototype[method];
    return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function cut(
      this: IDBObjectStore,
      ...parts: unknown[]
    ) {
      steps += 1;
      if (steps < step) return Reflect.apply(really, this, parts) as never;
      throw new DOMException('No room.', 'QuotaExceededError');
    });
  });
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

const rowCount = Object.values(brought).flat().length;

test.each(Array.from({ length: 2 * rowCount }, (_, index) => index + 1))(
  'cut at its step %i, a store shows all or refuses, and the next page goes on: nothing is lost or there twice',
  async (step) => {
    await fillFormer();
    const end = cutAt(step);
    for (const [store, rows] of Object.entries(await all(createDatabase(name)))) {
      expect([brought[store as StoreHere], expect.any(DeviceError)]).toContainEqual(rows);
    }
    end();
    expect(await all(createDatabase(name))).toEqual(brought);
    expect(await left()).toEqual(emptied);
  },
);

test('a page that sleeps meanwhile goes on when it wakes, before its first work', async () => {
  await fillFormer();
  const connections = followConnections();
  let steps = 0;
  const really = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function sleep(
    this: IDBObjectStore,
    row: unknown,
  ) {
    steps += 1;
    if (steps === 4) connections.lose();
    return really.call(this, row);
  });
  expect(await all(createDatabase(name))).toEqual(brought);
  connections.stop();
});

test('existing data are newer than a former build’s', async () => {
  const page = createDatabase(name);
  const captures = storeOf<{ id: string; note: string }>('captures');
  await page.write([captures], (rows) => rows.put({ id: 'lieu', note: 'Deux lavoirs' }));
  await fillFormer();
  expect(await readAll(createDatabase(name), 'captures')).toEqual([
    { id: 'lieu', note: 'Deux lavoirs' },
  ]);
});

test('a party that a tab of a former build went on with is brought over once more', async () => {
  await fillFormer();
  await all(createDatabase(name));
  const tab = await openFormerParties();
  await tab.put('parties', partie('une', 2));
  await tab.put('parties', partie('autre', 0));
  const parties = [partie('autre'), partie('une', 2)];
  expect(await all(createDatabase(name))).toEqual({ ...brought, parties });
  expect(await left()).toEqual(emptied);
});

test('an open tab of a former build delays nothing; its later writes move with the next page, unless they are older', async () => {
  await fillFormer();
  const tab = await openDB('qc-brouillons', 1);
  expect(await all(createDatabase(name))).toEqual(brought);
  await tab.put('drafts', {
    ...draft,
    saisies: { '/titre': 'Plus tard' },
    updatedAt: 20,
  });
  const later = [{ ...draft, saisies: { '/titre': 'Plus tard' }, updatedAt: 20 }];
  expect(await readAll(createDatabase(name), 'brouillons')).toEqual(later);
  await tab.put('drafts', { ...draft, updatedAt: 19 });
  expect(await readAll(createDatabase(name), 'brouillons')).toEqual(later);
  tab.close();
});

describe('the time that it takes', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });

  test('is counted against no work, as long as it goes on', async () => {
    await fillFormer();
    const really = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function slow(
      this: IDBObjectStore,
      row: unknown,
    ) {
      // Longer than the deadline for all rows, and shorter for a row of each database.
      vi.advanceTimersByTime(600);
      return really.call(this, row);
    });
    expect(await all(createDatabase(name))).toEqual(brought);
  });

  test('is no longer waited for when a former database does not answer: its stores are refused until it does', async () => {
    (await fillCaptures()).close();
    // Opening it waits for this call, which waits for the tab.
    const tab = await openDB('qc-reperage', 1);
    const waiting = openDB('qc-reperage', 2);
    const page = createDatabase(name);
    const opened = vi.spyOn(indexedDB, 'open');
    const photos = readAll(page, 'photos');
    await waitFor(() => expect(opened.mock.lastCall?.[0]).toBe('qc-reperage'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await photos).toEqual([]);
    await expect(readAll(page, 'captures')).rejects.toThrow(DeviceError);
    tab.close();
    (await waiting).close();
    await waitFor(async () =>
      expect(await readAll(page, 'captures')).toEqual(brought.captures),
    );
  });
});

test('keys that no build reads any more are erased, and no other', async () => {
  const gone = ['qc.vues-des-parcours', 'qc.atelier.touche-seule', 'qc.messages.touches'];
  for (const key of [...gone, 'favoris']) localStorage.setItem(key, '1');
  await all(createDatabase(name));
  expect(Object.keys(localStorage)).toEqual(['favoris']);
});
