/** The name of a write, 24 hexadecimal digits: it distinguishes a repeated write from two writes. */
export function createOperationId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24);
}
