/** What `firestore.rules` may weigh: `quality.md`, « The real Firebase ». Imported without the engine. */
export const weightBudgets = { bytes: 72_000, nodes: 5_000 } as const;
