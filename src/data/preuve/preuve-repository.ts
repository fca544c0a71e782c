import {
  collection,
  doc,
  documentId,
  endAt,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  startAt,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import {
  dayOf,
  hasMotif,
  inOrder,
  isInTime,
  knownStart,
  preuveEnd,
  type Preuve,
} from '@/domain/preuve/preuve.ts';
import { preuveIdSchema, type PreuveId } from '@/domain/preuve/preuve-id.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { serverTime } from '../session/server-time-repository.ts';
import { preuveOf } from './preuve-document.ts';

const partieSchema = z.object({
  uid: z.string(),
  queteId: queteIdSchema,
  version: z.int(),
  points: z.int(),
  reussiteCount: z.int(),
  finishedAt: z.nullable(timestampSchema),
  preuve: z.optional(preuveIdSchema),
});
const markSchema = z.object({ partieId: z.string() });

/** Page size of a desk: the rules allow no more. */
const pageSize = 100;
/** So many in all, at most: those of a year of a large town. */
const readMost = 20_000;

/** Scope of a desk: the parcours of its commune; null for the team, which searches everywhere. */
export type Guichet = readonly ParcoursId[] | null;

/** Result of requesting a party's preuve: its id, or that it is no longer possible. */
export type Attestation = { type: 'faite'; id: PreuveId } | { type: 'tard' };

/** Result of a mark: given now, or given before. */
type Remise = { type: 'remise' | 'deja'; preuve: Preuve };

function timesOf(found: QueryDocumentSnapshot): Preuve {
  const data = found.data();
  const millis = (name: string) => timestampSchema.safeParse(data[name]).data ?? null;
  return preuveOf(found.id, {
    ...data,
    jour: millis('jour'),
    remisLe: millis('remisLe'),
    expireAt: millis('expireAt'),
  });
}

/** Preuves: those that parties get, and those that a desk finds and marks. */
export const preuveRepository = perServices((services) => {
  const debits = debitRepository(services);

  async function preuveDoc(id: PreuveId) {
    return doc(await services.firestore(), 'preuves', id);
  }

  async function readPartie(partieId: string) {
    const place = doc(await services.firestore(), 'parties', partieId);
    return partieSchema.safeParse((await getDoc(place)).data()).data;
  }

  /** Its party, its preuve and the mark of this session are in one commit: the rules of each require the others. */
  async function attest(
    partieId: PartieId,
    preuveId: PreuveId,
  ): Promise<Attestation | null> {
    const firestore = await services.firestore();
    const partie = await readPartie(partieId);
    if (partie === undefined) throw new NotFoundError('There is no such party.');
    // Another device of the account has made it, or the answer was lost.
    if (partie.preuve !== undefined) return { type: 'faite', id: partie.preuve };
    const { uid, queteId, version, points, reussiteCount: etapes, finishedAt } = partie;
    if (finishedAt === null) return null;
    const now = await serverTime(services);
    if (!isInTime(finishedAt, now)) return { type: 'tard' };
    const place = doc(firestore, 'debits', uid, 'genres', `${queteId}_${version}`);
    const mark = markSchema.safeParse((await getDoc(place)).data()).data;
    if (mark !== undefined) {
      // A party played before: its preuve serves this one too, as long as it exists.
      const id = (await readPartie(mark.partieId))?.preuve;
      return id === undefined ? { type: 'tard' } : { type: 'faite', id };
    }
    const origin = await readFreshFields(`quetes/${queteId}/versions/${version}`, [
      'parcoursId',
    ]);
    const parcoursId = origin?.['parcoursId'];
    if (typeof parcoursId !== 'string') {
      throw new InvalidDocumentError('The version of a party names no parcours.');
    }
    const jour = dayOf(now);
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, 'parties', partieId), {
      preuve: preuveId,
      operationId: createOperationId(),
    });
    batch.set(doc(firestore, 'preuves', preuveId), {
      ...{ queteId, version, parcoursId, points, etapes },
      jour: Timestamp.fromMillis(jour),
      remisLe: null,
      expireAt: Timestamp.fromMillis(preuveEnd(jour)),
    });
    batch.set(place, {
      partieId,
      at: serverTimestamp(),
      expireAt: await debits.expiry(),
    });
    await batch.commit();
    return { type: 'faite', id: preuveId };
  }

  /** All that a query finds, page after page. */
  async function readAll(constraints: readonly QueryConstraint[]): Promise<Preuve[]> {
    const firestore = await services.firestore();
    const all: Preuve[] = [];
    let after: QueryConstraint[] = [];
    for (;;) {
      const { docs } = await getDocs(
        query(
          collection(firestore, 'preuves'),
          ...constraints,
          ...after,
          limit(pageSize),
        ),
      );
      all.push(...docs.map(timesOf));
      const last = docs.at(-1);
      if (last === undefined || docs.length < pageSize || all.length >= readMost) {
        return all;
      }
      after = [startAfter(last)];
    }
  }

  /** The same for each parcours of a desk: the rules allow its responsable one query at a time. */
  async function readAt(
    guichet: Guichet,
    constraints: readonly QueryConstraint[],
  ): Promise<Preuve[]> {
    if (guichet === null) return readAll(constraints);
    const found = await Promise.all(
      guichet.map((parcoursId) =>
        readAll([where('parcoursId', '==', parcoursId), ...constraints]),
      ),
    );
    return found.flat();
  }

  async function search(guichet: Guichet, motif: string): Promise<Preuve[]> {
    const start = knownStart(motif);
    const found = await readAt(guichet, [
      orderBy(documentId()),
      ...(start === '' ? [] : [startAt(start), endAt(`${start}~`)]),
    ]);
    return inOrder(found.filter(({ id }) => hasMotif(id, motif)));
  }

  async function readOne(id: PreuveId): Promise<Preuve | null> {
    const found = await getDoc(await preuveDoc(id));
    return found.exists() ? timesOf(found) : null;
  }

  async function mark(id: PreuveId): Promise<Remise> {
    const place = await preuveDoc(id);
    let refusal: AccessDeniedError | NotFoundError | null = null;
    try {
      await answered(updateDoc(place, { remisLe: serverTimestamp() }));
    } catch (error) {
      if (!(error instanceof AccessDeniedError || error instanceof NotFoundError)) {
        throw error;
      }
      refusal = error;
    }
    const preuve = await readOne(id);
    if (preuve === null) throw new NotFoundError('There is no such preuve.');
    if (refusal === null) return { type: 'remise', preuve };
    // Another desk was quicker; or it is of another commune.
    if (preuve.remisLe === null) throw refusal;
    return { type: 'deja', preuve };
  }

  return {
    /**
     * Gives a finished party its preuve, under this id, or returns its existing one: a session has one per version, however often it plays.
     * May be called again after a failure. Null while the server does not know its end. Throws a data error.
     */
    attest: (partieId: PartieId, preuveId: PreuveId): Promise<Attestation | null> =>
      answered(attest(partieId, preuveId)),

    /** The preuves of a desk that match these signs (`?` for an unknown one), oldest first. Throws a data error. */
    search: (guichet: Guichet, motif: string): Promise<Preuve[]> =>
      answered(search(guichet, motif)),

    /** One preuve, by its id; null if there is none. Throws a data error. */
    read: (id: PreuveId): Promise<Preuve | null> => answered(readOne(id)),

    /**
     * Marks a preuve as given, once; returns when if it was given before. Throws `AccessDeniedError` at the desk of another commune,
     * `NotFoundError` for none, or another data error.
     */
    mark: (id: PreuveId): Promise<Remise> => answered(mark(id)),
  };
});
