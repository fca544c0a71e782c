import {
  doc,
  GeoPoint,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { readPlace, writePlace } from '@/domain/epreuve/reached.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { reponseSchema, type Reponse } from '@/domain/partie/partie.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { retention } from '@/domain/retention.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import type { Compte } from '@/domain/statistique/compte.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { addCompte } from '../statistique/compte-repository.ts';
import type { EnvoiTarget, PartieGateway, WriteOperation } from './partie-sync.ts';

/** Parties are kept 180 days (docs/documents.md); the rules allow ten days either side, for clocks that are wrong. */
const keptMs = retention.partieDays * 24 * 60 * 60 * 1_000;

const partieSchema = z.object({
  points: z.int(),
  reussiteCount: z.int(),
  finishedAt: z.nullable(timestampSchema),
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

function partieDoc(firestore: Firestore, { documentId }: EnvoiTarget): DocumentReference {
  return doc(firestore, 'parties', documentId);
}

function etapeDoc(
  firestore: Firestore,
  target: EnvoiTarget,
  kind: 'essais' | 'reussites',
  etapeId: EtapeId,
): DocumentReference {
  return doc(partieDoc(firestore, target), kind, etapeId);
}

function deblocageDoc(
  firestore: Firestore,
  { uid, queteId, version }: EnvoiTarget,
  etapeId: EtapeId,
): DocumentReference {
  return doc(firestore, 'deblocages', `${uid}_${queteId}_${version}_${etapeId}`);
}

/** A session that has just expired is no refusal: it is renewed, and the request sent again. */
async function unlessExpired<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    const isExpired =
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      error.code === 'unauthenticated';
    if (!isExpired) throw error;
    throw new OfflineError('The session has expired.', { cause: error });
  }
}

/** Reads one document; null when there is none, or none that this player may see. */
async function readOwn(reference: DocumentReference): Promise<unknown> {
  try {
    const snapshot = await answered(unlessExpired(getDoc(reference)));
    return snapshot.data() ?? null;
  } catch (error) {
    if (error instanceof AccessDeniedError || error instanceof NotFoundError) return null;
    throw error;
  }
}

type Settling = Extract<WriteOperation, { type: 'award' | 'renounce' }>;

/**
 * The way to the server for a party, by Firestore lite. Every function throws one of the data errors, within 15 s;
 * `LimitReachedError` for one party more than may be begun in a day.
 */
export const partieGateway = perServices((services): PartieGateway => {
  const debits = debitRepository(services);

  /** What each commit is made of. */
  async function openCommit() {
    const [firestore, now] = await Promise.all([
      services.firestore(),
      serverTime(services),
    ]);
    return {
      firestore,
      batch: writeBatch(firestore),
      serverNow: now,
      expireAt: Timestamp.fromMillis(now + keptMs),
    };
  }

  async function createPartie(
    target: EnvoiTarget,
    { operationId, compte }: Extract<WriteOperation, { type: 'createPartie' }>,
  ): Promise<void> {
    const { uid, queteId, version, documentId } = target;
    await debits.count(uid, { debut: 1 }, async (ticks) => {
      const { expireAt, ...commit } = await openCommit();
      commit.batch.set(partieDoc(commit.firestore, target), {
        uid,
        queteId,
        version,
        etapeIndex: 0,
        points: 0,
        reussiteCount: 0,
        derniere: '',
        startedAt: serverTimestamp(),
        finishedAt: null,
        expireAt,
        operationId,
      });
      ticks.put(commit.batch, 'debut', documentId);
      if (compte !== undefined) addCompte(commit, target, compte);
      await commit.batch.commit();
    });
  }

  /** The end of a party, or its first stop, with what it adds to the figures. */
  async function closePartie(
    target: EnvoiTarget,
    fields: Record<string, unknown>,
    compte: Compte | undefined,
  ): Promise<void> {
    const commit = await openCommit();
    commit.batch.update(partieDoc(commit.firestore, target), fields);
    if (compte !== undefined) addCompte(commit, target, compte);
    await commit.batch.commit();
  }

  /** A réussite and its party's totals go in one commit: the rules of each require the other. */
  async function settleEtape(target: EnvoiTarget, operation: Settling): Promise<void> {
    const { etapeId, operationId, indices, totalPoints, reussiteCount, etapeIndex } =
      operation;
    const isAward = operation.type === 'award';
    const { firestore, batch, expireAt } = await openCommit();
    batch.set(etapeDoc(firestore, target, 'reussites', etapeId), {
      issue: isAward ? 'reussie' : 'passee',
      numero: isAward ? operation.numero : 0,
      indices,
      points: isAward ? operation.points : 0,
      at: serverTimestamp(),
      operationId,
    });
    batch.update(partieDoc(firestore, target), {
      points: totalPoints,
      reussiteCount,
      derniere: etapeId,
      etapeIndex,
      operationId,
    });
    if (!isAward) {
      const { uid, queteId, version, documentId } = target;
      batch.set(deblocageDoc(firestore, target, etapeId), {
        uid,
        queteId,
        version,
        etapeId,
        partieId: documentId,
        at: serverTimestamp(),
        expireAt,
      });
    }
    await batch.commit();
  }

  async function writeEssai(
    target: EnvoiTarget,
    operation: Extract<WriteOperation, { type: 'writeEssai' }>,
  ): Promise<void> {
    const { etapeId, numero, operationId } = operation;
    const reponse = reponseToDocument(operation.reponse);
    const place = etapeDoc(await services.firestore(), target, 'essais', etapeId);
    await setDoc(place, { reponse, numero, at: serverTimestamp(), operationId });
  }

  function write(target: EnvoiTarget, operation: WriteOperation): Promise<void> {
    const { operationId } = operation;
    switch (operation.type) {
      case 'createPartie':
        return createPartie(target, operation);
      case 'writeEssai':
        return writeEssai(target, operation);
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
    const firestore = await answered(services.firestore());
    const ofEtape = async (reference: (id: EtapeId) => DocumentReference) =>
      etapeId === null ? null : readOwn(reference(etapeId));
    const [partie, essai, reussite, deblocage] = await Promise.all([
      readOwn(partieDoc(firestore, target)),
      ofEtape((id) => etapeDoc(firestore, target, 'essais', id)),
      ofEtape((id) => etapeDoc(firestore, target, 'reussites', id)),
      ofEtape((id) => deblocageDoc(firestore, target, id)),
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
    { queteId, version }: Omit<EnvoiTarget, 'documentId'>,
    etapeId: EtapeId,
  ): Promise<Solution> {
    const path = `quetes/${queteId}/versions/${version}/solutions/${etapeId}`;
    const snapshot = await getDoc(doc(await services.firestore(), path));
    const parsed = solutionSchema.safeParse(snapshot.data());
    if (!parsed.success) throw new InvalidDocumentError(`${path} is no solution.`);
    return parsed.data;
  }

  return {
    ensureUid: () => answered(ensurePlayerUid(services)),
    write: (target, operation) => answered(unlessExpired(write(target, operation))),
    readState,
    readSolution: (target, etapeId) =>
      answered(unlessExpired(readSolution(target, etapeId))),
  };
});
