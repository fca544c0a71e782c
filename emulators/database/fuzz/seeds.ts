/** Seeds that once failed, kept as cases. */
export const failedSeeds: readonly number[] = [];
