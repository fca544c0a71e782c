import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  AccessDeniedError,
  isDataError,
  NotFoundError,
} from '@/lib/errors/data-error.ts';
import type { Services } from '../firebase/services.ts';
import { partieStore } from '../partie/partie-store.ts';
import { readStoredQuete } from '../partie/stored-quetes.ts';
import { keepSesame } from './kept-sesames.ts';
import { cleOf, listCles } from './privee-keys.ts';
import { readPrivee } from './privee-reading.ts';
import type { PriveeRequest } from './privee-repository.ts';

// The SDK comes with the first call: the door is read without it.
const repository = async (services: Services) =>
  (await import('./privee-repository.ts')).priveeRepository(services);

const priveeKeys = {
  door: (cle: string) => ['privees', 'porte', cle] as const,
  own: ['privees', 'miennes'] as const,
  reported: ['privees', 'signalees'] as const,
};

/**
 * What stands behind a key: the quête, or that it does not open, with the party of it that this device has under way. `a`:
 * its last hour, epoch milliseconds; null where only the device knows the quête.
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
  door: (cle: string) =>
    queryOptions({
      queryKey: priveeKeys.door(cle),
      queryFn: ({ signal }) => readDoor(cle, signal),
      // It may have been stopped this minute.
      staleTime: 0,
    }),
  own: (services: Services) =>
    queryOptions({
      queryKey: priveeKeys.own,
      queryFn: async () => (await repository(services)).readOwn(),
      staleTime: 0,
    }),
  reported: (services: Services) =>
    queryOptions({
      queryKey: priveeKeys.reported,
      queryFn: async () => (await repository(services)).readReported(),
      staleTime: 0,
    }),
};

type Creation = Pick<PriveeRequest, 'de' | 'a' | 'onStep'> & { parcoursId: ParcoursId };

/** What its author, who plays and the team do to a quête privée. */
export const priveeMutations = {
  /** Of a parcours as it stands online. Resolves with its key. */
  create: (services: Services) =>
    mutationOptions({
      mutationFn: async ({ parcoursId, ...dates }: Creation) => {
        const { parcoursRepository } = await import('../parcours/parcours-repository.ts');
        const parcours = parcoursRepository(services);
        const snapshot = await parcours.load(parcoursId);
        const { readImage } = parcours;
        return (await repository(services)).create({ snapshot, readImage, ...dates });
      },
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: priveeKeys.own }),
    }),
  /** Draws eight signs, which this device keeps until they are over. */
  giveSesame: (services: Services) =>
    mutationOptions({
      mutationFn: async (cle: string) => {
        const sesame = await (await repository(services)).giveSesame(cle);
        keepSesame({ cle, ...sesame }, Date.now());
        return sesame;
      },
    }),
  stop: (services: Services) =>
    mutationOptions({
      mutationFn: async (cle: string) => (await repository(services)).stop(cle),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: priveeKeys.own }),
    }),
  erase: (services: Services) =>
    mutationOptions({
      mutationFn: async (cle: string) => (await repository(services)).erase(cle),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: priveeKeys.own }),
    }),
  report: (services: Services) =>
    mutationOptions({
      mutationFn: async ({ queteId, motif }: { queteId: QueteId; motif: string }) => {
        const kept = cleOf(queteId);
        if (kept === null) throw new NotFoundError('This device has no key of it.');
        await (await repository(services)).report(kept, motif);
      },
    }),
  judge: (services: Services) =>
    mutationOptions({
      mutationFn: async ({ cle, etat }: { cle: string; etat: 'levee' | 'fermee' }) =>
        (await repository(services)).judge(cle, etat),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: priveeKeys.reported }),
    }),
  /** The key that eight signs lead to. Throws `AccessDeniedError` where there are none, or none any more. */
  openSesame: () =>
    mutationOptions({
      mutationFn: async (signes: string) => {
        const { readSesame } = await import('./privee-reading.ts');
        return readSesame(signes);
      },
    }),
};
