import { blankAutreFacon } from '../epreuve/epreuve-parts.ts';
import type { Epreuve } from '../epreuve/epreuve.ts';
import { kindOf } from '../epreuve/kinds/table.ts';
import type { Etape } from './etape.ts';
import type { Petits } from './petits.ts';

/** True if its author began to write for small ones. */
export function isPetitsBegun({ recit, type, consigne, indice }: Petits): boolean {
  return (
    type !== 'aucune' || [recit, consigne, indice].some((texte) => texte.trim() !== '')
  );
}

/** The épreuve of an étape for small ones, as an épreuve of its own: the same points, nothing to lose, a free indice. */
export function petitsEpreuve({
  epreuve,
  petits,
}: Pick<Etape, 'epreuve' | 'petits'>): Epreuve {
  const { recit: _recit, indice, type, ...own } = petits;
  return {
    ...epreuve,
    ...own,
    // Without points to win there is nothing to prove.
    type: kindOf(epreuve.type).isJudged ? type : 'aucune',
    indices: indice.trim() === '' ? [] : [{ texte: indice, cout: 0 }],
    anecdote: '',
    essaisMax: 0,
    minuteur: 0,
    autre: blankAutreFacon,
  };
}
