/** The three places of the account are taken. */
export class PlacesTakenError extends Error {
  override readonly name = 'PlacesTakenError';
}
