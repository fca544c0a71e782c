import { initializeApp, type FirebaseApp } from 'firebase/app';
import { env } from '../env/env.ts';
import { plainSession } from './plain-session.ts';
import { setIndexedDbAside } from './set-aside-indexed-db.ts';

/**
 * The Firebase application of this configuration. `name` distinguishes applications of a page, each with its own session: tests with
 * several actors open some.
 */
export function openApp(name?: string): FirebaseApp {
  if (plainSession.read() !== '') setIndexedDbAside();
  return initializeApp(
    {
      apiKey: env.firebase.apiKey,
      authDomain: env.firebase.authDomain,
      projectId: env.firebase.projectId,
      storageBucket: env.firebase.storageBucket,
      databaseURL: env.firebase.databaseURL,
    },
    name,
  );
}

/** Splits `127.0.0.1:8080`. */
export function hostAndPort(address: string): [host: string, port: number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
