import fc from 'fast-check';
import { openDB } from 'idb';
import {
  afterEach,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import {
  followConnections,
  type FollowedConnections,
} from '@/testing/lost-connections.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { DeviceError } from './connection.ts';
import { createDatabase } from './database.ts';
import { keysUnder } from './rows.ts';
import { databaseVersion, storeOf } from './stores.ts';

type Photo = { partieId: string; etapeId: string; texte: string };
type Envoi = { id: string; vus: readonly string[] };

const photos = storeOf<Photo>('photos');
const envois = storeOf<Envoi>('signalements');

let count = 0;
let name = '';
let connections: FollowedConnections;
beforeEach(() => {
  name = `qc-essai-${(count += 1)}`;
  connections = followConnections();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => connections.stop());

/** Another page of this device: without the memory of the previous one. */
const openPage = (base = name) => createDatabase(base);
type Page = ReturnType<typeof openPage>;

const photo = (partieId: string, etapeId: string, texte = ''): Photo => ({
  ...{ partieId, etapeId, texte },
});
const keep = (page: Page, row: Photo) =>
  page.writeAnyway([photos], (rows) => rows.put(row));
const list = (page: Page) => page.readAnyway([photos], (rows) => rows.all());

/** No room: reading and erasing go on. */
function fill() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
}

function refuse() {
  return vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
}

describe('rows of the device', () => {
  test('are there for the next page, in the order of their keys', async () => {
    await keep(openPage(), photo('b', '1'));
    await keep(openPage(), photo('a', '2'));
    await keep(openPage(), photo('a', '1'));
    expect((await list(openPage())).map((row) => row.partieId + row.etapeId)).toEqual([
      'a1',
      'a2',
      'b1',
    ]);
  });

  test('are found by their key, by the head of it, and by an index', async () => {
    const page = openPage();
    const answers = storeOf<{ key: string; at: number }>('alentours');
    for (const key of ['a', 'ab', 'b']) await keep(page, photo(key, '1'));
    await page.writeAnyway([answers], async (rows) => {
      for (const at of [1, 2, 3]) await rows.put({ key: `k${String(at)}`, at });
      await rows.remove({ index: 'at', to: 1 });
    });
    expect(await page.read([photos], (rows) => rows.get(['ab', '1']))).toEqual(
      photo('ab', '1'),
    );
    expect(await page.read([photos], (rows) => rows.all(keysUnder('a')))).toEqual([
      photo('a', '1'),
    ]);
    const late = await page.read([answers], (rows) => rows.all({ index: 'at', from: 3 }));
    expect(late.map(({ key }) => key)).toEqual(['k3']);
    expect(await page.read([answers], (rows) => rows.all())).toHaveLength(2);
  });
});

describe('a write', () => {
  const both = (page: Page) =>
    page.writeAnyway([photos, envois], async (photoRows, envoiRows) => {
      await photoRows.put(photo('p', '1'));
      await envoiRows.put({ id: 'e', vus: [] });
      await photoRows.remove(['p', '0']);
    });

  test.each([1, 2, 3])(
    'that is cut at its step %i leaves the device as it was',
    async (step) => {
      await keep(openPage(), photo('p', '0'));
      let steps = 0;
      const cutAt = (method: 'put' | 'delete') => {
        const really = IDBObjectStore.prototype[method];
        vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function cut(
          this: IDBObjectStore,
          ...parts: unknown[]
        ) {
          steps += 1;
          if (steps < step) return Reflect.apply(really, this, parts) as never;
          // The tab is gone: its code never reopens the database.
          refuse();
          this.transaction.abort();
          throw new DOMException('Gone.', 'AbortError');
        });
      };
      cutAt('put');
      cutAt('delete');
      expect(await both(openPage())).toBe(false);
      expect(steps).toBe(step);
      vi.restoreAllMocks();
      const page = openPage();
      expect(await list(page)).toEqual([photo('p', '0')]);
      expect(await page.read([envois], (rows) => rows.all())).toEqual([]);
    },
  );

  test('rejects with the error of the work, and changes nothing', async () => {
    const page = openPage();
    const broken = page.writeAnyway([photos], async (rows) => {
      await rows.put(photo('a', '1'));
      throw new RangeError('Not this one.');
    });
    await expect(broken).rejects.toThrow('Not this one.');
    expect(await list(page)).toEqual([]);
  });

  test('a row that the device cannot take undoes the others', async () => {
    const page = openPage();
    const broken = page.write([photos, envois], async (photoRows, envoiRows) => {
      await photoRows.put(photo('a', '1'));
      await envoiRows.put({ id: 'e', vus: [() => ''] as never });
    });
    await expect(broken).rejects.toThrow();
    expect(await list(page)).toEqual([]);
  });

  test('that must be on the device rejects where there is no room', async () => {
    const page = openPage();
    const full = fill();
    const write = () => page.write([photos], (rows) => rows.put(photo('a', '1')));
    await expect(write()).rejects.toBeInstanceOf(DeviceError);
    expect(await list(page)).toEqual([]);
    full.mockRestore();
    await write();
    expect(await list(openPage())).toEqual([photo('a', '1')]);
  });

  test('whose connection is lost while the page sleeps is done on another', async () => {
    const page = openPage();
    await keep(page, photo('a', '1'));
    connections.lose();
    expect(await keep(page, photo('a', '2'))).toBe(true);
    const isKept = await page.writeAnyway([photos], async (rows) => {
      await rows.get(['a', '1']);
      // In its midst; the second try finds another connection.
      connections.lose();
      await rows.put(photo('a', '3'));
    });
    expect(isKept).toBe(true);
    expect(await list(openPage())).toHaveLength(3);
  });

  test('that fails twice as if its connection were lost is left to the page', async () => {
    const page = openPage();
    let tries = 0;
    const isKept = await page.writeAnyway([photos], async (rows) => {
      tries += 1;
      if (tries <= 2) throw new DOMException('Lost.', 'UnknownError');
      await rows.put(photo('a', '1'));
    });
    expect([isKept, tries]).toEqual([false, 3]);
    expect(await list(page)).toEqual([photo('a', '1')]);
  });

  test('of two tabs at once loses nothing of either, whichever connections are lost', async () => {
    const tabs = [openPage(), openPage()] as const;
    const seen = (tab: Page, id: string) =>
      tab.writeAnyway([envois], async (rows) => {
        const before = await rows.get('e');
        const vus = new Set([...(before?.vus ?? []), id]);
        await rows.put({ id: 'e', vus: [...vus] });
      });
    const steps = fc.array(fc.record({ tab: fc.nat(1), isLost: fc.boolean() }), {
      maxLength: 12,
    });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        round += 1;
        await tabs[0].write([envois], (rows) => rows.remove('e'));
        await Promise.all(
          drawn.map(({ tab, isLost }, index) => {
            if (isLost) connections.lose();
            return seen(tabs[tab === 0 ? 0 : 1], `${String(round)}-${String(index)}`);
          }),
        );
        const row = await tabs[1].read([envois], (rows) => rows.get('e'));
        expect(row?.vus.length ?? 0).toBe(drawn.length);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a device that refuses', () => {
  test('leaves all of it in the page, and says so once', async () => {
    refuse();
    const page = openPage();
    expect(await keep(page, photo('a', '1'))).toBe(false);
    expect(await keep(page, photo('b', '1'))).toBe(false);
    await page.writeAnyway([photos], (rows) => rows.remove(keysUnder('a')));
    expect(await list(page)).toEqual([photo('b', '1')]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('is said to who must know', async () => {
    refuse();
    const page = openPage();
    await expect(page.read([photos], (rows) => rows.all())).rejects.toThrow(
      'This device opens no database.',
    );
  });

  test('takes the page’s pending rows as soon as it has room again', async () => {
    const page = openPage();
    const full = fill();
    await keep(page, photo('a', '1'));
    full.mockRestore();
    expect(await list(openPage())).toEqual([]);
    await keep(page, photo('b', '1'));
    await waitFor(async () => expect(await list(openPage())).toHaveLength(2));
  });

  test('loses nothing that it said it has, and the page shows all that was done in it', async () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const act = fc.constantFrom(
      'put',
      'remove',
      'removeAll',
      'full',
      'room',
      'lose',
      'kill',
    );
    const steps = fc.array(fc.record({ act, partie: key, etape: key }), {
      maxLength: 20,
    });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (drawn, hasStorage) => {
        const base = `${name}-${String((round += 1))}`;
        let page = openPage(base);
        let full: ReturnType<typeof fill> | null = null;
        const none = hasStorage ? null : refuse();
        /** By key: the page's last action, and the device's last known row. */
        const shown = new Map<string, string>();
        const kept = new Map<string, string | undefined>();
        for (const [index, { act: what, partie, etape }] of drawn.entries()) {
          const texte = String(index);
          const at = partie + etape;
          if (what === 'full') full ??= fill();
          if (what === 'room') {
            full?.mockRestore();
            full = null;
          }
          if (what === 'lose') connections.lose();
          if (what === 'put') {
            shown.set(at, texte);
            if (await keep(page, photo(partie, etape, texte))) kept.set(at, texte);
          }
          if (what === 'remove') {
            shown.delete(at);
            const isKept = await page.writeAnyway([photos], (rows) =>
              rows.remove([partie, etape]),
            );
            if (isKept) kept.set(at, undefined);
          }
          if (what === 'removeAll') {
            const gone = [...shown.keys()].filter((one) => one.startsWith(partie));
            for (const one of gone) shown.delete(one);
            const isKept = await page.writeAnyway([photos], (rows) =>
              rows.remove(keysUnder(partie)),
            );
            if (isKept) for (const one of gone) kept.set(one, undefined);
          }
          const isKilled = what === 'kill';
          if (isKilled) page = openPage(base);
          const rows = await list(page);
          const seen = new Map(
            rows.map((row) => [row.partieId + row.etapeId, row.texte]),
          );
          if (isKilled) {
            const last = new Map(shown);
            for (const one of new Set([...last.keys(), ...seen.keys(), ...kept.keys()])) {
              expect([last.get(one), kept.get(one)]).toContain(seen.get(one));
            }
            shown.clear();
            for (const [one, value] of seen) shown.set(one, value);
            kept.clear();
            for (const [one, value] of seen) kept.set(one, value);
          }
          expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(shown));
        }
        full?.mockRestore();
        none?.mockRestore();
      }),
      { numRuns: 40 },
    );
  });
});

describe('a device that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });
  const passDeadline = () => vi.advanceTimersByTimeAsync(6_000);

  test('as a tab of an older build keeps it from being changed, is waited for once, and used when that tab goes', async () => {
    const tab = await openDB(name, databaseVersion - 1);
    const page = openPage();
    const first = keep(page, photo('a', '1'));
    await passDeadline();
    expect(await first).toBe(false);
    // The clock is stopped: none of these waits.
    for (const etape of ['2', '3', '4', '5']) await keep(page, photo('a', etape));
    expect(await list(page)).toHaveLength(5);
    await expect(page.read([photos], (rows) => rows.all())).rejects.toThrow(
      'does not answer',
    );
    tab.close();
    await waitFor(async () => expect(await keep(page, photo('a', '6'))).toBe(true));
    await waitFor(async () => expect(await list(openPage())).toHaveLength(6));
  });

  test('in the midst of some work is asked once more, on another connection', async () => {
    const page = openPage();
    let tries = 0;
    const isKept = page.writeAnyway([photos], async (rows) => {
      tries += 1;
      if (tries === 1) await new Promise(() => undefined);
      await rows.put(photo('a', '1'));
    });
    await waitFor(() => expect(tries).toBe(1));
    await passDeadline();
    expect([await isKept, tries]).toEqual([true, 2]);
  });
});

describe('messages to other tabs', () => {
  test('is each row that the device has, and not what stays in a page', async () => {
    const [page, tab] = [openPage(), openPage()];
    const told = vi.fn();
    const own = vi.fn();
    onTestFinished(tab.watchTabs(photos, told));
    onTestFinished(page.watchTabs(photos, own));
    await keep(page, photo('a', '1'));
    await page.write([envois], (rows) => rows.put({ id: 'e', vus: [] }));
    const full = fill();
    await keep(page, photo('b', '1'));
    expect([page.isKept([photos]), page.isKept([envois])]).toEqual([false, true]);
    full.mockRestore();
    await page.writeAnyway([photos], (rows) => rows.remove(['a', '1']));
    await waitFor(() =>
      expect(told.mock.calls).toEqual([[['a', '1']], [['a', '1']], [['b', '1']]]),
    );
    expect(page.isKept([photos])).toBe(true);
    expect(own).not.toHaveBeenCalled();
  });
});

describe('tabs of two builds', () => {
  test('the older one lets the database change, and goes on with it', async () => {
    const page = openPage();
    await keep(page, photo('a', '1'));
    const later = await openDB(name, 99, {
      upgrade: (database) => void database.createObjectStore('nouveau'),
    });
    later.close();
    expect(await keep(page, photo('a', '2'))).toBe(true);
    expect(await list(page)).toHaveLength(2);
  });

  test('if a later build has removed a store, the older one goes on in the page', async () => {
    const page = openPage();
    await keep(page, photo('a', '1'));
    const later = await openDB(name, 99, {
      upgrade: (database) => database.deleteObjectStore('photos'),
    });
    later.close();
    expect(await keep(page, photo('a', '2'))).toBe(false);
    expect(await list(page)).toEqual([photo('a', '2')]);
  });
});
