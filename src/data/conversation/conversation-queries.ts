import { queryOptions } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Message } from '@/domain/conversation/message.ts';
import type { Services } from '../firebase/services.ts';
import { inboxRepository } from './inbox-repository.ts';

/** The conversations as the desk reads them, live but for their first words. */
export const conversationQueries = {
  /** The `count` conversations with the newest words. For admins. */
  inbox: (services: Services, count: number) =>
    live<readonly Conversation[]>(['conversations', 'boite', count], (...told) =>
      inboxRepository(services).watchInbox(count, ...told),
    ),
  /** The last conversations about communes, by their INSEE codes, that are open to this account. */
  communes: (services: Services, insees: readonly string[], count: number) =>
    live<readonly Conversation[]>(
      ['conversations', 'communes', insees, count],
      (...told) => inboxRepository(services).watchCommuneInboxes(insees, count, ...told),
    ),
  /** The newest `count` messages of a conversation, oldest first. */
  thread: (services: Services, id: string, count: number) =>
    live<readonly Message[]>(['conversations', id, 'messages', count], (...told) =>
      inboxRepository(services).watchThread(id, count, ...told),
    ),
  /** The notes of the team about a conversation, oldest first. */
  notes: (services: Services, id: string) =>
    live<readonly Message[]>(['conversations', id, 'notes'], (...told) =>
      inboxRepository(services).watchNotes(id, ...told),
    ),
  /** Until when the messages of a person are refused, in epoch milliseconds; null when they are not. */
  refusal: (services: Services, uid: string) =>
    live<number | null>(['conversations', 'refus', uid], (...told) =>
      inboxRepository(services).watchRefusal(uid, ...told),
    ),
  firstWords: (services: Services, id: string) =>
    queryOptions({
      queryKey: ['conversations', id, 'premiers-mots'],
      queryFn: () => inboxRepository(services).readFirstWords(id),
      // What was said first never changes.
      staleTime: Infinity,
    }),
};
