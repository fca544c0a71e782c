import {
  collection,
  doc,
  GeoPoint,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  writeBatch,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { readPlace, writePlace } from '@/domain/epreuve/reached.ts';
import { etapeIdSchema, type EtapeId } from '@/domain/etape/etape-id.ts';
import { limits } from '@/domain/limits.ts';
import type { Tried } from '@/domain/partie/envoi.ts';
import { reponseSchema, type Reponse } from '@/domain/partie/partie.ts';
import { partsOfReponse, withLangue } from '@/domain/partie/reponse-langue.ts';
import type { Solution } from '@/domain/quete/verrou.ts';
import { retention } from '@/domain/retention.ts';
import { otherLangues } from '@/langue/langue.ts';
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

const dayMs = 24 * 60 * 60 * 1_000;

/** Parties are stored for 180 days (docs/documents.md); the rules allow ten days either side, for wrong clocks. */
const keptMs = retention.partieDays * dayMs;

const partieSchema = z.object({
  points: z.int(),
  reussiteCount: z.int(),
  finishedAt: z.nullable(timestampSchema),
});
/** An answer in Firestore's format: a place in the class that the rules can measure. */
function reponseToDocument(reponse: Reponse): string | number | GeoPoint {
  const place = typeof reponse === 'string' ? readPlace(reponse) : null;
  return place === null ? reponse : new GeoPoint(place.lat, place.lon);
}

/** The answer in a document, as given to `reponseToDocument`. */
function reponseFromDocument(value: unknown): unknown {
  if (!(value instanceof GeoPoint)) return value;
  return writePlace({ lat: value.latitude, lon: value.longitude });
}

const essaiSchema = z.object({
  reponse: z.pipe(z.transform(reponseFromDocument), reponseSchema),
  numero: z.int(),
  langue: z.optional(z.enum(otherLangues)),
});

/** An essai in a party's form: the answer includes its language. */
function essaiOf({ reponse, numero, langue }: z.infer<typeof essaiSchema>) {
  return { reponse: withLangue(reponse, langue ?? null), numero };
}

const triedSchema = z.extend(essaiSchema, {
  etapeId: etapeIdSchema,
  at: timestampSchema,
});
const solutionShape = { reponse: z.string(), explication: z.string() };
const seenSchema = z.object({ etapeId: etapeIdSchema });
const solutionSchema = z.extend(z.object(solutionShape), {
  langues: z.optional(z.partialRecord(z.enum(otherLangues), z.object(solutionShape))),
});

function partieDoc(firestore: Firestore, { documentId }: EnvoiTarget): DocumentReference {
  return doc(firestore, 'parties', documentId);
}

function reussiteDoc(
  firestore: Firestore,
  target: EnvoiTarget,
  etapeId: EtapeId,
): DocumentReference {
  return doc(partieDoc(firestore, target), 'reussites', etapeId);
}

/** The session's document for an étape of the version, whatever its parties. */
function sessionDoc(
  firestore: Firestore,
  name: 'essais' | 'deblocages',
  { uid, queteId, version }: EnvoiTarget,
  etapeId: EtapeId,
): DocumentReference {
  return doc(firestore, name, `${uid}_${queteId}_${version}_${etapeId}`);
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

/** Reads a document; null if it is missing, or not visible to this player. */
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
 * The writes of a party to the server, by Firestore lite. Functions throw data errors, within 15 s; `LimitReachedError` past the daily
 * limit of parties.
 */
export const partieGateway = perServices((services): PartieGateway => {
  const debits = debitRepository(services);

  /** Tools for each commit. */
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

  /** The end of a party, or its first stop, with its addition to the figures. */
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

  /** A réussite and its party's totals are in one commit: the rules of each require the other. */
  async function settleEtape(target: EnvoiTarget, operation: Settling): Promise<void> {
    const { etapeId, operationId, indices, totalPoints, reussiteCount, etapeIndex } =
      operation;
    const isAward = operation.type === 'award';
    const { firestore, batch, expireAt } = await openCommit();
    batch.set(reussiteDoc(firestore, target, etapeId), {
      issue: isAward ? 'reussie' : 'passee',
      numero: isAward ? operation.numero : 0,
      indices,
      erreurs: operation.erreurs ?? 0,
      points: isAward ? operation.points : 0,
      at: serverTimestamp(),
      expireAt,
      operationId,
    });
    batch.update(partieDoc(firestore, target), {
      points: totalPoints,
      reussiteCount,
      derniere: etapeId,
      etapeIndex,
      operationId,
    });
    await batch.commit();
  }

  /** Writes the session's data for an étape. */
  async function setOfSession(
    target: EnvoiTarget,
    name: 'essais' | 'deblocages',
    etapeId: EtapeId,
    fields: Record<string, unknown>,
  ): Promise<void> {
    const [firestore, now] = await Promise.all([
      services.firestore(),
      serverTime(services),
    ]);
    const { uid, queteId, version } = target;
    const expireAt = Timestamp.fromMillis(now + retention.essaiDays * dayMs);
    await setDoc(sessionDoc(firestore, name, target, etapeId), {
      ...{ uid, queteId, version, etapeId, at: serverTimestamp(), expireAt },
      ...fields,
    });
  }

  function writeEssai(
    target: EnvoiTarget,
    operation: Extract<WriteOperation, { type: 'writeEssai' }>,
  ): Promise<void> {
    const { etapeId, numero, operationId } = operation;
    const { reponse, langue } = partsOfReponse(operation.reponse);
    return setOfSession(target, 'essais', etapeId, {
      ...{ reponse: reponseToDocument(reponse), numero, operationId },
      ...(langue !== null && { langue }),
    });
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
      ofEtape((id) => sessionDoc(firestore, 'essais', target, id)),
      ofEtape((id) => reussiteDoc(firestore, target, id)),
      ofEtape((id) => sessionDoc(firestore, 'deblocages', target, id)),
    ]);
    const parsed = partieSchema.safeParse(partie);
    const storedEssai = essaiSchema.safeParse(essai).data;
    return {
      partie: parsed.success
        ? {
            points: parsed.data.points,
            reussiteCount: parsed.data.reussiteCount,
            isFinished: parsed.data.finishedAt !== null,
          }
        : null,
      essai: storedEssai === undefined ? null : essaiOf(storedEssai),
      hasReussite: reussite !== null,
      hasDeblocage: deblocage !== null,
    };
  }

  async function readTried({ uid, queteId, version }: EnvoiTarget): Promise<Tried> {
    const firestore = await services.firestore();
    const listOf = (name: 'essais' | 'deblocages') =>
      getDocs(
        query(
          collection(firestore, name),
          where('uid', '==', uid),
          where('queteId', '==', queteId),
          where('version', '==', version),
          limit(limits.etapeCount.max),
        ),
      );
    const [essais, deblocages, now] = await Promise.all([
      listOf('essais'),
      listOf('deblocages'),
      serverTime(services),
    ]);
    return {
      essais: essais.docs.flatMap((found) => {
        const { data } = triedSchema.safeParse(found.data());
        if (data === undefined) return [];
        const { at, etapeId } = data;
        return [{ ...essaiOf(data), etapeId, ageMs: now - at }];
      }),
      vueEtapeIds: deblocages.docs.flatMap((found) => {
        const { data } = seenSchema.safeParse(found.data());
        return data === undefined ? [] : [data.etapeId];
      }),
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
    readTried: (target) => answered(unlessExpired(readTried(target))),
    unlock: (target, etapeId) =>
      answered(
        unlessExpired(
          setOfSession(target, 'deblocages', etapeId, { partieId: target.documentId }),
        ),
      ),
    readSolution: (target, etapeId) =>
      answered(unlessExpired(readSolution(target, etapeId))),
  };
});
