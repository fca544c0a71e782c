/** Why a session ended, in Firebase's own words; `lib/errors/auth-message.ts` has the sentences. */
export type SessionEnd = 'user-disabled' | 'user-token-expired' | 'user-signed-out';

/** The two that the SDK signs out on (specification, section 8). */
const endingCodes = ['user-disabled', 'user-token-expired'] as const;

let noted: SessionEnd | null = null;
let isExpected = false;

/** The end of the session in an error; null for none. Pure. */
export function sessionEndOf(error: unknown): SessionEnd | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return endingCodes.find((code) => error.code === `auth/${code}`) ?? null;
}

/** Records an error that ended the session, from any place, so that the sign-in page shows the reason. */
export function noteSessionEnd(error: unknown): void {
  noted = sessionEndOf(error) ?? noted;
}

/**
 * Runs an intended close of the session: signing out, deleting one's account. The end that follows needs no reason. Settles as `close`
 * does; a failure leaves the session, and its next end, as they were.
 */
export async function endSessionOnPurpose(close: () => Promise<void>): Promise<void> {
  isExpected = true;
  try {
    await close();
  } catch (error) {
    isExpected = false;
    throw error;
  }
}

/** Reason for the session's last end; null if intended. Clears the stored reason. */
export function takeSessionEnd(): SessionEnd | null {
  const end = isExpected ? null : (noted ?? 'user-signed-out');
  noted = null;
  isExpected = false;
  return end;
}

/** True if `text` is the reason of an end, as in an address. */
export function isSessionEnd(text: string | null): text is SessionEnd {
  return (
    text === 'user-disabled' ||
    text === 'user-token-expired' ||
    text === 'user-signed-out'
  );
}
