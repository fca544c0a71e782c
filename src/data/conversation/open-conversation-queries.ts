import { mutationOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { NewConversation } from './conversation-repository.ts';

/** A message to the team that opens a conversation. Apart from what the desk changes: the SDK comes with the first message. */
export function openConversationMutation(services: Services) {
  return mutationOptions({
    mutationFn: async (conversation: NewConversation) => {
      const { conversationRepository } = await answered(
        import('./conversation-repository.ts'),
      );
      return conversationRepository(services).open(conversation);
    },
  });
}
