import { toDataError } from '@/lib/errors/firebase-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** How long a service may take to answer one request before it counts as not answering. */
export const answerDeadlineMs = 15_000;

/**
 * What some work with a Firebase service comes to. Throws one of the five data errors: `OfflineError` once the deadline
 * (milliseconds) has passed. Longer deadlines are for what sends files or many documents.
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
