import { queryOptions, useQuery } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { inboxRepository } from './inbox-repository.ts';

/** The `count` conversations with the newest words, live. For admins. */
export function useInbox(count: number) {
  const services = useFirebase();
  return useQuery(
    live<readonly Conversation[]>(['conversations', 'boite', count], (...told) =>
      inboxRepository(services).watchInbox(count, ...told),
    ),
  );
}

/** The last conversations about communes, by their INSEE codes, that are open to this account, live. */
export function useCommuneInboxes(insees: readonly string[], count: number) {
  const services = useFirebase();
  return useQuery(
    live<readonly Conversation[]>(
      ['conversations', 'communes', insees, count],
      (...told) => inboxRepository(services).watchCommuneInboxes(insees, count, ...told),
    ),
  );
}

/** The newest `count` messages of a conversation, live, oldest first. */
export function useThread(id: string, count: number) {
  const services = useFirebase();
  return useQuery(
    live<readonly Message[]>(['conversations', id, 'messages', count], (...told) =>
      inboxRepository(services).watchThread(id, count, ...told),
    ),
  );
}

/** The notes of the team about a conversation, live, oldest first. */
export function useConversationNotes(id: string) {
  const services = useFirebase();
  return useQuery(
    live<readonly Message[]>(['conversations', id, 'notes'], (...told) =>
      inboxRepository(services).watchNotes(id, ...told),
    ),
  );
}

/** Until when the messages of a person are refused, in epoch milliseconds; null when they are not. */
export function useRefusal(uid: string) {
  const services = useFirebase();
  return useQuery(
    live<number | null>(['conversations', 'refus', uid], (...told) =>
      inboxRepository(services).watchRefusal(uid, ...told),
    ),
  );
}

/** The first words of a conversation, for an address that they may hold. */
export function useFirstWords(id: string, enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['conversations', id, 'premiers-mots'],
      queryFn: () => inboxRepository(services).readFirstWords(id),
      // The first message never changes.
      staleTime: Infinity,
      enabled,
    }),
  );
}
