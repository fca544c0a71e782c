import { uploadAlone } from './coverage.ts';

export type Weight = { bytes: number; nodes: number; warnings: readonly string[] };

/** The text of the rules without its comments and comment-only lines. */
export function withoutComments(rules: string): string {
  return rules.replaceAll(/^ *\/\/.*\n/gm, '');
}

/** Weight of these rules in the engine's compiler. */
export async function weighRules(rules: string): Promise<Weight> {
  const { nodes, warnings } = await uploadAlone(rules);
  return { bytes: Buffer.byteLength(withoutComments(rules)), nodes, warnings };
}
