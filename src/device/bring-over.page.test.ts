import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from './database.ts';
import { storeOf } from './stores.ts';

const formerNames = [
  'qc-alentours',
  'qc-reperage',
  'qc-vers-le-compte',
  'quetes-et-codes-parties',
  'quetes-et-codes-photos',
  'quetes-et-codes-signalements',
];
const bytes = new TextEncoder().encode('une photo').buffer;

const quete = { id: '22_dinan_lavoir', version: 3, contenu: { titre: 'Le lavoir' } };
const partie = (id: string, updatedAt = 1) => ({
  ...{ id, queteId: quete.id, partie: { id, version: 3 }, updatedAt },
});

function openFormerParties(): Promise<IDBPDatabase> {
  return openDB('quetes-et-codes-parties', 1, {
    upgrade: (database) => {
      const rows = database.createObjectStore('parties', { keyPath: 'id' });
      rows.createIndex('queteId', 'queteId');
      database.createObjectStore('quetes', { keyPath: ['id', 'version'] });
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

/** Databases as the builds of before made and filled them. */
async function fillFormer(): Promise<void> {
  const around = await openDB('qc-alentours', 1, {
    upgrade: (database) =>
      void database
        .createObjectStore('reponses', { keyPath: 'key' })
        .createIndex('at', 'at'),
  });
  await around.put('reponses', { key: 'osm dinan', at: 1, format: 1, alentours: [] });
  const captures = await openDB('qc-reperage', 1, {
    upgrade: (database) => {
      database.createObjectStore('captures', { keyPath: 'id' });
      database.createObjectStore('media');
    },
  });
  await captures.put('captures', { id: 'lieu', at: 1, note: 'Un lavoir' });
  await captures.put('media', { type: 'image/webp', bytes }, ['lieu', 'photo-0']);
  await captures.put('media', { type: 'audio/webm', bytes }, ['lieu', 'voix']);
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
  for (const one of [around, captures, carries, photos, reports, parties]) one.close();
}

const here = async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return formerNames.filter((name) => names.includes(name));
};

const brought = {
  alentours: [{ key: 'osm dinan', at: 1, format: 1, alentours: [] }],
  captures: [{ id: 'lieu', at: 1, note: 'Un lavoir' }],
  'captures-medias': [
    { captureId: 'lieu', name: 'photo-0', type: 'image/webp', bytes },
    { captureId: 'lieu', name: 'voix', type: 'audio/webm', bytes },
  ],
  parties: [partie('autre'), partie('une')],
  photos: [{ partieId: 'partie', etapeId: 'etape', type: 'image/webp', bytes }],
  quetes: [quete],
  signalements: [
    { id: 'deux', photo: null, at: 1 },
    { id: 'un', photo: null, at: 1 },
  ],
  'vers-le-compte': [{ id: 'p', uid: 'ines', format: 1 }],
};

async function all(page: ReturnType<typeof createDatabase>) {
  const entries = Object.keys(brought).map(async (name) => [
    name,
    await page.read([storeOf(name as keyof typeof brought)], (rows) => rows.all()),
  ]);
  return Object.fromEntries(await Promise.all(entries)) as unknown;
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

test('what former builds kept is brought over once, and their databases go', async () => {
  await fillFormer();
  expect(await all(createDatabase(name))).toEqual(brought);
  expect(await here()).toEqual([]);
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
  expect(await here()).toEqual([]);
});

test.each(Array.from({ length: 22 }, (_, index) => index + 1))(
  'cut at its step %i, the next page goes on with it and nothing is lost or there twice',
  async (step) => {
    await fillFormer();
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
    await all(createDatabase(name));
    for (const spy of spies) spy.mockRestore();
    expect(await all(createDatabase(name))).toEqual(brought);
    expect(await here()).toEqual([]);
  },
);

test('what is there already is newer than what a former build kept', async () => {
  const page = createDatabase(name);
  const captures = storeOf<{ id: string; note: string }>('captures');
  await page.write([captures], (rows) => rows.put({ id: 'lieu', note: 'Deux lavoirs' }));
  await fillFormer();
  expect(await createDatabase(name).read([captures], (rows) => rows.all())).toEqual([
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
  expect(await here()).toEqual([]);
});

test('a tab of a former build that stays open holds nothing up', async () => {
  await fillFormer();
  const tab: IDBPDatabase = await openDB('qc-reperage', 1);
  expect(await all(createDatabase(name))).toEqual(brought);
  tab.close();
});

test('keys that no build reads any more are erased, and no other', async () => {
  const gone = ['qc.vues-des-parcours', 'qc.atelier.touche-seule', 'qc.messages.touches'];
  for (const key of [...gone, 'favoris']) localStorage.setItem(key, '1');
  await all(createDatabase(name));
  expect(Object.keys(localStorage)).toEqual(['favoris']);
});
