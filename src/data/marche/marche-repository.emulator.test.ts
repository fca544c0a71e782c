import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Marche } from '@/domain/parcours/marche.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { marcheRepository } from './marche-repository.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';

const {
  add: addMarche,
  list: listMarches,
  settle: settleNotes,
  remove: removeMarche,
} = marcheRepository(emulatorServices);
const { save: saveParcours } = parcoursRepository(emulatorServices);

const etape = createEtape(1);
const parcours = createParcours({ etapes: [etape] });
const { id } = parcours;

const marche: Marche = {
  id: createOperationId(),
  version: 1,
  revision: 1,
  jour: '2026-11-22',
  surPlace: true,
  etapeCount: 1,
  vues: [etape.id],
  deplacees: [],
  notes: [
    { id: 'a'.repeat(24), etapeId: etape.id, motif: 'recit', texte: 'Trop long debout.' },
  ],
  reglees: [],
};

beforeAll(clearBackEnd);
beforeEach(async () => {
  await signInAs('autrice', { admin: true });
});
afterAll(leaveSession);

it('stores the report of a walk once for any number of sends, and its corrected notes', async () => {
  await saveParcours({ base: null, parcours, operationId: createOperationId() });
  await addMarche(id, marche);
  await addMarche(id, marche);
  expect(await listMarches(id)).toEqual([marche]);
  await settleNotes(id, marche.id, ['a'.repeat(24)]);
  expect(await listMarches(id)).toEqual([{ ...marche, reglees: ['a'.repeat(24)] }]);
  const bare = { ...marche, id: createOperationId(), notes: [] };
  await addMarche(id, bare);
  expect(await listMarches(id)).toMatchObject([bare, { id: marche.id }]);
});

it('is removed by an author of the parcours, and twice does no harm', async () => {
  const [last] = await listMarches(id);
  if (last === undefined) throw new Error('There is a report.');
  await removeMarche(id, last.id);
  await removeMarche(id, last.id);
  expect((await listMarches(id)).map((one) => one.id)).toEqual([marche.id]);
});

it('is not readable by a person outside the parcours', async () => {
  await signInAs('passante', { admin: false });
  await expect(listMarches(id)).rejects.toThrow(AccessDeniedError);
  await expect(settleNotes(id, marche.id, [])).rejects.toThrow(AccessDeniedError);
});
