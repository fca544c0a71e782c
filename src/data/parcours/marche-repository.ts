import { limits } from '@/domain/limits.ts';
import { marcheSchema, type Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';

const deadlineMs = 15_000;

const documentSchema = z.object({
  noteIds: z.array(z.string()),
  noteEtapeIds: z.array(z.string()),
  noteMotifs: z.array(z.string()),
  noteTextes: z.array(z.string()),
});

function inTime<T>(work: Promise<T>): Promise<T> {
  return orDataError(work, deadlineMs);
}

function marcheDoc(id: ParcoursId, marcheId: string): DocumentReference {
  return doc(firestoreLite(), 'parcours', id, 'marches', marcheId);
}

/** A walk as its document tells it; null, and said on the console, when it is not what it should be. */
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

/** The last walks of a parcours, the newest first. Throws one of the data errors. */
export async function listMarches(id: ParcoursId): Promise<readonly Marche[]> {
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'parcours', id, 'marches'),
        orderBy('at', 'desc'),
        limit(limits.marchePage.max),
      ),
    ),
  );
  return docs
    .map((found) => marcheOf(found.id, found.data()))
    .filter((marche) => marche !== null);
}

/** Keeps the report of a walk, once however often it is sent. Throws one of the data errors. */
export async function addMarche(
  parcoursId: ParcoursId,
  { id, notes, ...marche }: Marche,
): Promise<void> {
  const reference = marcheDoc(parcoursId, id);
  // An answer was lost: it is there already.
  if ((await inTime(getDoc(reference))).exists()) return;
  await inTime(
    setDoc(reference, {
      ...marche,
      noteIds: notes.map((note) => note.id),
      noteEtapeIds: notes.map(({ etapeId }) => etapeId),
      noteMotifs: notes.map(({ motif }) => motif),
      noteTextes: notes.map(({ texte }) => texte),
      reglees: [],
      at: serverTimestamp(),
    }),
  );
}

/** Says which notes of a walk have been put right. Throws one of the data errors. */
export async function settleNotes(
  parcoursId: ParcoursId,
  marcheId: string,
  reglees: readonly string[],
): Promise<void> {
  await inTime(updateDoc(marcheDoc(parcoursId, marcheId), { reglees }));
}
