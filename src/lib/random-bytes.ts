/** So many random bytes, from the generator of the platform. */
export function randomBytes(byteCount: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(byteCount));
}
