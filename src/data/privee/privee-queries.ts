import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  isDataError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import type { Services } from '../firebase/services.ts';
import { partieStore } from '../partie/partie-store.ts';
import { readStoredQuete } from '../partie/stored-quetes.ts';
import { listCles } from './privee-keys.ts';
import { readPrivee } from './privee-reading.ts';

// The SDK is loaded with the first call: the entry is read without it.
const repository = async (services: Services) =>
  (await import('./privee-repository.ts')).priveeRepository(services);

/**
 * Target of a key: the quête, or a refusal, with the party of it that this device has under way. `a`: its last hour, epoch milliseconds;
 * null if only the device knows the quête.
 */
export type Door =
  | { type: 'ouverte'; quete: Quete; a: number }
  | { type: 'fermee'; enCours: Quete | null };

async function readDevice(cle: string): Promise<{ quete: Quete; a: number } | null> {
  const kept = listCles().find((one) => one.cle === cle);
  if (kept === undefined) return null;
  const quete = await readStoredQuete(kept.queteId);
  return quete === null ? null : { quete, a: kept.a };
}

async function underWay(cle: string): Promise<Quete | null> {
  const kept = listCles().find((one) => one.cle === cle);
  if (kept === undefined) return null;
  const last = await (await partieStore()).readLast(kept.queteId);
  return last?.quete ?? null;
}

async function readDoor(cle: string, signal: AbortSignal): Promise<Door> {
  try {
    return { type: 'ouverte', ...(await readPrivee(cle, signal)) };
  } catch (error) {
    if (error instanceof AccessDeniedError || error instanceof NotFoundError) {
      return { type: 'fermee', enCours: await underWay(cle) };
    }
    const kept = isDataError(error) ? await readDevice(cle) : null;
    if (kept === null) throw error;
    return { type: 'ouverte', ...kept };
  }
}

/** Quêtes privées: by their key, those of an account, and those that were reported. */
export const priveeQueries = {
  own: (services: Services) =>
    queryOptions({
      queryKey: ['privees', 'miennes'],
      queryFn: async () => (await repository(services)).readOwn(),
      staleTime: 0,
    }),
  reported: (services: Services) =>
    queryOptions({
      queryKey: ['privees', 'signalees'],
      queryFn: async () => (await repository(services)).readReported(),
      staleTime: 0,
    }),
};

/** The target of a quête privée's key. */
export function usePriveeDoor(cle: string) {
  return useQuery(
    queryOptions({
      queryKey: ['privees', 'porte', cle],
      queryFn: ({ signal }) => readDoor(cle, signal),
      // It may have been stopped this minute.
      staleTime: 0,
    }),
  );
}
