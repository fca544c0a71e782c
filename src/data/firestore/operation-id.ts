/** The name of one write, 24 hexadecimal digits: it tells a write that is sent twice from two writes. */
export function createOperationId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24);
}
