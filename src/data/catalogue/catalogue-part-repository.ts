import {
  catalogueFranceSchema,
  type CatalogueFrance,
} from '@/domain/catalogue/catalogue.ts';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import { limits } from '@/domain/limits.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NewerFormatError,
} from '@/lib/errors/data-error.ts';
import { untilTime } from '@/lib/network/deadline.ts';
import { byteCount } from '../firestore/byte-count.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import type * as z from 'zod/mini';

/** A document of the catalogue as a transaction has read it. */
export type Part<Value> = {
  reference: DocumentReference;
  revision: number;
  value: Value;
};

/**
 * Reads one part; `empty` if there is none yet. Throws `InvalidDocumentError`, or `NewerFormatError` if a later build wrote the part or
 * anything in it: parts read here are written again.
 */
export async function readPart<Schema extends z.ZodMiniType>(
  transaction: Transaction,
  part: string,
  schema: Schema,
  empty: z.infer<Schema>,
  firestore: Firestore,
): Promise<Part<z.infer<Schema>>> {
  const reference = doc(firestore, 'catalogue', part);
  const found = await transaction.get(reference);
  if (!found.exists()) return { reference, revision: 0, value: empty };
  try {
    const json: unknown = JSON.parse(String(found.get('cartes')));
    const value = schema.parse(refuseNewer('catalogue-entier', json));
    return { reference, revision: Number(found.get('revision')), value };
  } catch (error) {
    if (error instanceof NewerFormatError) throw error;
    throw new InvalidDocumentError(`catalogue/${part} is not what it should be.`, {
      cause: error,
    });
  }
}

/** True if a part can be written. */
export function fitsInPart(value: unknown): boolean {
  return byteCount(JSON.stringify(value)) <= limits.cartesBytes.max;
}

/** Writes a part as its next revision. Throws a `RangeError` when it is full. */
export function writePart(
  transaction: Transaction,
  { reference, revision, value }: Part<unknown>,
  operationId: string,
): void {
  const cartes = JSON.stringify(value);
  if (byteCount(cartes) > limits.cartesBytes.max) {
    throw new RangeError(`${reference.path} is full.`);
  }
  transaction.set(reference, {
    cartes,
    revision: revision + 1,
    updatedAt: serverTimestamp(),
    operationId,
  });
}

/** The part with the summary of the whole catalogue. Throws as `readPart` does. */
export function readFrance(
  transaction: Transaction,
  firestore: Firestore,
): Promise<Part<CatalogueFrance>> {
  return readPart(transaction, 'france', catalogueFranceSchema, emptyFrance, firestore);
}

/** Many may publish at the same moment: all write `catalogue/france`. */
const maxAttempts = 8;
const firstPauseMs = 150;

/** A transaction of the catalogue; `france` is its reading of the part that all of them change. */
type CatalogueWrite = (transaction: Transaction) => Promise<Part<unknown> | null>;

async function franceRevision(firestore: Firestore): Promise<number> {
  const france = await getDoc(doc(firestore, 'catalogue', 'france'));
  return Number(france.get('revision') ?? 0);
}

/**
 * Runs a transaction until it succeeds. The SDK repeats one whose documents changed meanwhile only on the server's request; here the rules
 * answer first, because a revision is no longer the next one, with « denied ».
 */
export async function commitAmongOthers(
  write: CatalogueWrite,
  firestore: Firestore,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    let seen: number | undefined;
    try {
      await runTransaction(firestore, async (transaction) => {
        seen = (await write(transaction))?.revision;
      });
      return;
    } catch (error) {
      const isDenied = toDataError(error) instanceof AccessDeniedError;
      if (!isDenied || seen === undefined || attempt === maxAttempts) throw error;
      // First time without a check: another document may have changed (a parcours saved meanwhile), and rereading it shows that.
      if (attempt > 1 && (await franceRevision(firestore)) === seen) throw error;
      // Spaced, so that the same ones do not collide again.
      await untilTime(Date.now() + firstPauseMs * attempt * (0.5 + Math.random()));
    }
  }
}
