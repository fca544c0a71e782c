import IconBook from '~icons/lucide/book-open';
import { usePlayChoices } from './use-play-choices.ts';

/** Whose turn it is to read an étape aloud; null where nobody said who plays. */
export function readerOf(
  { joueurs, tour }: { joueurs: readonly string[]; tour: number },
  etapeIndex: number,
): string | null {
  return joueurs[(etapeIndex + tour) % joueurs.length] ?? null;
}

/** « À Lina de lire », where the family said who plays. */
export function ReaderTurn({ etapeIndex }: { etapeIndex: number }) {
  const reader = readerOf(usePlayChoices(), etapeIndex);
  if (reader === null) return null;
  return (
    <p className="flex gap-2 font-bold break-words">
      <IconBook aria-hidden="true" className="mt-1 size-5 shrink-0 text-primaire" />
      {`À ${reader} de lire`}
    </p>
  );
}
