import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { signInWithEmailAndPassword, signOut } from 'firebase/auth';
import { env } from '@/lib/env/env.ts';
import type { Services } from '@/data/firebase/services.ts';
import { emulatorServices } from './services.ts';

const password = 'mot-de-passe';
const { projectId } = env.firebase;

/** Empties Auth and Firestore of the local back end. */
export async function clearBackEnd(): Promise<void> {
  const headers = { Authorization: 'Bearer owner' };
  const { auth = '', firestore = '' } = env.emulators;
  const addresses = [
    `http://${firestore}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    `http://${auth}/emulator/v1/projects/${projectId}/accounts`,
  ];
  await Promise.all(
    addresses.map((address) => fetch(address, { method: 'DELETE', headers })),
  );
}

/** Signs in with an account made for the test, with the admin claim or without, its address proven or not. Returns its uid. */
export async function signInAs(
  name: string,
  { admin, isProven = false }: { admin: boolean; isProven?: boolean },
): Promise<string> {
  const email = `${name}@exemple.fr`;
  const app = initializeApp({ projectId }, `account-${name}-${crypto.randomUUID()}`);
  try {
    const existing = await getAuth(app)
      .getUserByEmail(email)
      .catch(() => null);
    const user =
      existing ??
      (await getAuth(app).createUser({ email, password, emailVerified: isProven }));
    await getAuth(app).setCustomUserClaims(user.uid, admin ? { admin: true } : null);
  } finally {
    await deleteApp(app);
  }
  const auth = await emulatorServices.auth();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return user.uid;
}

/** Opens the session of an account made by `signInAs` in the services of another actor. */
export async function signInAlso(services: Services, name: string): Promise<void> {
  const email = `${name}@exemple.fr`;
  await signInWithEmailAndPassword(await services.auth(), email, password);
}

/** Closes the session. */
export async function leaveSession(): Promise<void> {
  await signOut(await emulatorServices.auth());
}
