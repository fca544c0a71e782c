import { limits } from '@/domain/limits.ts';
import { marcheSchema, type Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { requireUid } from '@/data/session/author-repository.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const documentSchema = z.object({
  noteIds: z.array(z.string()),
  noteEtapeIds: z.array(z.string()),
  noteMotifs: z.array(z.string()),
  noteTextes: z.array(z.string()),
});

/** A walk from its document; null, and logged, if invalid. */
function marcheOf(id: string, data: Record<string, unknown>): Marche | null {
  const lists = documentSchema.safeParse(data);
  const notes = lists.data?.noteIds.map((noteId, index) => ({
    id: noteId,
    etapeId: lists.data.noteEtapeIds[index],
    motif: lists.data.noteMotifs[index],
    texte: lists.data.noteTextes[index],
  }));
  // Its time and its lists are the document's alone: a walk is shown, and never written again from here.
  const own = Object.entries(data).filter(
    ([key]) => key !== 'at' && !Object.hasOwn(documentSchema.shape, key),
  );
  const parsed = marcheSchema.safeParse({ ...Object.fromEntries(own), id, notes });
  if (parsed.success) return parsed.data;
  console.error(`The walk ${id} cannot be read.`, parsed.error);
  return null;
}

/** Store of the reports of walks, with their parcours. Each action throws a data error. */
export type MarcheStore = {
  /** The newest first, at most twenty. */
  list: (id: ParcoursId) => Promise<readonly Marche[]>;
  /** Sent twice under the same id, it is stored once. */
  add: (id: ParcoursId, marche: Marche) => Promise<void>;
  /** Ids of its corrected notes. */
  settle: (id: ParcoursId, marcheId: string, reglees: readonly string[]) => Promise<void>;
  /** Takes a report away; twice does no harm. */
  remove: (id: ParcoursId, marcheId: string) => Promise<void>;
};

/** The reports of walks in Firestore. Functions throw data errors. */
export const marcheRepository = perServices((services): MarcheStore => {
  const debits = debitRepository(services);

  async function marcheDoc(id: ParcoursId, marcheId: string): Promise<DocumentReference> {
    return doc(await answered(services.firestore()), 'parcours', id, 'marches', marcheId);
  }

  async function listOf(id: ParcoursId): Promise<readonly Marche[]> {
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'parcours', id, 'marches'),
        orderBy('at', 'desc'),
        limit(limits.marchePage.max),
      ),
    );
    return docs
      .map((found) => marcheOf(found.id, found.data()))
      .filter((marche) => marche !== null);
  }

  async function addTo(
    parcoursId: ParcoursId,
    { id, notes, ...marche }: Marche,
  ): Promise<void> {
    const reference = await marcheDoc(parcoursId, id);
    // An answer was lost: it is there already.
    if ((await getDoc(reference)).exists()) return;
    const counted = { genre: 'marche', de: `${parcoursId}/${id}` } as const;
    await debits.make(await requireUid(services), counted, reference, {
      ...marche,
      noteIds: notes.map((note) => note.id),
      noteEtapeIds: notes.map(({ etapeId }) => etapeId),
      noteMotifs: notes.map(({ motif }) => motif),
      noteTextes: notes.map(({ texte }) => texte),
      reglees: [],
      at: serverTimestamp(),
    });
  }

  return {
    list: (id) => answered(listOf(id)),

    add: (id, marche) => answered(addTo(id, marche)),

    settle: async (id, marcheId, reglees) =>
      answered(updateDoc(await marcheDoc(id, marcheId), { reglees })),

    remove: async (id, marcheId) => answered(deleteDoc(await marcheDoc(id, marcheId))),
  };
});
