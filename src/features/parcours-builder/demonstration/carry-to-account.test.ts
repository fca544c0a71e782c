// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { beforeEach, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { demonstrationDrafts } from '@/data/parcours/device-parcours-store.ts';
import { deleteDraft, listDrafts } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { FakeStore } from '../session/fake-stores.ts';
import { carryToAccount, type CarryProgress } from './carry-to-account.ts';

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
const blob = new NodeBlob(['une photo']) as Blob; // That of jsdom does not give its bytes.

let store: FakeStore;
let told: CarryProgress[];
const carry = () => carryToAccount(id, store, (progress) => told.push(progress));
const isHere = async () => (await demonstrationDrafts.readDraft(id)) !== null;

beforeEach(async () => {
  store = new FakeStore();
  told = [];
  for (const draft of await listDrafts()) await deleteDraft(draft.id);
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

it('a text that is too long is said, and stays', async () => {
  const long = { ...parcours, resume: 'a'.repeat(900) };
  await demonstrationDrafts.writeDraft(newDraft(long));
  expect(await carry()).toEqual({
    type: 'refuse',
    obstacle: { type: 'texte-trop-long' },
  });
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

it('what could not be read as a number goes on waiting as a draft of the account', async () => {
  const saisies = { '/dureeMinutes': 'longtemps' };
  await demonstrationDrafts.writeDraft(newDraft(parcours, { saisies }));
  expect(await carry()).toEqual({ type: 'arrive' });
  expect(await listDrafts()).toMatchObject([{ id, saisies, base: { revision: 1 } }]);
});

it('a parcours that was removed meanwhile is not found', async () => {
  await demonstrationDrafts.deleteDraft(id);
  expect(await carry()).toEqual({ type: 'introuvable' });
});
