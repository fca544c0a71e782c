/** What `firestore.rules` may weigh: `quality.md`, « The real Firebase ». Imported without the engine. */
export const weightBudgets = { bytes: 60_000, nodes: 4_200 } as const;
