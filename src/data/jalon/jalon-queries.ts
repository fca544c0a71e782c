import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { JalonRaison } from '@/domain/parcours/versions/jalon.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { readEtapeBefore } from '@/data/parcours/etape-before.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

const jalonKeys = {
  list: (kept: ParcoursStore['kept'], id: ParcoursId) =>
    ['parcours', id, 'jalons', kept] as const,
  one: (kept: ParcoursStore['kept'], id: ParcoursId, revision: number) =>
    ['parcours', id, 'jalon', kept, revision] as const,
};

/** The states of a parcours that its store has kept: of an account, or of this device. */
export const jalonQueries = {
  list: (store: ParcoursStore, id: ParcoursId) =>
    infiniteQueryOptions({
      queryKey: jalonKeys.list(store.kept, id),
      queryFn: ({ pageParam }) => store.listJalons(id, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      // A save of a moment ago may have kept one.
      staleTime: 0,
    }),

  /** A whole state. It never changes. */
  one: (store: ParcoursStore, id: ParcoursId, revision: number) =>
    queryOptions({
      queryKey: jalonKeys.one(store.kept, id, revision),
      queryFn: () => store.readJalon(id, revision),
      staleTime: Infinity,
    }),
};

type Keeping = {
  raison: JalonRaison;
  /** Done once the present state is kept. */
  andThen?: (() => void) | undefined;
};

export const jalonMutations = {
  /** Looks for the newest kept state that has an étape; null when none has it. It changes nothing: who asks puts it back. */
  findEtape: (store: ParcoursStore, id: ParcoursId, etapeId: EtapeId) =>
    mutationOptions({ mutationFn: () => readEtapeBefore(store, id, etapeId) }),

  /** Keeps the present state by `keep`, the saving of the editor's session; the list is read again, whatever came of it. */
  keep: (
    store: ParcoursStore,
    id: ParcoursId,
    keep: (raison: JalonRaison) => Promise<void>,
  ) =>
    mutationOptions({
      mutationFn: async ({ raison, andThen }: Keeping) => {
        await keep(raison);
        andThen?.();
      },
      onSettled: (_data, _error, _variables, _result, { client }) => {
        // Not waited for: what came of it is said at once.
        void client.invalidateQueries({ queryKey: jalonKeys.list(store.kept, id) });
      },
    }),
};
