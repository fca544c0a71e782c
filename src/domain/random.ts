/** So many unpredictable bytes. The domain draws nothing itself: who calls it passes this in. */
export type Random = (byteCount: number) => Uint8Array;
