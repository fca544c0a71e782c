import { toDataError } from '@/lib/errors/firebase-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** Time after which a service counts as not answering a request. */
export const answerDeadlineMs = 15_000;

/**
 * Result of work with a Firebase service. Throws one of the five data errors: `OfflineError` once the deadline (milliseconds) has passed.
 * Longer deadlines are for sending files or many documents.
 */
export async function answered<Value>(
  work: Promise<Value>,
  deadlineMs = answerDeadlineMs,
): Promise<Value> {
  try {
    return await withDeadline(work, deadlineMs);
  } catch (error) {
    throw toDataError(error);
  }
}
