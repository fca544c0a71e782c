import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  FieldValue,
  GeoPoint,
  getFirestore,
  Timestamp,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { getDatabase } from 'firebase-admin/database';
import { getStorage } from 'firebase-admin/storage';
import {
  epreuveToDocument,
  etapeToDocument,
  fieldsToDocument,
} from '../../src/data/parcours/parcours-document.ts';
import {
  homeArticles,
  putArticle,
  type CarteArticle,
} from '../../src/domain/actualite/actualite.ts';
import { articleTexteOf } from '../../src/domain/actualite/article-markdown.ts';
import {
  rechercheRowOf,
  putRow,
  type RechercheRow,
} from '../../src/data/catalogue/recherche-row.ts';
import { etapesToSearch } from '../../src/domain/catalogue/fiche.ts';
import { emptyFrance, putInFrance } from '../../src/domain/catalogue/catalogue-update.ts';
import type {
  Carte,
  CatalogueDepartement,
  CatalogueFrance,
  Note,
} from '../../src/domain/catalogue/catalogue.ts';
import { controleOf } from '../../src/domain/parcours/check/controle.ts';
import { parcoursPaths } from '../../src/domain/parcours/portraits.ts';
import { publicAddressOf } from '../../src/domain/parcours/public-address.ts';
import { meanNote, publicAvis } from '../../src/domain/quete/avis.ts';
import { queteIdOf } from '../../src/domain/quete/address.ts';
import { lienSigns } from '../../src/domain/quete/lien.ts';
import {
  buildPublication,
  type PublicationDocuments,
} from '../../src/domain/quete/publication.ts';
import type { QueteId } from '../../src/domain/quete/quete.ts';
import {
  traductionIdOf,
  wholeKey,
  type Traduction,
} from '../../src/domain/traduction/traduction.ts';
import { solutionsText } from '../../src/data/privee/privee-solutions.ts';
import { jamaisFinie } from '../../src/domain/privee/privee.ts';
import { carteSagaOf } from '../../src/domain/saga/carte-saga.ts';
import type { SagaPart } from '../../src/domain/saga/part.ts';
import type { Saga } from '../../src/domain/saga/saga.ts';
import { randomBytes } from '../../src/lib/random-bytes.ts';
import { demoAccountOf, demoAccounts } from './demo-accounts.ts';
import { ClearError } from '../lib/clear-error.ts';

import { databaseName, storageBucket } from '../lib/environment.ts';
import { articleList, articlePictures, carteOf, type SeedArticle } from './articles.ts';
import { drawingFile, workingFile } from './drawing.ts';
import { figureDocuments } from './figures.ts';
import { lifeOf } from './life.ts';
import { draftList, publishedList } from './parcours-list.ts';
import { saintFiacre } from './saint-fiacre.ts';
import { dernier, partsOf, sagaOf, sagaSlug } from './saga.ts';
import type { SeedParcours } from './seed-parcours.ts';
import { traductionsOf } from './traductions/seed-traduction.ts';
import { traductionsByParcoursId } from './traductions/table.ts';
import { armsUpload, bureaux, writeVillage } from './village-desk.ts';

type SeedTarget = {
  projectId: string;
  bucket: string;
  /** Includes an invented village, and people's messages to the team. Tests omit them: they count their own. */
  hasLife?: boolean;
};

type Life = ReturnType<typeof lifeOf>;

/** Firestore writes of a run, all in one batch: an interrupted seed has written nothing there. */
type Writing = {
  firestore: Firestore;
  batch: WriteBatch;
  operationId: string;
  life: Life;
  seededList: readonly SeedParcours[];
};

const emulatorVariables = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
] as const;

/**
 * Fills an empty local back end: the demonstration accounts, the published quêtes and one draft. Does nothing if there is a catalogue
 * already. Returns true if it wrote.
 *
 * Throws a `ClearError` when the environment names no emulators: this must never touch real data.
 */
export async function seed({
  projectId,
  bucket,
  hasLife = false,
}: SeedTarget): Promise<boolean> {
  refuseRealProject();
  const host = process.env['FIREBASE_DATABASE_EMULATOR_HOST'] ?? '';
  const databaseURL = `http://${host}?ns=${databaseName(projectId)}`;
  const options = { projectId, storageBucket: bucket, databaseURL };
  const app = initializeApp(options, `seed-${projectId}`);
  try {
    const firestore = getFirestore(app);
    const france = await firestore.doc('catalogue/france').get();
    if (france.exists) return false;
    const seededList = publishedWith(hasLife);
    const life = hasLife
      ? livedLife(seededList)
      : { conversations: [], signalements: [], avis: [] };
    await Promise.all([
      createAccounts(app),
      uploadDrawings(app, seededList),
      writeConversations(app, life),
    ]);
    await writeDocuments(firestore, life, seededList);
    return true;
  } finally {
    await deleteApp(app);
  }
}

/** The published quêtes: with the life of people, those of the invented village too. */
export function publishedWith(hasLife: boolean): readonly SeedParcours[] {
  return hasLife ? [...publishedList, saintFiacre] : publishedList;
}

function refuseRealProject(): void {
  const missing = emulatorVariables.filter((name) => (process.env[name] ?? '') === '');
  if (missing.length > 0) {
    throw new ClearError(
      `Les données de démonstration ne vont que sur le serveur local : il manque ${missing.join(', ')}. « npm start » s’en charge.`,
    );
  }
}

async function createAccounts(app: App): Promise<void> {
  const auth = getAuth(app);
  await Promise.all(
    demoAccounts.map(async ({ uid, email, password, nom, role }) => {
      const account = { email, password, displayName: nom, emailVerified: true };
      // An earlier run may have stopped after the accounts.
      const exists = await auth.getUser(uid).then(
        () => true,
        () => false,
      );
      await (exists
        ? auth.updateUser(uid, account)
        : auth.createUser({ uid, ...account }));
      await auth.setCustomUserClaims(uid, role === 'admin' ? { admin: true } : null);
    }),
  );
}

function queteIdOfSeed({ parcours }: SeedParcours): QueteId {
  const address = publicAddressOf(parcours, null);
  if (address === null) throw new Error(`${parcours.titre} has no address.`);
  return queteIdOf(address);
}

/** Path of a drawing's public copy: the vector itself, named by its content. */
function publicPath(queteId: QueteId, svg: Buffer): string {
  return `quetes/${queteId}/${createHash('sha256').update(svg).digest('hex')}.svg`;
}

type Upload = { path: string; bytes: Buffer; contentType: string };

function workingUploads({ parcours, folder }: SeedParcours): Upload[] {
  return parcoursPaths(parcours).map((imagePath) => ({
    path: imagePath,
    bytes: readFileSync(workingFile(folder, imagePath)),
    contentType: 'image/webp',
  }));
}

function publicUploads(seeded: SeedParcours): Upload[] {
  const queteId = queteIdOfSeed(seeded);
  return parcoursPaths(seeded.parcours).map((imagePath) => {
    const bytes = readFileSync(drawingFile(seeded.folder, imagePath));
    return { path: publicPath(queteId, bytes), bytes, contentType: 'image/svg+xml' };
  });
}

async function uploadDrawings(
  app: App,
  seededList: readonly SeedParcours[],
): Promise<void> {
  const bucket = getStorage(app).bucket();
  const uploads = [
    ...[...seededList, ...draftList].flatMap(workingUploads),
    ...seededList.flatMap(publicUploads),
    ...(seededList.includes(saintFiacre) ? [armsUpload()] : []),
    ...articlePictures.map(({ path: imagePath, drawing: [folder, name] }) => ({
      path: imagePath,
      bytes: readFileSync(workingFile(folder, `${name}.webp`)),
      contentType: 'image/webp',
    })),
  ];
  await Promise.all(
    uploads.map(({ path: name, bytes, contentType }) =>
      bucket.file(name).save(bytes, { contentType, resumable: false }),
    ),
  );
}

function livedLife(seededList: readonly SeedParcours[]): Life {
  const quetes = seededList.map((seeded) => ({
    queteId: queteIdOfSeed(seeded),
    etapeIds: seeded.parcours.etapes.map(({ id }) => id),
  }));
  return lifeOf(quetes, Date.now(), demoAccountOf('admin').uid);
}

async function writeConversations(app: App, { conversations }: Life): Promise<void> {
  if (conversations.length === 0) return;
  const changes: Record<string, unknown> = { ...bureaux };
  for (const { id, conversation, messages } of conversations) {
    changes[`conversations/${id}`] = conversation;
    changes[`messages/${id}`] = messages;
  }
  await getDatabase(app).ref().update(changes);
}

/** Reports and avis, as those that players sent. */
function writeLife({ firestore, batch, life }: Writing): void {
  const stamp = (at: number) => Timestamp.fromMillis(at);
  const day = 86_400_000;
  const year = 365 * day;
  for (const { id, data, at, reponduLe } of life.signalements) {
    batch.create(firestore.doc(`signalements/${id}`), {
      ...data,
      at: stamp(at),
      reponduLe: reponduLe === null ? null : stamp(reponduLe),
      expireAt: stamp(at + year),
    });
  }
  for (const { queteId, data, at } of life.avis) {
    const reference = firestore.doc(`quetes/${queteId}/avis/${data.uid}`);
    const judged = data.etat !== 'attente' && { jugeLe: stamp(at + day) };
    const publique = createHash('sha256').update(data.operationId).digest('hex');
    const isPublic = data.etat === 'publie';
    const said = { ...data, at: stamp(at), ...judged, ...(isPublic && { publique }) };
    batch.create(reference, said);
    if (isPublic) {
      const copy = publicAvis({ ...data, at });
      const copyReference = firestore.doc(`quetes/${queteId}/avisPublics/${publique}`);
      batch.create(copyReference, { ...copy, at: stamp(copy.at) });
    }
  }
}

/** Rating of a quête from its public avis. */
function noteOf({ avis }: Life, queteId: string): Note | null {
  const seen = avis
    .filter((one) => one.queteId === queteId && one.data.etat === 'publie')
    .map(({ data }) => data);
  const moyenne = meanNote(seen);
  return moyenne === null ? null : { moyenne, nombre: seen.length };
}

async function writeDocuments(
  firestore: Firestore,
  life: Life,
  seededList: readonly SeedParcours[],
): Promise<void> {
  const writing: Writing = {
    firestore,
    batch: firestore.batch(),
    operationId: `demo${createHash('sha256').update('seed').digest('hex').slice(0, 20)}`,
    life,
    seededList,
  };
  const admin = demoAccountOf('admin').uid;
  const published = await Promise.all(
    seededList.map((seeded) => publicationOf(seeded, partsOf(seeded))),
  );
  const publishedOf = (seeded: SeedParcours) => {
    const documents = published[seededList.indexOf(seeded)];
    if (documents === undefined) {
      throw new Error(`${seeded.parcours.titre} is not published.`);
    }
    return documents;
  };
  const saga = sagaOf(publishedOf);
  for (const [index, seeded] of seededList.entries()) {
    const documents = published[index];
    const uid = seeded === saintFiacre ? demoAccountOf('mairie').uid : admin;
    writeParcours(writing, seeded, { uid, documents });
    if (documents === undefined) continue;
    const { queteId } = documents;
    const lien = firestore.doc(`liens/${await lienSigns(queteId, 0)}`);
    writing.batch.create(lien, { queteId });
    writeQuete(writing, seeded, { uid: admin, documents });
    if (seeded === saintFiacre) writeVillage(writing, queteId);
  }
  for (const seeded of draftList)
    writeParcours(writing, seeded, { uid: demoAccountOf('auteur').uid });
  writeParcours(writing, dernier, { uid: admin });
  await writeSaga(writing, saga, admin);
  writeCatalogue(writing, published, saga);
  for (const article of articleList) writeArticle(writing, article, admin);
  writeFigures(writing);
  writeLife(writing);
  await writing.batch.commit();
}

/** The saga, and its last quête behind the key. */
async function writeSaga(
  { firestore, batch, operationId }: Writing,
  saga: Saga,
  uid: string,
): Promise<void> {
  const now = FieldValue.serverTimestamp();
  batch.create(firestore.doc(`sagas/${sagaSlug}`), {
    contenu: JSON.stringify(saga),
    queteIds: saga.etapes.map(({ queteId }) => queteId),
    etat: 'publiee',
    premiereLe: now,
    dernierParcoursId: dernier.parcours.id,
    revision: 1,
    updatedAt: now,
    updatedBy: uid,
    operationId,
  });
  const { contenuText, solutionByEtapeId } = await buildPublication({
    random: randomBytes,
    parcours: dernier.parcours,
    previous: null,
    fileByPath: new Map(),
  });
  const expireAt = Timestamp.fromMillis(jamaisFinie);
  const privee = firestore.doc(`privees/${saga.cle}`);
  batch.create(privee, {
    uid: 'saga',
    parcoursId: dernier.parcours.id,
    contenu: contenuText,
    fichiers: [],
    place: 0,
    etat: 'levee',
    partieCount: 0,
    at: now,
    de: Timestamp.fromMillis(0),
    expireAt,
  });
  batch.create(privee.collection('solutions').doc('toutes'), {
    contenu: solutionsText(solutionByEtapeId),
    expireAt,
  });
}

function publicationOf(
  seeded: SeedParcours,
  sagas: readonly SagaPart[],
): Promise<PublicationDocuments> {
  const queteId = queteIdOfSeed(seeded);
  const fileByPath = new Map(
    parcoursPaths(seeded.parcours).map((imagePath) => {
      const svg = readFileSync(drawingFile(seeded.folder, imagePath));
      return [imagePath, publicPath(queteId, svg)];
    }),
  );
  return buildPublication({
    random: randomBytes,
    parcours: seeded.parcours,
    previous: null,
    fileByPath,
    sagas,
    traductions: translationsOf(seeded),
  });
}

/** Translations of a seeded parcours. */
function translationsOf({ parcours }: SeedParcours): Traduction[] {
  const byLangue = traductionsByParcoursId[parcours.id];
  return byLangue === undefined ? [] : traductionsOf(parcours, byLangue);
}

type Owner = { uid: string; documents?: PublicationDocuments | undefined };

function writeParcours(
  writing: Writing,
  seeded: SeedParcours,
  { uid, documents }: Owner,
): void {
  const { firestore, batch, operationId } = writing;
  const { parcours } = seeded;
  const { id, etapes, ...fields } = parcours;
  const now = FieldValue.serverTimestamp();
  const reference = firestore.doc(`parcours/${id}`);
  batch.create(reference, {
    ...fieldsToDocument(fields),
    etapeIds: etapes.map((etape) => etape.id),
    etapeCount: etapes.length,
    controle: controleOf(parcours),
    signataire: { uid, nom: '' },
    etat: 'brouillon',
    membres: { [uid]: 'auteur' },
    membreUids: [uid],
    salon: createHash('md5').update(id).digest('hex'),
    revision: documents === undefined ? 1 : 2,
    createdAt: now,
    createdBy: uid,
    updatedAt: now,
    updatedBy: uid,
    operationId,
    ...(documents === undefined ? {} : { publication: publicationField(documents) }),
  });
  for (const { id: etapeId, epreuve, position, ...etape } of etapes) {
    const signed = { revision: 1, updatedAt: now, updatedBy: uid, operationId };
    batch.create(reference.collection('etapes').doc(etapeId), {
      ...etapeToDocument(etape),
      position: position === null ? null : new GeoPoint(position.lat, position.lon),
      ...signed,
    });
    batch.create(reference.collection('epreuves').doc(etapeId), {
      ...epreuveToDocument(epreuve),
      ...signed,
    });
  }
  writeTraductions(writing, seeded, uid);
}

/** The translations of a parcours, as its traducteurs write them. */
function writeTraductions(
  { firestore, batch }: Writing,
  seeded: SeedParcours,
  uid: string,
): void {
  const folder = firestore.collection(`parcours/${seeded.parcours.id}/traductions`);
  for (const { langue, textesByEtape } of translationsOf(seeded)) {
    for (const etapeId of [null, ...seeded.parcours.etapes.map(({ id }) => id)]) {
      batch.create(folder.doc(traductionIdOf(langue, etapeId)), {
        textes: textesByEtape[etapeId ?? wholeKey] ?? {},
        updatedAt: FieldValue.serverTimestamp(),
        updatedBy: uid,
      });
    }
  }
}

function publicationField({ queteId, slug, version }: PublicationDocuments) {
  return { queteId, slug, version, at: FieldValue.serverTimestamp() };
}

function writeQuete(
  { firestore, batch, operationId }: Writing,
  { parcours }: SeedParcours,
  { uid, documents }: { uid: string; documents: PublicationDocuments },
): void {
  const { queteId, version, contenu, contenuText, epreuveCount } = documents;
  const common = {
    contenu: contenuText,
    parcoursId: parcours.id,
    version,
    publishedAt: FieldValue.serverTimestamp(),
  };
  const quete = firestore.doc(`quetes/${queteId}`);
  batch.create(quete, { ...common, suspensions: {}, operationId });
  const versionDocument = quete.collection('versions').doc(String(version));
  const etapeIds = contenu.etapes.map(({ id }) => id);
  batch.create(versionDocument, { ...common, epreuveCount, etapeIds, publishedBy: uid });
  for (const [etapeId, { centre, ...verrou }] of documents.verrouByEtapeId) {
    const place =
      centre === undefined ? {} : { centre: new GeoPoint(centre.lat, centre.lon) };
    batch.create(versionDocument.collection('verrous').doc(etapeId), {
      ...verrou,
      ...place,
    });
  }
  for (const [etapeId, solution] of documents.solutionByEtapeId) {
    batch.create(versionDocument.collection('solutions').doc(etapeId), solution);
  }
  for (const { langue, contenuText: text } of documents.langues) {
    batch.create(versionDocument.collection('langues').doc(langue), { contenu: text });
  }
}

function writeCatalogue(
  { firestore, batch, operationId, life }: Writing,
  published: readonly PublicationDocuments[],
  saga: Saga,
): void {
  const writePart = (part: string, value: unknown) => {
    batch.create(firestore.doc(`catalogue/${part}`), {
      cartes: JSON.stringify(value),
      revision: 1,
      updatedAt: FieldValue.serverTimestamp(),
      operationId,
    });
  };
  let france: CatalogueFrance = { ...emptyFrance, recherchePartCount: 1 };
  let lignes: RechercheRow[] = [];
  const byDepartement = new Map<string, CatalogueDepartement>();
  const startedAt = Date.now();
  for (const [index, { carte: rest, contenu }] of published.entries()) {
    const note = noteOf(life, rest.queteId);
    const carte: Carte = { ...rest, publishedAt: startedAt + index, note };
    const { departement } = carte.commune;
    // A few quêtes: one part per département.
    const cartes = [carte, ...(byDepartement.get(departement)?.cartes ?? [])];
    byDepartement.set(departement, { cartes });
    france = putInFrance(france, carte, cartes.length);
    lignes = putRow(
      lignes,
      rechercheRowOf({ ...carte, etapes: etapesToSearch(contenu.etapes) }),
    );
  }
  const actualites = articleList.map(carteOf).reduce<CarteArticle[]>(putArticle, []);
  const sagas = [carteSagaOf(sagaSlug, saga, startedAt)];
  france = { ...france, actualites: homeArticles(actualites), sagas };
  writePart('france', france);
  writePart('actualites', { articles: actualites });
  writePart('recherche-0', { lignes });
  for (const [departement, cartes] of byDepartement) writePart(departement, cartes);
}

function writeArticle(
  { firestore, batch, operationId }: Writing,
  { slug, publieLe, blocs, ...fields }: SeedArticle,
  uid: string,
): void {
  const now = FieldValue.serverTimestamp();
  batch.create(firestore.doc(`articles/${slug}`), {
    ...fields,
    texte: articleTexteOf(blocs),
    contenu: JSON.stringify(blocs),
    etat: 'publie',
    publieLe: Timestamp.fromMillis(publieLe),
    createdAt: now,
    createdBy: uid,
    revision: 1,
    updatedAt: now,
    updatedBy: uid,
    operationId,
  });
}

/** Sixty days of made-up parties, so that the team's figures can be judged. */
function writeFigures({ firestore, batch, seededList }: Writing): void {
  const played = seededList.map((seeded) => ({
    queteId: queteIdOfSeed(seeded),
    etapeIds: seeded.parcours.etapes.map(({ id }) => id),
    dureeMinutes: seeded.parcours.dureeMinutes ?? 60,
  }));
  for (const { id, data } of figureDocuments(played, Date.now())) {
    batch.create(firestore.doc(`statistiques/${id}`), data);
  }
}

async function main(): Promise<void> {
  const projectId = process.env['GCLOUD_PROJECT'] ?? '';
  if (projectId === '')
    throw new ClearError('Il manque GCLOUD_PROJECT, le nom du projet local.');
  const bucket = process.env['VITE_FIREBASE_STORAGE_BUCKET'] ?? storageBucket(projectId);
  const hasLife = process.argv.includes('--vie');
  const hasWritten = await seed({ projectId, bucket, hasLife });
  console.info(
    hasWritten
      ? `${String(publishedWith(hasLife).length)} quêtes, ${String(draftList.length)} brouillon et ${String(articleList.length)} actualités écrits dans ${projectId}.`
      : `${projectId} a déjà ses quêtes : rien à écrire.`,
  );
}

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) await main();
