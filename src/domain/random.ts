/** So many unpredictable bytes. The domain has no random source: the caller passes it. */
export type Random = (byteCount: number) => Uint8Array;
