import { useState } from 'react';
import { readFurtherCartes } from '@/data/catalogue/catalogue-repository.ts';
import type { Carte, CatalogueDepartement } from '@/domain/catalogue/catalogue.ts';
import { partCountOf, totalOf } from '@/domain/catalogue/departement-parts.ts';
import { useOutcome } from './use-outcome.ts';

/** The cards of a département that are not read yet. */
export type FurtherCartes = {
  /** Their number. */
  count: number;
  statut: 'repos' | 'attente' | 'echec';
  /** Reads them, or tries again. */
  read: () => void;
};

/**
 * The known cards of a département: those of its first part, and the others on demand, by `isWanted` or by `further.read`. `further` is
 * null without more to read.
 */
export function useFurtherCartes(
  departement: string,
  first: CatalogueDepartement,
  isWanted: boolean,
): { cartes: readonly Carte[]; further: FurtherCartes | null } {
  const [attempt, setAttempt] = useState(0);
  const hasMore = partCountOf(first) > 1;
  const isAsked = hasMore && (isWanted || attempt > 0);
  const outcome = useOutcome(
    `${departement} ${partCountOf(first)} ${totalOf(first)} ${attempt}`,
    isAsked ? () => readFurtherCartes(departement, first) : null,
  );
  if (outcome !== null && 'value' in outcome) {
    return { cartes: [...first.cartes, ...outcome.value], further: null };
  }
  if (!hasMore) return { cartes: first.cartes, further: null };
  const waiting = isAsked ? 'attente' : 'repos';
  return {
    cartes: first.cartes,
    further: {
      count: totalOf(first) - first.cartes.length,
      statut: outcome === null ? waiting : 'echec',
      read: () => setAttempt((count) => count + 1),
    },
  };
}
