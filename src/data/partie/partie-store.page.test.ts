import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { followConnections } from '@/testing/lost-connections.ts';
import { durationOf } from '@/domain/partie/bilan.ts';
import type { PartieEvent } from '@/domain/partie/partie.ts';
import { play } from '@/domain/partie/play.ts';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { partieIdSchema } from '@/domain/partie/partie.ts';
import type { KeptPartie } from './kept-partie.ts';
import { createPartieStore, type PartieStore } from './partie-store.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';

const quete = createQuete({
  etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
});
const etapeId = testEtapeId(1);

let name = '';

/** Another page of this device: without the memory of the previous one. */
function open(): PartieStore {
  let time = 0;
  return createPartieStore({ name, now: () => ++time });
}

function playing(event: PartieEvent) {
  return (kept: KeptPartie): KeptPartie => {
    const partie = play(kept.partie, event, quete.contenu);
    return partie === kept.partie ? kept : { ...kept, partie };
  };
}

const read = playing({ type: 'read', etapeId });

beforeEach(() => {
  name = crypto.randomUUID();
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('the parties of a device', () => {
  test('finds a party again, with its version of the quête, after the tab was killed', async () => {
    const before = open();
    await before.begin(quete, createPartie(quete));
    await before.change(testPartieId, read);
    // Nothing is closed: the tab is gone.
    const after = open();
    const last = await after.readLast(quete.id);
    expect(last?.kept.partie.moment).toBe('epreuve');
    expect(last?.quete).toEqual(quete);
    expect(after.persistance(testPartieId)).toBe('appareil');
  });

  test('finds nothing where nothing was played', async () => {
    const store = open();
    expect(await store.readLast(quete.id)).toBeNull();
  });

  test('gives the party that was played last, with its own version', async () => {
    const store = open();
    const other = partieIdSchema.parse('partie00000000000002');
    const newer = createQuete({ titre: 'La suite' }, 2);
    await store.begin(quete, createPartie(quete));
    await store.begin(newer, createPartie(newer, { id: other }));
    expect((await store.readLast(quete.id))?.quete.contenu.titre).toBe('La suite');
    await store.change(testPartieId, read);
    expect((await store.readLast(quete.id))?.quete).toEqual(quete);
  });

  test('a party that is proven after another was begun does not become the last one played', async () => {
    const store = open();
    const later = partieIdSchema.parse('partie00000000000002');
    await store.begin(quete, createPartie(quete));
    await store.begin(quete, createPartie(quete, { id: later }));
    const proven = (kept: KeptPartie) => ({
      ...kept,
      envoi: { ...kept.envoi, uid: 'joueuse' },
    });
    const kept = await store.changeQuietly(testPartieId, proven);
    expect(kept).toMatchObject({ envoi: { uid: 'joueuse' }, updatedAt: 1 });
    expect((await store.readLast(quete.id))?.kept.partie.id).toBe(later);
    const played = await open().readPlayed();
    expect(played.map((one) => [one.kept.envoi.uid, one.quete])).toEqual([
      ['joueuse', quete],
      [null, quete],
    ]);
  });

  test('a party that begins knows the solutions that its session has seen at this version, and no others', async () => {
    const store = open();
    const idOf = (number: number) =>
      partieIdSchema.parse(`partie${number}`.padEnd(20, '0'));
    const begin = async (number: number, version = 1) => {
      const played = createQuete({ etapes: quete.contenu.etapes }, version);
      const partie = createPartie(played, { id: idOf(number) });
      return (await store.begin(played, partie)).envoi;
    };
    const see = (number: number, uid: string) =>
      store.change(idOf(number), (kept) => ({
        ...kept,
        envoi: {
          ...kept.envoi,
          uid,
          solutionByEtapeId: { [etapeId]: { reponse: 'tour', explication: '' } },
        },
      }));
    expect(await begin(1)).toMatchObject({ uid: null, vueEtapeIds: [] });
    await see(1, 'famille');
    expect(await begin(2)).toMatchObject({ uid: 'famille', vueEtapeIds: [etapeId] });
    expect(await begin(3, 2)).toMatchObject({ uid: null, vueEtapeIds: [] });
    // It is passed on by a party without own solutions seen.
    expect(await begin(4)).toMatchObject({ lu: false, vueEtapeIds: [etapeId] });
    // Another player has used the device since.
    await store.change(idOf(3), (kept) => ({
      ...kept,
      envoi: { ...kept.envoi, uid: 'voisine' },
    }));
    expect(await begin(5)).toMatchObject({ uid: null, vueEtapeIds: [] });
  });

  test('applies changes in sequence, each to the result of the previous one', async () => {
    const store = open();
    await store.begin(quete, createPartie(quete));
    const wrong = playing({
      type: 'answer',
      etapeId,
      reponse: 'four',
      juste: false,
      at: 0,
    });
    await Promise.all([
      store.change(testPartieId, read),
      store.change(testPartieId, wrong),
      store.change(testPartieId, wrong),
    ]);
    const kept = await store.read(testPartieId);
    expect(kept?.partie.suiviByEtapeId[etapeId]?.erreurCount).toBe(2);
  });

  test('lets two tabs play one party without counting anything twice', async () => {
    const [one, two] = [open(), open()];
    await one.begin(quete, createPartie(quete));
    await one.change(testPartieId, read);
    const ask = playing({ type: 'askIndice', etapeId, numero: 1 });
    await Promise.all([one.change(testPartieId, ask), two.change(testPartieId, ask)]);
    const right = playing({
      type: 'answer',
      etapeId,
      reponse: 'tour',
      juste: true,
      at: 0,
    });
    await Promise.all([one.change(testPartieId, right), two.change(testPartieId, right)]);
    expect((await one.read(testPartieId))?.partie.suiviByEtapeId[etapeId]).toMatchObject({
      indiceCount: 1,
      issue: { points: 15 },
    });
  });

  test('counts each answer of two tabs once, whatever connections are lost and whichever tab is killed', async () => {
    const connections = followConnections();
    onTestFinished(connections.stop);
    const step = fc.record({
      tab: fc.nat(1),
      act: fc.constantFrom('answer', 'answer', 'answer', 'lose', 'kill'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        name = crypto.randomUUID();
        const tabs = [open(), open()] as [PartieStore, PartieStore];
        await tabs[0].begin(quete, createPartie(quete));
        await tabs[0].change(testPartieId, read);
        const answers: Promise<unknown>[] = [];
        for (const [index, { tab, act }] of steps.entries()) {
          const which = tab === 0 ? 0 : 1;
          if (act === 'lose') connections.lose();
          if (act === 'kill') {
            await Promise.all(answers);
            tabs[which] = open();
          }
          if (act !== 'answer') continue;
          const wrong = { reponse: `four ${index}`, juste: false, at: 0 } as const;
          const answer = playing({ type: 'answer', etapeId, ...wrong });
          answers.push(tabs[which].change(testPartieId, answer));
        }
        await Promise.all(answers);
        const kept = await open().read(testPartieId);
        expect(kept?.partie.suiviByEtapeId[etapeId]?.erreurCount ?? 0).toBe(
          answers.length,
        );
      }),
      { numRuns: 30 },
    );
  });

  test('tells the other tab what changed', async () => {
    const [one, two] = [open(), open()];
    await one.begin(quete, createPartie(quete));
    const seen = new Promise<KeptPartie>((resolve) => {
      two.watch(testPartieId, resolve);
    });
    await one.change(testPartieId, read);
    expect((await seen).partie.moment).toBe('epreuve');
  });

  test('says and keeps nothing when nothing changed', async () => {
    const store = open();
    const begun = await store.begin(quete, createPartie(quete));
    const listener = vi.fn();
    const stop = store.watch(testPartieId, listener);
    const kept = await store.change(testPartieId, (same) => same);
    expect(kept.updatedAt).toBe(begun.updatedAt);
    expect(listener).not.toHaveBeenCalled();
    stop();
    await store.change(testPartieId, read);
    expect(listener).not.toHaveBeenCalled();
  });

  test('stores typed text before it is sent', async () => {
    const store = open();
    await store.begin(quete, createPartie(quete));
    const brouillon = { etapeId, texte: 'la to' };
    await store.change(testPartieId, (kept) => ({ ...kept, brouillon }));
    expect((await open().readLast(quete.id))?.kept.brouillon).toEqual(brouillon);
  });

  test('rejects a change of a party that was never begun', async () => {
    const store = open();
    await expect(store.change(testPartieId, read)).rejects.toThrow('no such party');
    expect(store.persistance(testPartieId)).toBe('appareil');
  });

  test('reads what another build kept in another shape as nothing', async () => {
    const store = open();
    await store.begin(quete, createPartie(quete));
    const database = await openDB(name);
    await database.put('parties', {
      id: testPartieId,
      queteId: quete.id,
      partie: { etape: 3 },
    });
    database.close();
    expect(await open().readLast(quete.id)).toBeNull();
  });
});

test('time between two days of a party does not count in its duration', async () => {
  const clock = { now: 1_000_000 };
  const store = createPartieStore({ name, now: () => clock.now });
  const begun = createPartie(quete);
  await store.begin(quete, { ...begun, startedAt: clock.now });
  clock.now += 60_000;
  await store.change(testPartieId, read);
  clock.now += 2 * 24 * 60 * 60_000;
  await store.change(testPartieId, playing({ type: 'pass', etapeId, at: clock.now }));
  const kept = await store.read(testPartieId);
  expect(durationOf(kept?.partie ?? begun, clock.now)).toBe(60_000);
});

describe('a device that keeps nothing', () => {
  test('lets the party be played in memory when it cannot be opened', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    const store = open();
    await store.begin(quete, createPartie(quete));
    await store.change(testPartieId, read);
    expect(store.persistance(testPartieId)).toBe('memoire');
    expect((await store.readLast(quete.id))?.kept.partie.moment).toBe('epreuve');
    expect((await store.read(testPartieId))?.partie.moment).toBe('epreuve');
  });

  test('is given up when it hangs', async () => {
    vi.spyOn(indexedDB, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const store = open();
    const beginning = store.begin(quete, createPartie(quete));
    await vi.advanceTimersByTimeAsync(60_000);
    await beginning;
    expect(store.persistance(testPartieId)).toBe('memoire');
    expect((await store.change(testPartieId, read)).partie.moment).toBe('epreuve');
    expect((await store.readLast(quete.id))?.quete).toEqual(quete);
  });

  test('lets the party go on from where it was when it is full', async () => {
    const store = open();
    await store.begin(quete, createPartie(quete));
    await store.change(testPartieId, read);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    const pass = playing({ type: 'pass', etapeId, at: 0 });
    const kept = await store.change(testPartieId, pass);
    expect(kept.partie.moment).toBe('resultat');
    expect(store.persistance(testPartieId)).toBe('memoire');
    const goOn = playing({ type: 'goOn', etapeId, at: 5 });
    expect((await store.change(testPartieId, goOn)).partie.moment).toBe('fin');
    await store.change(testPartieId, (same) => same);
    expect(store.persistance(testPartieId)).toBe('memoire');
    full.mockRestore();
    await store.changeQuietly(testPartieId, (before) => ({ ...before, brouillon: null }));
    expect(store.persistance(testPartieId)).toBe('appareil');
    expect((await open().readLast(quete.id))?.kept.partie.moment).toBe('fin');
  });

  test('that answers once after its deadline, as a sleeping one does, keeps the change, and counts it once', async () => {
    const store = open();
    await store.begin(quete, createPartie(quete));
    await store.change(testPartieId, read);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const wrong = {
      type: 'answer',
      etapeId,
      reponse: 'four',
      juste: false,
      at: 0,
    } as const;
    const changing = store.change(testPartieId, playing(wrong));
    while (vi.getTimerCount() === 0) await Promise.resolve();
    // The page wakes: its deadline has passed before the device could speak.
    vi.advanceTimersByTime(20 * 60_000);
    await changing;
    expect(store.persistance(testPartieId)).toBe('appareil');
    const kept = await open().readLast(quete.id);
    expect(kept?.kept.partie.suiviByEtapeId[etapeId]?.erreurCount).toBe(1);
  });

  test('that no longer answers lets the party go on from the page’s memory', async () => {
    const store = open();
    await store.begin(quete, createPartie(quete));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Lost.', 'UnknownError');
    });
    expect((await store.change(testPartieId, read)).partie.moment).toBe('epreuve');
    expect(store.persistance(testPartieId)).toBe('memoire');
    expect((await store.read(testPartieId))?.partie.moment).toBe('epreuve');
    expect((await store.readLast(quete.id))?.quete).toEqual(quete);
  });

  const clear = async () => {
    const database = await openDB(name);
    for (const rows of ['parties', 'quetes']) await database.clear(rows);
    database.close();
  };

  test.each([
    ['cleared', clear],
    ['deleted with their database', () => deleteDB(name)],
  ])(
    'goes on when its data were %s while playing, and is there for the next page',
    async (_how, lose) => {
      const store = open();
      await store.begin(quete, createPartie(quete));
      await store.change(testPartieId, read);
      expect(store.persistance(testPartieId)).toBe('appareil');
      await lose();
      const kept = await store.changeQuietly(testPartieId, (before) => before);
      expect(kept.partie.moment).toBe('epreuve');
      expect(store.persistance(testPartieId)).toBe('rendue');
      const next = await open().readLast(quete.id);
      expect(next?.kept.partie.moment).toBe('epreuve');
      expect(next?.quete).toEqual(quete);
    },
  );

  test('changes every party of the device, and forgets those of one session', async () => {
    const store = open();
    const other = partieIdSchema.parse('partieAutre000000000001');
    await store.begin(quete, createPartie(quete));
    await store.begin(quete, { ...createPartie(quete), id: other });
    await store.changeAll((kept) =>
      kept.partie.id === other ? { ...kept, envoi: { ...kept.envoi, uid: 'moi' } } : kept,
    );
    await store.forgetOf('moi');
    const after = open();
    expect(await after.read(other)).toBeNull();
    expect(await store.read(other)).toBeNull();
    expect((await after.read(testPartieId))?.envoi.uid).toBeNull();
  });
});

describe('a party that a later build has kept', () => {
  async function change(storeName: 'parties' | 'quetes', keys: object): Promise<void> {
    const database = await openDB(name);
    for (const row of (await database.getAll(storeName)) as object[]) {
      await database.put(storeName, { ...row, ...keys });
    }
    database.close();
  }
  async function rows(): Promise<unknown[]> {
    const database = await openDB(name);
    const all: unknown[] = await database.getAll('parties');
    database.close();
    return all;
  }

  test('keeps what this build does not know when it is played on', async () => {
    const before = open();
    const { partie, envoi } = await before.begin(quete, createPartie(quete));
    await change('parties', {
      marque: 1,
      partie: { ...partie, pas: 12 },
      envoi: { ...envoi, canal: 'b' },
    });
    const after = open();
    const kept = await after.change(testPartieId, read);
    expect(kept.partie.moment).toBe('epreuve');
    expect(await rows()).toMatchObject([
      { marque: 1, partie: { pas: 12, moment: 'epreuve' }, envoi: { canal: 'b' } },
    ]);
  });

  test('of a greater format is reported, and neither changed, nor passed over, nor lost', async () => {
    const before = open();
    await before.begin(quete, createPartie(quete));
    await change('parties', { format: 2 });
    const kept = await rows();
    const store = open();
    await expect(store.readLast(quete.id)).rejects.toThrow(NewerFormatError);
    await expect(store.read(testPartieId)).rejects.toThrow(NewerFormatError);
    await expect(store.change(testPartieId, read)).rejects.toThrow(NewerFormatError);
    expect(await store.readAll()).toEqual([]);
    await store.changeAll(read);
    expect(await rows()).toEqual(kept);
    expect(store.persistance(testPartieId)).toBe('appareil');
  });

  test('on a quête of a greater format is reported, and stays', async () => {
    const before = open();
    await before.begin(quete, createPartie(quete));
    await change('quetes', { contenu: { ...quete.contenu, format: 2 } });
    const store = open();
    await expect(store.readLast(quete.id)).rejects.toThrow(NewerFormatError);
    expect(await rows()).toHaveLength(1);
  });
});
