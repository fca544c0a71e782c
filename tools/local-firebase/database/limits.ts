/** Limits of Google's server (firebase.google.com/docs/database/usage/limits), and protections of ours. */

export const maximumDepth = 32;
export const maximumKeyBytes = 768;
export const maximumStringBytes = 10 * 1024 * 1024;

/** A whole message of a client, assembled from its frames. */
export const maximumMessageBytes = 16 * 1024 * 1024;

/**
 * The body of a REST write by its `writeSizeLimit`. Google's server estimates the time of a write (1, 10, 30 and 60 s); here a second means
 * 1 MiB. Unlimited is its limit of one write.
 */
export const writeSizeLimits: ReadonlyMap<string, number> = new Map([
  ['tiny', 1024 * 1024],
  ['small', 10 * 1024 * 1024],
  ['medium', 30 * 1024 * 1024],
  ['large', 60 * 1024 * 1024],
  ['unlimited', 256 * 1024 * 1024],
]);
export const defaultWriteSizeLimit = 'large';
/** The text of a rules file. */
export const maximumRulesBytes = 1024 * 1024;

/** Bytes that may wait for a client that does not read, before a further message closes it. */
export const maximumWaitingBytes = 16 * 1024 * 1024;

/** Longer messages are cut into frames of this many characters, in both directions. */
export const frameLength = 16_384;

export const pingMs = 30_000;
export const keepAliveMs = 30_000;
