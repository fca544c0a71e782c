import { noteSessionEnd, sessionEndOf } from '@/lib/errors/session-end.ts';
import { onIdTokenChanged, type Auth, type User } from 'firebase/auth';
import * as z from 'zod/mini';

/** A token is renewed that long before it expires (specification, sections 4 and 9). */
export const earlyRefreshMs = 5 * 60_000;

/** After a failure the next try waits 30 s, then twice as long each time, 960 s at most (the same sections). */
export const firstRetryMs = 30_000;
export const longestRetryMs = 960_000;

/** `setTimeout` counts in 32 bits; a token lives one hour, a wrong clock may give any time. */
const longestTimerMs = 86_400_000;

const keptTokenSchema = z.object({
  stsTokenManager: z.object({
    accessToken: z.string(),
    expirationTime: z.number(),
  }),
});

/** The token of the device, expired or not, and its expiry (epoch ms); null for none. */
export function keptToken(user: User): { token: string; expiresAt: number } | null {
  const parsed = keptTokenSchema.safeParse(user.toJSON());
  if (!parsed.success) return null;
  const { accessToken, expirationTime } = parsed.data.stsTokenManager;
  return { token: accessToken, expiresAt: expirationTime };
}

/** A token's claims; its signature is for the server. Null for an invalid token. */
function claimsOf(token: string): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(body));
  } catch {
    return null;
  }
}

/** True if a token claims the admin right: `true` itself, not a similar value. */
export function hasAdminClaim(token: string): boolean {
  return z.safeParse(z.object({ admin: z.literal(true) }), claimsOf(token)).success;
}

const lifeSchema = z.object({ iat: z.number(), exp: z.number() });

/** A token that would live that much longer than its lifetime was issued before the clock of the device was set back. */
const clockMarginMs = 60_000;

/**
 * Offset of the server's clock ahead of this device's at `now` (epoch ms), in milliseconds, to the few seconds of a token's transfer: the
 * server dates its end, and the SDK records that end by the device's clock. 0 if the clock was set back since, which the token cannot know;
 * set forward, it has expired, and the next one shows it.
 */
export function clockOffset(
  { token, expiresAt }: { token: string; expiresAt: number },
  now: number,
): number {
  const life = z.safeParse(lifeSchema, claimsOf(token)).data;
  if (life === undefined) return 0;
  const { iat, exp } = life;
  const wasSetBack = expiresAt - now > (exp - iat) * 1_000 + clockMarginMs;
  return wasSetBack ? 0 : exp * 1_000 - expiresAt;
}

export type TokenWatch = {
  /** The page is visible again, or the network is back: run now what a sleeping timer has missed. */
  wake: () => void;
  stop: () => void;
};

/** The clock of the SDK: internal names of firebase 12.19, held by token-repository.test.ts (decision 152). */
type AuthWithClock = Auth & {
  _startProactiveRefresh: () => void;
  _stopProactiveRefresh: () => void;
};

/**
 * Firestore with listeners and the Realtime Database each make Auth renew tokens by a timer of its own, beside ours: it is stopped for
 * good.
 */
function stopClockOfTheSdk(auth: Auth): void {
  // Every Auth of the SDK has them; the type that it exports leaves them out.
  const withClock = auth as AuthWithClock;
  withClock._stopProactiveRefresh();
  withClock._startProactiveRefresh = () => undefined;
}

/**
 * Renews the token of the signed-in user 5 minutes before it expires, whatever parts of the SDK are loaded: alone, Auth renews on demand
 * only, and retries only after network errors. It is the only timer of a session. On a disabled account or a revoked session the SDK signs
 * out by itself; the reason is recorded for the sign-in page.
 */
export function watchToken(auth: Auth): TokenWatch {
  let user: User | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let isRefreshing = false;
  let renewedAt = -Infinity;
  stopClockOfTheSdk(auth);

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    const delay = Math.min(Math.max(milliseconds, 0), longestTimerMs);
    timer = setTimeout(() => void refreshIfDue(), delay);
  }

  function plan(): void {
    clearTimeout(timer);
    if (user === null) return;
    const expiresAt = keptToken(user)?.expiresAt ?? Date.now();
    const due = expiresAt - earlyRefreshMs;
    // For any lifetime from the server, requests are spaced.
    sleep(Math.max(due, renewedAt + firstRetryMs) - Date.now());
  }

  async function refreshIfDue(): Promise<void> {
    if (user === null || isRefreshing) return;
    const expiresAt = keptToken(user)?.expiresAt ?? 0;
    if (expiresAt - earlyRefreshMs > Date.now()) {
      plan();
      return;
    }
    await refresh(user);
  }

  async function refresh(owner: User): Promise<void> {
    isRefreshing = true;
    try {
      await owner.getIdToken(true);
      retryMs = firstRetryMs;
      renewedAt = Date.now();
      plan();
    } catch (error) {
      noteSessionEnd(error);
      if (owner === user && sessionEndOf(error) === null) {
        sleep(retryMs);
        retryMs = Math.min(retryMs * 2, longestRetryMs);
      }
    } finally {
      isRefreshing = false;
    }
  }

  const stopListening = onIdTokenChanged(auth, (next) => {
    user = next;
    retryMs = firstRetryMs;
    plan();
  });

  return {
    wake: () => {
      retryMs = firstRetryMs;
      void refreshIfDue();
    },
    stop: () => {
      stopListening();
      clearTimeout(timer);
      user = null;
    },
  };
}
