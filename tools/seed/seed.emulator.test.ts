import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  etapeFromDocuments,
  fieldsFromDocument,
  readEpreuveDocument,
  readEtapeDocument,
  readParcoursDocument,
} from '../../src/data/parcours/parcours-document.ts';
import { recherchePartSchema } from '../../src/data/catalogue/recherche-row.ts';
import {
  catalogueDepartementSchema,
  catalogueFranceSchema,
} from '../../src/domain/catalogue/catalogue.ts';
import { textHoldsAnswer } from '../../src/domain/epreuve/leak.ts';
import { canonicalText } from '../../src/domain/epreuve/canonical-answer.ts';
import { parseSuspensions } from '../../src/domain/quete/suspension.ts';
import {
  markOf,
  sourcesOf,
  traductionIdOf,
  traductionSchema,
} from '../../src/domain/traduction/traduction.ts';
import { contenuSchema } from '../../src/domain/quete/quete.ts';
import { demoAccountOf, demoAccounts } from './demo-accounts.ts';
import { databaseName, storageBucket } from '../lib/environment.ts';
import { seed, publishedWith } from './seed.ts';
import { draftList } from './parcours-list.ts';
import { saintFiacre } from './saint-fiacre.ts';

// A project of its own: other tests share the emulators.
const projectId = 'demo-qc-seed';
const target = { projectId, bucket: storageBucket(projectId) };
const publishedList = publishedWith(true);
const seedList = [...publishedList, ...draftList];

let app: App;

async function clear(): Promise<void> {
  const firestore = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const auth = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const headers = { Authorization: 'Bearer owner' };
  const addresses = [
    `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    `http://${auth}/emulator/v1/projects/${projectId}/accounts`,
  ];
  await Promise.all(
    addresses.map((address) => fetch(address, { method: 'DELETE', headers })),
  );
}

beforeAll(async () => {
  await clear();
  expect(await seed({ ...target, hasLife: true })).toBe(true);
  const host = process.env['FIREBASE_DATABASE_EMULATOR_HOST'] ?? '';
  const databaseURL = `http://${host}?ns=${databaseName(projectId)}`;
  app = initializeApp(
    { projectId, storageBucket: target.bucket, databaseURL },
    'seed-test',
  );
});

afterAll(async () => {
  await getDatabase(app).ref().remove();
  await deleteApp(app);
  await clear();
});

test('There are messages, reports and ratings, and the cards of quêtes have their means', async () => {
  const database = getDatabase(app);
  const conversations = await database.ref('conversations').get();
  const messages = await database.ref('messages').get();
  expect(conversations.numChildren()).toBe(26);
  expect(messages.numChildren()).toBe(26);
  const firestore = getFirestore(app);
  const signalements = await firestore.collection('signalements').get();
  expect(signalements.size).toBe(15);
  const avis = await firestore.collectionGroup('avis').get();
  expect(avis.size).toBe(19);
  const seen = avis.docs.filter((one) => one.get('etat') === 'publie');
  const copies = await firestore.collectionGroup('avisPublics').get();
  expect(copies.docs.map(({ id }) => id).toSorted()).toEqual(
    seen.map((one) => String(one.get('publique'))).toSorted(),
  );
  const stored = await firestore.doc('catalogue/35').get();
  const { cartes } = catalogueDepartementSchema.parse(
    JSON.parse(String(stored.get('cartes'))),
  );
  expect(cartes[0]?.note?.nombre).toBeGreaterThan(0);
});

test('The secretary of the invented village has her desk: a message, a report and a translation wait, an étape is closed', async () => {
  const firestore = getFirestore(app);
  const { uid } = demoAccountOf('mairie');
  const { id, commune, etapes } = saintFiacre.parcours;
  const insee = commune?.insee ?? '';
  const desk = await firestore.doc(`communes/${insee}`).get();
  expect(desk.get('responsables')).toEqual([uid]);
  const database = getDatabase(app);
  expect((await database.ref(`bureaux/${insee}/${uid}`).get()).val()).toBe(true);
  const told = await database
    .ref('conversations')
    .orderByChild('commune')
    .equalTo(insee)
    .get();
  const waiting: unknown[] = [];
  told.forEach((one) => {
    waiting.push(one.child('nonLus/equipe').val());
  });
  expect(waiting).toEqual([1]);

  const parcours = await firestore.doc(`parcours/${id}`).get();
  expect(parcours.get('membres')).toEqual({ [uid]: 'auteur' });
  const queteId = String(parcours.get('publication.queteId'));
  const reports = await firestore
    .collection('signalements')
    .where('queteId', '==', queteId)
    .get();
  expect(reports.docs.map((one) => one.get('reponse') !== '').toSorted()).toEqual([
    false,
    true,
  ]);
  const opinions = await firestore.collection(`quetes/${queteId}/avis`).get();
  expect(opinions.docs.filter((one) => (one.get('reponse') ?? '') !== '')).toHaveLength(
    1,
  );
  const quete = await firestore.doc(`quetes/${queteId}`).get();
  const { byEtapeId } = parseSuspensions(quete.get('suspensions'));
  expect(Object.keys(byEtapeId)).toEqual([etapes[4]?.id]);
  const english = await firestore
    .doc(`parcours/${id}/traductions/${traductionIdOf('en', etapes[1]?.id ?? null)}`)
    .get();
  const { textes } = traductionSchema.parse(english.data());
  const stale = sourcesOf(saintFiacre.parcours).filter(
    ({ etapeId, champ, texte }) =>
      etapeId === etapes[1]?.id && textes[champ]?.de !== markOf(texte),
  );
  expect(stale.map(({ champ }) => champ)).toEqual(['chemin']);
  const [figures] = await firestore
    .collection('statistiques')
    .listDocuments()
    .then((all) => all.filter((one) => one.id.startsWith(`${queteId}_`)));
  expect(figures).toBeDefined();
  const territoire = await firestore.doc(`territoires/${insee}`).get();
  const arms = `territoires/${insee}/${String(territoire.get('blason'))}`;
  expect(await getStorage(app).bucket().file(arms).exists()).toEqual([true]);
});

test('A second seed writes nothing', async () => {
  expect(await seed(target)).toBe(false);
});

test('The demonstration accounts exist, and only the admin has the right of one', async () => {
  const { users } = await getAuth(app).listUsers();
  const rights = users.map(({ uid, email, emailVerified, customClaims }) => ({
    uid,
    email,
    emailVerified,
    admin: customClaims?.['admin'] === true,
  }));
  expect(rights.toSorted((a, b) => a.uid.localeCompare(b.uid))).toEqual(
    demoAccounts
      .map(({ uid, email, role }) => ({
        uid,
        email,
        emailVerified: true,
        admin: role === 'admin',
      }))
      .toSorted((a, b) => a.uid.localeCompare(b.uid)),
  );
});

test.each(seedList.map((seeded) => ({ nom: seeded.parcours.titre, ...seeded })))(
  '$nom is read back as it was written',
  async ({ parcours }) => {
    const { etapes: expected, id, ...fields } = parcours;
    const reference = getFirestore(app).doc(`parcours/${id}`);
    const [own, etapes, epreuves] = await Promise.all([
      reference.get(),
      reference.collection('etapes').orderBy('rang').get(),
      reference.collection('epreuves').get(),
    ]);
    const epreuveById = new Map(
      epreuves.docs.map((document) => [document.id, document.data()]),
    );
    expect(fieldsFromDocument(readParcoursDocument(own.data()))).toEqual(fields);
    expect(
      etapes.docs.map((document) =>
        etapeFromDocuments(
          document.id,
          readEtapeDocument(document.data()),
          readEpreuveDocument(epreuveById.get(document.id)),
        ),
      ),
    ).toEqual(expected);
    expect(own.get('etapeCount')).toBe(expected.length);
  },
);

test('The catalogue holds each published quête once, in France, its département and the search', async () => {
  const read = async (part: string): Promise<unknown> => {
    const found = await getFirestore(app).doc(`catalogue/${part}`).get();
    return JSON.parse(String(found.get('cartes')));
  };
  const france = catalogueFranceSchema.parse(await read('france'));
  const ids = france.vedettes.map(({ queteId }) => queteId);
  expect(france.total).toBe(publishedList.length);
  expect(new Set(ids).size).toBe(publishedList.length);
  const recherche = recherchePartSchema.parse(await read('recherche-0'));
  expect(new Set(recherche.lignes.map(({ i }) => i))).toEqual(new Set(ids));
  for (const { departement } of france.departements) {
    const { cartes } = catalogueDepartementSchema.parse(await read(departement));
    expect(cartes.every(({ commune }) => commune.departement === departement)).toBe(true);
  }
});

test('Public data, catalogue and names of files included, are whole and hold no accepted answer', async () => {
  const [quetes, catalogue, [files]] = await Promise.all([
    getFirestore(app).collection('quetes').get(),
    getFirestore(app).collection('catalogue').get(),
    getStorage(app).bucket().getFiles({ prefix: 'quetes/' }),
  ]);
  expect(quetes.size).toBe(publishedList.length);
  for (const quete of quetes.docs) {
    const version = await quete.ref.collection('versions').doc('1').get();
    const text = JSON.stringify([
      ...[quete.id, quete.data(), version.data()],
      ...catalogue.docs.map((part) => part.data()),
      ...files.map(({ name }) => name),
    ]);
    const contenu = contenuSchema.parse(JSON.parse(String(quete.get('contenu'))));
    const seeded = publishedList.find(({ parcours }) => parcours.titre === contenu.titre);
    const answers = (seeded?.parcours.etapes ?? []).flatMap(({ epreuve }) =>
      epreuve.type === 'texte' ? epreuve.reponses.map(canonicalText) : [],
    );
    const readable = answers.filter(
      (answer) =>
        answer !== null && textHoldsAnswer(text.replaceAll(/\\+n/g, ' '), answer),
    );
    expect(readable).toEqual([]);
    const [verrous, solutions] = await Promise.all(
      ['verrous', 'solutions'].map((name) =>
        quete.ref.collection('versions').doc('1').collection(name).get(),
      ),
    );
    const solvedCount = contenu.etapes.filter(
      ({ epreuve }) => epreuve.type !== 'aucune',
    ).length;
    expect([verrous?.size, solutions?.size]).toEqual([solvedCount, solvedCount]);
  }
});

test('Every image of a quête has its public copy, and its working copy beside', async () => {
  const bucket = getStorage(app).bucket();
  const quetes = await getFirestore(app).collection('quetes').get();
  const publicPaths = quetes.docs.flatMap((quete) =>
    contenuSchema
      .parse(JSON.parse(String(quete.get('contenu'))))
      .etapes.flatMap(({ image }) => image?.path ?? []),
  );
  const workingPaths = seedList.flatMap(({ parcours }) =>
    parcours.etapes.flatMap(({ image }) => image?.path ?? []),
  );
  expect(publicPaths).toHaveLength(workingPaths.length);
  for (const path of publicPaths) {
    const [metadata] = await bucket.file(path).getMetadata();
    expect([path, metadata.contentType]).toEqual([path, 'image/svg+xml']);
  }
  for (const path of workingPaths) {
    const [metadata] = await bucket.file(path).getMetadata();
    expect([path, metadata.contentType]).toEqual([path, 'image/webp']);
  }
});
