import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Collectivite, InvitationDeMairie } from '@/domain/commune/responsable.ts';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import type { Services } from '../firebase/services.ts';
import { readMairiesAt } from './annuaire-repository.ts';
import { bureauRepository } from './bureau-repository.ts';
import { responsableRepository } from './responsable-repository.ts';

const communeKeys = {
  owns: ['communes', 'own'] as const,
  own: (uid: string) => [...communeKeys.owns, uid] as const,
  /** All that is known of the desk of a commune. */
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
  /** The communes that an account answers for. */
  own: (services: Services, uid: string) =>
    queryOptions({
      queryKey: communeKeys.own(uid),
      queryFn: () => responsableRepository(services).listOwn(),
    }),

  /** The desk of a commune; null where the team has opened none. */
  desk: (services: Services, insee: string) =>
    queryOptions({
      queryKey: communeKeys.desk(insee),
      queryFn: () => responsableRepository(services).readDesk(insee),
    }),

  /** The parcours of a commune, for its responsables. */
  parcours: (services: Services, insee: string) =>
    queryOptions({
      queryKey: communeKeys.parcours(insee),
      queryFn: () => responsableRepository(services).listParcours(insee),
    }),

  /** The invitations to a commune that this account made and nobody used. */
  waiting: (services: Services, insee: string) =>
    queryOptions({
      queryKey: communeKeys.waiting(insee),
      queryFn: () => responsableRepository(services).listWaiting(insee),
    }),

  /** Uids of the readers of the messages of a commune, for admins. */
  readers: (services: Services, insee: string) =>
    queryOptions({
      queryKey: communeKeys.readers(insee),
      queryFn: () => bureauRepository(services).read(insee),
    }),

  /** Whether an account reads the messages of a commune. */
  isReader: (services: Services, uid: string, insee: string) =>
    queryOptions({
      queryKey: communeKeys.reader(insee, uid),
      queryFn: () => bureauRepository(services).answersFor(uid, insee),
    }),

  /** The INSEE codes of the mairies that the State's directory has at an address: it changes with a build only. */
  annuaire: (address: string) =>
    queryOptions({
      queryKey: communeKeys.annuaire(address),
      queryFn: ({ signal }) => readMairiesAt(address, signal),
      staleTime: Infinity,
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

/** The desk of a commune is read again, whatever came of the change. */
function readAgain(client: QueryClient, insee: string): Promise<void> {
  return client.invalidateQueries({ queryKey: communeKeys.of(insee) });
}

export const communeMutations = {
  openDesk: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: (commune: Collectivite) =>
        responsableRepository(services).openDesk(commune),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        readAgain(client, insee),
    }),

  invite: (services: Services, { insee, nom }: Collectivite) =>
    mutationOptions({
      mutationFn: () => responsableRepository(services).invite({ insee, nom }),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        readAgain(client, insee),
    }),

  takeBack: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: (jeton: string) => responsableRepository(services).takeBack(jeton),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        readAgain(client, insee),
    }),

  /** Takes the responsable of this uid away. */
  remove: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: (uid: string) => responsableRepository(services).remove(insee, uid),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        Promise.all([
          readAgain(client, insee),
          client.invalidateQueries({ queryKey: communeKeys.owns }),
        ]),
    }),

  /** Asks for the reports of the commune by e-mail, or no more. */
  setRecap: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: (wants: boolean) =>
        responsableRepository(services).setRecap(insee, wants),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        readAgain(client, insee),
    }),

  /** Opens the messages of a commune to the responsable of this uid. */
  openMessages: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: (uid: string) => bureauRepository(services).open(insee, uid),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        readAgain(client, insee),
    }),

  closeMessages: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: (uid: string) => bureauRepository(services).close(insee, uid),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        readAgain(client, insee),
    }),

  accept: (services: Services, invitation: InvitationDeMairie) =>
    mutationOptions({
      mutationFn: () => responsableRepository(services).accept(invitation),
      onSettled: (_data, error, _variables, _result, { client }) =>
        client.invalidateQueries({
          queryKey:
            // Used by another account meanwhile: the page says so by itself.
            error instanceof AccessDeniedError
              ? communeKeys.invitation(invitation.jeton)
              : communeKeys.owns,
        }),
    }),
};
