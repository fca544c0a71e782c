import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { controleOf } from '@/domain/parcours/check/controle.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { limits } from '@/domain/limits.ts';
import type { Ligne } from '@/domain/parcours/tableau.ts';
import { AccessDeniedError, NewerFormatError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import {
  changePastRules,
  readPastRules,
  writePastRules,
} from '@/testing/emulator-documents.ts';
import { createParcours } from '@/testing/factories.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { tableauRepository } from './tableau-repository.ts';

const firestoreMembreStore = membreRepository(emulatorServices);
const { follow: followParcours } = membreRepository(emulatorServices);
const { save: saveParcours } = parcoursRepository(emulatorServices);
const {
  gather: gatherTableau,
  open: openTableau,
  readRest,
} = tableauRepository(emulatorServices);

beforeEach(async () => {
  await clearBackEnd();
  await signInAs('equipe', { admin: true });
});
afterAll(leaveSession);

let count = 0;

async function save(titre: string): Promise<ParcoursId> {
  count += 1;
  const id = parcoursIdSchema.parse(`parcours${String(count).padStart(8, '0')}`);
  const parcours = createParcours({ id, titre });
  const operationId = createOperationId();
  const outcome = await saveParcours({ base: null, parcours, operationId });
  expect(outcome.type).toBe('saved');
  return parcours.id;
}

describe('the list of the team', () => {
  it('is kept once it is whole, and shows what changed since', async () => {
    const first = await save('Le lavoir');
    const before = await openTableau();
    expect(before).toMatchObject({ isWhole: true, isCounted: false, ouverts: null });
    expect(before.lignes.map(({ titre }) => titre)).toEqual(['Le lavoir']);
    expect(before.lignes[0]?.controle).toEqual(controleOf(createParcours()));

    const second = await save('Le moulin');
    await firestoreMembreStore.move(first, 'brouillon', 'archive');
    await followParcours(first, true);
    await writePastRules(`parcours/${second}/commentaires/c1`, {
      etat: { stringValue: 'ouvert' },
    });
    const after = await openTableau();
    expect(after.lignes.map(({ titre, etat }) => [titre, etat])).toEqual([
      ['Le lavoir', 'archive'],
      ['Le moulin', 'brouillon'],
    ]);
    expect(after.lignes[0]?.suivi?.uid).toBe(after.uid);
    expect(after.ouverts).toMatchObject({
      commentaires: { [second]: 1 },
      signalements: {},
    });
    expect(after).toMatchObject({ isWhole: true, isCounted: true });
    const kept = await readPastRules('tableau/parcours');
    expect(kept?.['revision']).toEqual({ integerValue: '2' });
    // Nothing has changed: nothing is written.
    await openTableau();
    expect(await readPastRules('tableau/parcours')).toEqual(kept);

    await followParcours(first, false);
    expect((await openTableau()).lignes[0]?.suivi).toBeNull();
  });

  it('says that it is not whole when more has changed than an opening reads, until it is gathered', async () => {
    await save('Premier');
    await openTableau();
    for (let number = 1; number <= 7; number += 1) await save(`Parcours ${number}`);
    const glance = await openTableau();
    expect(glance.isWhole).toBe(false);
    expect(glance.lignes).toHaveLength(6);
    const whole = await gatherTableau();
    expect(whole).toMatchObject({ isWhole: true, isCounted: true });
    expect(whole.lignes).toHaveLength(8);
    expect((await openTableau()).isWhole).toBe(true);
  });

  it('is read anew where its document is damaged', async () => {
    await save('Le lavoir');
    await writePastRules('tableau/parcours', {
      contenu: { stringValue: '{' },
      revision: { integerValue: '4' },
    });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await openTableau()).lignes).toHaveLength(1);
    expect(warned).toHaveBeenCalledOnce();
    const kept = await readPastRules('tableau/parcours');
    expect(kept?.['revision']).toEqual({ integerValue: '5' });
    warned.mockRestore();
  });

  it('is refused to a person who is not an admin', async () => {
    await signInAs('passant', { admin: false });
    await expect(readRest({ partCount: 2, movedAt: 1 })).rejects.toBeInstanceOf(
      AccessDeniedError,
    );
    await expect(openTableau()).rejects.toBeInstanceOf(AccessDeniedError);
    await expect(gatherTableau()).rejects.toBeInstanceOf(AccessDeniedError);
  });
});

/** A row of a parcours that is nowhere else. */
function createLigne(number: number): Ligne {
  return {
    id: parcoursIdSchema.parse(`ancien${String(number).padStart(10, '0')}`),
    titre: 'é'.repeat(limits.titre.max),
    genre: 'quete',
    communeNom: 'Dinan',
    departement: '22',
    etapeCount: 3,
    etat: 'brouillon',
    publication: null,
    updatedAt: number,
    par: null,
    suivi: null,
    membreUids: [],
    controle: { erreurs: 0 },
  };
}

async function writePart(name: string, value: object, revision = 1): Promise<void> {
  await writePastRules(`tableau/${name}`, {
    contenu: { stringValue: JSON.stringify(value) },
    revision: { integerValue: String(revision) },
  });
}

const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length;
/** Before any save of this test. */
const jusque = { seconds: 1, nanoseconds: 0 };

/** Writes as many rows as one document holds, so that one more does not fit; returns their number. */
async function fill(): Promise<number> {
  const size = bytesOf(createLigne(1_000)) + 1;
  const count = Math.floor((limits.tableauBytes.max - 200) / size);
  const lignes = Array.from({ length: count }, (_, index) => createLigne(9_000 - index));
  const part = { lignes, jusque, ouverts: null };
  const [first] = lignes;
  if (first !== undefined) {
    first.communeNom += 'n'.repeat(limits.tableauBytes.max - 100 - bytesOf(part));
  }
  await writePart('parcours', part);
  return count;
}

async function textOf(name: string): Promise<string> {
  return JSON.stringify(await readPastRules(`tableau/${name}`));
}

function idsIn(lists: readonly (readonly Ligne[])[]): Set<string> {
  return new Set(lists.flat().map(({ id }) => id));
}

describe('a list of the team that is too long for its document', () => {
  it('gives its older rows to a further part, which is read when it is asked for', async () => {
    const count = await fill();
    const added = await save('Le lavoir');
    // Every reader sees all of it during the split.
    const before = await openTableau();
    expect(before).toMatchObject({ isWhole: true, further: null });
    expect(before.lignes).toHaveLength(count + 1);
    expect(await readPastRules('tableau/parcours-2')).toBeNull();

    const after = await openTableau();
    expect(after.further).toEqual({ partCount: 2, movedAt: 2 });
    expect(after.lignes[0]?.id).toBe(added);
    expect(after.lignes.length).toBeLessThan(count);
    if (after.further === null) throw new Error('It has a further part.');
    const rest = await readRest(after.further);
    expect(rest.isWhole).toBe(true);
    expect(after.lignes.length + rest.lignes.length).toBe(count + 1);
    expect(idsIn([after.lignes, rest.lignes])).toEqual(idsIn([before.lignes]));

    // After gathering it is whole.
    const gathered = await gatherTableau();
    expect(gathered).toMatchObject({ isWhole: true, further: null });
    expect(idsIn([gathered.lignes])).toEqual(idsIn([before.lignes]));
  });

  it('loses nothing when two admins split it at once', async () => {
    const count = await fill();
    const added = await save('Le lavoir');
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    await Promise.all([openTableau(), gatherTableau()]);
    const words = warned.mock.calls.map(([first]) => String(first));
    // The SDK logs the refusal too.
    expect(words.filter((one) => !one.includes('@firebase'))).toEqual([
      'The list of the team was not kept.',
    ]);
    warned.mockRestore();
    expect(await readPastRules('tableau/parcours')).toMatchObject({
      revision: { integerValue: '2' },
    });
    const { lignes, further } = await openTableau();
    const rest = await readRest(further ?? { partCount: 1, movedAt: 0 });
    expect(idsIn([lignes, rest.lignes]).size).toBe(count + 1);
    expect(lignes[0]?.id).toBe(added);
  });

  it('has two parts with room joined by the admin who gathers it', async () => {
    const first = { format: 2, parts: 4, movedAt: 5, jusque, ouverts: null };
    await writePart('parcours', { ...first, lignes: [createLigne(9)] }, 7);
    await writePart('parcours-1', { lignes: [createLigne(1), createLigne(9)] });
    await writePart('parcours-2', { lignes: [createLigne(2)] });
    await writePart('parcours-3', { lignes: [createLigne(3), createLigne(4)] });
    const { lignes } = await gatherTableau();
    expect(lignes.map(({ updatedAt }) => updatedAt)).toEqual([9, 4, 3, 2, 1]);
    const opened = await openTableau();
    expect(opened.further).toEqual({ partCount: 3, movedAt: 8 });
    const rest = await readRest({ partCount: 3, movedAt: 8 });
    expect(rest.lignes.map(({ updatedAt }) => updatedAt)).toEqual([4, 3, 2, 1]);
    // An uncounted part is overwritten by the next one.
    await writePart('parcours-3', { lignes: [] }, 6);
    const count = await fill();
    await changePastRules('tableau/parcours', { revision: { integerValue: '12' } });
    await writePart('parcours-1', { lignes: [] }, 6);
    await save('Le lavoir');
    await openTableau();
    expect(await readPastRules('tableau/parcours-1')).toMatchObject({
      revision: { integerValue: '7' },
    });
    const again = await readRest({ partCount: 2, movedAt: 13 });
    expect(idsIn([(await openTableau()).lignes, again.lignes]).size).toBe(count + 1);
  });

  it('is begun again where a further part cannot be read, and says so meanwhile', async () => {
    const kept = await save('Le lavoir');
    const first = { format: 2, parts: 3, movedAt: 5, jusque, ouverts: null };
    await writePart('parcours', { ...first, lignes: [createLigne(9)] }, 7);
    await writePart('parcours-2', { lignes: [createLigne(3)] });
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const rest = await readRest({ partCount: 3, movedAt: 5 });
    expect(rest).toMatchObject({ isWhole: false });
    expect(rest.lignes).toHaveLength(1);
    expect(warned).toHaveBeenCalledOnce();
    const { lignes } = await gatherTableau();
    expect(lignes.map(({ id }) => id)).toEqual([kept]);
    expect((await openTableau()).further).toBeNull();
    warned.mockRestore();
  });

  it('of a later build is neither read nor written over', async () => {
    const first = { format: 2, parts: 2, movedAt: 5, jusque, ouverts: null };
    await writePart('parcours', { ...first, lignes: [createLigne(9)] }, 7);
    await writePart('parcours-1', { format: 3, rangs: [] });
    const before = await textOf('parcours');
    await expect(readRest({ partCount: 2, movedAt: 5 })).rejects.toBeInstanceOf(
      NewerFormatError,
    );
    await expect(gatherTableau()).rejects.toBeInstanceOf(NewerFormatError);
    expect(await textOf('parcours')).toBe(before);
  });
});
