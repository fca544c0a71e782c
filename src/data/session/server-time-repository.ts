import { firebaseAuth } from '@/lib/firebase/auth.ts';
import { clockOffset, keptToken } from './token-repository.ts';

/**
 * The time of the server in epoch milliseconds, as the session of this device tells it; the device's own without a session.
 * For what the rules hold against their own clock: a phone whose clock is wrong by a year would be refused for ever.
 */
export function serverNow(): number {
  const user = firebaseAuth().currentUser;
  const kept = user === null ? null : keptToken(user);
  const now = Date.now();
  return kept === null ? now : now + clockOffset(kept, now);
}
