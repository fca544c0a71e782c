import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { suspensionsAt, type Suspensions } from '@/domain/quete/suspension.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { queteRepository } from './quete-repository.ts';
import { suspensionRepository } from './suspension-repository.ts';

const one = (services: Services, id: QueteId) =>
  queryOptions({
    queryKey: ['quetes', id],
    queryFn: ({ signal }) => queteRepository(services).read(id, signal),
  });

/** A quête and its present closures. */
export type Closures = { quete: Quete; suspensions: Suspensions };

async function readClosures(
  services: Services,
  id: QueteId,
  signal: AbortSignal,
): Promise<Closures | null> {
  // Read first: a withdrawn quête has none, and nothing else to read.
  const suspensions = await suspensionRepository(services).read(id);
  if (suspensions === null) return null;
  const at = Date.now();
  const quete = await queteRepository(services).read(id, signal);
  return { quete, suspensions: suspensionsAt(suspensions, at) };
}

/** Quêtes as published now: one read each. */
export const queteQueries = {
  one,
  /** A version, which never changes. */
  version: (services: Services, id: QueteId, version: number) =>
    queryOptions({
      queryKey: ['quetes', id, 'version', version],
      queryFn: ({ signal }) => queteRepository(services).readVersion(id, version, signal),
      staleTime: Infinity,
    }),
  /** Closures of a quête, with the quête; null when it was withdrawn. */
  closures: (services: Services, id: QueteId) =>
    queryOptions({
      queryKey: ['quetes', id, 'fermetures'],
      queryFn: ({ signal }) => readClosures(services, id, signal),
      // A closure may have been written this minute.
      staleTime: 0,
    }),
};

/** A quête as published now. */
export function useQuete(id: QueteId) {
  return useQuery(one(useFirebase(), id));
}

/** Quêtes by their ids, for their names; withdrawn ones are missing. */
export function useQuetesById(ids: readonly QueteId[]): ReadonlyMap<string, Quete> {
  const services = useFirebase();
  return useQueries({
    queries: [...new Set(ids)].map((id) => one(services, id)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }) =>
          data === undefined ? [] : [[data.id, data] as const],
        ),
      ),
  });
}
