import { blankEpreuve } from '@/domain/epreuve/blank-epreuve.ts';
import { etapeSchema, type Etape, type Rechange } from '@/domain/etape/etape.ts';
import { etapeIdSchema, type EtapeId } from '@/domain/etape/etape-id.ts';
import type { Position } from '@/domain/geo/position.ts';
import { limits } from '@/domain/limits.ts';
import { unreadableEtape } from '@/domain/parcours/blank-parcours.ts';
import { controleOf } from '@/domain/parcours/check/controle.ts';
import {
  diffParcours,
  type ParcoursDifference,
} from '@/domain/parcours/versions/difference.ts';
import {
  jalonContenu,
  regularRaison,
  type Jalon,
} from '@/domain/parcours/versions/jalon.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { sortEtapes } from '@/domain/parcours/operations.ts';
import { withOwnFiles } from '@/domain/parcours/own-files.ts';
import {
  parcoursSchema,
  type Parcours,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  isDataError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { LimitReachedError } from '@/lib/errors/limit-reached-error.ts';
import {
  collection,
  doc,
  GeoPoint,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  type DocumentData,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { mediaRepository } from '../media/media-repository.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { refuseNewer } from '../refuse-newer.ts';
import {
  debitRepository,
  type DebitGenre,
  type Ticks,
} from '../debit/debit-repository.ts';
import {
  isTeam,
  requireAuthor,
  signataireOf,
  type Author,
} from '@/data/session/author-repository.ts';
import { commentaireRepository } from '@/data/commentaire/commentaire-repository.ts';
import { fichierRepository } from './fichier-repository.ts';
import {
  epreuveToDocument,
  etapeToDocument,
  etapeFromDocuments,
  fieldsFromDocument,
  fieldsToDocument,
  readEpreuveDocument,
  readEtapeDocument,
  readParcoursDocument,
  publicationFromDocument,
} from './parcours-document.ts';
import { byteCount } from '../firestore/byte-count.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { randomHex } from '@/data/firestore/random-hex.ts';
import {
  JalonTooLongError,
  type ParcoursSave,
  type ParcoursSnapshot,
  type ParcoursStore,
  type RefusedEtape,
  type SaveOutcome,
} from './parcours-store.ts';
import { presenceRepository } from '@/data/presence/presence-repository.ts';

/** A commit of up to some hundred documents. */
const writeDeadlineMs = 30_000;
/** How often the three parts of a parcours are read again when another author saved in between. */
const readAttempts = 3;

function invalid(id: string, cause: unknown): InvalidDocumentError {
  return new InvalidDocumentError(`The parcours ${id} is not what it should be.`, {
    cause,
  });
}

/** What the documents of one étape come to; null when one of them is not what it should be. */
function readEtape(
  id: string,
  etapeData: unknown,
  epreuveData: unknown,
): { etape: Etape; etapeRevision: number; epreuveRevision: number } | null {
  try {
    const etapeDocument = readEtapeDocument(etapeData);
    const epreuve = readEpreuveDocument(epreuveData);
    return {
      etape: etapeFromDocuments(id, etapeDocument, epreuve),
      etapeRevision: etapeDocument.revision,
      epreuveRevision: epreuve.revision,
    };
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    console.warn(`The étape ${id} cannot be read.`, error);
    return null;
  }
}

/** A whole number of an unreadable document, for the next write of it; 0 where there is none. */
function revisionIn(data: DocumentData | undefined): number {
  const revision: unknown = data?.['revision'];
  return typeof revision === 'number' ? revision : 0;
}

/** Where an unreadable étape stands: by its own order key, or at the end. */
function rangIn(data: DocumentData | undefined): string {
  const rang: unknown = data?.['rang'];
  return typeof rang === 'string' && /^[A-Za-z0-9]{1,64}$/.test(rang) ? rang : 'zz';
}

/**
 * One reading of the three parts; null when they do not belong together because another author saved in between. `isLast`:
 * what is missing then is taken for unreadable. An étape that the parcours does not name does not count.
 */
async function readOnce(
  firestore: Firestore,
  id: ParcoursId,
  isLast: boolean,
): Promise<ParcoursSnapshot | null> {
  // The parcours first: its étapes are then as new or newer, and a save on an old revision is refused.
  const own = await getDoc(doc(firestore, 'parcours', id));
  if (!own.exists()) throw new NotFoundError(`There is no parcours ${id}.`);
  const atMost = limit(limits.etapeCount.max);
  const [etapeDocuments, epreuveDocuments] = await Promise.all([
    getDocs(query(collection(firestore, 'parcours', id, 'etapes'), atMost)),
    getDocs(query(collection(firestore, 'parcours', id, 'epreuves'), atMost)),
  ]);
  const document = readParcoursDocument(own.data());
  const etapeDataById = new Map(etapeDocuments.docs.map((one) => [one.id, one.data()]));
  const epreuveDataById = new Map(
    epreuveDocuments.docs.map((one) => [one.id, one.data()]),
  );
  const { etapeIds } = document;
  const isWhole =
    etapeIds.length === document.etapeCount &&
    etapeIds.every(
      (etapeId) => etapeDataById.has(etapeId) && epreuveDataById.has(etapeId),
    );
  if (!isWhole && !isLast) return null;

  const etapeRevisionById: Record<string, number> = {};
  const epreuveRevisionById: Record<string, number> = {};
  const etapes = etapeIds.map((etapeId): Etape => {
    const etapeData = etapeDataById.get(etapeId);
    const epreuveData = epreuveDataById.get(etapeId);
    const found = readEtape(etapeId, etapeData, epreuveData);
    etapeRevisionById[etapeId] = found?.etapeRevision ?? revisionIn(etapeData);
    epreuveRevisionById[etapeId] = found?.epreuveRevision ?? revisionIn(epreuveData);
    return (
      found?.etape ?? unreadableEtape(etapeIdSchema.parse(etapeId), rangIn(etapeData))
    );
  });
  return {
    parcours: withOwnFiles(
      parcoursSchema.parse({
        id,
        ...fieldsFromDocument(document),
        etapes: sortEtapes(etapes),
      }),
    ),
    publication: publicationFromDocument(document),
    revision: document.revision,
    etapeRevisionById,
    epreuveRevisionById,
    operationId: document.operationId,
    updatedAt: document.updatedAt,
    salon: document.salon,
  };
}

async function readWhole(
  firestore: Firestore,
  id: ParcoursId,
): Promise<ParcoursSnapshot> {
  try {
    for (let attempt = 1; attempt <= readAttempts; attempt += 1) {
      const snapshot = await readOnce(firestore, id, attempt === readAttempts);
      if (snapshot !== null) return snapshot;
    }
  } catch (error) {
    if (error instanceof z.core.$ZodError) throw invalid(id, error);
    throw error;
  }
  throw invalid(id, 'Its étapes and its count disagree.');
}

/** The fields of a document, with the place that one of them holds as Firestore keeps places. */
function withGeoPoint(fields: DocumentData, name: 'position' | 'cible'): DocumentData {
  const place = fields[name] as Position | null | undefined;
  if (place === undefined || place === null) return fields;
  return { ...fields, [name]: new GeoPoint(place.lat, place.lon) };
}

/** The fields of an étape, with the place of its spare one as Firestore keeps places. */
function withRechange(fields: DocumentData): DocumentData {
  const rechange = fields['rechange'] as Rechange | undefined;
  if (rechange === undefined) return fields;
  return { ...fields, rechange: withGeoPoint(rechange, 'position') };
}

type Stamp = Author & { operationId: string };

/** A transaction under way, and the Firestore that it writes to. */
export type Commit = { firestore: Firestore; transaction: Transaction };

function stampOf({ operationId, uid }: Omit<Stamp, 'nom'>) {
  return { operationId, updatedBy: uid, updatedAt: serverTimestamp() };
}

/** The étape's or épreuve's document: written whole when nothing of it could be read before, else only what changed. */
function writePart(
  { firestore, transaction }: Commit,
  path: readonly [string, string, string, string],
  { revision, isWhole }: { revision: number | undefined; isWhole: boolean },
  fields: DocumentData,
  stamp: Stamp,
): void {
  const reference = doc(firestore, ...path);
  const data = { ...fields, revision: (revision ?? 0) + 1, ...stampOf(stamp) };
  if (isWhole) transaction.set(reference, data);
  else transaction.update(reference, data);
}

const ownFieldsSchema = z.omit(parcoursSchema, { etapes: true });

/** A document holds 1 MiB (https://firebase.google.com/docs/firestore/quotas); names and numbers take some of it. */
const documentBytes = 1_000_000;

function isTooLarge(value: object): boolean {
  return byteCount(JSON.stringify(value)) > documentBytes;
}

/** The changed étapes that are not sent: they could not be read again (the rules look at no field), or are too large. */
function refusedHere(
  { etapes }: Parcours,
  difference: ParcoursDifference,
): readonly RefusedEtape[] {
  const changedIds = new Set<string>(difference.etapes.map(({ etapeId }) => etapeId));
  return etapes
    .filter(({ id }) => changedIds.has(id))
    .flatMap((etape): RefusedEtape[] => {
      const { id: etapeId, epreuve } = etape;
      if (isTooLarge(omit(etape, 'epreuve')) || isTooLarge(epreuve)) {
        return [{ etapeId, raison: 'trop-grande' }];
      }
      const parsed = etapeSchema.safeParse(etape);
      if (parsed.success) return [];
      const isTooLong = parsed.error.issues.every(
        (issue) => issue.code === 'too_big' && issue.origin !== 'number',
      );
      return [{ etapeId, raison: isTooLong ? 'trop-grande' : 'illisible' }];
    });
}

/** A save with the room of its parcours, which the first save draws. */
type RoomedSave = ParcoursSave & Pick<ParcoursSnapshot, 'salon'>;

function writeDifference(
  commit: Commit,
  { base, parcours, salon }: RoomedSave,
  difference: ParcoursDifference,
  stamp: Stamp,
): void {
  const { firestore, transaction } = commit;
  const { id } = parcours;
  const reference = doc(firestore, 'parcours', id);
  const own = {
    ...fieldsToDocument(difference.fields),
    etapeIds: parcours.etapes.map((etape) => etape.id),
    etapeCount: parcours.etapes.length,
    controle: controleOf(parcours),
    signataire: signataireOf(stamp),
    revision: (base?.revision ?? 0) + 1,
    ...stampOf(stamp),
  };
  if (base === null) {
    transaction.set(reference, {
      ...own,
      etat: 'brouillon',
      membres: { [stamp.uid]: 'auteur' },
      membreUids: [stamp.uid],
      salon,
      createdAt: serverTimestamp(),
      createdBy: stamp.uid,
    });
  } else {
    transaction.update(reference, own);
  }
  for (const { etapeId, isNew, changes, epreuveChanges } of difference.etapes) {
    if (Object.keys(changes).length > 0) {
      const revision = base?.etapeRevisionById[etapeId];
      const path = ['parcours', id, 'etapes', etapeId] as const;
      const fields = withRechange(withGeoPoint(etapeToDocument(changes), 'position'));
      writePart(commit, path, { revision, isWhole: isNew }, fields, stamp);
    }
    if (Object.keys(epreuveChanges).length > 0) {
      const revision = base?.epreuveRevisionById[etapeId];
      const path = ['parcours', id, 'epreuves', etapeId] as const;
      const fields = epreuveToDocument(
        isNew ? { ...blankEpreuve, ...epreuveChanges } : epreuveChanges,
      );
      const place = { revision, isWhole: isNew };
      writePart(commit, path, place, withGeoPoint(fields, 'cible'), stamp);
    }
  }
  for (const etapeId of difference.removedEtapeIds) {
    transaction.delete(doc(firestore, 'parcours', id, 'etapes', etapeId));
    transaction.delete(doc(firestore, 'parcours', id, 'epreuves', etapeId));
  }
}

/**
 * Keeps the whole state of a parcours within the commit that saves its revision. False when it is too long for a
 * document: nothing is then kept.
 */
export function writeJalon(
  { firestore, transaction }: Commit,
  {
    parcours,
    revision,
    raison,
  }: { parcours: Parcours } & Pick<Jalon, 'revision' | 'raison'>,
  { uid, nom }: Author,
): boolean {
  const contenu = jalonContenu(parcours);
  if (contenu === null) return false;
  const path = ['parcours', parcours.id, 'revisions', String(revision)] as const;
  transaction.set(doc(firestore, ...path), {
    revision,
    raison,
    contenu,
    nom,
    by: uid,
    at: serverTimestamp(),
  });
  return true;
}

/** Why a save keeps a jalon: it was asked for, or its turn has come; null for the others. */
function raisonOf({ base, jalon }: ParcoursSave): Jalon['raison'] | null {
  return jalon ?? regularRaison((base?.revision ?? 0) + 1);
}

/** Keeps the jalon of a save. Throws `JalonTooLongError` where it was asked for. */
function writeJalonOf(
  commit: Commit,
  { base, parcours, jalon }: ParcoursSave,
  raison: Jalon['raison'],
  stamp: Stamp,
): void {
  const revision = (base?.revision ?? 0) + 1;
  const isKept = writeJalon(commit, { parcours, revision, raison }, stamp);
  if (!isKept && jalon !== undefined) {
    throw new JalonTooLongError('The parcours is too long to be kept whole.');
  }
}

type Counted = Partial<Record<DebitGenre, number>>;

/** What a save makes that is counted, unless it is the team's. */
function countedIn(save: ParcoursSave): Counted {
  // Those of a first save are counted with their parcours.
  const known = new Set(save.base?.parcours.etapes.map(({ id }) => id));
  const addedCount =
    save.base === null
      ? 0
      : save.parcours.etapes.filter(({ id }) => !known.has(id)).length;
  return {
    ...(save.base === null && { parcours: 1 }),
    ...(raisonOf(save) !== null && { jalon: 1 }),
    ...(addedCount > 0 && { etape: addedCount }),
  };
}

function nextRevisions(
  before: Readonly<Record<string, number>> | undefined,
  { etapes }: Parcours,
  changedIds: ReadonlySet<string>,
): Record<string, number> {
  return Object.fromEntries(
    etapes.map(({ id }) => {
      const revision = before?.[id] ?? 0;
      return [id, changedIds.has(id) ? revision + 1 : revision];
    }),
  );
}

/** What stands online once the difference has been written. */
function snapshotAfter(
  { base, parcours, operationId, salon }: RoomedSave,
  { etapes }: ParcoursDifference,
): ParcoursSnapshot {
  const changed = (key: 'changes' | 'epreuveChanges') =>
    new Set<string>(
      etapes
        .filter((etape) => Object.keys(etape[key]).length > 0)
        .map(({ etapeId }) => etapeId),
    );
  return {
    parcours,
    publication: base?.publication ?? null,
    revision: (base?.revision ?? 0) + 1,
    etapeRevisionById: nextRevisions(
      base?.etapeRevisionById,
      parcours,
      changed('changes'),
    ),
    epreuveRevisionById: nextRevisions(
      base?.epreuveRevisionById,
      parcours,
      changed('epreuveChanges'),
    ),
    operationId,
    // The server's time is not known; whatever this device's clock says, it is later than before.
    updatedAt: Math.max(Date.now(), (base?.updatedAt ?? 0) + 1),
    salon,
  };
}

/** Why Firestore takes no document like this one; null for whatever has another cause than the document. */
function refusalOf(error: unknown): RefusedEtape['raison'] | null {
  if (error instanceof LimitReachedError) return null;
  if (error instanceof AccessDeniedError) return 'refus';
  if (!(error instanceof UnexpectedError)) return null;
  const { cause } = error;
  const code: unknown =
    typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  // It has more index entries than a document may have, or is larger than it was thought here.
  return code === 'invalid-argument' ? 'trop-grande' : null;
}

/** Parcours in Firestore, for those whom its rules let in. Every function throws one of the data errors. */
export const parcoursRepository = perServices((services): ParcoursStore => {
  const debits = debitRepository(services);

  const load = (id: ParcoursId): Promise<ParcoursSnapshot> =>
    answered(services.firestore().then((firestore) => readWhole(firestore, id)));

  async function writeOnce(
    save: RoomedSave,
    difference: ParcoursDifference,
  ): Promise<'saved' | 'changed'> {
    const author = await requireAuthor(services);
    const stamp = { operationId: save.operationId, ...author };
    const counted = (await isTeam(services)) ? {} : countedIn(save);
    try {
      return await commitOnce(save, difference, stamp, {
        counted,
        raison: raisonOf(save),
      });
    } catch (error) {
      // What is written goes online all the same; a state that nobody asked for is left out.
      const isLimit = error instanceof LimitReachedError && error.genre === 'jalon';
      if (!isLimit || save.jalon !== undefined) throw error;
      const rest = { counted: omit(counted, 'jalon'), raison: null };
      return commitOnce(save, difference, stamp, rest);
    }
  }

  async function commitOnce(
    save: RoomedSave,
    difference: ParcoursDifference,
    stamp: Stamp,
    { counted, raison }: { counted: Counted; raison: Jalon['raison'] | null },
  ): Promise<'saved' | 'changed'> {
    const firestore = await services.firestore();
    const { id } = save.parcours;
    const reference = doc(firestore, 'parcours', id);
    // A transaction rather than a batch: it reads before it writes, so that the SDK's own repetition after a
    // lost answer finds our operationId instead of a refusal, and nothing waits in a queue that could be lost.
    const write = async (transaction: Transaction, ticks: Ticks) => {
      const current = await transaction.get(reference);
      if (!current.exists()) {
        if (save.base !== null) throw new NotFoundError('This parcours was deleted.');
      } else {
        if (current.get('operationId') === save.operationId) return 'saved';
        refuseNewer('parcours', current.data());
        if (current.get('revision') !== save.base?.revision) return 'changed';
      }
      ticks.putAll(transaction, id);
      const commit = { firestore, transaction };
      writeDifference(commit, save, difference, stamp);
      if (raison !== null) writeJalonOf(commit, save, raison, stamp);
      return 'saved';
    };
    return debits.count(stamp.uid, counted, (ticks) =>
      runTransaction(firestore, (transaction) => write(transaction, ticks)),
    );
  }

  /** What a save that failed without a clear answer has really done; null when it has done nothing. */
  async function findLostOutcome(save: ParcoursSave): Promise<SaveOutcome | null> {
    try {
      const theirs = await load(save.parcours.id);
      if (theirs.operationId === save.operationId) {
        return { type: 'saved', snapshot: theirs };
      }
      if (theirs.revision !== save.base?.revision) return { type: 'conflict', theirs };
      return null;
    } catch {
      // Reading is refused too, or the network is gone: the first error says it better.
      return null;
    }
  }

  /** One commit of everything that differs; throws what a save throws. */
  async function saveWhole(roomed: RoomedSave): Promise<SaveOutcome> {
    const { base, parcours } = roomed;
    const difference = diffParcours(base?.parcours ?? null, parcours);
    try {
      // Not yet translated: a refusal by Firebase may follow a lost answer, one of ours may not.
      const written = await withDeadline(writeOnce(roomed, difference), writeDeadlineMs);
      if (written === 'saved') {
        return { type: 'saved', snapshot: snapshotAfter(roomed, difference) };
      }
    } catch (error) {
      if (isDataError(error) && !(error instanceof OfflineError)) throw error;
      if (error instanceof JalonTooLongError) throw error;
      const lost = await findLostOutcome(roomed);
      if (lost !== null) return lost;
      throw toDataError(error);
    }
    return { type: 'conflict', theirs: await load(parcours.id) };
  }

  /**
   * Saves étape by étape what was refused as one: first the parcours with what was removed and none of the étapes that
   * changed, then each of these with it. Throws when the parcours itself is refused.
   */
  async function saveByEtape(
    roomed: RoomedSave,
    changedIds: readonly EtapeId[],
    known: readonly RefusedEtape[],
  ): Promise<SaveOutcome> {
    const { parcours, base } = roomed;
    const refused = [...known];
    let snapshot = base;
    /** The parcours as it is to be, but for the étapes that are not saved (yet): of these what stands online. */
    const without = (leftOut: ReadonlySet<string>): Parcours => {
      const online = new Map(base?.parcours.etapes.map((etape) => [etape.id, etape]));
      const etapes = parcours.etapes.flatMap((etape) => {
        if (!leftOut.has(etape.id)) return [etape];
        return online.get(etape.id) ?? [];
      });
      return { ...parcours, etapes: sortEtapes(etapes) };
    };
    const waiting = new Set<string>(changedIds);
    for (const etapeId of [null, ...changedIds]) {
      if (refused.some((one) => one.etapeId === etapeId)) continue;
      if (etapeId !== null) waiting.delete(etapeId);
      const next = without(waiting);
      // A parcours has an étape at least: a new one goes with the first that is taken.
      if (next.etapes.length === 0) continue;
      try {
        const outcome = await saveWhole({
          ...roomed,
          base: snapshot,
          parcours: next,
          operationId: createOperationId(),
          jalon: undefined,
        });
        if (outcome.type === 'conflict') return outcome;
        snapshot = outcome.snapshot;
      } catch (error) {
        const raison = refusalOf(error);
        if (etapeId === null || raison === null) throw error;
        refused.push({ etapeId, raison });
        waiting.add(etapeId);
      }
    }
    if (snapshot === null) throw new AccessDeniedError('Every étape was refused.');
    return { type: 'saved', snapshot, refused };
  }

  async function save(asked: ParcoursSave): Promise<SaveOutcome> {
    const salon = asked.base === null ? randomHex(16) : asked.base.salon;
    const roomed: RoomedSave = { ...asked, salon };
    const { base, parcours } = roomed;
    const difference = diffParcours(base?.parcours ?? null, parcours);
    const changedIds = difference.etapes.map(({ etapeId }) => etapeId);
    const own = ownFieldsSchema.safeParse(parcours);
    // The rules look at no field of it: what is stored must be readable again.
    if (!own.success) throw invalid(parcours.id, own.error);
    const known = refusedHere(parcours, difference);
    if (known.length > 0) return saveByEtape(roomed, changedIds, known);
    try {
      return await saveWhole(roomed);
    } catch (error) {
      // A jalon that was asked for is of the whole.
      if (
        refusalOf(error) === null ||
        changedIds.length === 0 ||
        asked.jalon !== undefined
      )
        throw error;
      return saveByEtape(roomed, changedIds, []);
    }
  }

  const jalons = async () =>
    (await import('@/data/jalon/jalon-repository.ts')).jalonRepository(services);
  const marches = async () =>
    (await import('@/data/marche/marche-repository.ts')).marcheRepository(services);

  return {
    kept: 'en-ligne',
    load,
    save,
    uploadImage: async (image) => {
      const fichiers = fichierRepository(services);
      await fichiers.announce(image);
      try {
        await mediaRepository(services).upload(image);
      } catch (error) {
        fichiers.forget(image.path);
        throw error;
      }
    },
    readImage: (path) => mediaRepository(services).readPrivate(path),
    listJalons: async (id, before) => (await jalons()).list(id, before),
    readJalon: async (id, revision) => (await jalons()).read(id, revision),
    commentaires: commentaireRepository(services),
    marches: {
      list: async (id) => (await marches()).list(id),
      add: async (id, marche) => (await marches()).add(id, marche),
      settle: async (id, marcheId, reglees) =>
        (await marches()).settle(id, marcheId, reglees),
      remove: async (id, marcheId) => (await marches()).remove(id, marcheId),
    },
    presence: presenceRepository(services),
  };
});
