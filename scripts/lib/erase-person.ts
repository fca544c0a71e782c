import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import {
  FieldValue,
  getFirestore,
  type DocumentReference,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { ownCollections } from '../../src/data/account/own-collections.ts';

/** A wish goes with its voice, as the rules ask of who takes it back (docs/documents.md, `voeux`). */
async function withdrawVoice(voice: DocumentReference): Promise<void> {
  const voeu = voice.parent.parent;
  const batch = voice.firestore.batch();
  if (voeu !== null) {
    batch.update(voeu, {
      total: FieldValue.increment(-1),
      updatedAt: FieldValue.serverTimestamp(),
    });
  }
  batch.delete(voice);
  await batch.commit();
}

/**
 * Erases a person as `/user` does for who leaves: the documents, the pictures, the counters, and the identity record last, so
 * that what was stopped halfway is found again. What was exchanged with a town hall stays until its own date.
 */
export async function erasePerson(app: App, uid: string): Promise<void> {
  const firestore = getFirestore(app);
  for (const name of ownCollections) {
    const { docs } = await firestore.collection(name).where('uid', '==', uid).get();
    for (const { ref } of docs) await firestore.recursiveDelete(ref);
  }
  const voices = await firestore.collectionGroup('voix').where('uid', '==', uid).get();
  for (const { ref } of voices.docs) await withdrawVoice(ref);
  await firestore.doc(`revocations/${uid}`).delete();
  await getDatabase(app).ref(`debits/${uid}`).remove();
  await firestore.recursiveDelete(firestore.doc(`debits/${uid}`));
  const bucket = getStorage(app).bucket();
  await bucket.file(`avatars/${uid}`).delete({ ignoreNotFound: true });
  await bucket.deleteFiles({ prefix: `signalements/${uid}/` });
  await getAuth(app).deleteUser(uid);
}
