/** Length of a storm: few steps for the many seeds of `npm test`, many for those that failed. */
export const shortStorm = 60;
export const longStorm = 200;

/** The rules of every storm: all is allowed, and the orders of its queries have an index. */
export const stormRules = {
  '.read': true,
  '.write': true,
  storm: { '.indexOn': ['n', '.value'], $k: { '.indexOn': ['n', '.value'] } },
};

/** Seeds that once failed with `longStorm` steps, kept as cases. */
export const failedSeeds: readonly number[] = [
  // `off(ref)` ends the filtered listens of the same place too: the storm's fault.
  2024,
  // The server sent a change for a filtered listen before its first, empty value: a fault of the server.
  34,
  // A pending removal hides the server's answer: the SDK's fault (see `toldOf`).
  535,
];
