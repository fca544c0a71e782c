import { diffWords, diffWordsWithSpace, type ChangeObject } from 'diff';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

/** Unchanged text is only context: this many characters on either side of a change. */
const contextLength = 60;

function changesOf(avant: string, apres: string): ChangeObject<string>[] {
  const changes = diffWords(avant, apres);
  const isSeen = changes.some(({ added, removed }) => added || removed);
  // Only spaces and lines were changed.
  return isSeen ? changes : diffWordsWithSpace(avant, apres);
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : text.slice(0, contextLength);
  const end = isLast ? '' : text.slice(-contextLength);
  const isShort = text.length <= start.length + end.length + 20;
  return isShort ? text : `${start}\u00A0[…] ${end}`.trim();
}

type WordDifferenceProps = { avant: string; apres: string };

/** Two texts in one: removed words struck through, added ones underlined. */
export function WordDifference({ avant, apres }: WordDifferenceProps) {
  const changes = changesOf(avant, apres);
  return (
    <p className="max-w-mesure border-l-2 border-trait-fort pl-4 wrap-anywhere whitespace-pre-line">
      {changes.map(({ value, added, removed }, index) => {
        // Parts have no other name than their place; they are drawn again together.
        const key = `${index} ${value.length}`;
        if (removed) {
          return (
            <del key={key} className="text-alerte">
              <VisuallyHidden> retiré : </VisuallyHidden>
              {value}
            </del>
          );
        }
        if (added) {
          return (
            <ins
              key={key}
              className="bg-primaire/10 font-bold text-primaire-fort decoration-2 underline-offset-4"
            >
              <VisuallyHidden> ajouté : </VisuallyHidden>
              {value}
            </ins>
          );
        }
        return (
          <span key={key}>
            {shortened(value, index === 0, index === changes.length - 1)}
          </span>
        );
      })}
    </p>
  );
}
