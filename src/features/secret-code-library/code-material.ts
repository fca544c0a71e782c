import { loadCodeText, type CodeText } from '@/content/code-text.ts';
import type { SecretCode } from '@/domain/secret-code/secret-code.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';
import { loadFigure, type Figure } from './figures.ts';

/** What a code's page is made of. */
export type CodeMaterial = {
  text: CodeText | null;
  /** Null for a code that is told but has no tool. */
  secretCode: SecretCode | null;
  /** A drawing of its own, beside or instead of a tool. */
  figure: Figure | null;
};

const materialById = new Map<string, Promise<CodeMaterial>>();

async function load({ id, load: loadModule }: SecretCodeCard): Promise<CodeMaterial> {
  const [text, loaded, figure] = await Promise.all([
    loadCodeText(id),
    loadModule?.(),
    loadFigure(id),
  ]);
  return { text, secretCode: loaded?.secretCode ?? null, figure };
}

/**
 * The text and the tool of a code, each its own chunk, fetched once: the same promise each time, as React's `use` wants.
 * A fetch that failed is forgotten, so that another visit tries again.
 */
export function codeMaterial(card: SecretCodeCard): Promise<CodeMaterial> {
  const kept = materialById.get(card.id);
  if (kept !== undefined) return kept;
  const material = load(card).catch((error: unknown) => {
    materialById.delete(card.id);
    throw error;
  });
  materialById.set(card.id, material);
  return material;
}
