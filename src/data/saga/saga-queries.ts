import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { EtatPartie } from '@/domain/saga/equipe.ts';
import { suspensionsAt } from '@/domain/quete/suspension.ts';
import { inParallel } from '@/lib/in-parallel.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';

// The SDK is loaded with the first call: the page of a saga is read without it.
const repository = async (services: Services) =>
  (await import('./saga-repository.ts')).sagaRepository(services);

async function readStates(
  services: Services,
  queteIds: readonly QueteId[],
  signal: AbortSignal,
): Promise<Map<QueteId, EtatPartie>> {
  const { partStateRepository } = await import('./part-state.ts');
  const { read } = partStateRepository(services);
  const states = new Map<QueteId, EtatPartie>();
  await inParallel(queteIds, async (queteId) => {
    states.set(queteId, await read(queteId, signal));
  });
  return states;
}

/** Quêtes that cannot be begun now: closed as a whole, or withdrawn. */
export type Fermetures = {
  fermees: ReadonlySet<QueteId>;
  absentes: ReadonlySet<QueteId>;
};

async function readClosures(
  services: Services,
  queteIds: readonly QueteId[],
): Promise<Fermetures> {
  const { suspensionRepository } = await import('../quete/suspension-repository.ts');
  const fermees = new Set<QueteId>();
  const absentes = new Set<QueteId>();
  await inParallel(queteIds, async (queteId) => {
    const suspensions = await suspensionRepository(services).read(queteId);
    if (suspensions === null) absentes.add(queteId);
    else if (suspensionsAt(suspensions, Date.now()).fermeture !== null) {
      fermees.add(queteId);
    }
  });
  return { fermees, absentes };
}

/** Sagas for their authors. */
export const sagaQueries = {
  all: { queryKey: ['sagas'] as const },
  /** State online of these quêtes: one read each. */
  states: (services: Services, queteIds: readonly QueteId[]) =>
    queryOptions({
      queryKey: ['sagas', 'etats', queteIds],
      queryFn: ({ signal }) => readStates(services, queteIds, signal),
      staleTime: 0,
    }),
  /** These quêtes' closures: one read of a few bytes each, without the SDK. */
  closures: (services: Services, queteIds: readonly QueteId[]) =>
    queryOptions({
      queryKey: ['sagas', 'fermetures', queteIds],
      queryFn: () => readClosures(services, queteIds),
      staleTime: 5 * 60_000,
    }),
  /** True if the last quête is open behind its key: one read of a few bytes, without the SDK. */
  last: (services: Services, cle: string) =>
    queryOptions({
      queryKey: ['sagas', 'derniere', cle],
      queryFn: async () => {
        const { lastQueteRepository } = await import('./last-quete.ts');
        return lastQueteRepository(services).isOpen(cle);
      },
      staleTime: 0,
    }),
};

/** All sagas, or those of the territory of this SIREN. */
export function useSagas(territoire: string | null) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['sagas', 'liste', territoire],
      queryFn: async () => (await repository(services)).list(territoire),
      staleTime: 0,
    }),
  );
}

/** The saga for its editor, read once: typed changes stay. */
export function useSaga(slug: string) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['sagas', 'une', slug],
      queryFn: async () => (await repository(services)).load(slug),
      staleTime: Infinity,
      gcTime: 0,
    }),
  );
}
