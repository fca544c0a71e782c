import type { ParcoursId, Publication } from '@/domain/parcours/parcours.ts';
import { parcoursIdSchema, type Etat, type Genre } from '@/domain/parcours/parcours.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { withDeadline } from '@/lib/network/deadline.ts';
import { parcoursDocumentSchema, publicationFromDocument } from './parcours-document.ts';
import { requireUid } from './author-repository.ts';

/** One parcours in a list, without its texts. */
export type ParcoursRow = {
  id: ParcoursId;
  titre: string;
  genre: Genre;
  communeNom: string;
  departement: string;
  etapeCount: number;
  etat: Etat;
  publication: Publication | null;
  /** Epoch milliseconds. */
  updatedAt: number;
};

/** Where the next page of the list begins. */
export type ParcoursCursor = { seconds: number; nanoseconds: number; id: string };

export type ParcoursPage = {
  rows: readonly ParcoursRow[];
  /** Parcours of this page whose document is not what it should be. */
  unreadableCount: number;
  /** Null on the last page. */
  next: ParcoursCursor | null;
};

/** With the figures and the counts beside it, the first page of the dashboard stays within 40 reads. */
export const parcoursPageSize = 15;
const deadlineMs = 15_000;

function rowOf(document: QueryDocumentSnapshot): ParcoursRow | null {
  const id = parcoursIdSchema.safeParse(document.id);
  const data = parcoursDocumentSchema.safeParse(document.data());
  if (!id.success || !data.success) {
    console.error(`The parcours ${document.id} cannot be listed.`, data.error);
    return null;
  }
  const { titre, genre, communeNom, departement, etapeCount, etat, updatedAt } =
    data.data;
  return {
    id: id.data,
    titre,
    genre,
    communeNom,
    departement,
    etapeCount,
    etat,
    publication: publicationFromDocument(data.data),
    updatedAt,
  };
}

function cursorOf(document: QueryDocumentSnapshot | undefined): ParcoursCursor | null {
  const updatedAt: unknown = document?.get('updatedAt');
  if (document === undefined || !(updatedAt instanceof Timestamp)) return null;
  return {
    seconds: updatedAt.seconds,
    nanoseconds: updatedAt.nanoseconds,
    id: document.id,
  };
}

/** One page of all parcours, or of those in one state, the last changed first: as many reads as rows. Throws one of the data errors. */
export async function listParcours(
  after: ParcoursCursor | null,
  etat: Etat | null = null,
): Promise<ParcoursPage> {
  try {
    await requireUid();
    const start =
      after === null
        ? []
        : [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)];
    const found = await withDeadline(
      getDocs(
        query(
          collection(firestoreLite(), 'parcours'),
          ...(etat === null ? [] : [where('etat', '==', etat)]),
          orderBy('updatedAt', 'desc'),
          // Two parcours saved in the same instant still have one order.
          orderBy('__name__', 'desc'),
          ...start,
          limit(parcoursPageSize),
        ),
      ),
      deadlineMs,
    );
    const rows = found.docs.map(rowOf);
    return {
      rows: rows.filter((row) => row !== null),
      unreadableCount: rows.filter((row) => row === null).length,
      next: found.size < parcoursPageSize ? null : cursorOf(found.docs.at(-1)),
    };
  } catch (error) {
    throw toDataError(error);
  }
}
