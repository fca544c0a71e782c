import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Demande, Preuve } from '@/domain/preuve/preuve.ts';
import type { PreuveId } from '@/domain/preuve/preuve-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { readFreshFields } from '@/lib/firebase/firestore-rest.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { readQueteVersion } from '../quete/quete-repository.ts';
import { preuveOf } from './preuve-document.ts';
import type { Guichet } from './preuve-repository.ts';

/** The SDK is loaded with a desk alone: the public page reads without it. */
async function repositoryOf(services: Services) {
  const { preuveRepository } = await import('./preuve-repository.ts');
  return preuveRepository(services);
}

export const preuveQueries = {
  all: { queryKey: ['preuves'] as const },
};

/** A preuve with its quête. */
export type ReadPreuve = {
  preuve: Preuve;
  /** The played version; null if unreadable now. */
  quete: Quete | null;
  /** True if the quête was withdrawn since. */
  isRetiree: boolean;
};

const fieldPaths = [
  'queteId',
  'version',
  'points',
  'etapes',
  'jour',
  'remisLe',
  'expireAt',
];

/** One preuve in its present state: one read, without the SDK. Null if there is none, or no more. Throws a data error. */
export async function readPreuve(id: PreuveId): Promise<Preuve | null> {
  const fields = await readFreshFields(`preuves/${id}`, fieldPaths);
  return fields === null
    ? null
    : preuveOf(id, { ...fields, remisLe: fields['remisLe'] ?? null });
}

async function versionOf({ queteId, version }: Preuve): Promise<Quete | null> {
  try {
    return await readQueteVersion(queteId, version);
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    return null;
  }
}

/** A preuve with its quête: three reads, without the SDK. Null if there is no such preuve. Throws a data error. */
export async function readWholePreuve(id: PreuveId): Promise<ReadPreuve | null> {
  const preuve = await readPreuve(id);
  if (preuve === null) return null;
  const [quete, current] = await Promise.all([
    versionOf(preuve),
    readFreshFields(`quetes/${preuve.queteId}`, ['version']),
  ]);
  return { preuve, quete, isRetiree: current === null };
}

/** A preuve with its quête, for its public page; null for none. */
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

/** The preuves found by a desk. */
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
