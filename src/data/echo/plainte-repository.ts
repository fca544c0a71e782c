import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { debitDoc, nextDebit, readDebit } from '@/data/debit/debit-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import type { PlainteEtat } from '@/domain/quete/palmares.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';

const deadlineMs = 15_000;

const ligneSchema = z.object({
  operationId: z.string(),
  expireAt: z.instanceof(Timestamp),
});
const plainteSchema = z.object({
  ligne: z.string(),
  etat: z.enum(['attente', 'garde', 'masque']),
});

/** Where a line of a palmarès is reported: one report a line, which names nobody. */
export function plainteDoc(queteId: QueteId, partieId: string): DocumentReference {
  return doc(firestoreLite(), 'quetes', queteId, 'plaintes', partieId);
}

/** What the team made of the name of a line; null when nobody reported it. Throws what Firebase throws. */
export async function readPlainteEtat(
  queteId: QueteId,
  partieId: string,
): Promise<PlainteEtat | null> {
  const found = await getDoc(plainteDoc(queteId, partieId));
  return plainteSchema.safeParse(found.data()).data?.etat ?? null;
}

async function send(queteId: QueteId, partieId: string): Promise<void> {
  const uid = await ensurePlayerUid();
  const place = doc(firestoreLite(), 'quetes', queteId, 'palmares', partieId);
  const line = ligneSchema.safeParse((await getDoc(place)).data()).data;
  // Its player took it away meanwhile.
  if (line === undefined) return;
  const target = plainteDoc(queteId, partieId);
  const before = plainteSchema.safeParse((await getDoc(target)).data()).data;
  const isSaid =
    before !== undefined &&
    (before.etat !== 'garde' || before.ligne === line.operationId);
  if (isSaid) return;
  const batch = writeBatch(firestoreLite());
  const at = serverTimestamp();
  const { operationId: ligne, expireAt } = line;
  batch.set(target, { ligne, etat: 'attente', at, expireAt });
  const debit = nextDebit(await readDebit(uid, 'plainte'));
  batch.set(debitDoc(uid, 'plainte'), { ...debit, queteId, partieId });
  await batch.commit();
}

/**
 * Tells the team that the name of a line of a palmarès hurts, under the session of this device, anonymous if need be. A
 * name that waits, or that the team has looked at since it was written, is reported no second time. Throws one of the data
 * errors; `AccessDeniedError` within 30 seconds of the last report, or for the 21st of a day.
 */
export async function reportName(queteId: QueteId, partieId: string): Promise<void> {
  await orDataError(send(queteId, partieId), deadlineMs);
}
