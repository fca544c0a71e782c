import { withDeadline } from '@/lib/network/deadline.ts';
import { prepareRecaptcha } from '@/lib/firebase/auth.ts';
import type { Auth } from 'firebase/auth';
import type { Services } from '../firebase/services.ts';
import { answerDeadlineMs } from '../firestore/answered.ts';

/** Patience with the device for the signed-in user: Safari's IndexedDB can hang there. */
const authDeadlineMs = 4_000;

/**
 * Auth once its user is known, for every action on the session. Throws `OfflineError` when its code does not load within 15 s, or when the
 * browser's storage does not answer within 4 s: a sign-in would wait for ever.
 */
export async function readyAuth(services: Services): Promise<Auth> {
  const auth = await withDeadline(services.auth(), answerDeadlineMs);
  await withDeadline(auth.authStateReady(), authDeadlineMs);
  return auth;
}

/** The same, for actions that the server may protect by reCAPTCHA: signing in, making an account, requesting an e-mail. */
export async function readyAuthToSignIn(services: Services): Promise<Auth> {
  const auth = await readyAuth(services);
  await prepareRecaptcha(auth);
  return auth;
}
