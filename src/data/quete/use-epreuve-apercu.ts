import { useQuery, queryOptions } from '@tanstack/react-query';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { previewEpreuve } from '@/domain/quete/publication.ts';
import { randomBytes } from '@/lib/random-bytes.ts';

/**
 * The épreuve of an étape as published, sealed by slow hashes on this device. While the next one is computed, the last stays. `before`: the
 * earlier étapes.
 */
export function useEpreuveApercu(written: {
  etape: Pick<Etape, 'id' | 'position' | 'epreuve'>;
  before: readonly EtapeId[];
}) {
  return useQuery(
    queryOptions({
      queryKey: ['apercu', 'epreuve', written],
      queryFn: () => previewEpreuve(written.etape, written.before, randomBytes),
      placeholderData: (earlier) => earlier,
      gcTime: 0,
      staleTime: Infinity,
    }),
  ).data;
}
