import type { QueteId } from '@/domain/quete/quete.ts';
import { parseSuspensions, type Suspensions } from '@/domain/quete/suspension.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** Past this, what was known before holds. */
const deadlineMs = 15_000;

/**
 * What is closed of a quête, whatever the version: one read of a few bytes. Null when the quête was withdrawn. Throws one
 * of the data errors.
 */
export async function readSuspensions(id: QueteId): Promise<Suspensions | null> {
  const fields = await withDeadline(
    readFreshFields(`quetes/${id}`, ['suspensions']),
    deadlineMs,
  );
  return fields === null ? null : parseSuspensions(fields['suspensions']);
}
