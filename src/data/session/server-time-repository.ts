import type { Services } from '../firebase/services.ts';
import { clockOffset, keptToken } from './token-repository.ts';

/**
 * The time of the server in epoch milliseconds, as the session of this device tells it; the device's own without a session.
 * For what the rules hold against their own clock: a phone whose clock is wrong by a year would be refused for ever. A token
 * that has expired is renewed first, as the request that follows would do: the clock may have been set forward since it
 * came. Rejects with Firebase's own error where none can be had.
 */
export async function serverTime(services: Services): Promise<number> {
  const { currentUser } = await services.auth();
  await currentUser?.getIdToken();
  const kept = currentUser === null ? null : keptToken(currentUser);
  const now = Date.now();
  return kept === null ? now : now + clockOffset(kept, now);
}
