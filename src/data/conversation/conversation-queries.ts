import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  Conversation,
  EtatConversation,
  Motif,
} from '@/domain/conversation/inbox.ts';
import type { Services } from '../firebase/services.ts';
import { inboxRepository } from './inbox-repository.ts';

/** What is read once of the conversations; the rest is live. */
export const conversationQueries = {
  firstWords: (services: Services, id: string) =>
    queryOptions({
      queryKey: ['conversations', id, 'premiers-mots'],
      queryFn: () => inboxRepository(services).readFirstWords(id),
      // What was said first never changes.
      staleTime: Infinity,
    }),
};

/**
 * What the desk changes of the conversations: listeners receive them from the database, and nothing is read again. Answers
 * are none of them: they wait for the network (`pendingMessages`).
 */
export const conversationMutations = {
  take: (services: Services, { id }: Pick<Conversation, 'id'>) =>
    mutationOptions({
      mutationFn: (isMine: boolean) => inboxRepository(services).take(id, isMine),
    }),
  move: (services: Services, { id }: Pick<Conversation, 'id'>) =>
    mutationOptions({
      mutationFn: (etat: EtatConversation) => inboxRepository(services).move(id, etat),
    }),
  addNote: (services: Services, { id }: Pick<Conversation, 'id'>) =>
    mutationOptions({
      mutationFn: (texte: string) => inboxRepository(services).addNote(id, texte),
    }),
  report: (services: Services, conversation: Pick<Conversation, 'id' | 'uid'>) =>
    mutationOptions({
      mutationFn: ({ motif, refuses }: { motif: Motif; refuses: boolean }) =>
        inboxRepository(services).report(conversation, motif, refuses),
    }),
  withdrawReport: (services: Services, conversation: Pick<Conversation, 'id' | 'uid'>) =>
    mutationOptions({
      mutationFn: () => inboxRepository(services).withdrawReport(conversation),
    }),
  purge: (services: Services, { id }: Pick<Conversation, 'id'>) =>
    mutationOptions({ mutationFn: () => inboxRepository(services).purge(id) }),
};
