import { t } from '@lingui/core/macro';
import { usePlayChoices } from '../session/use-play-choices.ts';

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
  return <p className="font-bold break-words">{t`À ${reader} de lire`}</p>;
}
