/** What Google's server refuses (firebase.google.com/docs/database/usage/limits), and what protects ours. */

export const maximumDepth = 32;
export const maximumKeyBytes = 768;
export const maximumStringBytes = 10 * 1024 * 1024;

/** A whole message of a client, put together from its frames. */
export const maximumMessageBytes = 16 * 1024 * 1024;
/** The body of a REST write. */
export const maximumBodyBytes = 256 * 1024 * 1024;

/** What may wait for a client that does not read, before a further message closes it. */
export const maximumWaitingBytes = 16 * 1024 * 1024;

/** Longer messages are cut into frames of this many characters, in both directions. */
export const frameLength = 16_384;

export const pingMs = 30_000;
export const keepAliveMs = 30_000;
