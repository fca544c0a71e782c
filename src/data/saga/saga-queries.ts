import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { paperFeuillet } from '@/domain/carnet/feuillet.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { EtatPartie } from '@/domain/saga/equipe.ts';
import type { EtapeSaga, Saga } from '@/domain/saga/saga.ts';
import { suspensionsAt } from '@/domain/quete/suspension.ts';
import { inParallel } from '@/lib/in-parallel.ts';
import { addToCarnet } from '../carnet/carnet-store.ts';
import type { Services } from '../firebase/services.ts';
import type { NewSaga, SagaSave } from './saga-repository.ts';

// The SDK comes with the first call: the page of a saga is read without it.
const repository = async (services: Services) =>
  (await import('./saga-repository.ts')).sagaRepository(services);

const sagaKeys = {
  all: ['sagas'] as const,
  lists: ['sagas', 'liste'] as const,
  list: (territoire: string | null) => [...sagaKeys.lists, territoire] as const,
  one: (slug: string) => ['sagas', 'une', slug] as const,
  states: (queteIds: readonly QueteId[]) => ['sagas', 'etats', queteIds] as const,
  last: (cle: string) => ['sagas', 'derniere', cle] as const,
  closures: (queteIds: readonly QueteId[]) => ['sagas', 'fermetures', queteIds] as const,
};

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

/** Which quêtes cannot be begun now: closed as a whole, or withdrawn. */
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

/** Sagas as they are written. */
export const sagaQueries = {
  /** All of them, or those of the territory of this SIREN. */
  list: (services: Services, territoire: string | null) =>
    queryOptions({
      queryKey: sagaKeys.list(territoire),
      queryFn: async () => (await repository(services)).list(territoire),
      staleTime: 0,
    }),
  /** What is typed over it is never read again under it. */
  one: (services: Services, slug: string) =>
    queryOptions({
      queryKey: sagaKeys.one(slug),
      queryFn: async () => (await repository(services)).load(slug),
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** What stands online of these quêtes: one read each. */
  states: (services: Services, queteIds: readonly QueteId[]) =>
    queryOptions({
      queryKey: sagaKeys.states(queteIds),
      queryFn: ({ signal }) => readStates(services, queteIds, signal),
      staleTime: 0,
    }),
  /** Which of these quêtes cannot be begun now: one read of a few bytes each, without the SDK. */
  closures: (services: Services, queteIds: readonly QueteId[]) =>
    queryOptions({
      queryKey: sagaKeys.closures(queteIds),
      queryFn: () => readClosures(services, queteIds),
      staleTime: 5 * 60_000,
    }),
  /** Whether the last quête stands open behind its key: one read of a few bytes, without the SDK. */
  last: (services: Services, cle: string) =>
    queryOptions({
      queryKey: sagaKeys.last(cle),
      queryFn: async () => {
        const { lastQueteRepository } = await import('./last-quete.ts');
        return lastQueteRepository(services).isOpen(cle);
      },
      staleTime: 0,
    }),
};

/** What players do with a saga, and the team to it. */
export const sagaMutations = {
  /** Takes in what an account carries. Throws `AccessDeniedError` without a session. */
  takeAccount: (services: Services) =>
    mutationOptions({
      mutationFn: async (saga: Saga) => {
        const [{ takeAccount }, { requireUid }] = await Promise.all([
          import('./take-account.ts'),
          import('../session/author-repository.ts'),
        ]);
        return takeAccount(services, await requireUid(services), saga);
      },
    }),
  /** Takes the parts of a paper passport into the carnet of this device. */
  takePassport: () =>
    mutationOptions({
      mutationFn: (etapes: readonly EtapeSaga[]) => {
        const at = Date.now();
        const pages = etapes.map(({ queteId, titre, communeNom }) =>
          paperFeuillet({ queteId, titre, communeNom, at }),
        );
        return Promise.resolve(addToCarnet(pages));
      },
    }),
  create: (services: Services) =>
    mutationOptions({
      mutationFn: async (one: NewSaga) => (await repository(services)).create(one),
      onSuccess: (_data, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: sagaKeys.lists }),
    }),
  save: (services: Services) =>
    mutationOptions({
      mutationFn: async (request: SagaSave) => (await repository(services)).save(request),
      onSuccess: (_data, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: sagaKeys.all }),
    }),
  /** Closes the last quête of a saga; what puts it behind the key again opens it. */
  closeLast: (services: Services) =>
    mutationOptions({
      mutationFn: async ({ cle }: { cle: string }) => {
        const { priveeRepository } = await import('../privee/privee-repository.ts');
        await priveeRepository(services).judge(cle, 'fermee');
      },
      onSuccess: (_data, { cle }, _result, { client }) =>
        client.invalidateQueries({ queryKey: sagaKeys.last(cle) }),
    }),
  /** Puts a parcours as it stands online behind the key of a saga. */
  keepLast: (services: Services) =>
    mutationOptions({
      mutationFn: async ({
        cle,
        parcoursId,
      }: {
        cle: string;
        parcoursId: ParcoursId;
      }) => {
        const [{ parcoursRepository }, { priveeRepository }] = await Promise.all([
          import('../parcours/parcours-repository.ts'),
          import('../privee/privee-repository.ts'),
        ]);
        const parcours = parcoursRepository(services);
        const snapshot = await parcours.load(parcoursId);
        const { readImage } = parcours;
        await priveeRepository(services).keepLast(cle, { snapshot, readImage });
      },
      onSuccess: (_data, { cle }, _result, { client }) =>
        client.invalidateQueries({ queryKey: sagaKeys.last(cle) }),
    }),
};
