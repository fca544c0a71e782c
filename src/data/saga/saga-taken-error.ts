/** Another saga has this address already. */
export class SagaTakenError extends Error {
  override readonly name = 'SagaTakenError';
}
