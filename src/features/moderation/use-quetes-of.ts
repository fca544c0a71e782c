import { useQueries } from '@tanstack/react-query';
import { readQuete } from '@/data/quete/quete-repository.ts';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';

/** Quêtes by id, one read each, for their names; one that was withdrawn is missing. */
export function useQuetesOf(queteIds: readonly QueteId[]): ReadonlyMap<string, Quete> {
  const results = useQueries({
    queries: [...new Set(queteIds)].map((id) => ({
      queryKey: ['quete', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => readQuete(id, signal),
    })),
  });
  return new Map(
    results.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data] as const])),
  );
}
