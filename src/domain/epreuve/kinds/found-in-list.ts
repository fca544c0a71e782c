import { canonicalText } from '../canonical-answer.ts';
import type { Epreuve } from '../epreuve.ts';
import type { FoundProblem } from './kind.ts';

// Problems in an author's lists, shared by several kinds.

/** Empty or repeated texts of a list. */
export function problemsOfTexts(
  texts: readonly string[],
  champ: 'epreuve.options' | 'epreuve.paires',
  { empty, twin }: { empty: FoundProblem[0]; twin: FoundProblem[0] },
): FoundProblem[] {
  const found: FoundProblem[] = [];
  const seen = new Set<string>();
  for (const [index, texte] of texts.entries()) {
    const key = texte.trim().toLowerCase();
    if (key === '') found.push([empty, `${champ}.${index}`]);
    else if (seen.has(key)) found.push([twin, `${champ}.${index}`]);
    seen.add(key);
  }
  return found;
}

/** Problems of options to pick or order. */
export function problemsOfOptions({ options }: Epreuve): FoundProblem[] {
  return problemsOfTexts(
    options.map(({ texte }) => texte),
    'epreuve.options',
    { empty: 'option-vide', twin: 'options-en-double' },
  );
}

/** Written answers with an empty canonical form. */
export function unreadableAnswers(reponses: readonly string[]): FoundProblem[] {
  return reponses.flatMap((reponse, index): FoundProblem[] =>
    reponse.trim() !== '' && canonicalText(reponse) === null
      ? [['reponse-illisible', `epreuve.reponses.${index}`]]
      : [],
  );
}
