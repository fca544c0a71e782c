import type { ReactNode } from 'react';

/** A text of /les_codes, compiled at build from its Markdown (`tools/build/code-text-plugin.ts`). */
export type CodeText = {
  /** Summary, in two sentences. */
  enBref: string;
  /** Method by hand, in steps. */
  methode: ReactNode;
  histoire: ReactNode;
  sources: readonly { titre: string; lien?: string }[];
  /** A message to decipher, with help by steps. Null for a code without tool. */
  exercice: {
    consigne: string;
    message: string;
    cle: string;
    variante: string;
    reponse: string;
    aides: readonly string[];
  } | null;
};

const loaderByFile = import.meta.glob<{ codeText: CodeText }>('./codes/*.md');

/** The text of a code, in its own chunk; null without one. */
export async function loadCodeText(secretCodeId: string): Promise<CodeText | null> {
  const loaded = await loaderByFile[`./codes/${secretCodeId}.md`]?.();
  return loaded?.codeText ?? null;
}
