/** Something is missing, and the message says in one sentence what to do about it. */
export class ClearError extends Error {
  override name = 'ClearError';
}
