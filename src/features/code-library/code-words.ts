import { factLine } from '@/lib/format/fact-line.ts';
import type { QuetesByCode } from '@/domain/quete/code-usage.ts';
import type { SecretCodeCard } from '@/domain/secret-code/table.ts';

export const difficulteWords: Readonly<Record<SecretCodeCard['difficulte'], string>> = {
  facile: 'Facile',
  moyen: 'Intermédiaire',
  difficile: 'Difficile',
};

/** Number of quêtes with each code, by its id, as of the build; an unused code is absent. */
export type QueteCounts = Readonly<Record<string, number>>;

/** Counts of a read; empty if it failed. */
export function queteCountsOf(usages: QuetesByCode | null): QueteCounts {
  return Object.fromEntries(
    Object.entries(usages ?? {}).map(([id, { total }]) => [id, total]),
  );
}

/** « Facile · à la main · signes dessinés · dans 2 quêtes ». */
export function factsOf(
  { difficulte, aLaMain, dessine, aUnOutil }: SecretCodeCard,
  queteCount: number,
): string {
  return factLine([
    difficulteWords[difficulte],
    aLaMain ? 'à la main' : 'avec une machine',
    dessine ? 'signes dessinés' : '',
    aUnOutil ? '' : 'à lire',
    queteCount > 0 ? `dans ${queteCount}\u00A0quête${queteCount > 1 ? 's' : ''}` : '',
  ]);
}
