import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Demande } from '@/domain/preuve/preuve.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { readWholePreuve } from './preuve-reading.ts';
import type { Guichet } from './preuve-repository.ts';

/** The SDK comes with a desk alone: the public page reads without it. */
async function repositoryOf(services: Services) {
  const { preuveRepository } = await import('./preuve-repository.ts');
  return preuveRepository(services);
}

export const preuveQueries = {
  all: { queryKey: ['preuves'] as const },
};

/** A preuve with its quête, as its public page shows it; null where there is none. */
export function usePreuve(id: PreuveId) {
  return useQuery(
    queryOptions({
      queryKey: ['preuves', 'page', id],
      queryFn: () => readWholePreuve(id),
      // A desk may have given it this minute.
      staleTime: 0,
    }),
  );
}

/** The preuves that a desk asked for. */
export function useFoundPreuves(guichet: Guichet, demande: NonNullable<Demande>) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['preuves', 'trouvees', guichet, demande],
      queryFn: async () => {
        const preuves = await repositoryOf(services);
        if (demande.type === 'signes') return preuves.search(guichet, demande.motif);
        const found = await preuves.read(demande.id);
        return found === null ? [] : [found];
      },
      // Another desk may have given it this minute.
      staleTime: 0,
    }),
  );
}
