/** Bytes of a text as Firestore counts them (UTF-8). */
export function byteCount(text: string): number {
  return new TextEncoder().encode(text).length;
}
