import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { readWhetherDocumentExists } from '@/lib/firebase/firestore-rest.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** A page that only admins see waits that long to learn whether the right was withdrawn. */
const revocationDeadlineMs = 3_000;

/**
 * Whether the admin right that a token still claims was withdrawn: a token lives an hour, the document is there at once
 * and the rules obey it. Who is revoked may not read it, and that is the answer. One read.
 * Without an answer, the token is believed: the rules are the lock.
 */
export async function isRevoked(uid: string, idToken: string): Promise<boolean> {
  try {
    return await withDeadline(
      readWhetherDocumentExists(`revocations/${uid}`, idToken),
      revocationDeadlineMs,
    );
  } catch (error) {
    return error instanceof AccessDeniedError;
  }
}
