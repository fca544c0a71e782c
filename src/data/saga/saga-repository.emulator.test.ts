import { afterAll, beforeEach, expect, test } from 'vitest';
import { readFrance } from '@/data/catalogue/catalogue-repository.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { ajoutee, porteSaPart, remplacee } from '@/domain/saga/equipe.ts';
import { avanceeOf } from '@/domain/saga/saga.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import { emulatorServices } from '@/testing/services.ts';
import { responsableRepository } from '../commune/responsable-repository.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { parcoursRepository } from '../parcours/parcours-repository.ts';
import type { ParcoursSnapshot } from '../parcours/parcours-store.ts';
import { readPrivee } from '../privee/privee-reading.ts';
import { priveeRepository } from '../privee/privee-repository.ts';
import { publicationRepository } from '../quete/publication-repository.ts';
import { readQuete } from '../quete/quete-repository.ts';
import { territoireRepository } from '../territoire/territoire-repository.ts';
import { readPartState } from './part-state.ts';
import { readSaga } from './saga-reading.ts';
import { sagaRepository, type SagaEcrite } from './saga-repository.ts';
import { SagaTakenError } from './saga-taken-error.ts';

const sagas = sagaRepository(emulatorServices);
const parcours = parcoursRepository(emulatorServices);
const publications = publicationRepository(emulatorServices);
const territoires = territoireRepository(emulatorServices);
const communes = responsableRepository(emulatorServices);
const siren = '200035087';
const slug = 'les-trois-remparts';
const mot = 'Le trésor est sous le tilleul.';
const readImage = () => Promise.reject(new Error('There is no image.'));

async function write(number: number): Promise<ParcoursSnapshot> {
  const outcome = await parcours.save({
    base: null,
    parcours: createParcours({
      id: parcoursIdSchema.parse(`rempart${number}`.padEnd(16, '0')),
      titre: `Le rempart ${number}`,
      etapes: [createEtape(1)],
    }),
    operationId: createOperationId(),
  });
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  return outcome.snapshot;
}

async function publish(snapshot: ParcoursSnapshot): Promise<ParcoursSnapshot> {
  return publications.publish({ snapshot, readImage });
}

function idOf({ publication }: ParcoursSnapshot): QueteId {
  return queteIdSchema.parse(publication?.queteId);
}

const facts = (queteId: QueteId, titre: string) => ({
  ...{ queteId, titre, communeNom: 'Barbentane' },
  position: null,
});

/** A stored saga of these quêtes, with so many to open the end. */
async function begin(queteIds: readonly QueteId[], seuil: number): Promise<SagaEcrite> {
  await sagas.create({ slug, titre: 'Les trois remparts', seuil, territoire: '' });
  const base = await sagas.load(slug);
  let { saga } = base;
  for (const queteId of queteIds) {
    const etape = ajoutee(saga.etapes, facts(queteId, queteId));
    saga = { ...saga, etapes: [...saga.etapes, etape] };
  }
  await sagas.save({
    base,
    saga: { ...saga, fin: 'quete', mot: ` ${mot} ` },
    dernierParcoursId: '',
    etat: 'brouillon',
  });
  return sagas.load(slug);
}

beforeEach(async () => {
  await clearBackEnd();
  await signInAs('admin', { admin: true });
});
afterAll(leaveSession);

test('a quête that was online before the saga names it from its next version on, and the same in each', async () => {
  const first = await publish(await write(1));
  const second = await publish(await write(2));
  const base = await begin([idOf(first), idOf(second)], 2);
  const etape = base.saga.etapes[0];
  if (etape === undefined) throw new Error('The saga has no part.');
  expect(porteSaPart(await readPartState(idOf(first)), { slug, etape })).toBe(false);

  const next = await publish(first);
  const given = (await readQuete(idOf(first))).contenu.sagas;
  expect(given).toEqual([
    { saga: slug, titre: 'Les trois remparts', n: 1, seuil: 2, signe: 'A' },
  ]);
  expect(porteSaPart(await readPartState(idOf(first)), { slug, etape })).toBe(true);
  await publish(next);
  expect((await readQuete(idOf(first))).contenu.sagas).toEqual(given);
  expect((await readQuete(idOf(second))).contenu.sagas).toBeUndefined();
});

test('a saga is private before it is online, has its card while it is, and can be finished once withdrawn', async () => {
  const queteIds = [
    idOf(await publish(await write(1))),
    idOf(await publish(await write(2))),
  ];
  const base = await begin(queteIds, 2);
  const { saga } = base;
  const dernierParcoursId = '';
  await leaveSession();
  await expect(readSaga(slug)).rejects.toBeInstanceOf(NotFoundError);
  await signInAs('admin', { admin: true });

  await sagas.save({ base, saga, dernierParcoursId, etat: 'publiee' });
  expect((await readFrance()).sagas).toMatchObject([
    { slug, titre: 'Les trois remparts', total: 2, seuil: 2, communes: ['Barbentane'] },
  ]);
  expect(await readSaga(slug)).toMatchObject({
    ...{ slug, estRetiree: false },
    saga: { mot, cle: base.saga.cle },
  });

  const online = await sagas.load(slug);
  await sagas.save({ base: online, saga, dernierParcoursId, etat: 'retiree' });
  expect((await readFrance()).sagas).toEqual([]);
  expect(await readSaga(slug)).toMatchObject({ slug, estRetiree: true });
});

test('a quête that replaces another is named under the number and sign of the one before', async () => {
  const first = await publish(await write(1));
  const base = await begin([idOf(first), idOf(await publish(await write(2)))], 2);
  const other = await publish(await write(4));
  const etapes = base.saga.etapes.map((etape) =>
    etape.n === 1 ? remplacee(etape, facts(idOf(other), 'Le rempart 4')) : etape,
  );
  await sagas.save({
    ...{ base, saga: { ...base.saga, etapes } },
    ...{ dernierParcoursId: '', etat: 'brouillon' },
  });
  await publish(other);
  const named = { saga: slug, n: 1, signe: 'A' };
  expect((await readQuete(idOf(other))).contenu.sagas).toMatchObject([named]);
  const { saga } = await sagas.load(slug);
  const pages = [{ queteId: idOf(first) }, { queteId: idOf(other) }];
  expect(avanceeOf(slug, saga, pages).tenues).toMatchObject([{ n: 1 }]);
});

test('the last quête opens by the key of the saga, and is written anew behind it', async () => {
  const { cle } = (await begin([], 2)).saga;
  const last = await write(9);
  const privees = priveeRepository(emulatorServices);
  await privees.keepLast(cle, { snapshot: last, readImage });
  await leaveSession();
  const { quete } = await readPrivee(cle);
  expect(quete.contenu.titre).toBe('Le rempart 9');

  await signInAs('admin', { admin: true });
  await privees.judge(cle, 'fermee');
  await expect(readPrivee(cle)).rejects.toBeInstanceOf(AccessDeniedError);
  await privees.keepLast(cle, { snapshot: last, readImage });
  expect((await readPrivee(cle)).quete.contenu.titre).toBe('Le rempart 9');
});

test('two who write meet, and no saga takes the address of another', async () => {
  const base = await begin([], 2);
  const saga = { ...base.saga, titre: 'Le mien', cle: 'f'.repeat(32) };
  const dernierParcoursId = 'parcoursDuTresor1';
  const mine = { base, saga, dernierParcoursId, etat: 'brouillon' } as const;
  await sagas.save(mine);
  await expect(sagas.save(mine)).rejects.toBeInstanceOf(AccessDeniedError);
  await expect(
    sagas.create({ slug, titre: 'Les trois remparts', seuil: 3, territoire: '' }),
  ).rejects.toBeInstanceOf(SagaTakenError);
  expect((await sagas.list(null)).map(({ slug: one }) => one)).toEqual([slug]);
  // Its key and its threshold stay.
  const { saga: stored, ...rest } = await sagas.load(slug);
  expect(stored).toMatchObject({ titre: 'Le mien', cle: base.saga.cle, seuil: 2 });
  expect(rest).toMatchObject({ dernierParcoursId, revision: base.revision + 1 });
});

test('a person outside the team writes none, and reads no draft', async () => {
  await begin([], 2);
  await leaveSession();
  await signInAs('autrice', { admin: false, isProven: true });
  await expect(sagas.list(null)).rejects.toBeInstanceOf(AccessDeniedError);
  await expect(sagas.load(slug)).rejects.toBeInstanceOf(AccessDeniedError);
  await expect(
    sagas.create({ slug: 'la-mienne', titre: 'La mienne', seuil: 2, territoire: '' }),
  ).rejects.toBeInstanceOf(AccessDeniedError);
});

/** A territory with Dinan, and its agent, whose session is open then. */
async function openTerritoire(): Promise<void> {
  const commune = { insee: '22050', nom: 'Dinan' };
  await territoires.open(siren, 'Terre de Provence');
  await communes.openDesk(commune);
  const toDesk = await communes.invite({ insee: siren, nom: 'Terre de Provence' });
  const toCommune = await communes.invite(commune);
  await signInAs('agent', { admin: false, isProven: true });
  await communes.accept(toDesk);
  await communes.accept(toCommune);
  const joining = await territoires.invite(
    { siren, nom: 'Terre de Provence' },
    commune.insee,
  );
  await territoires.accept(joining);
}

test('the people of a territory write a saga that the team puts online, and its draft is named by their quêtes alone', async () => {
  const theirs = idOf(await publish(await write(1)));
  const elsewhere = queteIdSchema.parse('30_nimes_les-arenes');
  await openTerritoire();

  await sagas.create({
    ...{ slug, titre: 'Les trois remparts' },
    ...{ seuil: 2, territoire: siren },
  });
  await expect(
    sagas.create({ slug, titre: 'La même', seuil: 2, territoire: siren }),
  ).rejects.toBeInstanceOf(SagaTakenError);
  const base = await sagas.load(slug);
  const etapes = [theirs, elsewhere].map((queteId, index) => ({
    ...ajoutee([], facts(queteId, queteId)),
    n: index + 1,
  }));
  const saga = { ...base.saga, mot, etapes };
  const request = { base, saga, dernierParcoursId: '' };
  await sagas.save({ ...request, etat: 'brouillon' });
  expect(await sagas.list(siren)).toMatchObject([{ slug, territoire: siren }]);
  await expect(sagas.list(null)).rejects.toBeInstanceOf(AccessDeniedError);
  const saved = await sagas.load(slug);
  await expect(
    sagas.save({ ...request, base: saved, etat: 'publiee' }),
  ).rejects.toBeInstanceOf(AccessDeniedError);

  await signInAs('admin', { admin: true });
  expect(await sagas.partsOf(theirs)).toMatchObject([{ saga: slug, n: 1 }]);
  expect(await sagas.partsOf(elsewhere)).toEqual([]);
  await sagas.save({ ...request, base: saved, etat: 'publiee' });
  expect(await sagas.partsOf(elsewhere)).toMatchObject([{ saga: slug, n: 2 }]);
  expect(await readSaga(slug)).toMatchObject({ territoire: siren });

  await signInAs('agent', { admin: false, isProven: true });
  const online = await sagas.load(slug);
  expect(online.etat).toBe('publiee');
  await expect(
    sagas.save({ ...request, base: online, etat: 'publiee' }),
  ).rejects.toBeInstanceOf(AccessDeniedError);
}, 180_000);
