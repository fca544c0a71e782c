import type { FirebaseApp } from 'firebase/app';
import { getDatabase, goOffline, onValue, ref } from 'firebase/database';
import { disableNetwork, doc, getFirestore, onSnapshot } from 'firebase/firestore';

/** A document that is followed: with it Firestore asks Auth to renew tokens, network or not. */
export function listenToFirestore(app: FirebaseApp): void {
  const firestore = getFirestore(app);
  void disableNetwork(firestore);
  onSnapshot(doc(firestore, 'a/b'), () => undefined);
}

/** The same of the Realtime Database. */
export function listenToDatabase(app: FirebaseApp): void {
  const database = getDatabase(app, 'http://127.0.0.1:1?ns=test');
  goOffline(database);
  onValue(ref(database, 'a'), () => undefined);
}
