import { useQuery } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import type { AnswerLink } from '@/domain/conversation/answer-link.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Message } from '@/domain/conversation/message.ts';
import { listenIn } from '../firebase/listen.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { LinkedConversation } from './link-repository.ts';

/** A conversation as its opener reads it. */
type OwnThread = { messages: readonly Message[]; uid: string };

/** The conversations that an account opened, live, latest message first. The SDK is loaded with the first call. */
export function useOwnConversations(uid: string) {
  const services = useFirebase();
  return useQuery(
    live<readonly Conversation[]>(
      ['conversations', 'compte', uid],
      listenIn(
        () => import('./own-conversation-repository.ts'),
        ({ ownConversationRepository }, ...told) =>
          ownConversationRepository(services).watch(uid, ...told),
      ),
    ),
  );
}

/** A conversation as its opener reads it, live, oldest message first; the team sees that its answer was read. */
export function useOwnThread(id: string) {
  const services = useFirebase();
  return useQuery(
    live<OwnThread>(
      ['conversations', id, 'fil'],
      listenIn(
        () => import('./conversation-repository.ts'),
        ({ conversationRepository }, onThread, onError) => {
          const { watchMessages, markSeen } = conversationRepository(services);
          return watchMessages(
            id,
            (messages, uid) => {
              onThread({ messages, uid });
              if (messages.at(-1)?.auteur === uid) return;
              markSeen(id).catch((error: unknown) => {
                console.warn('The reading of an answer could not be told.', error);
              });
            },
            onError,
          );
        },
      ),
    ),
  );
}

/** A conversation that the secret of a link opens to this device, live, to be read alone. */
export function useLinkedThread({ id, secret }: AnswerLink) {
  const services = useFirebase();
  return useQuery(
    live<LinkedConversation & Pick<OwnThread, 'messages'>>(
      ['conversations', id, 'lien', secret],
      listenIn(
        async () => {
          const [{ linkRepository }, { conversationRepository }] = await Promise.all([
            import('./link-repository.ts'),
            import('./conversation-repository.ts'),
          ]);
          const conversation = await linkRepository(services).open(id, secret);
          return { conversation, watch: conversationRepository(services).watchMessages };
        },
        ({ conversation, watch }, onThread, onError) =>
          watch(id, (messages) => onThread({ ...conversation, messages }), onError),
      ),
    ),
  );
}
