import {
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { debitDoc, nextDebit, readDebit } from '@/data/debit/debit-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { nomMasque } from '@/domain/quete/palmares.ts';
import type { PartieId } from '@/domain/partie/partie.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import type { Echo } from './echo-outbox.ts';
import { readPlainteEtat } from './plainte-repository.ts';

const deadlineMs = 20_000;

const partieSchema = z.object({
  points: z.int(),
  version: z.int(),
  expireAt: z.instanceof(Timestamp),
});

/** The opinion and its tick of the counter go in one commit: the rules of each require the other. */
async function putAvis(echo: Echo, partieId: PartieId, uid: string): Promise<void> {
  const { queteId, id: operationId, note, texte, pseudonyme } = echo;
  const place = doc(firestoreLite(), 'quetes', queteId, 'avis', uid);
  const before = await getDoc(place);
  // It had arrived, and the answer was lost.
  if (before.get('operationId') === operationId) return;
  const batch = writeBatch(firestoreLite());
  const said = { uid, note, texte, pseudonyme, partieId, etat: 'attente' };
  batch.set(place, { ...said, at: serverTimestamp(), operationId });
  const debit = nextDebit(await readDebit(uid, 'avis'));
  batch.set(debitDoc(uid, 'avis'), { ...debit, queteId });
  await batch.commit();
}

/** The points are those of the party's own document: the rules ask for the very same. A name that the team masked stays so. */
async function putLigne(echo: Echo, partieId: PartieId): Promise<void> {
  const { queteId, id: operationId, pseudonyme } = echo;
  const place = doc(firestoreLite(), 'quetes', queteId, 'palmares', partieId);
  const before = await getDoc(place);
  if (before.get('operationId') === operationId) return;
  const partie = await getDoc(doc(firestoreLite(), 'parties', partieId));
  const { points, version, expireAt } = partieSchema.parse(partie.data());
  const isMasked = (await readPlainteEtat(queteId, partieId)) === 'masque';
  const nom = isMasked ? nomMasque : pseudonyme;
  const ligne = { pseudonyme: nom, points, version, expireAt };
  await setDoc(place, { ...ligne, at: serverTimestamp(), operationId });
}

/** Once a party: the thanks and their count go in one commit. */
async function putMerci({ queteId }: Echo, partieId: PartieId): Promise<void> {
  const quete = doc(firestoreLite(), 'quetes', queteId);
  const place = doc(quete, 'mercis', partieId);
  if ((await getDoc(place)).exists()) return;
  const partie = await getDoc(doc(firestoreLite(), 'parties', partieId));
  const { expireAt } = partieSchema.parse(partie.data());
  const batch = writeBatch(firestoreLite());
  batch.set(place, { at: serverTimestamp(), expireAt });
  const count = { total: increment(1), dernier: partieId, updatedAt: serverTimestamp() };
  batch.set(doc(quete, 'compteurs', 'merci'), count, { merge: true });
  await batch.commit();
}

async function take(echo: Echo, partieId: PartieId, uid: string): Promise<void> {
  const { genre, queteId } = echo;
  const id = genre === 'avis' ? uid : partieId;
  await deleteDoc(doc(firestoreLite(), 'quetes', queteId, genre, id));
}

function send(echo: Echo, partieId: PartieId, uid: string): Promise<void> {
  if (echo.isRetire) return take(echo, partieId, uid);
  switch (echo.genre) {
    case 'avis':
      return putAvis(echo, partieId, uid);
    case 'palmares':
      return putLigne(echo, partieId);
    case 'merci':
      return putMerci(echo, partieId);
  }
}

/**
 * Writes or takes away what a player says after a party, whose document has ended. May be called again after a failure:
 * what had arrived is known by its id. Throws one of the data errors; `AccessDeniedError` for an opinion that comes within
 * 30 seconds of the last, or is the 21st of a day.
 */
export async function sendEcho(echo: Echo, partieId: PartieId): Promise<void> {
  try {
    const uid = await withDeadline(ensurePlayerUid(), deadlineMs);
    await withDeadline(send(echo, partieId, uid), deadlineMs);
  } catch (error) {
    throw toDataError(error);
  }
}
