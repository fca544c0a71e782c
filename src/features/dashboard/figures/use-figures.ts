import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readWholeRecherche } from '@/data/catalogue/catalogue-repository.ts';
import {
  listStatistiques,
  readQueteStatistiques,
} from '@/data/statistique/statistique-repository.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  figuresOf,
  joursOf,
  moisOf,
  type Figures,
  type Periode,
} from '@/domain/statistique/statistique.ts';
import { dayOf } from '@/lib/format/date.ts';

/** The day that the page was opened on, in Paris: `2026-11-22`. */
export function useToday(): string {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}

/** What is asked to know the figures of one quête, or of all. */
export function figuresQuery(scope: QueteId | 'france', periode: Periode, today: string) {
  return {
    queryKey: ['statistiques', scope, periode, today],
    queryFn: async (): Promise<Figures> => {
      const jours = joursOf(periode, today);
      return figuresOf(await listStatistiques(scope, moisOf(jours)), jours);
    },
    networkMode: 'always' as const,
  };
}

/** The same of one quête, for who looks after it and may list nothing. */
export function tendedFiguresQuery(queteId: QueteId, periode: Periode, today: string) {
  return {
    queryKey: ['quete-chiffres', queteId, periode, today],
    queryFn: async (): Promise<Figures> => {
      const jours = joursOf(periode, today);
      return figuresOf(await readQueteStatistiques(queteId, moisOf(jours)), jours);
    },
    networkMode: 'always' as const,
  };
}

/** The search row of every quête that is published: two reads. */
export function usePublishedRows() {
  return useQuery({
    queryKey: ['catalogue-recherche'],
    queryFn: ({ signal }) => readWholeRecherche(signal),
    networkMode: 'always',
  });
}
