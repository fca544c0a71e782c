/** A colleague has judged it, or its author has changed it, since it was read: nothing was written. */
export class JudgedMeanwhileError extends Error {
  override readonly name = 'JudgedMeanwhileError';
}
