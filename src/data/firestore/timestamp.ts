import * as z from 'zod/mini';

// The SDK's class is described by its methods: reading a document needs no SDK, and either SDK of Firestore has a class of its own.
function isTimestamp(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'toMillis' in value &&
    typeof value.toMillis === 'function'
  );
}

/** Firestore's time, as epoch milliseconds. */
export const timestampSchema = z.pipe(
  z.custom<{ toMillis: () => number }>(isTimestamp),
  z.transform((timestamp) => timestamp.toMillis()),
);
