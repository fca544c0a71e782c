import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Collectivite } from '@/domain/commune/responsable.ts';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import type { Services } from '../firebase/services.ts';
import { territoirePublicKeys } from './territoire-public-queries.ts';
import { rattachementRepository } from './rattachement-repository.ts';
import {
  territoireRepository,
  type Habits,
  type InvitationDeTerritoire,
} from './territoire-repository.ts';

const territoireKeys = {
  all: territoirePublicKeys.all,
  one: (id: string) => [...territoireKeys.all, 'one', id] as const,
  waiting: (siren: string) => [...territoireKeys.all, 'invitations', siren] as const,
  invitation: (jeton: string) => [...territoireKeys.all, 'invitation', jeton] as const,
  messages: (insee: string) => [...territoireKeys.all, 'messages', insee] as const,
};

export const territoireQueries = {
  /** What everybody reads of a territory or of a commune; null where there is nothing. */
  one: (services: Services, id: string) =>
    queryOptions({
      queryKey: territoireKeys.one(id),
      queryFn: () => territoireRepository(services).read(id),
    }),

  /** The invitations of communes that this account made and nobody used. */
  waiting: (services: Services, siren: string) =>
    queryOptions({
      queryKey: territoireKeys.waiting(siren),
      queryFn: () => territoireRepository(services).listWaiting(siren),
    }),

  /** An invitation of a commune; null when there is none, or none any more. */
  invitation: (services: Services, jeton: string) =>
    queryOptions({
      queryKey: territoireKeys.invitation(jeton),
      queryFn: () =>
        isJeton(jeton) ? territoireRepository(services).readInvitation(jeton) : null,
      staleTime: 0,
    }),

  /** SIREN of the territory that reads the messages of a commune; null where none does. */
  messages: (services: Services, insee: string) =>
    queryOptions({
      queryKey: territoireKeys.messages(insee),
      queryFn: () => rattachementRepository(services).read(insee),
    }),
};

/** Everything known of territories is read again, whatever came of the change. */
function readAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: territoireKeys.all });
}

export const territoireMutations = {
  /** Opens the desk of a territory. For admins. */
  open: (services: Services) =>
    mutationOptions({
      mutationFn: ({ siren, nom }: { siren: string; nom: string }) =>
        territoireRepository(services).open(siren, nom),
      onSettled: (_data, _error, _variables, _result, { client }) => readAgain(client),
    }),

  /** Makes a link for the commune of this INSEE code. */
  invite: (services: Services, territoire: { siren: string; nom: string }) =>
    mutationOptions({
      mutationFn: (insee: string) =>
        territoireRepository(services).invite(territoire, insee),
      onSettled: (_data, _error, _variables, _result, { client }) => readAgain(client),
    }),

  accept: (services: Services, invitation: InvitationDeTerritoire) =>
    mutationOptions({
      mutationFn: () => territoireRepository(services).accept(invitation),
      onSettled: (_data, _error, _variables, _result, { client }) => readAgain(client),
    }),

  /** The commune of this INSEE code leaves the territory. */
  leave: (services: Services, siren: string) =>
    mutationOptions({
      mutationFn: (insee: string) => territoireRepository(services).leave(siren, insee),
      onSettled: (_data, _error, _variables, _result, { client }) => readAgain(client),
    }),

  /** Gives a territory or a commune its arms and colour. */
  dress: (services: Services, of: Collectivite) =>
    mutationOptions({
      mutationFn: (habits: Habits) => territoireRepository(services).dress(of, habits),
      onSettled: (_data, _error, _variables, _result, { client }) => readAgain(client),
    }),

  /** Opens the messages of a commune to its territory, or closes them (`null`). */
  messages: (services: Services, insee: string) =>
    mutationOptions({
      mutationFn: (siren: string | null) =>
        siren === null
          ? rattachementRepository(services).close(insee)
          : rattachementRepository(services).open(insee, siren),
      onSettled: (_data, _error, _variables, _result, { client }) => readAgain(client),
    }),
};
