import { t } from '@lingui/core/macro';
import { usePlayChoices } from '../session/use-play-choices.ts';

/** Returns the next reader of an étape; null without players' names. */
export function readerOf(
  { joueurs, tour }: { joueurs: readonly string[]; tour: number },
  etapeIndex: number,
): string | null {
  return joueurs[(etapeIndex + tour) % joueurs.length] ?? null;
}

/** « À Lina de lire », if the players gave names. */
export function ReaderTurn({ etapeIndex }: { etapeIndex: number }) {
  const reader = readerOf(usePlayChoices(), etapeIndex);
  if (reader === null) return null;
  return <p className="font-bold break-words">{t`À ${reader} de lire`}</p>;
}
