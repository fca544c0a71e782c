import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { readMairiesAt } from './annuaire-repository.ts';
import { bureauRepository } from './bureau-repository.ts';
import { responsableRepository } from './responsable-repository.ts';

const communeKeys = {
  own: (uid: string) => ['communes', 'own', uid] as const,
  of: (insee: string) => ['communes', 'of', insee] as const,
  desk: (insee: string) => [...communeKeys.of(insee), 'bureau'] as const,
  parcours: (insee: string) => [...communeKeys.of(insee), 'parcours'] as const,
  waiting: (insee: string) => [...communeKeys.of(insee), 'invitations'] as const,
  readers: (insee: string) => [...communeKeys.of(insee), 'messages'] as const,
  reader: (insee: string, uid: string) => [...communeKeys.readers(insee), uid] as const,
  invitation: (jeton: string) => ['communes', 'invitation', jeton] as const,
  annuaire: (address: string) => ['communes', 'annuaire', address] as const,
};

export const communeQueries = {
  /** All that is known of the desk of a commune. */
  of: (insee: string) => ({ queryKey: communeKeys.of(insee) }),
  owns: { queryKey: ['communes', 'own'] as const },

  /** The communes that an account answers for. */
  own: (services: Services, uid: string) =>
    queryOptions({
      queryKey: communeKeys.own(uid),
      queryFn: () => responsableRepository(services).listOwn(),
    }),

  /** The parcours of a commune, for its responsables. */
  parcours: (services: Services, insee: string) =>
    queryOptions({
      queryKey: communeKeys.parcours(insee),
      queryFn: () => responsableRepository(services).listParcours(insee),
    }),

  /** An invitation to a commune; null when there is none, or none any more. */
  invitation: (services: Services, jeton: string) =>
    queryOptions({
      queryKey: communeKeys.invitation(jeton),
      queryFn: () =>
        isJeton(jeton) ? responsableRepository(services).readInvitation(jeton) : null,
      // Another account may have used it this minute.
      staleTime: 0,
    }),
};

/** Whether an account reads the messages of a commune. */
export function useIsReader(uid: string, insee: string, enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: communeKeys.reader(insee, uid),
      queryFn: () => bureauRepository(services).answersFor(uid, insee),
      enabled,
    }),
  );
}

/** The INSEE codes of the mairies that the State's directory has at an address: it changes with a build only. */
export function useMairiesAt(address: string) {
  return useQuery(
    queryOptions({
      queryKey: communeKeys.annuaire(address),
      queryFn: ({ signal }) => readMairiesAt(address, signal),
      staleTime: Infinity,
    }),
  );
}

/** The desk of a commune; null where the team has opened none. */
export function useDesk(insee: string) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: communeKeys.desk(insee),
      queryFn: () => responsableRepository(services).readDesk(insee),
    }),
  );
}

/** The invitations to a commune that this account made and nobody used. */
export function useWaitingResponsables(insee: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: communeKeys.waiting(insee),
      queryFn: () => responsableRepository(services).listWaiting(insee),
    }),
  );
}

/** Uids of the readers of the messages of a commune, for admins. */
export function useReaders(insee: string, enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: communeKeys.readers(insee),
      queryFn: () => bureauRepository(services).read(insee),
      enabled,
    }),
  );
}
