import {
  catalogueDepartementSchema,
  catalogueFranceSchema,
  type CatalogueDepartement,
  type CatalogueFrance,
} from '@/domain/catalogue/catalogue.ts';
import { emptyFrance } from '@/domain/catalogue/catalogue-update.ts';
import {
  furtherIndexes,
  partCountOf,
  type DepartementParts,
  type WrittenParts,
} from '@/domain/catalogue/departement-parts.ts';
import { limits } from '@/domain/limits.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NewerFormatError,
} from '@/lib/errors/data-error.ts';
import { byteCount } from '../firestore/byte-count.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { untilTime } from '@/lib/network/until-time.ts';
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
import { putLigne, recherchePartSchema, type RechercheLigne } from './recherche-ligne.ts';

/** One document of the catalogue as a transaction has read it. */
export type Part<Value> = {
  reference: DocumentReference;
  revision: number;
  value: Value;
};

/**
 * Reads one part; `empty` where there is none yet. Throws `InvalidDocumentError`, or `NewerFormatError` where a later build
 * wrote the part or anything in it: what is read here is written again.
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

/** Whether a part can be written. */
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

/** The part that sums up the whole catalogue. Throws as `readPart` does. */
export function readFrance(
  transaction: Transaction,
  firestore: Firestore,
): Promise<Part<CatalogueFrance>> {
  return readPart(transaction, 'france', catalogueFranceSchema, emptyFrance, firestore);
}

export type RecherchePart = Part<{ lignes: RechercheLigne[] }>;

/** The search part of a number. */
export function readRecherche(
  transaction: Transaction,
  index: number,
  firestore: Firestore,
): Promise<RecherchePart> {
  const empty = { lignes: [] };
  const part = `recherche-${index}`;
  return readPart(transaction, part, recherchePartSchema, empty, firestore);
}

/** The search part that holds a quête's row, looked for from the newest; null when none does. */
export async function findRecherchePart(
  transaction: Transaction,
  partCount: number,
  queteId: QueteId,
  firestore: Firestore,
): Promise<RecherchePart | null> {
  for (let index = partCount - 1; index >= 0; index -= 1) {
    const part = await readRecherche(transaction, index, firestore);
    if (part.value.lignes.some(({ i }) => i === queteId)) return part;
  }
  return null;
}

/** Puts a row into the search parts: where it stands, else into the last part that has room, else into a new one. */
export async function placeLigne(
  transaction: Transaction,
  partCount: number,
  ligne: RechercheLigne,
  holding: RecherchePart | null,
  firestore: Firestore,
): Promise<{ written: RecherchePart[]; partCount: number }> {
  const withLigne = (part: RecherchePart): RecherchePart => ({
    ...part,
    value: { ...part.value, lignes: putLigne(part.value.lignes, ligne) },
  });
  if (holding !== null) {
    const inPlace = withLigne(holding);
    if (fitsInPart(inPlace.value)) return { written: [inPlace], partCount };
  }
  const left =
    holding === null
      ? []
      : [
          {
            ...holding,
            value: {
              ...holding.value,
              lignes: holding.value.lignes.filter(({ i }) => i !== ligne.i),
            },
          },
        ];
  const last = await readRecherche(transaction, Math.max(0, partCount - 1), firestore);
  const isHolding = last.reference.path === holding?.reference.path;
  const inLast = withLigne(last);
  if (!isHolding && fitsInPart(inLast.value)) {
    return { written: [...left, inLast], partCount: Math.max(1, partCount) };
  }
  const next = await readRecherche(transaction, partCount, firestore);
  return { written: [...left, withLigne(next)], partCount: partCount + 1 };
}

function departementPart(departement: string, index: number): string {
  return index === 0 ? departement : `${departement}-${index}`;
}

/** The parts of a département that a change of one of its cards concerns, as a transaction has read them. */
export type ReadDepartement = DepartementParts & {
  /** Writes parts by their index. */
  write: (written: WrittenParts, operationId: string) => void;
};

/**
 * Reads the first part of a département, and of the others as many as it takes to find the card of a quête. `mayHold` false:
 * the quête was never published, so no other part is looked into.
 */
export async function readDepartementParts(
  transaction: Transaction,
  departement: string,
  queteId: QueteId,
  { mayHold, firestore }: { mayHold: boolean; firestore: Firestore },
): Promise<ReadDepartement> {
  const read = (index: number) =>
    readPart(
      transaction,
      departementPart(departement, index),
      catalogueDepartementSchema,
      { cartes: [] },
      firestore,
    );
  const known = new Map([[0, await read(0)]]);
  const first = known.get(0)?.value ?? { cartes: [] };
  const holds = ({ cartes }: CatalogueDepartement) =>
    cartes.some((carte) => carte.queteId === queteId);
  let holding: DepartementParts['holding'] = null;
  for (const index of mayHold && !holds(first) ? furtherIndexes(first) : []) {
    const part = await read(index);
    known.set(index, part);
    if (holds(part.value)) {
      holding = { index, value: part.value };
      break;
    }
  }
  // A part that is about to begin is read before anything is written, as transactions ask.
  const next = partCountOf(first);
  known.set(next, await read(next));
  return {
    first,
    holding,
    write: (written, operationId) => {
      for (const [index, value] of written) {
        const part = known.get(index);
        if (part === undefined) throw new Error(`Part ${index} was not read.`);
        writePart(transaction, { ...part, value }, operationId);
      }
    },
  };
}

/**
 * Reads every part that a change of a published quête may write: the sum of the catalogue, the parts of its département and
 * the search part with its row (null when none has it). Throws as `readPart` does.
 */
export async function readListing(
  transaction: Transaction,
  queteId: QueteId,
  firestore: Firestore,
): Promise<{
  france: Part<CatalogueFrance>;
  listed: ReadDepartement;
  recherche: RecherchePart | null;
}> {
  const { departement } = addressOf(queteId);
  const france = await readFrance(transaction, firestore);
  const listed = await readDepartementParts(transaction, departement, queteId, {
    mayHold: true,
    firestore,
  });
  const { recherchePartCount } = france.value;
  const recherche = await findRecherchePart(
    transaction,
    recherchePartCount,
    queteId,
    firestore,
  );
  return { france, listed, recherche };
}

/** Many may publish at the same moment: all of them write in `catalogue/france`. */
const maxAttempts = 8;
const firstPauseMs = 150;

/** A transaction of the catalogue; `france` is what it read of the part that all of them change. */
type CatalogueWrite = (transaction: Transaction) => Promise<Part<unknown> | null>;

async function franceRevision(firestore: Firestore): Promise<number> {
  const france = await getDoc(doc(firestore, 'catalogue', 'france'));
  return Number(france.get('revision') ?? 0);
}

/**
 * Runs a transaction until it comes through. The SDK repeats one whose documents changed meanwhile only when the
 * server says so; here the rules speak first, because a revision is no longer the next one, and they say « denied ».
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
      // Once without asking: what changed may be another document (a parcours saved meanwhile), and reading it again says so.
      if (attempt > 1 && (await franceRevision(firestore)) === seen) throw error;
      // Apart from one another, so that the same ones do not meet again.
      await untilTime(Date.now() + firstPauseMs * attempt * (0.5 + Math.random()));
    }
  }
}
