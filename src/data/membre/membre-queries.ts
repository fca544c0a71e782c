import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MembreRole } from '@/domain/parcours/sharing/membre.ts';
import type { Etat, ParcoursId } from '@/domain/parcours/parcours.ts';
import { readAgain } from '@/lib/query/read-again.ts';
import type { Services } from '../firebase/services.ts';
import { membreRepository } from './membre-repository.ts';
import type { ParcoursAccess } from './membre-store.ts';

const membreKeys = {
  access: (id: ParcoursId) => ['parcours', id, 'acces'] as const,
  list: (id: ParcoursId, membres: ParcoursAccess['membres']) =>
    ['parcours', id, 'membres', membres] as const,
  waiting: (id: ParcoursId) => ['parcours', id, 'invitations'] as const,
};

/** Who shares a parcours. */
export const membreQueries = {
  /** What this account is to a parcours, and how far the parcours is. */
  access: (services: Services, id: ParcoursId) =>
    queryOptions({
      queryKey: membreKeys.access(id),
      queryFn: () => membreRepository(services).readAccess(id),
    }),

  /** The membres with their names. `membres`: as `access` gave them; others are another list. */
  list: (services: Services, id: ParcoursId, membres: ParcoursAccess['membres']) =>
    queryOptions({
      queryKey: membreKeys.list(id, membres),
      queryFn: () => membreRepository(services).listMembres(id),
    }),

  /** Invitations that nobody has used: all of the parcours for an admin, else those that this account made. */
  waiting: (services: Services, id: ParcoursId, isAdmin: boolean) =>
    queryOptions({
      queryKey: [...membreKeys.waiting(id), isAdmin],
      queryFn: () => membreRepository(services).listWaiting(id, isAdmin),
    }),
};

/** The next step of a parcours; `before` is done first, and nothing moves when it fails. */
type Move = { from: Etat; to: Etat; before?: (() => Promise<void>) | undefined };

/** What changes who shares a parcours, or how far it is: both are read again, whatever came of it. */
export const membreMutations = {
  remove: (services: Services, id: ParcoursId) =>
    mutationOptions({
      mutationFn: (uid: string) => membreRepository(services).remove(id, uid),
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, membreKeys.access(id), error),
    }),

  changeRole: (services: Services, id: ParcoursId) =>
    mutationOptions({
      mutationFn: ({ uid, role }: { uid: string; role: MembreRole }) =>
        membreRepository(services).changeRole(id, uid, role),
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, membreKeys.access(id), error),
    }),

  move: (services: Services, id: ParcoursId) =>
    mutationOptions({
      mutationFn: async ({ from, to, before }: Move) => {
        await before?.();
        await membreRepository(services).move(id, from, to);
      },
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, membreKeys.access(id), error),
    }),

  follow: (services: Services, id: ParcoursId) =>
    mutationOptions({
      mutationFn: (isFollowed: boolean) =>
        membreRepository(services).follow(id, isFollowed),
      onError: (error) => console.warn('A parcours is followed as before.', error),
    }),

  invite: (services: Services, id: ParcoursId) =>
    mutationOptions({
      mutationFn: (role: MembreRole) => membreRepository(services).invite(id, role),
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, membreKeys.waiting(id), error),
    }),

  takeBack: (services: Services, id: ParcoursId) =>
    mutationOptions({
      mutationFn: (jeton: string) => membreRepository(services).takeBack(jeton),
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, membreKeys.waiting(id), error),
    }),
};
