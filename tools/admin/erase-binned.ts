import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { binEnd } from '../../src/domain/parcours/parcours.ts';
import { readTableau } from './forget-names.ts';

function isOver(
  data: Readonly<Record<string, unknown>> | undefined,
  now: number,
): boolean {
  const at = data?.['updatedAt'];
  return (
    data?.['etat'] === 'corbeille' &&
    !('publication' in data) &&
    at instanceof Timestamp &&
    binEnd(at.toMillis()) <= now
  );
}

/** Ids of the parcours past their days in the bin. */
export async function findBinned(app: App, now: number): Promise<string[]> {
  const { docs } = await getFirestore(app)
    .collection('parcours')
    .where('etat', '==', 'corbeille')
    .select('etat', 'publication', 'updatedAt')
    .get();
  return docs.filter((one) => isOver(one.data(), now)).map(({ id }) => id);
}

/** The quêtes privées made from it, with their files and their places. */
async function erasePrivees(app: App, parcoursId: string): Promise<void> {
  const firestore = getFirestore(app);
  const { docs } = await firestore
    .collection('privees')
    .where('parcoursId', '==', parcoursId)
    .select('uid', 'place')
    .get();
  for (const one of docs) {
    await getStorage(app)
      .bucket()
      .deleteFiles({ prefix: `privees/${one.id}/` });
    const place = `${String(one.get('uid'))}_${String(one.get('place'))}`;
    await firestore.doc(`places/${place}`).delete();
    await firestore.recursiveDelete(one.ref);
  }
}

async function dropFromTableau(app: App, parcoursId: string): Promise<void> {
  for (const { ref, part, revision } of await readTableau(getFirestore(app))) {
    const lignes = part.lignes.filter(({ id }) => id !== parcoursId);
    if (lignes.length === part.lignes.length) continue;
    await ref.update({
      contenu: JSON.stringify({ ...part, lignes }),
      revision: revision + 1,
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
}

/**
 * Erases a parcours after its days in the bin: its files, quêtes privées, invitations and row in the list of the team, and the document
 * last, so that an interrupted run finds it again. One that was restored since stays whole.
 */
export async function eraseBinned(app: App, id: string, now: number): Promise<void> {
  const firestore = getFirestore(app);
  const ref = firestore.doc(`parcours/${id}`);
  const isStillOver = await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(ref);
    if (!isOver(found.data(), now)) return false;
    // From here on no membre takes it back.
    transaction.update(ref, { membres: {}, membreUids: [] });
    return true;
  });
  if (!isStillOver) return;
  await erasePrivees(app, id);
  await getStorage(app)
    .bucket()
    .deleteFiles({ prefix: `parcours/${id}/` });
  const { docs } = await firestore
    .collection('invitations')
    .where('parcoursId', '==', id)
    .select()
    .get();
  for (const invitation of docs) await invitation.ref.delete();
  await dropFromTableau(app, id);
  await firestore.recursiveDelete(ref);
}
