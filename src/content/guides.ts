import type { ReactNode } from 'react';

/** A guide of `docs/`, compiled at build from its Markdown (`tools/build/guide-plugin.ts`). */
export type Guide = {
  title: string;
  /** The words of the paragraph that introduces it. */
  intro: ReactNode;
  parts: readonly { id: string; title: string; content: ReactNode }[];
};
