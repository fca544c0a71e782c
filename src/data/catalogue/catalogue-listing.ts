import {
  catalogueDepartementSchema,
  type CatalogueDepartement,
  type CatalogueFrance,
} from '@/domain/catalogue/catalogue.ts';
import {
  furtherIndexes,
  partCountOf,
  type DepartementParts,
  type WrittenParts,
} from '@/domain/catalogue/departement-parts.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Firestore, Transaction } from 'firebase/firestore/lite';
import {
  fitsInPart,
  readFrance,
  readPart,
  writePart,
  type Part,
} from './catalogue-part-repository.ts';
import { putRow, recherchePartSchema, type RechercheRow } from './recherche-row.ts';

export type RecherchePart = Part<{ lignes: RechercheRow[] }>;

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

/** The search part with a quête's row, searched from the newest; null for none. */
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

/** Puts a row into the search parts: in its place, else into the last part with room, else into a new one. */
export async function placeLigne(
  transaction: Transaction,
  partCount: number,
  ligne: RechercheRow,
  holding: RecherchePart | null,
  firestore: Firestore,
): Promise<{ written: RecherchePart[]; partCount: number }> {
  const withLigne = (part: RecherchePart): RecherchePart => ({
    ...part,
    value: { ...part.value, lignes: putRow(part.value.lignes, ligne) },
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

/** Parts of a département affected by a change of one of its cards, as a transaction has read them. */
export type ReadDepartement = DepartementParts & {
  /** Writes parts by their index. */
  write: (written: WrittenParts, operationId: string) => void;
};

/**
 * Reads the first part of a département, and the others until the card of a quête is found. `mayHold` false: the quête was never published,
 * so no other part is read.
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
