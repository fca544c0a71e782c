import {
  doc,
  GeoPoint,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { serverNow } from '@/data/session/server-time-repository.ts';
import { readPlace, writePlace } from '@/domain/epreuve/reached.ts';
import type { EtapeId } from '@/domain/etape/etape.ts';
import { reponseSchema, type Reponse } from '@/domain/partie/partie.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { retention } from '@/domain/retention.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import type { Compte } from '@/domain/statistique/compte.ts';
import { addCompte } from '../statistique/compte-repository.ts';
import type { EnvoiTarget, PartieGateway, WriteOperation } from './partie-sync.ts';

/** Parties are kept 180 days (docs/documents.md); the rules allow ten days either side, for clocks that are wrong. */
const keptMs = retention.partieDays * 24 * 60 * 60 * 1_000;

const partieSchema = z.object({
  points: z.int(),
  reussiteCount: z.int(),
  finishedAt: z.nullable(z.instanceof(Timestamp)),
});
/** An answer as Firestore keeps it: a place is one the rules can measure from. */
function reponseToDocument(reponse: Reponse): string | number | GeoPoint {
  const place = typeof reponse === 'string' ? readPlace(reponse) : null;
  return place === null ? reponse : new GeoPoint(place.lat, place.lon);
}

/** The answer that a document holds, as `reponseToDocument` was given it. */
function reponseFromDocument(value: unknown): unknown {
  if (!(value instanceof GeoPoint)) return value;
  return writePlace({ lat: value.latitude, lon: value.longitude });
}

const essaiSchema = z.object({
  reponse: z.pipe(z.transform(reponseFromDocument), reponseSchema),
  numero: z.int(),
});
const solutionSchema = z.object({ reponse: z.string(), explication: z.string() });

function partieDoc({ documentId }: EnvoiTarget): DocumentReference {
  return doc(firestoreLite(), 'parties', documentId);
}

function etapeDoc(
  target: EnvoiTarget,
  kind: 'essais' | 'reussites',
  etapeId: EtapeId,
): DocumentReference {
  return doc(partieDoc(target), kind, etapeId);
}

function deblocageDoc({ uid, queteId, version }: EnvoiTarget, etapeId: EtapeId) {
  return doc(firestoreLite(), 'deblocages', `${uid}_${queteId}_${version}_${etapeId}`);
}

function expireAt(): Timestamp {
  return Timestamp.fromMillis(serverNow() + keptMs);
}

/** A session that has just expired is no refusal: it is renewed, and the write sent again. */
function translate(error: unknown): Error {
  const isExpired =
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'unauthenticated';
  if (isExpired) return new OfflineError('The session has expired.', { cause: error });
  return toDataError(error);
}

async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translate(error);
  }
}

/** Reads one document; null when there is none, or none that this player may see. */
async function readOwn(reference: DocumentReference): Promise<unknown> {
  try {
    const snapshot = await translated(getDoc(reference));
    return snapshot.data() ?? null;
  } catch (error) {
    if (error instanceof AccessDeniedError || error instanceof NotFoundError) return null;
    throw error;
  }
}

function createPartie(
  target: EnvoiTarget,
  { operationId, compte }: Extract<WriteOperation, { type: 'createPartie' }>,
): Promise<void> {
  const { uid, queteId, version } = target;
  const batch = writeBatch(firestoreLite());
  batch.set(partieDoc(target), {
    uid,
    queteId,
    version,
    etapeIndex: 0,
    points: 0,
    reussiteCount: 0,
    derniere: '',
    startedAt: serverTimestamp(),
    finishedAt: null,
    expireAt: expireAt(),
    operationId,
  });
  if (compte !== undefined) addCompte(batch, target, compte);
  return batch.commit();
}

/** The end of a party, or its first stop, with what it adds to the figures. */
function closePartie(
  target: EnvoiTarget,
  fields: Record<string, unknown>,
  compte: Compte | undefined,
): Promise<void> {
  const batch = writeBatch(firestoreLite());
  batch.update(partieDoc(target), fields);
  if (compte !== undefined) addCompte(batch, target, compte);
  return batch.commit();
}

type Settling = Extract<WriteOperation, { type: 'award' | 'renounce' }>;

/** A réussite and its party's totals go in one commit: the rules of each require the other. */
function settleEtape(target: EnvoiTarget, operation: Settling): Promise<void> {
  const { etapeId, operationId, indices, totalPoints, reussiteCount, etapeIndex } =
    operation;
  const isAward = operation.type === 'award';
  const batch = writeBatch(firestoreLite());
  batch.set(etapeDoc(target, 'reussites', etapeId), {
    issue: isAward ? 'reussie' : 'passee',
    numero: isAward ? operation.numero : 0,
    indices,
    points: isAward ? operation.points : 0,
    at: serverTimestamp(),
    operationId,
  });
  batch.update(partieDoc(target), {
    points: totalPoints,
    reussiteCount,
    derniere: etapeId,
    etapeIndex,
    operationId,
  });
  if (!isAward) {
    const { uid, queteId, version, documentId } = target;
    batch.set(deblocageDoc(target, etapeId), {
      uid,
      queteId,
      version,
      etapeId,
      partieId: documentId,
      at: serverTimestamp(),
      expireAt: expireAt(),
    });
  }
  return batch.commit();
}

function write(target: EnvoiTarget, operation: WriteOperation): Promise<void> {
  const { operationId } = operation;
  switch (operation.type) {
    case 'createPartie':
      return createPartie(target, operation);
    case 'writeEssai': {
      const { etapeId, numero } = operation;
      const reponse = reponseToDocument(operation.reponse);
      const essai = { reponse, numero, at: serverTimestamp(), operationId };
      return setDoc(etapeDoc(target, 'essais', etapeId), essai);
    }
    case 'award':
    case 'renounce':
      return settleEtape(target, operation);
    case 'finish': {
      const { etapeIndex, compte } = operation;
      const finish = { finishedAt: serverTimestamp(), etapeIndex, operationId };
      return closePartie(target, finish, compte);
    }
    case 'stop': {
      const stop = { arretAt: serverTimestamp(), operationId };
      return closePartie(target, stop, operation.compte);
    }
  }
}

async function readState(target: EnvoiTarget, etapeId: EtapeId | null) {
  const ofEtape = async (reference: (id: EtapeId) => DocumentReference) =>
    etapeId === null ? null : readOwn(reference(etapeId));
  const [partie, essai, reussite, deblocage] = await Promise.all([
    readOwn(partieDoc(target)),
    ofEtape((id) => etapeDoc(target, 'essais', id)),
    ofEtape((id) => etapeDoc(target, 'reussites', id)),
    ofEtape((id) => deblocageDoc(target, id)),
  ]);
  const parsed = partieSchema.safeParse(partie);
  return {
    partie: parsed.success
      ? {
          points: parsed.data.points,
          reussiteCount: parsed.data.reussiteCount,
          isFinished: parsed.data.finishedAt !== null,
        }
      : null,
    essai: essaiSchema.safeParse(essai).data ?? null,
    hasReussite: reussite !== null,
    hasDeblocage: deblocage !== null,
  };
}

async function readSolution(
  target: Omit<EnvoiTarget, 'documentId'>,
  etapeId: EtapeId,
): Promise<Solution> {
  const { queteId, version } = target;
  const path = `quetes/${queteId}/versions/${version}/solutions/${etapeId}`;
  const snapshot = await translated(getDoc(doc(firestoreLite(), path)));
  const parsed = solutionSchema.safeParse(snapshot.data());
  if (!parsed.success) throw new InvalidDocumentError(`${path} is no solution.`);
  return parsed.data;
}

/** The way to the server for a party, by Firestore lite. Every function throws data errors. */
export const partieGateway: PartieGateway = {
  ensureUid: ensurePlayerUid,
  write: (target, operation) => translated(write(target, operation)),
  readState,
  readSolution,
};
