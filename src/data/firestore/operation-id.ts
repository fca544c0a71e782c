/** The name of one write, 24 hexadecimal digits: a write that is sent twice is told from two writes by it. */
export function createOperationId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 24);
}
