/** A part is missing, and the message gives the remedy in a sentence. */
export class ClearError extends Error {
  override name = 'ClearError';
}
