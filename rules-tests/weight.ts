import { uploadAlone } from './coverage.ts';

/** What the file may weigh: `quality.md`, « The real Firebase ». */
export const weightBudgets = { bytes: 60_000, nodes: 4_200 } as const;

export type Weight = { bytes: number; nodes: number; warnings: readonly string[] };

/** The text of the rules without its comments and the lines that held nothing else. */
function withoutComments(rules: string): string {
  return rules.replaceAll(/^ *\/\/.*\n/gm, '');
}

/** What these rules weigh for the compiler of the engine. */
export async function weighRules(rules: string): Promise<Weight> {
  const { nodes, warnings } = await uploadAlone(rules);
  return { bytes: Buffer.byteLength(withoutComments(rules)), nodes, warnings };
}
