import { queryOptions } from '@tanstack/react-query';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { randomBytes } from '@/lib/random-bytes.ts';
import { previewEpreuve } from '@/domain/quete/publication.ts';

type Written = {
  etape: Pick<Etape, 'id' | 'position' | 'epreuve'>;
  /** The étapes that come before it. */
  before: readonly EtapeId[];
};

const apercuKeys = {
  epreuve: (written: Written) => ['apercu', 'epreuve', written] as const,
};

/** What players would receive, computed on this device. */
export const apercuQueries = {
  /** The épreuve of an étape, sealed by slow hashes. While the next one is computed, the last stays. */
  epreuve: (written: Written) =>
    queryOptions({
      queryKey: apercuKeys.epreuve(written),
      queryFn: () => previewEpreuve(written.etape, written.before, randomBytes),
      placeholderData: (earlier) => earlier,
      gcTime: 0,
      staleTime: Infinity,
    }),
};
