import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { parcoursIdSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import {
  deleteDraft,
  dropKeptImage,
  isUnsaved,
  keepImage,
  keepPartingCopy,
  listDrafts,
  listKeptPaths,
  readDraft,
  readKeptImage,
  writeDraft,
  type Draft,
} from './draft-repository.ts';
import { newDraft } from './new-draft.ts';
import type { ParcoursSnapshot } from './parcours-store.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { followConnections } from '@/testing/lost-connections.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';
import { openDB } from 'idb';
import { read, write } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';

function createDraft(overrides: Partial<Draft> = {}): Draft {
  const parcours = overrides.parcours ?? createParcours();
  return newDraft(parcours, { updatedAt: 1_000, ...overrides });
}

function createOnline(parcours: Parcours): ParcoursSnapshot {
  return {
    parcours,
    publication: null,
    revision: 1,
    etapeRevisionById: {},
    epreuveRevisionById: {},
    operationId: 'operation00000000001',
    updatedAt: 0,
  };
}

const otherId = parcoursIdSchema.parse('parcours00000002');

beforeEach(async () => {
  localStorage.clear();
  for (const { id } of await listDrafts()) await deleteDraft(id);
});

describe('the drafts of a device', () => {
  it('returns a draft as written, with unreadable numbers', async () => {
    const draft = createDraft({ saisies: { '/dureeMinutes': 'longtemps' } });
    await writeDraft(draft);
    expect(await readDraft(draft.id)).toEqual(draft);
  });

  it('has nothing under an id that was never written', async () => {
    expect(await readDraft(otherId)).toBeNull();
  });

  it('stores a text beyond the online limit', async () => {
    const draft = createDraft({ parcours: createParcours({ resume: 'a'.repeat(900) }) });
    await writeDraft(draft);
    expect((await readDraft(draft.id))?.parcours.resume).toHaveLength(900);
  });

  it('completes a draft of before the product had all its fields', async () => {
    const draft = createDraft();
    const whole = draft.parcours;
    const older = {
      ...omit(whole, 'trace', 'signature', 'pratique'),
      etapes: whole.etapes.map((etape) => ({
        ...omit(etape, 'chemin'),
        epreuve: omit(etape.epreuve, 'combinaison', 'message', 'rayon'),
      })),
    } as unknown as Parcours; // As an older build of the site wrote it.
    const base = createOnline(older);
    await writeDraft({ ...draft, parcours: { ...older, resume: 'a'.repeat(900) }, base });
    const read = await readDraft(draft.id);
    expect(read?.parcours).toEqual({ ...whole, resume: 'a'.repeat(900) });
    expect(read?.base?.parcours).toEqual(whole);
  });

  it('refuses a draft of a form that this page does not know', async () => {
    const parcours = { ...createParcours(), theme: 'nuit' } as never;
    const draft = createDraft({ id: otherId, parcours });
    await writeDraft(draft);
    await expect(readDraft(otherId)).rejects.toBeInstanceOf(InvalidDocumentError);
    expect(await listDrafts()).toEqual([]);
  });

  it('lists the last written first', async () => {
    await writeDraft(createDraft({ updatedAt: 1 }));
    await writeDraft(
      createDraft({ parcours: createParcours({ id: otherId }), updatedAt: 2 }),
    );
    expect((await listDrafts()).map(({ updatedAt }) => updatedAt)).toEqual([2, 1]);
  });

  it('adopts the parting copy, unless the draft is newer', async () => {
    const written = createDraft({ updatedAt: 10 });
    await writeDraft(written);
    keepPartingCopy(createDraft({ updatedAt: 5, saisies: { '/commune': 'ancien' } }));
    expect(await readDraft(written.id)).toEqual(written);
    const parting = createDraft({ updatedAt: 20, saisies: { '/commune': 'Bar' } });
    keepPartingCopy(parting);
    expect(await readDraft(written.id)).toEqual(parting);
    expect(localStorage).toHaveLength(0);
  });

  it('keeps images until they are dropped, and forgets them with their draft', async () => {
    // jsdom's cannot be read.
    vi.stubGlobal('Blob', NodeBlob);
    const { id } = createDraft();
    await writeDraft(createDraft());
    const blob = new Blob(['image'], { type: 'image/webp' });
    await keepImage(id, { path: `parcours/${id}/a.webp`, blob });
    await keepImage(id, { path: `parcours/${id}/b.webp`, blob });
    const kept = await readKeptImage(`parcours/${id}/a.webp`);
    expect(kept?.type).toBe('image/webp');
    expect(await kept?.text()).toBe('image');
    await dropKeptImage(`parcours/${id}/a.webp`);
    expect(await listKeptPaths(id)).toEqual([`parcours/${id}/b.webp`]);
    await deleteDraft(id);
    expect(await listKeptPaths(id)).toEqual([]);
  });
});

describe('isUnsaved', () => {
  const base = createOnline(createParcours());

  it('lists unsaved drafts of this device', () => {
    expect(isUnsaved(createDraft())).toBe(true);
    expect(isUnsaved(createDraft({ base }))).toBe(false);
    expect(isUnsaved(createDraft({ base, saisies: { '/commune': 'Di' } }))).toBe(true);
    const changed = createParcours({ titre: 'Un autre' });
    expect(isUnsaved(createDraft({ base, parcours: changed }))).toBe(true);
  });
});

describe('a draft that a later build has written', () => {
  const parcours = withLaterKeys(createFullParcours()) as Parcours;
  const drafts = storeOf<object>('brouillons');
  /** Writes a row as another build does. */
  const put = (row: object) => write([drafts], (rows) => rows.put(row));
  const get = () => read([drafts], (rows) => rows.get(parcours.id));
  const row = { ...createDraft({ parcours, base: createOnline(parcours) }), format: 1 };

  it('keeps what this build does not know, beside it and in it', async () => {
    await put({ ...row, marque: { a: 1 } });
    const draft = await readDraft(parcours.id);
    expect(draft?.parcours).toEqual(parcours);
    expect(draft?.base?.parcours).toEqual(parcours);
    const { id, saisies, base, conflicts } = row;
    await writeDraft({
      id,
      parcours,
      saisies,
      base,
      conflicts,
      sentOperationIds: [],
      updatedAt: 9,
    });
    expect(await get()).toMatchObject({ marque: { a: 1 }, parcours, updatedAt: 9 });
  });

  it.each([
    ['the draft', { ...row, format: 2 }],
    ['its parcours', { ...row, parcours: { ...parcours, format: 2 } }],
  ])(
    'of a greater format is neither read, nor listed, nor written over: %s',
    async (_, later) => {
      await put(later);
      await expect(readDraft(parcours.id)).rejects.toThrow(NewerFormatError);
      expect(await listDrafts()).toEqual([]);
      await expect(writeDraft(createDraft())).rejects.toThrow(NewerFormatError);
      keepPartingCopy(createDraft({ updatedAt: 99_000 }));
      await expect(readDraft(parcours.id)).rejects.toThrow(NewerFormatError);
      expect(await get()).toEqual(later);
      await deleteDraft(parcours.id);
    },
  );

  it('waits as a parting copy for the build that can read it', async () => {
    const copy = JSON.stringify({ ...row, format: 2 });
    localStorage.setItem(`qc.brouillon.${parcours.id}`, copy);
    expect(await readDraft(parcours.id)).toBeNull();
    expect(localStorage.getItem(`qc.brouillon.${parcours.id}`)).toBe(copy);
  });
});

describe('a draft that a former build kept', () => {
  const kept = { ...createDraft({ updatedAt: 10 }), marque: 'inconnue', format: 1 };
  const { id } = kept;
  const parting = (updatedAt: number) =>
    createDraft({ updatedAt, saisies: { '/commune': 'Bar' } });

  /** The next work opens the database again, as the first of another page does. */
  async function keepFormerly(row: object): Promise<void> {
    const connections = followConnections();
    await listDrafts();
    const former = await openDB('qc-brouillons', 1, {
      upgrade: (database) => {
        database.createObjectStore('drafts', { keyPath: 'id' });
        database.createObjectStore('images', { keyPath: 'path' });
      },
    });
    await former.put('drafts', row);
    former.close();
    connections.lose();
    connections.stop();
  }

  it('is there, and whole', async () => {
    await keepFormerly(kept);
    expect(await readDraft(id)).toEqual(omit(kept, 'format'));
  });

  it.each([
    [5, 10],
    [20, 20],
  ])(
    'meets a copy that was kept at the last moment, at %i: the later stays',
    async (at, expected) => {
      await keepFormerly(kept);
      keepPartingCopy(parting(at));
      expect(await readDraft(id)).toMatchObject({
        updatedAt: expected,
        marque: 'inconnue',
      });
      expect(localStorage).toHaveLength(0);
    },
  );

  it.each([
    [5, 10],
    [20, 20],
  ])(
    'meets such a copy that was taken over before, at %i: the later stays',
    async (at, expected) => {
      keepPartingCopy(parting(at));
      await readDraft(id);
      await keepFormerly(kept);
      expect((await readDraft(id))?.updatedAt).toBe(expected);
    },
  );

  it('of a greater format is left alone', async () => {
    await keepFormerly({ ...kept, format: 2 });
    keepPartingCopy(parting(20));
    await expect(readDraft(id)).rejects.toThrow(NewerFormatError);
    await expect(writeDraft(parting(20))).rejects.toThrow(NewerFormatError);
    await deleteDraft(id);
  });
});
