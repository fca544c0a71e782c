import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeStore } from '@/editing/testing/fake-stores.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { keepCarry, newCarry, readCarry } from '@/data/parcours/carry-store.ts';
import {
  demonstrationDrafts,
  deviceParcoursStore,
  removeFromDevice,
} from '@/data/parcours/device-parcours-store.ts';
import { keepDeviceMarches, readDeviceMarches } from '@/data/marche/marche-keeper.ts';
import { deleteDraft, listDrafts, writeDraft } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { limits } from '@/domain/limits.ts';
import type { Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { carryToAccount, type CarryProgress, type CarryTo } from './carry-to-account.ts';

const imageOf = (name: string) => ({
  path: `parcours/parcours00000001/${name}.webp`,
  texteAlternatif: 'Un lavoir',
  credit: '',
  largeur: 300,
  hauteur: 200,
});
const parcours = createParcours({
  etapes: [createEtape(1, { image: imageOf('un') }), createEtape(2)],
});
const { id } = parcours;
const blob = new NodeBlob(['une photo']) as Blob; // jsdom's own has no bytes.

/** A walk of the desk with one note; `reglees`: the settled notes. */
function walkOf(sign: string, reglees: string[]): Marche {
  const [etape] = parcours.etapes;
  if (etape === undefined) throw new Error('It has two étapes.');
  return {
    ...{ id: sign.repeat(24), version: 1, revision: 1, jour: '2026-11-20' },
    ...{ surPlace: false, etapeCount: 2, vues: [etape.id], deplacees: [] },
    notes: [
      { id: 'c'.repeat(24), etapeId: etape.id, motif: 'recit', texte: 'Trop long.' },
    ],
    reglees,
  };
}

let store: FakeStore;
let told: CarryProgress[];
const carry = (to: Partial<CarryTo> = {}) =>
  carryToAccount(id, { uid: 'camille', store, ...to }, (progress) => told.push(progress));
const isHere = async () => (await demonstrationDrafts.readDraft(id)) !== null;

beforeEach(async () => {
  store = new FakeStore();
  told = [];
  for (const draft of await listDrafts()) await deleteDraft(draft.id);
  await removeFromDevice(id);
  await demonstrationDrafts.writeDraft(newDraft(parcours));
  await demonstrationDrafts.keepImage(id, { path: imageOf('un').path, blob });
});

it('a parcours and its image go online, and only then leave the device', async () => {
  expect(await carry()).toEqual({ type: 'arrive' });
  expect(store.online?.parcours).toEqual(parcours);
  expect(store.uploads.map(({ path }) => path)).toEqual([imageOf('un').path]);
  expect(told.at(-1)).toEqual({ sentCount: 1, totalCount: 1 });
  expect(await isHere()).toBe(false);
  expect(await listDrafts()).toEqual([]);
});

it.each([
  [new AccessDeniedError('Not yours.'), 'refus'],
  [new OfflineError('No network.'), 'hors-connexion'],
])('%s: the parcours stays, and may go later', async (failure, type) => {
  store.failure = failure;
  expect(await carry()).toEqual({ type: 'refuse', obstacle: { type } });
  expect(await isHere()).toBe(true);
  store.failure = null;
  expect(await carry()).toEqual({ type: 'arrive' });
});

it('an answer that is lost makes no second parcours', async () => {
  store.losesAnswer = true;
  await carry();
  expect(await isHere()).toBe(true);
  expect(await carry()).toEqual({ type: 'arrive' });
  expect(store.online).toMatchObject({ revision: 1, parcours });
});

it('an étape that is refused is named, all the rest is in the account, and it follows once it is taken', async () => {
  const [first, second] = parcours.etapes;
  if (first === undefined || second === undefined) throw new Error('It has two étapes.');
  store.refused = [{ etapeId: second.id, raison: 'refus' }];
  expect(await carry()).toEqual({
    type: 'refuse',
    obstacle: {
      type: 'etapes-refusees',
      etapes: [{ numero: 2, titre: second.titre, raison: 'refus' }],
    },
  });
  expect(store.online?.parcours.etapes).toEqual([first]);
  expect(store.uploads).toHaveLength(1);
  expect(await isHere()).toBe(true);
  store.refused = [];
  expect(await carry()).toEqual({ type: 'arrive' });
  expect(store.online?.parcours).toEqual(parcours);
  expect(store.uploads).toHaveLength(1);
});

it('an image that is refused is named by its étape, and stays with the parcours', async () => {
  const [first] = parcours.etapes;
  store.uploadImage = () => Promise.reject(new AccessDeniedError('No picture.'));
  expect(await carry()).toEqual({
    type: 'refuse',
    obstacle: {
      type: 'etapes-refusees',
      etapes: [{ numero: 1, titre: first?.titre, raison: 'fichier' }],
    },
  });
  expect(await isHere()).toBe(true);
});

it('two devices that carry the same parcours make one of it, with the texts of both', async () => {
  expect(await carry()).toEqual({ type: 'arrive' });
  store.change((online) => ({ ...online, resume: 'Écrit sur le premier.' }));
  const added = createEtape(3);
  const second = { ...parcours, titre: 'Écrit sur le second' };
  await demonstrationDrafts.writeDraft(
    newDraft({ ...second, etapes: [...parcours.etapes, added] }),
  );
  await demonstrationDrafts.keepImage(id, { path: imageOf('un').path, blob });
  expect(await carry()).toEqual({ type: 'arrive' });
  expect(store.online?.parcours).toMatchObject({
    titre: 'Écrit sur le second',
    etapes: [...parcours.etapes, added],
  });
  // Both have a title and a summary: those of the first are offered to its author in the account.
  const [draft] = await listDrafts();
  expect(draft?.conflicts).toMatchObject([
    { champ: 'titre', takeTheirs: { changes: { titre: parcours.titre } } },
    { champ: 'resume', takeTheirs: { changes: { resume: 'Écrit sur le premier.' } } },
  ]);
});

it('a text above the limit is reported, and stays', async () => {
  const long = { ...parcours, resume: 'a'.repeat(900) };
  await demonstrationDrafts.writeDraft(newDraft(long));
  expect(await carry()).toEqual({
    type: 'refuse',
    obstacle: { type: 'texte-trop-long' },
  });
  expect(await isHere()).toBe(true);
});

it('a parcours with more étapes than an account allows is reported, and stays', async () => {
  const etapes = Array.from({ length: limits.etapeCount.max + 1 }, (_, index) =>
    createEtape(index + 1),
  );
  await demonstrationDrafts.writeDraft(newDraft({ ...parcours, etapes }));
  expect(await carry()).toEqual({ type: 'refuse', obstacle: { type: 'trop-d-etapes' } });
  expect(store.saves).toEqual([]);
  expect(await isHere()).toBe(true);
});

it('an image that this device does not hold is left out', async () => {
  const [first, second] = parcours.etapes;
  if (first === undefined || second === undefined) throw new Error('It has two étapes.');
  const etapes = [first, { ...second, image: imageOf('perdue') }];
  await demonstrationDrafts.writeDraft(newDraft({ ...parcours, etapes }));
  expect(await carry()).toEqual({ type: 'arrive' });
  expect(store.online?.parcours.etapes.map(({ image }) => image)).toEqual([
    first.image,
    null,
  ]);
});

it('an unreadable number stays as a draft of the account', async () => {
  const saisies = { '/dureeMinutes': 'longtemps' };
  await demonstrationDrafts.writeDraft(newDraft(parcours, { saisies }));
  expect(await carry()).toEqual({ type: 'arrive' });
  expect(await listDrafts()).toMatchObject([{ id, saisies, base: { revision: 1 } }]);
});

describe('the record of its walks', () => {
  const walks = [walkOf('b', ['c'.repeat(24)]), walkOf('a', [])];

  beforeEach(async () => {
    await removeFromDevice(id);
    await demonstrationDrafts.writeDraft(newDraft(parcours));
    await demonstrationDrafts.keepImage(id, { path: imageOf('un').path, blob });
    keepDeviceMarches(id, walks);
  });

  it('goes into the account with its settled notes, in the order of the walks', async () => {
    expect(await carry()).toEqual({ type: 'arrive' });
    expect(store.marches.kept).toEqual(walks);
    expect(readDeviceMarches(id)).toEqual([]);
  });

  it('keeps the parcours here while it is refused, and goes with the next carry', async () => {
    store.marches.trouble = new OfflineError('Cut.');
    expect(await carry()).toEqual({
      type: 'refuse',
      obstacle: { type: 'hors-connexion' },
    });
    expect(await isHere()).toBe(true);
    expect(readDeviceMarches(id)).toEqual(walks);
    store.marches.trouble = null;
    expect(await carry()).toEqual({ type: 'arrive' });
    expect(store.marches.kept).toEqual(walks);
  });

  it('and the walk under way stays on this device, where the workshop of the account resumes it', async () => {
    const key = `qc.marche.${id}`;
    localStorage.setItem(key, '{"marche":"under way"}');
    expect(await carry()).toEqual({ type: 'arrive' });
    expect(localStorage.getItem(key)).toBe('{"marche":"under way"}');
    localStorage.removeItem(key);
  });
});

it('a parcours that was removed meanwhile is not found', async () => {
  await demonstrationDrafts.deleteDraft(id);
  expect(await carry()).toEqual({ type: 'introuvable' });
});

describe('a carry that is cut', () => {
  const several = createParcours({
    etapes: ['un', 'deux', 'trois'].map((name, index) =>
      createEtape(index + 1, { image: imageOf(name) }),
    ),
  });
  const saisies = { '/dureeMinutes': 'longtemps' };

  beforeEach(async () => {
    for (const name of ['un', 'deux', 'trois']) {
      await demonstrationDrafts.keepImage(id, { path: imageOf(name).path, blob });
    }
    await demonstrationDrafts.writeDraft(newDraft(several, { saisies }));
  });

  /** Outcome of the call where a carry is cut. */
  const cuts = {
    'tab closed': () => new Promise<never>(() => undefined),
    'network gone': () => Promise.reject(new OfflineError('Cut.')),
    'session ended': () => Promise.reject(new AccessDeniedError('Closed.')),
  };

  /** The same store, cut at its `cutAt`th call: before the call does its work, or before its answer. */
  function cutStore(
    cutAt: number,
    moment: 'before' | 'after',
    cut: () => Promise<never>,
  ): { store: ParcoursStore; reached: Promise<void> } {
    let calls = 0;
    const { promise: reached, resolve } = withResolvers();
    const passing = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      const isCut = calls >= cutAt;
      calls += 1;
      if (!isCut) return work();
      if (calls - 1 === cutAt && moment === 'after') await work();
      resolve();
      return cut();
    };
    const whole: ParcoursStore = store;
    const cutting: ParcoursStore = {
      ...whole,
      save: (save) => passing(() => store.save(save)),
      load: () => passing(() => store.load()),
      uploadImage: (upload) => passing(() => store.uploadImage(upload)),
    };
    return { store: cutting, reached };
  }

  function withResolvers() {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    return { promise, resolve };
  }

  const steps = [
    [0, 'the text'],
    [1, 'the first file'],
    [2, 'the second file'],
    [3, 'the last file'],
  ] as const;
  const table = steps.flatMap(([cutAt, step]) =>
    (['before', 'after'] as const).flatMap((moment) =>
      Object.entries(cuts).map(([why, cut]) => [moment, step, why, cutAt, cut] as const),
    ),
  );

  it.each(table)(
    '%s %s, %s: the parcours stays, and the next carry goes on from there',
    async (moment, step, why, cutAt, cut) => {
      const cutting = cutStore(cutAt, moment, cut);
      const first = carry({ store: cutting.store });
      await cutting.reached;
      if (why !== 'tab closed') expect(await first).toMatchObject({ type: 'refuse' });
      expect(await isHere()).toBe(true);

      expect(await carry()).toEqual({ type: 'arrive' });
      expect(store.online).toMatchObject({ revision: 1, parcours: several });
      const paths = store.uploads.map(({ path }) => path);
      expect(new Set(paths)).toEqual(
        new Set(['un', 'deux', 'trois'].map((name) => imageOf(name).path)),
      );
      // Only the step with the lost answer is done twice.
      const isTwice = moment === 'after' && step !== 'the text';
      expect(paths).toHaveLength(isTwice ? 4 : 3);
      expect(await isHere()).toBe(false);
      expect(await listDrafts()).toMatchObject([{ id, saisies, conflicts: [] }]);
      expect((await readCarry(id, 'camille')).fichiers).toEqual([]);
    },
  );

  it('text written here since goes too, and text written there stays, without a choice', async () => {
    await carry({ store: cutStore(2, 'before', cuts['network gone']).store });
    store.change((online) => ({ ...online, resume: 'Écrit en ligne.' }));
    await demonstrationDrafts.writeDraft(newDraft({ ...several, titre: 'Écrit ici' }));
    expect(await carry()).toEqual({ type: 'arrive' });
    expect(store.online?.parcours).toMatchObject({
      titre: 'Écrit ici',
      resume: 'Écrit en ligne.',
    });
    expect(await listDrafts()).toEqual([]);
  });

  it('while it leaves this device: its images stay in the arrived copy', async () => {
    const removing = vi.spyOn(demonstrationDrafts, 'deleteDraft');
    removing.mockRejectedValueOnce(new Error('The tab is closed.'));
    // As in the workshop, with files in the store of the device.
    await keepOnDevice();
    await expect(carry()).rejects.toThrow('The tab is closed.');
    expect(await isHere()).toBe(true);
    removing.mockRestore();

    expect(await carry()).toEqual({ type: 'arrive' });
    expect(store.online).toMatchObject({ revision: 1, parcours: several });
    expect(await isHere()).toBe(false);
  });

  it('while it leaves this device, and changed since: the text goes too, with the images', async () => {
    const removing = vi.spyOn(demonstrationDrafts, 'deleteDraft');
    removing.mockRejectedValueOnce(new Error('The tab is closed.'));
    await keepOnDevice();
    await expect(carry()).rejects.toThrow('The tab is closed.');
    removing.mockRestore();
    await demonstrationDrafts.writeDraft(newDraft({ ...several, titre: 'Écrit ici' }));
    expect(await carry()).toEqual({ type: 'arrive' });
    expect(store.online?.parcours).toEqual({ ...several, titre: 'Écrit ici' });
  });

  /** The files are in the store of the device, no longer with the draft. */
  async function keepOnDevice(): Promise<void> {
    for (const name of ['un', 'deux', 'trois']) {
      const { path } = imageOf(name);
      await deviceParcoursStore.uploadImage({ path, blob });
      await demonstrationDrafts.dropKeptImage(path);
    }
  }

  it('once it had left but for its walks: the next carry of anything takes away the rest', async () => {
    await keepCarry({
      ...newCarry(id, 'camille'),
      arrive: { parcours: several, saisies },
    });
    await demonstrationDrafts.deleteDraft(id);
    expect(await carry()).toEqual({ type: 'introuvable' });
    expect((await readCarry(id, 'camille')).arrive).toBeNull();
  });

  it('after the parts without a place online: a draft that its author continues there is not overwritten', async () => {
    const removing = vi.spyOn(demonstrationDrafts, 'deleteDraft');
    removing.mockRejectedValueOnce(new Error('The tab is closed.'));
    await expect(carry()).rejects.toThrow('The tab is closed.');
    removing.mockRestore();
    const [kept] = await listDrafts();
    if (kept === undefined) throw new Error('It waits there.');
    const parcoursThere = { ...kept.parcours, titre: 'Écrit dans le compte' };
    await writeDraft({ ...kept, parcours: parcoursThere });
    // Written here since, so that every step runs once more.
    const others = { ...saisies, '/ageMinimum': 'douze' };
    await demonstrationDrafts.writeDraft(newDraft(several, { saisies: others }));
    expect(await carry()).toEqual({ type: 'arrive' });
    expect(await listDrafts()).toMatchObject([
      { id, parcours: { titre: 'Écrit dans le compte' }, saisies: others },
    ]);
  });

  it('deleted in the account since: it is sent there again', async () => {
    await carry({ store: cutStore(3, 'before', cuts['network gone']).store });
    store.online = null;
    store.uploads = [];
    expect(await carry()).toEqual({ type: 'arrive' });
    expect(store.online).toMatchObject({ revision: 1, parcours: several });
    expect(store.uploads).toHaveLength(3);
  });

  it('a parcours in one account does not count as arrived in another', async () => {
    await keepCarry({
      ...newCarry(id, 'camille'),
      arrive: { parcours: several, saisies },
    });
    store.failure = new AccessDeniedError('It is in the account of Camille.');
    expect(await carry({ uid: 'bruno' })).toMatchObject({ type: 'refuse' });
    expect(await isHere()).toBe(true);
  });
});
