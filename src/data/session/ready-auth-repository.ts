import { withDeadline } from '@/lib/network/deadline.ts';
import { prepareRecaptcha } from '@/lib/firebase/auth.ts';
import type { Auth } from 'firebase/auth';
import type { Services } from '../firebase/services.ts';
import { answerDeadlineMs } from '../firestore/answered.ts';

/** How long the device may take to say who is signed in: Safari's IndexedDB can hang there. */
const authDeadlineMs = 4_000;

/**
 * Auth once it knows who is signed in, for whatever acts on the session. Throws `OfflineError` when its code does not come
 * within 15 s, or when the browser's storage does not answer within 4 s: a sign-in would wait for ever.
 */
export async function readyAuth(services: Services): Promise<Auth> {
  const auth = await withDeadline(services.auth(), answerDeadlineMs);
  await withDeadline(auth.authStateReady(), authDeadlineMs);
  return auth;
}

/** The same, for what the server may protect by reCAPTCHA: signing in, making an account, asking for an e-mail. */
export async function readyAuthToSignIn(services: Services): Promise<Auth> {
  const auth = await readyAuth(services);
  await prepareRecaptcha(auth);
  return auth;
}
