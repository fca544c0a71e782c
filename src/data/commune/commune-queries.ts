import { fetchInTime } from '@/lib/network/fetch-in-time.ts';
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  adresseKey,
  annuaireEtatSchema,
  annuairePartSchema,
} from '@/domain/mairie/annuaire.ts';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { bureauRepository } from './bureau-repository.ts';
import { responsableRepository } from './responsable-repository.ts';

export const communeQueries = {
  /** Prefix of the data of a commune's desk. */
  of: (insee: string) => ({ queryKey: ['communes', 'of', insee] }),
  owns: { queryKey: ['communes', 'own'] as const },

  /** The communes that an account answers for. */
  own: (services: Services, uid: string) =>
    queryOptions({
      queryKey: ['communes', 'own', uid],
      queryFn: () => responsableRepository(services).listOwn(),
    }),

  /** The parcours of a commune, for its responsables. */
  parcours: (services: Services, insee: string) =>
    queryOptions({
      queryKey: ['communes', 'of', insee, 'parcours'],
      queryFn: () => responsableRepository(services).listParcours(insee),
    }),

  /** An invitation to a commune; null if there is none, or no more. */
  invitation: (services: Services, jeton: string) =>
    queryOptions({
      queryKey: ['communes', 'invitation', jeton],
      queryFn: () =>
        isJeton(jeton) ? responsableRepository(services).readInvitation(jeton) : null,
      // Another account may have used it this minute.
      staleTime: 0,
    }),
};

/** True if an account reads the messages of a commune. */
export function useIsMessageReader(uid: string, insee: string, enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['communes', 'of', insee, 'messages', uid],
      queryFn: () => bureauRepository(services).answersFor(uid, insee),
      enabled,
    }),
  );
}

/** A file below `/annuaire/`, which `npm run annuaire` writes (docs/deployment.md, section 10). */
async function fetchJson(
  name: string,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const response = await fetchInTime(
    `/annuaire/${name}.json`,
    signal === undefined ? {} : { signal },
  );
  return response.ok ? response.json() : null;
}

/**
 * The INSEE codes of the mairies with this address in the State's directory of services; empty for an address outside the directory, and on
 * a site without one. The address stays here: only the first digit of its hash is sent. Throws a data error.
 */
export async function readMairiesAt(
  address: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  try {
    const etat = annuaireEtatSchema.safeParse(await fetchJson('etat', signal));
    if (!etat.success || etat.data.du === null) return [];
    const { part, key } = await adresseKey(address);
    const read = annuairePartSchema.safeParse(await fetchJson(part, signal));
    return read.data?.[key] ?? [];
  } catch (error) {
    throw toDataError(error);
  }
}

/** The INSEE codes of the mairies that the State's directory has at an address: it changes with a build only. */
export function useMairiesAt(address: string) {
  return useQuery(
    queryOptions({
      queryKey: ['communes', 'annuaire', address],
      queryFn: ({ signal }) => readMairiesAt(address, signal),
      staleTime: Infinity,
    }),
  );
}

/** The desk of a commune; null if the team has opened none. */
export function useCommuneDesk(insee: string) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['communes', 'of', insee, 'bureau'],
      queryFn: () => responsableRepository(services).readDesk(insee),
    }),
  );
}

/** The unused invitations to a commune made by this account. */
export function useWaitingInvitations(insee: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['communes', 'of', insee, 'invitations'],
      queryFn: () => responsableRepository(services).listWaiting(insee),
    }),
  );
}

/** Uids of the readers of the messages of a commune, for admins. */
export function useMessageReaders(insee: string, enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['communes', 'of', insee, 'messages'],
      queryFn: () => bureauRepository(services).read(insee),
      enabled,
    }),
  );
}

/** The parcours of a commune, for its responsables. */
export function useCommuneParcours(insee: string) {
  return useSuspenseQuery(communeQueries.parcours(useFirebase(), insee)).data;
}
