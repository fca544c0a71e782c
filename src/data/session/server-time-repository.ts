import type { Auth } from 'firebase/auth';
import type { Services } from '../firebase/services.ts';
import { clockOffset, keptToken } from './token-repository.ts';

function timeOf({ currentUser }: Auth): number {
  const kept = currentUser === null ? null : keptToken(currentUser);
  const now = Date.now();
  return kept === null ? now : now + clockOffset(kept, now);
}

/**
 * The time of the server in epoch milliseconds, as the session of this device tells it; the device's own without a session.
 * For what the rules hold against their own clock: a phone whose clock is wrong by a year would be refused for ever.
 */
export async function serverTime(services: Services): Promise<number> {
  return timeOf(await services.auth());
}
