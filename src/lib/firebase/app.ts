import { initializeApp, type FirebaseApp } from 'firebase/app';
import { env } from '../env/env.ts';
import { isPlainStorageAsked } from '../plain-storage.ts';
import { setIndexedDbAside } from './set-aside-indexed-db.ts';

let app: FirebaseApp | undefined;

/** The one Firebase application of this page. */
export function firebaseApp(): FirebaseApp {
  if (app === undefined && isPlainStorageAsked()) setIndexedDbAside();
  app ??= initializeApp({
    apiKey: env.firebase.apiKey,
    authDomain: env.firebase.authDomain,
    projectId: env.firebase.projectId,
    storageBucket: env.firebase.storageBucket,
    databaseURL: env.firebase.databaseURL,
  });
  return app;
}

/** Splits `127.0.0.1:8080`. */
export function hostAndPort(address: string): [host: string, port: number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
