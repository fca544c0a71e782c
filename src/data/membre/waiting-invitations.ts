import {
  collection,
  getDocs,
  limit,
  query,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { limits } from '@/domain/limits.ts';

/**
 * The invitations that meet some conditions and that nobody has used yet, newest first. `invitationOf` reads one document, and
 * gives null where it is no invitation of that kind. Throws the errors of the SDK.
 */
export async function waitingInvitations<
  Invitation extends { usedBy: string | null; createdAt: number },
>(
  firestore: Firestore,
  conditions: readonly QueryConstraint[],
  invitationOf: (jeton: string, fields: Record<string, unknown>) => Invitation | null,
): Promise<readonly Invitation[]> {
  const { docs } = await getDocs(
    query(
      collection(firestore, 'invitations'),
      ...conditions,
      limit(limits.invitationPage.max),
    ),
  );
  return docs
    .map((found) => invitationOf(found.id, found.data()))
    .filter((invitation) => invitation !== null)
    .filter(({ usedBy }) => usedBy === null)
    .toSorted((a, b) => b.createdAt - a.createdAt);
}
