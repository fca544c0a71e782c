import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { limits } from '@/domain/limits.ts';
import { unreadableEtape } from '@/domain/parcours/blank-parcours.ts';
import { sortEtapes } from '@/domain/parcours/operations.ts';
import { withOwnFiles } from '@/domain/parcours/own-files.ts';
import { parcoursSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import {
  etapeFromDocuments,
  fieldsFromDocument,
  publicationFromDocument,
  readEpreuveDocument,
  readEtapeDocument,
  readParcoursDocument,
} from './parcours-document.ts';
import type { ParcoursSnapshot } from './parcours-store.ts';

/** Rereads of the three parts of a parcours when another author saved in between. */
const readAttempts = 3;

/** The parcours is invalid. */
export function invalidParcours(id: string, cause: unknown): InvalidDocumentError {
  return new InvalidDocumentError(`The parcours ${id} is not what it should be.`, {
    cause,
  });
}

/** An étape from its documents; null if one of them is invalid. */
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

/** A whole number of an unreadable document, for its next write; 0 for none. */
function revisionIn(data: DocumentData | undefined): number {
  const revision: unknown = data?.['revision'];
  return typeof revision === 'number' ? revision : 0;
}

/** Place of an unreadable étape: by its own order key, or at the end. */
function rangIn(data: DocumentData | undefined): string {
  const rang: unknown = data?.['rang'];
  return typeof rang === 'string' && /^[A-Za-z0-9]{1,64}$/.test(rang) ? rang : 'zz';
}

/**
 * Reads the three parts once; null when they do not belong together because another author saved in between. `isLast`: missing parts are
 * then taken for unreadable. An étape that the parcours does not name does not count.
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

/** A parcours with its étapes and épreuves. Throws `NotFoundError`, `InvalidDocumentError`, or an error of Firebase. */
export async function readParcours(
  firestore: Firestore,
  id: ParcoursId,
): Promise<ParcoursSnapshot> {
  try {
    for (let attempt = 1; attempt <= readAttempts; attempt += 1) {
      const snapshot = await readOnce(firestore, id, attempt === readAttempts);
      if (snapshot !== null) return snapshot;
    }
  } catch (error) {
    if (error instanceof z.core.$ZodError) throw invalidParcours(id, error);
    throw error;
  }
  throw invalidParcours(id, 'Its étapes and its count disagree.');
}
