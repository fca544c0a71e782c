/** Weight limits of `firestore.rules`: `quality.md`, « The real Firebase ». Imported without the engine. */
export const weightBudgets = { bytes: 65_536, nodes: 4_600 } as const;
