/** A code of a team that was right, and is over. */
export class ExpiredCodeError extends Error {
  override readonly name = 'ExpiredCodeError';
}
