import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { putInFrance, removeFromFrance } from '@/domain/catalogue/catalogue-update.ts';
import {
  carteIn,
  totalOf,
  withCarte,
  withoutCarte,
} from '@/domain/catalogue/departement-parts.ts';
import { withOwnFiles } from '@/domain/parcours/own-files.ts';
import { parcoursPaths } from '@/domain/parcours/portraits.ts';
import { positionsAlong, type Position } from '@/domain/geo/position.ts';
import type { ParcoursId, Publication } from '@/domain/parcours/parcours.ts';
import { lineOf } from '@/domain/parcours/trace.ts';
import { findProblems } from '@/domain/parcours/check/problem.ts';
import { publicAddressOf } from '@/domain/parcours/public-address.ts';
import { addressOf, queteIdOf } from '@/domain/quete/address.ts';
import { lienSigns, lienTryCount } from '@/domain/quete/lien.ts';
import {
  buildPublication,
  UnpublishableError,
  type PublicationDocuments,
} from '@/domain/quete/publication.ts';
import type { Contenu, QueteId } from '@/domain/quete/quete.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import type { Verrou } from '@/domain/quete/verrou.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  InvalidDocumentError,
  NewerFormatError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import {
  deleteField,
  doc,
  GeoPoint,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import {
  findRecherchePart,
  placeLigne,
  readDepartementParts,
  readListing,
} from '../catalogue/catalogue-listing.ts';
import {
  commitAmongOthers,
  fitsInPart,
  readFrance,
  writePart,
  type Part,
} from '../catalogue/catalogue-part-repository.ts';
import { etapesToSearch } from '@/domain/catalogue/fiche.ts';
import { rechercheRowOf } from '../catalogue/recherche-row.ts';
import { perServices } from '../firebase/per-services.ts';
import type { Services } from '../firebase/services.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import {
  requireAuthor,
  requireUid,
  signataireOf,
} from '@/data/session/author-repository.ts';
import { refuseNewer } from '../refuse-newer.ts';
import type { Traduction } from '@/domain/traduction/traduction.ts';
import { otherLangues } from '@/langue/langue.ts';
import { traductionRepository } from '../traduction/traduction-repository.ts';
import { writeJalon, type Commit } from '../parcours/write-parcours.ts';
import type { SagaPart } from '@/domain/saga/part.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ParcoursSnapshot } from '../parcours/parcours-store.ts';
import {
  CommuneMovedError,
  ParcoursChangedError,
  SlugTakenError,
} from './publication-errors.ts';
import { parseContenu } from './quete-document.ts';
import { queteRepository } from './quete-repository.ts';

/** Progress of a publication. */
export type PublicationStep =
  | { type: 'images'; done: number; total: number }
  | { type: 'verrous' }
  | { type: 'ecriture' };

/** Altitudes requested along a line, for the climb. */
const altitudeCount = 120;

export type PublicationRequest = {
  /** The parcours as stored online: everything must have been saved. */
  snapshot: ParcoursSnapshot;
  readImage: (path: string) => Promise<Blob>;
  /** Metres above the sea at each place of a line, null if unknown; absent: no climb is published. */
  readAltitudes?: ((line: readonly Position[]) => Promise<number[] | null>) | undefined;
  onStep?: ((step: PublicationStep) => void) | undefined;
};

/**
 * The name of a person's publication of a revision: the same at each try, so that a try whose answer was lost is found by the next, even
 * from another page.
 */
async function publicationIdOf(
  { parcours, revision }: ParcoursSnapshot,
  uid: string,
): Promise<string> {
  const text = JSON.stringify(['publication', parcours.id, revision, uid]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One transaction over the catalogue, tried up to eight times while others publish. */
const writeDeadlineMs = 60_000;

/** A copy of a picture: it belongs to the picture, and is not counted. */
const smallerCopy = /-[mp]\.[a-z]+$/;

const ownErrors = [
  SlugTakenError,
  ParcoursChangedError,
  CommuneMovedError,
  UnpublishableError,
  RangeError,
];

function translate(error: unknown): unknown {
  return ownErrors.some((kind) => error instanceof kind) ? error : toDataError(error);
}

function queteReference(firestore: Firestore, queteId: QueteId): DocumentReference {
  return doc(firestore, 'quetes', queteId);
}

function versionReference(
  firestore: Firestore,
  queteId: QueteId,
  version: number,
): DocumentReference {
  return doc(firestore, 'quetes', queteId, 'versions', String(version));
}

function writeVersion(
  { firestore, transaction }: Commit,
  documents: PublicationDocuments,
  { parcoursId, uid }: { parcoursId: string; uid: string },
): void {
  const { queteId, version, contenu, contenuText, epreuveCount } = documents;
  const reference = versionReference(firestore, queteId, version);
  transaction.set(reference, {
    contenu: contenuText,
    parcoursId,
    version,
    epreuveCount,
    etapeIds: contenu.etapes.map(({ id }) => id),
    publishedAt: serverTimestamp(),
    publishedBy: uid,
  });
  const below = (collection: string, etapeId: string) =>
    doc(firestore, 'quetes', queteId, 'versions', String(version), collection, etapeId);
  for (const [etapeId, verrou] of documents.verrouByEtapeId) {
    transaction.set(below('verrous', etapeId), verrouToDocument(verrou));
  }
  for (const [etapeId, solution] of documents.solutionByEtapeId) {
    transaction.set(below('solutions', etapeId), solution);
  }
  for (const { langue, contenuText: contenu } of documents.langues) {
    transaction.set(below('langues', langue), { contenu });
  }
}

/** A verrou in Firestore's format: its place in the class that the rules can measure. */
function verrouToDocument({ centre, ...verrou }: Verrou): DocumentData {
  if (centre === undefined) return verrou;
  return { ...verrou, centre: new GeoPoint(centre.lat, centre.lon) };
}

type Writing = {
  snapshot: ParcoursSnapshot;
  documents: PublicationDocuments;
  operationId: string;
  uid: string;
  nom: string;
};

/** The parcours's document; throws if it has changed since it was read. */
async function checkParcours(
  { firestore, transaction }: Commit,
  { snapshot, documents, operationId }: Writing,
): Promise<'ours' | 'unwritten'> {
  const reference = doc(firestore, 'parcours', snapshot.parcours.id);
  const current = await transaction.get(reference);
  if (!current.exists()) throw new NotFoundError('This parcours was deleted.');
  refuseNewer('parcours', current.data());
  // The answer of an earlier attempt was lost, and it had succeeded.
  if (current.get('operationId') === operationId) {
    const { queteId, version } = documents;
    // If this read differs from the previous one, the SDK restarts the transaction.
    const quete = await transaction.get(queteReference(firestore, queteId));
    if (quete.exists() && quete.get('version') === version) return 'ours';
    // Withdrawn since: publish the next version, after rereading the parcours.
  }
  if (current.get('revision') !== snapshot.revision) {
    throw new ParcoursChangedError('This parcours was changed meanwhile.');
  }
  return 'unwritten';
}

/** Path for a quête's new short address; null if it has one, or if others have all its signs. */
async function findMissingLien(
  { firestore, transaction }: Commit,
  queteId: QueteId,
): Promise<DocumentReference | null> {
  for (let tryNumber = 0; tryNumber < lienTryCount; tryNumber += 1) {
    const reference = doc(firestore, 'liens', await lienSigns(queteId, tryNumber));
    const lien = await transaction.get(reference);
    if (!lien.exists()) return reference;
    if (lien.get('queteId') === queteId) return null;
  }
  return null;
}

async function writePublication(
  commit: Commit,
  writing: Writing,
): Promise<Part<unknown> | null> {
  const { firestore, transaction } = commit;
  const { snapshot, documents, operationId, uid } = writing;
  const { queteId, version, slug, contenuText } = documents;
  const { parcours, publication } = snapshot;
  // The reads of a transaction are not of the same moment: the parcours, read after these two, includes a publication written between them,
  // and its author.
  const quete = await transaction.get(queteReference(firestore, queteId));
  const oldVersion = await transaction.get(versionReference(firestore, queteId, version));
  if ((await checkParcours(commit, writing)) === 'ours') return null;

  // A later build wrote it meanwhile: this one would remove its additions.
  if (quete.exists()) refuseNewer('contenu', parseContenu(quete.get('contenu')));
  const owner: unknown = quete.exists() ? quete.get('parcoursId') : parcours.id;
  // A quête that was withdrawn leaves its versions behind, and they are never written twice.
  if (owner !== parcours.id || oldVersion.exists()) {
    throw new SlugTakenError(`${queteId} is taken.`);
  }

  const departement = parcours.commune?.departement ?? '';
  const franceNow = await readFrance(transaction, firestore);
  const wasPublished = publication !== null;
  const listed = await readDepartementParts(transaction, departement, queteId, {
    mayHold: wasPublished,
    firestore,
  });
  const publishedAt = Date.now();
  const note = carteIn(listed, queteId)?.note ?? null;
  const carte: Carte = { ...documents.carte, publishedAt, note };
  const { recherchePartCount } = franceNow.value;
  const placed = await placeLigne(
    transaction,
    recherchePartCount,
    rechercheRowOf({ ...carte, etapes: etapesToSearch(documents.contenu.etapes) }),
    wasPublished
      ? await findRecherchePart(transaction, recherchePartCount, queteId, firestore)
      : null,
    firestore,
  );
  const lien = await findMissingLien(commit, queteId);
  const cartes = withCarte(listed, carte, fitsInPart);
  const total = totalOf(cartes.get(0) ?? listed.first);
  const france = {
    ...putInFrance(franceNow.value, carte, total),
    recherchePartCount: placed.partCount,
  };
  writePart(transaction, { ...franceNow, value: france }, operationId);
  listed.write(cartes, operationId);
  for (const part of placed.written) writePart(transaction, part, operationId);

  const queteFields = {
    contenu: contenuText,
    version,
    publishedAt: serverTimestamp(),
    operationId,
  };
  const { lieux } = documents;
  if (quete.exists()) {
    transaction.update(queteReference(firestore, queteId), {
      ...queteFields,
      lieux: lieux ?? deleteField(),
    });
  } else {
    transaction.set(queteReference(firestore, queteId), {
      ...queteFields,
      ...(lieux !== undefined && { lieux }),
      parcoursId: parcours.id,
      suspensions: {},
    });
  }
  if (lien !== null) transaction.set(lien, { queteId });
  writeVersion(commit, documents, { parcoursId: parcours.id, uid });
  transaction.update(doc(firestore, 'parcours', parcours.id), {
    publication: { queteId, slug, version, at: serverTimestamp() },
    revision: snapshot.revision + 1,
    updatedAt: serverTimestamp(),
    updatedBy: uid,
    signataire: signataireOf(writing),
    operationId,
  });
  // A published state can be restored. If it is too long to store whole, it is published all the same.
  const revision = snapshot.revision + 1;
  writeJalon(commit, { parcours, revision, raison: 'publication' }, writing);
  return franceNow;
}

/** Translations of a parcours. */
function traductionsOf(services: Services, id: ParcoursId): Promise<Traduction[]> {
  const { read } = traductionRepository(services);
  return Promise.all(otherLangues.map((langue) => read(id, langue)));
}

/** The quête's saga parts. Their code is loaded with the publication alone. */
async function partsOf(services: Services, queteId: QueteId): Promise<SagaPart[]> {
  const { sagaRepository } = await import('../saga/saga-repository.ts');
  return sagaRepository(services).partsOf(queteId);
}

/** Content of the last version: the words of its booklet stay valid when the next one has others. */
async function readContenuAvant(
  services: Services,
  queteId: QueteId,
  publication: Publication | null,
): Promise<Contenu | undefined> {
  if (publication === null) return undefined;
  try {
    const { version } = publication;
    return (await queteRepository(services).readVersion(queteId, version)).contenu;
  } catch (error) {
    if (error instanceof NewerFormatError) throw error;
    // An unreadable version does not prevent a publication.
    if (error instanceof NotFoundError || error instanceof InvalidDocumentError) return;
    throw error;
  }
}

/** The quête's id, which its images need before the rest is built. Throws when the parcours has problems. */
function queteIdFor({ parcours, publication }: ParcoursSnapshot): QueteId {
  const problems = findProblems(parcours);
  const address = publicAddressOf(parcours, publication);
  if (problems.length > 0 || address === null) throw new UnpublishableError(problems);
  return queteIdOf(address);
}

async function writeWithdrawal(
  { firestore, transaction }: Commit,
  queteId: QueteId,
  operationId: string,
): Promise<Part<unknown>> {
  const { departement } = addressOf(queteId);
  const quete = await transaction.get(queteReference(firestore, queteId));
  const { france, listed, recherche } = await readListing(
    transaction,
    queteId,
    firestore,
  );

  const cartes = withoutCarte(listed, queteId);
  const first = cartes.get(0);
  if (first !== undefined) {
    const value = removeFromFrance(france.value, queteId, departement, totalOf(first));
    writePart(transaction, { ...france, value }, operationId);
    listed.write(cartes, operationId);
  }
  if (recherche !== null) {
    const lignes = recherche.value.lignes.filter(({ i }) => i !== queteId);
    const value = { ...recherche.value, lignes };
    writePart(transaction, { ...recherche, value }, operationId);
  }
  if (quete.exists()) transaction.delete(queteReference(firestore, queteId));
  return france;
}

/** Puts quêtes online and takes them back, for admins. */
export const publicationRepository = perServices((services) => {
  async function publishFiles(
    queteId: string,
    { snapshot, readImage, onStep }: PublicationRequest,
    avant: Contenu | undefined,
  ): Promise<Map<string, string>> {
    const paths = [...new Set(parcoursPaths(withOwnFiles(snapshot.parcours)))];
    const textAvant = JSON.stringify(avant ?? null);
    const isThere = (file: string) => textAvant.includes(file);
    const pictures = paths.filter((path) => !smallerCopy.test(path));
    const fileByPath = new Map<string, string>();
    for (const path of paths) {
      const done = pictures.filter((picture) => fileByPath.has(picture)).length;
      onStep?.({ type: 'images', done, total: pictures.length });
      const blob = await readImage(path);
      const file = await mediaRepository(services).publish(queteId, blob, isThere);
      fileByPath.set(path, file);
    }
    return fileByPath;
  }

  async function commit(
    write: (commit: Commit) => Promise<Part<unknown> | null>,
  ): Promise<void> {
    const firestore = await services.firestore();
    await commitAmongOthers(
      (transaction) => write({ firestore, transaction }),
      firestore,
    );
  }

  async function publishOne(request: PublicationRequest): Promise<ParcoursSnapshot> {
    const { snapshot, onStep } = request;
    const { parcours, publication } = snapshot;
    const queteId = queteIdFor(snapshot);
    if (addressOf(queteId).departement !== parcours.commune?.departement) {
      throw new CommuneMovedError('The commune of a published parcours has changed.');
    }
    const author = await requireAuthor(services);
    const avant = await readContenuAvant(services, queteId, publication);
    const fileByPath = await publishFiles(queteId, request, avant);
    onStep?.({ type: 'verrous' });
    const line = positionsAlong(lineOf(parcours), altitudeCount);
    const altitudes = line.length > 1 ? await request.readAltitudes?.(line) : null;
    const documents = await buildPublication({
      random: randomBytes,
      parcours,
      previous: publication,
      fileByPath,
      papierAvant: avant?.papier,
      altitudes,
      reliefAvant: avant,
      sagas: await partsOf(services, queteId),
      traductions: await traductionsOf(services, parcours.id),
    });
    onStep?.({ type: 'ecriture' });
    const operationId = await publicationIdOf(snapshot, author.uid);
    const writing = { snapshot, documents, operationId, ...author };
    await withDeadline(
      commit((under) => writePublication(under, writing)),
      writeDeadlineMs,
    );
    const { slug, version } = documents;
    const at = Date.now();
    return {
      ...snapshot,
      publication: { queteId, slug, version, at },
      revision: snapshot.revision + 1,
      operationId,
      updatedAt: at,
    };
  }

  async function withdrawOne(queteId: QueteId): Promise<void> {
    await requireUid(services);
    const operationId = createOperationId();
    await withDeadline(
      commit((under) => writeWithdrawal(under, queteId, operationId)),
      writeDeadlineMs,
    );
  }

  return {
    /**
     * Publishes a parcours as stored online: makes public copies of its images, then writes the quête, its version, verrous, solutions, the
     * catalogue and the parcours's state in one transaction. All or nothing, except for images, which are harmless (`npm run menage` erases
     * those that no version names). A try whose answer was lost is resumed by the next one for the same revision. Returns the parcours's
     * state online afterwards.
     *
     * Throws `UnpublishableError`, `SlugTakenError`, `ParcoursChangedError`, `CommuneMovedError`, a `RangeError` when it is too long, or a
     * data error; it may then be tried again.
     */
    publish: async (request: PublicationRequest): Promise<ParcoursSnapshot> => {
      try {
        return await publishOne(request);
      } catch (error) {
        throw translate(error);
      }
    },

    /**
     * Removes a quête from the public site: its document, its card and its search row, in one transaction. Its versions stay, so that
     * parties under way end well, and the parcours may be published again under the same address. Withdrawing twice does no harm. Throws a
     * data error.
     */
    withdraw: async ({ queteId }: Pick<Publication, 'queteId'>): Promise<void> => {
      try {
        await withdrawOne(queteIdSchema.parse(queteId));
      } catch (error) {
        throw translate(error);
      }
    },
  };
});
