import { parcoursIdSchema, type Etat } from '@/domain/parcours/parcours.ts';
import type { Ligne } from '@/domain/parcours/tableau.ts';
import { isNewer } from '@/domain/format.ts';
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
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { parcoursDocumentSchema, publicationFromDocument } from './parcours-document.ts';
import { requireUid } from '@/data/session/author-repository.ts';

/** Start of the next page of the list. */
export type ParcoursCursor = { seconds: number; nanoseconds: number; id: string };

export type ParcoursPage = {
  rows: readonly Ligne[];
  /** Unreadable parcours documents of this page. */
  unreadableCount: number;
  /** Null on the last page. */
  next: ParcoursCursor | null;
};

/** With the figures and the counts beside it, the first page of the dashboard stays within 40 reads. */
export const parcoursPageSize = 15;

/** A parcours as a row of the list; null, and logged, if its document is invalid, or of a later build. */
export function ligneOf(document: QueryDocumentSnapshot): Ligne | null {
  const id = parcoursIdSchema.safeParse(document.id);
  if (isNewer('parcours', document.data())) {
    console.warn(`The parcours ${document.id} asks for a later build.`);
    return null;
  }
  const parsed = parcoursDocumentSchema.safeParse(document.data());
  if (!id.success || !parsed.success) {
    console.error(`The parcours ${document.id} cannot be listed.`, parsed.error);
    return null;
  }
  const { data } = parsed;
  const { titre, genre, communeNom, departement, etapeCount, etat, updatedAt } = data;
  const { signataire, updatedBy, suivi, membreUids, controle } = data;
  return {
    id: id.data,
    titre,
    genre,
    communeNom,
    departement,
    etapeCount,
    etat,
    publication: publicationFromDocument(data),
    updatedAt,
    // A person who joins by an invitation keeps the name of another there.
    par: signataire.uid === updatedBy && signataire.nom !== '' ? signataire : null,
    suivi: suivi ?? null,
    membreUids,
    controle,
  };
}

/** Start of the page after a document; null when it has no time. */
export function cursorOf(
  document: QueryDocumentSnapshot | undefined,
): ParcoursCursor | null {
  const updatedAt: unknown = document?.get('updatedAt');
  if (document === undefined || !(updatedAt instanceof Timestamp)) return null;
  return {
    seconds: updatedAt.seconds,
    nanoseconds: updatedAt.nanoseconds,
    id: document.id,
  };
}

/** The parcours of the team, a page at a time. Throws a data error. */
export const parcoursListRepository = perServices((services) => {
  async function readPage(
    after: ParcoursCursor | null,
    etat: Etat | null,
  ): Promise<ParcoursPage> {
    await requireUid(services);
    const start =
      after === null
        ? []
        : [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.id)];
    const found = await getDocs(
      query(
        collection(await services.firestore(), 'parcours'),
        ...(etat === null ? [] : [where('etat', '==', etat)]),
        orderBy('updatedAt', 'desc'),
        // Two parcours saved in the same instant still have a fixed order.
        orderBy('__name__', 'desc'),
        ...start,
        limit(parcoursPageSize),
      ),
    );
    const rows = found.docs.map(ligneOf);
    return {
      rows: rows.filter((row) => row !== null),
      unreadableCount: rows.filter((row) => row === null).length,
      next: found.size < parcoursPageSize ? null : cursorOf(found.docs.at(-1)),
    };
  }

  return {
    /** One page of all parcours, or of those in one state, last changed first: as many reads as rows. */
    list: (after: ParcoursCursor | null, etat: Etat | null = null) =>
      answered(readPage(after, etat)),
  };
});
