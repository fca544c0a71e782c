import type { Editeur } from './identite.ts';
import filled from './editeur.json';

export type { Editeur } from './identite.ts';

/** The site's publisher. `npm run installer` writes its file (docs/decisions/209-publisher-and-operator-said-in-words.md). */
export const editeur: Editeur = filled;

/** Text of a field, without spaces around it; null for a blank. */
export function said(text: string | null): string | null {
  const words = text?.trim() ?? '';
  return words === '' ? null : words;
}

/**
 * Summary of the declaration of eco-design for other pages, without its 78 criteria: the day of the team’s own assessment (JJ/MM/AAAA), and
 * how many criteria of those that apply are met. `tools/docs/rgesn.test.ts` compares it with `ecoconception.ts`.
 */
export const bilanRgesn = { date: '29/11/2026', valides: 51, applicables: 66 } as const;
