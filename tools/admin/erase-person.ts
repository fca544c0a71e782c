import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getDatabase } from 'firebase-admin/database';
import {
  FieldValue,
  getFirestore,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import {
  countingCollections,
  ownCollections,
} from '../../src/data/account/own-collections.ts';
import { forgetRevocation } from './admin.ts';
import { forgetName } from './forget-names.ts';

/** An opinion is erased with its public copy. */
async function eraseAvis(avis: DocumentSnapshot): Promise<void> {
  const { ref } = avis;
  const batch = ref.firestore.batch();
  batch.delete(ref);
  const publique: unknown = avis.get('publique');
  if (typeof publique === 'string') {
    batch.delete(ref.firestore.doc(`${ref.parent.path}Publics/${publique}`));
  }
  await batch.commit();
}

/** Removes one's membership and card from a parcours; its last auteur keeps the membership, without a card. */
async function leaveParcours(parcours: DocumentSnapshot, uid: string): Promise<void> {
  await parcours.ref.collection('membres').doc(uid).delete();
  const { [uid]: own, ...membres } = parcours.get('membres') as Record<string, string>;
  if (own === undefined || !Object.values(membres).includes('auteur')) return;
  await parcours.ref.update({ membres, membreUids: FieldValue.arrayRemove(uid) });
}

async function leaveShared(firestore: Firestore, uid: string): Promise<void> {
  const parcours = await firestore
    .collection('parcours')
    .where('membreUids', 'array-contains', uid)
    .select('membres')
    .get();
  for (const one of parcours.docs) await leaveParcours(one, uid);
  const communes = await firestore
    .collection('communes')
    .where('responsables', 'array-contains', uid)
    .select()
    .get();
  for (const { ref } of communes.docs) {
    await ref.update({ responsables: FieldValue.arrayRemove(uid) });
    await ref.collection('responsables').doc(uid).delete();
  }
}

/**
 * Erases a person as `/user` does: the documents, the pictures, the counters, and the identity record last, so that an interrupted run
 * finds it again. Messages with a town hall stay until their own date.
 */
export async function erasePerson(app: App, uid: string): Promise<void> {
  const firestore = getFirestore(app);
  const privees = await firestore.collection('privees').where('uid', '==', uid).get();
  for (const { id, ref } of privees.docs) {
    await getStorage(app)
      .bucket()
      .deleteFiles({ prefix: `privees/${id}/` });
    await firestore
      .doc(`places/${uid}_${String((await ref.get()).get('place'))}`)
      .delete();
  }
  // The session cannot return: its counts go too.
  for (const name of [...ownCollections, ...countingCollections]) {
    const { docs } = await firestore.collection(name).where('uid', '==', uid).get();
    for (const { ref } of docs) await firestore.recursiveDelete(ref);
  }
  const avis = await firestore.collectionGroup('avis').where('uid', '==', uid).get();
  for (const one of avis.docs) await eraseAvis(one);
  await leaveShared(firestore, uid);
  // Sent e-mails contain the address (recap-mail.ts).
  const mails = await firestore.collection('mail').where('uid', '==', uid).get();
  for (const { ref } of mails.docs) await ref.delete();
  await forgetName(app, uid);
  await forgetRevocation(app, uid);
  await getDatabase(app).ref(`debits/${uid}`).remove();
  await firestore.recursiveDelete(firestore.doc(`debits/${uid}`));
  const bucket = getStorage(app).bucket();
  await bucket.file(`avatars/${uid}`).delete({ ignoreNotFound: true });
  await bucket.deleteFiles({ prefix: `signalements/${uid}/` });
  await getAuth(app).deleteUser(uid);
}
