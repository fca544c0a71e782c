import type { Services } from '../firebase/services.ts';
import { clockOffset, keptToken } from './token-repository.ts';

/**
 * The time of the server in epoch milliseconds, from the session of this device; the device's own without a session. For values that the
 * rules compare with their own clock: a phone whose clock is wrong by a year would be refused for ever. An expired token is renewed first,
 * as the next request would do: the clock may have been set forward since. Rejects with Firebase's own error if none is available.
 */
export async function serverTime(services: Services): Promise<number> {
  const { currentUser } = await services.auth();
  await currentUser?.getIdToken();
  const kept = currentUser === null ? null : keptToken(currentUser);
  const now = Date.now();
  return kept === null ? now : now + clockOffset(kept, now);
}
