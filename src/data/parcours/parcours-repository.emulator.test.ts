import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createEpreuve,
  createEtape,
  createParcours,
  createTexteEpreuve,
  handEpreuves,
} from '@/testing/factories.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { describeParcoursStore } from '@/testing/parcours-store-contract.ts';
import type { AutreFacon } from '@/domain/epreuve/epreuve-parts.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { blankPetits } from '@/domain/etape/petits.ts';
import { limits } from '@/domain/limits.ts';
import { regularSaveCount } from '@/domain/parcours/versions/jalon.ts';
import { applyOperation, type ParcoursOperation } from '@/domain/parcours/operations.ts';
import {
  parcoursIdSchema,
  type Parcours,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NewerFormatError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import {
  changePastRules,
  readPastRules,
  writePastRules,
} from '@/testing/emulator-documents.ts';
import { jalonRepository } from '@/data/jalon/jalon-repository.ts';
import { parcoursListRepository } from './parcours-list-repository.ts';
import { parcoursRepository } from './parcours-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { JalonTooLongError, type ParcoursSnapshot } from './parcours-store.ts';

const { list: listJalons, read: readJalon } = jalonRepository(emulatorServices);
const { list: listParcours } = parcoursListRepository(emulatorServices);
const firestoreParcoursStore = parcoursRepository(emulatorServices);
const { load: loadParcours, save: saveParcours } = parcoursRepository(emulatorServices);

let count = 0;

function freshId(): ParcoursId {
  count += 1;
  return parcoursIdSchema.parse(`test${String(count).padStart(4, '0')}${'x'.repeat(12)}`);
}

const choix = createEpreuve({
  type: 'choix',
  consigne: 'Laquelle ?',
  options: [
    { id: 'a1', texte: 'La tour', juste: true, paire: '' },
    { id: 'b2', texte: 'Le puits', juste: false, paire: '' },
  ],
  indices: [
    { texte: 'Plus haut.', cout: 2 },
    { texte: 'Encore.', cout: 3 },
  ],
});

/** Extra fields of kinds that players turn, find or reach. */
const found = { combinaison: '18B5', jeton: '7k2m9qxa4tbd0h3v', rayon: 40 };

const autre: AutreFacon = {
  type: 'choix',
  pour: ['sans-vue'],
  consigne: 'Que dit le récit ?',
  options: [
    { id: 'c1', texte: 'Le blé', juste: true, paire: '' },
    { id: 'c2', texte: 'Le lin', juste: false, paire: '' },
  ],
  reponses: ['le blé'],
};

function createFullParcours(): Parcours {
  const id = freshId();
  return createParcours({
    id,
    etapes: [
      createEtape(1, {
        epreuve: createTexteEpreuve(),
        image: {
          path: `parcours/${id}/image-1.webp`,
          texteAlternatif: 'Une façade',
          credit: 'Mairie',
          largeur: 1_600,
          hauteur: 1_067,
        },
      }),
      createEtape(2, { epreuve: choix }),
      createEtape(3, { epreuve: createEpreuve({ type: 'nombre', minimum: -1.5 }) }),
      createEtape(4, {
        position: null,
        rechange: {
          titre: 'La halle',
          lieu: 'Place du marché',
          position: { lat: 48.4541, lon: -2.0477 },
          recit: 'On y vendait le lin.',
        },
      }),
      createEtape(5, {
        epreuve: { ...handEpreuves.association, autre },
        falc: 'Vous êtes au moulin.',
        petits: {
          ...blankPetits,
          ...{ recit: 'La roue tourne.', type: 'choix', options: choix.options },
        },
        audio: `parcours/${id}/moulin.mp3`,
        transcription: 'La roue tourne.',
        cheminSansMarches: 'Par la rampe.',
      }),
      createEtape(6, { epreuve: { ...handEpreuves.position, ...found } }),
    ],
  });
}

async function save(parcours: Parcours, base: ParcoursSnapshot | null) {
  return saveParcours({ base, parcours, operationId: createOperationId() });
}

async function saveOk(parcours: Parcours, base: ParcoursSnapshot | null) {
  const outcome = await save(parcours, base);
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  return outcome.snapshot;
}

beforeAll(clearBackEnd);
beforeEach(async () => {
  await signInAs('autrice', { admin: true });
});
afterAll(leaveSession);

describeParcoursStore('the parcours of the back end', () => firestoreParcoursStore);

describe('saving and reading a parcours', () => {
  it('reads back every field of a new parcours, its étapes and épreuves', async () => {
    const parcours = createFullParcours();
    const saved = await saveOk(parcours, null);
    const loaded = await loadParcours(parcours.id);
    expect(loaded.parcours).toEqual(parcours);
    expect(loaded.publication).toBeNull();
    expect({ ...loaded, updatedAt: 0 }).toEqual({ ...saved, updatedAt: 0 });
  });

  it('accepts a parcours on which almost nothing is written', async () => {
    const parcours = createParcours({
      id: freshId(),
      titre: '',
      commune: null,
      resume: '',
      dureeMinutes: null,
      etapes: [createEtape(1, { titre: '', lieu: '', position: null, recit: '' })],
    });
    await saveOk(parcours, null);
    expect((await loadParcours(parcours.id)).parcours).toEqual(parcours);
  });

  it('writes changed fields, new étapes, moves and removals in one saving', async () => {
    const parcours = createFullParcours();
    const first = await saveOk(parcours, null);
    const [one, two, three] = parcours.etapes.map(({ id }) => id);
    if (one === undefined || two === undefined || three === undefined) {
      throw new Error('There are four étapes.');
    }
    const next: ParcoursOperation[] = [
      { type: 'changeParcours', changes: { commune: null, dureeMinutes: null } },
      { type: 'changeEpreuve', etapeId: two, changes: { type: 'aucune', indices: [] } },
      { type: 'changeEtape', etapeId: one, changes: { image: null } },
      { type: 'moveEtape', etapeId: two, by: -1 },
      { type: 'removeEtape', etapeId: three },
      { type: 'addEtape', etapeId: etapeIdSchema.parse('nouvelle1') },
    ];
    const changed = next.reduce(applyOperation, parcours);
    const second = await saveOk(changed, first);
    const loaded = await loadParcours(parcours.id);
    expect(loaded.parcours).toEqual(changed);
    expect({ ...loaded, updatedAt: 0 }).toEqual({ ...second, updatedAt: 0 });
    expect(loaded.revision).toBe(2);
  });

  it('saves again and again on its own state', async () => {
    const parcours = createFullParcours();
    let snapshot = await saveOk(parcours, null);
    for (const titre of ['Un', 'Deux', 'Trois']) {
      snapshot = await saveOk({ ...snapshot.parcours, titre }, snapshot);
    }
    expect((await loadParcours(parcours.id)).parcours.titre).toBe('Trois');
  });

  it('gives the state of the first save, and writes nothing over it', async () => {
    const parcours = createFullParcours();
    const base = await saveOk(parcours, null);
    await saveOk({ ...parcours, titre: 'Le leur' }, base);
    const outcome = await save({ ...parcours, titre: 'Le mien' }, base);
    expect(outcome).toMatchObject({
      type: 'conflict',
      theirs: { revision: 2, parcours: { titre: 'Le leur' } },
    });
    expect((await loadParcours(parcours.id)).parcours.titre).toBe('Le leur');
  });

  it('takes a saving that is sent twice for one', async () => {
    const parcours = createFullParcours();
    const operationId = createOperationId();
    await saveParcours({ base: null, parcours, operationId });
    const again = await saveParcours({ base: null, parcours, operationId });
    expect(again.type).toBe('saved');
    expect((await loadParcours(parcours.id)).revision).toBe(1);
  });

  it('does not bring back a parcours that was deleted', async () => {
    const parcours = createFullParcours();
    const base = { ...(await saveOk(createFullParcours(), null)), parcours };
    await expect(save({ ...parcours, titre: 'Encore' }, base)).rejects.toBeInstanceOf(
      NotFoundError,
    );
  });

  it('says that there is no parcours under an unknown id', async () => {
    await expect(loadParcours(freshId())).rejects.toBeInstanceOf(NotFoundError);
  });

  it('is refused without the right, and without a session', async () => {
    const parcours = createFullParcours();
    await saveOk(parcours, null);
    await signInAs('passant', { admin: false });
    await expect(loadParcours(parcours.id)).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(save(createFullParcours(), null)).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
    await leaveSession();
    await expect(save(createFullParcours(), null)).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
  });

  it('writes nothing of a parcours whose own fields could not be read again', async () => {
    const parcours = createFullParcours();
    const base = await saveOk(parcours, null);
    const tooLong = { ...parcours, titre: 'a'.repeat(limits.titre.max + 1) };
    await expect(save(tooLong, base)).rejects.toBeInstanceOf(InvalidDocumentError);
    expect((await loadParcours(parcours.id)).revision).toBe(1);
  });
});

describe('the history of a parcours', () => {
  it('holds whole states, listed newest first without their texts, and read one by one', async () => {
    const parcours = createFullParcours();
    const first = await saveOk(parcours, null);
    const changed = { ...parcours, titre: 'Autrement' };
    const operationId = createOperationId();
    const asked = {
      base: first,
      parcours: changed,
      operationId,
      jalon: 'demande',
    } as const;
    const outcome = await saveParcours(asked);
    if (outcome.type !== 'saved') throw new Error('It was to be saved.');
    // Without a change, a jalon is a save all the same.
    await saveParcours({
      base: outcome.snapshot,
      parcours: changed,
      operationId: createOperationId(),
      jalon: 'retour',
    });
    const { jalons, next } = await listJalons(parcours.id, null);
    expect(jalons.map(({ revision, raison }) => [revision, raison])).toEqual([
      [3, 'retour'],
      [2, 'demande'],
    ]);
    expect(Math.abs((jalons[0]?.at ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(next).toBeNull();
    expect((await listJalons(parcours.id, 3)).jalons).toHaveLength(1);
    expect(await readJalon(parcours.id, 2)).toEqual(changed);
    expect((await loadParcours(parcours.id)).revision).toBe(3);
  });

  it('keeps one save in fifty by itself, and is listed thirty at a time', async () => {
    const parcours = createFullParcours();
    let snapshot = await saveOk(parcours, null);
    for (let number = 2; number <= regularSaveCount; number += 1) {
      const titre = `Titre ${number}`;
      snapshot = await saveOk({ ...parcours, titre }, snapshot);
    }
    expect((await listJalons(parcours.id, null)).jalons).toMatchObject([
      { revision: regularSaveCount, raison: 'regulier' },
    ]);
    for (let number = 0; number < 30; number += 1) {
      const operationId = createOperationId();
      const save = { base: snapshot, parcours: snapshot.parcours, operationId };
      const outcome = await saveParcours({ ...save, jalon: 'demande' });
      if (outcome.type === 'saved') snapshot = outcome.snapshot;
    }
    const page = await listJalons(parcours.id, null);
    expect(page.jalons).toHaveLength(30);
    expect((await listJalons(parcours.id, page.next)).jalons).toMatchObject([
      { revision: regularSaveCount },
    ]);
  });

  it('is listed without a kept state that cannot be read, which the console tells', async () => {
    const parcours = createFullParcours();
    const snapshot = await saveOk(parcours, null);
    const operationId = createOperationId();
    await saveParcours({ base: snapshot, parcours, operationId, jalon: 'demande' });
    await writePastRules(`parcours/${parcours.id}/revisions/9`, {
      revision: { integerValue: '9' },
      raison: { stringValue: 'humeur' },
    });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { jalons } = await listJalons(parcours.id, null);
    expect(jalons.map(({ revision }) => revision)).toEqual([2]);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it('is too long to be kept where a document has no room for it, and nothing is written', async () => {
    const etape = { recit: 'é'.repeat(5_000), chemin: 'é'.repeat(1_000) };
    const epreuve = createTexteEpreuve({ explication: 'é'.repeat(2_000) });
    const parcours = createParcours({
      id: freshId(),
      etapes: Array.from({ length: 60 }, (_, index) =>
        createEtape(index + 1, { ...etape, epreuve, rang: `a${index + 10}` }),
      ),
    });
    const base = await saveOk(parcours, null);
    const operationId = createOperationId();
    await expect(
      saveParcours({ base, parcours, operationId, jalon: 'demande' }),
    ).rejects.toBeInstanceOf(JalonTooLongError);
    expect((await loadParcours(parcours.id)).revision).toBe(1);
    expect((await listJalons(parcours.id, null)).jalons).toEqual([]);
  });

  it('is refused to a person without the right', async () => {
    const { id } = (await saveOk(createFullParcours(), null)).parcours;
    await signInAs('passant', { admin: false });
    await expect(listJalons(id, null)).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(readJalon(id, 1)).rejects.toBeInstanceOf(AccessDeniedError);
  });
});

describe('the list of parcours', () => {
  it('gives pages of 15, the last changed first, each parcours once', async () => {
    await clearBackEnd();
    await signInAs('autrice', { admin: true });
    const ids: string[] = [];
    for (let number = 0; number < 16; number += 1) {
      const parcours = createParcours({ id: freshId(), titre: `Parcours ${number}` });
      ids.unshift(parcours.id);
      await saveOk(parcours, null);
    }
    const first = await listParcours(null);
    expect(first.rows).toHaveLength(15);
    expect(first.rows[0]).toMatchObject({
      titre: 'Parcours 15',
      communeNom: 'Dinan',
      etapeCount: 1,
      publication: null,
      etat: 'brouillon',
    });
    const second = await listParcours(first.next);
    expect(second.next).toBeNull();
    expect((await listParcours(null, 'relecture')).rows).toEqual([]);
    expect((await listParcours(first.next, 'brouillon')).rows).toEqual(second.rows);
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
  });

  it('is refused to a person without the right', async () => {
    await signInAs('passant', { admin: false });
    await expect(listParcours(null)).rejects.toBeInstanceOf(AccessDeniedError);
  });
});

describe('data of a later build', () => {
  const later = { vocabulaire: { mapValue: { fields: { a: { integerValue: '1' } } } } };
  const greater = { format: { integerValue: '99' } };

  it('is read, is kept by a save beside it, and goes into the jalon of that save', async () => {
    const parcours = createFullParcours();
    await saveOk(parcours, null);
    const [first, second] = parcours.etapes;
    if (first === undefined || second === undefined) throw new Error('It has étapes.');
    const path = `parcours/${parcours.id}/etapes/${first.id}`;
    await changePastRules(path, later);
    const loaded = await loadParcours(parcours.id);
    expect(loaded.parcours.etapes[0]).toMatchObject({ ...first, vocabulaire: { a: 1 } });
    const changes = { recit: 'Un autre récit.' };
    const operation = { type: 'changeEtape', etapeId: second.id, changes } as const;
    const changed = applyOperation(loaded.parcours, operation);
    const operationId = createOperationId();
    const save = {
      base: loaded,
      parcours: changed,
      operationId,
      jalon: 'demande',
    } as const;
    expect(await saveParcours(save)).toMatchObject({ type: 'saved' });
    expect((await loadParcours(parcours.id)).parcours).toEqual(changed);
    expect(await readPastRules(path)).toMatchObject(later);
    expect(await readJalon(parcours.id, 2)).toEqual(changed);
  });

  it.each(['', '/etapes', '/epreuves'])(
    'of a greater format is neither read nor written over: parcours%s',
    async (collection) => {
      const parcours = createFullParcours();
      const base = await saveOk(parcours, null);
      const id = collection === '' ? '' : `/${parcours.etapes[0]?.id ?? ''}`;
      await changePastRules(`parcours/${parcours.id}${collection}${id}`, greater);
      await expect(loadParcours(parcours.id)).rejects.toThrow(NewerFormatError);
      // The same write increments the revision of the parcours.
      const { revision } = base;
      await changePastRules(`parcours/${parcours.id}`, {
        revision: { integerValue: String(revision + 1) },
      });
      const stored = await readPastRules(`parcours/${parcours.id}`);
      const changed = { ...parcours, titre: 'Un autre' };
      const save = { base, parcours: changed, operationId: createOperationId() };
      await expect(saveParcours(save)).rejects.toThrow(NewerFormatError);
      expect(await readPastRules(`parcours/${parcours.id}`)).toEqual(stored);
    },
  );

  it('of a greater format is not written over either where its revision is the known one', async () => {
    const parcours = createFullParcours();
    const base = await saveOk(parcours, null);
    await changePastRules(`parcours/${parcours.id}`, greater);
    const changed = { ...parcours, titre: 'Un autre' };
    const save = { base, parcours: changed, operationId: createOperationId() };
    await expect(saveParcours(save)).rejects.toThrow(NewerFormatError);
  });
});
