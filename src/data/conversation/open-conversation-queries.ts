import { mutationOptions } from '@tanstack/react-query';
import { untilTime } from '@/lib/network/until-time.ts';
import { fetchFirebase, type Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { NewConversation } from './conversation-repository.ts';

/**
 * A message to the team that opens a conversation, sent at a time of the device's clock (epoch milliseconds) at the
 * earliest. Apart from what the desk changes: the SDK comes with the first message.
 */
export function openConversationMutation(services: Services, earliest?: number) {
  return mutationOptions({
    mutationFn: async (conversation: NewConversation) => {
      if (earliest !== undefined) await untilTime(earliest);
      const { conversationRepository } = await answered(
        import('./conversation-repository.ts'),
      );
      return conversationRepository(services).open(conversation);
    },
  });
}

/**
 * Fetches the code that sends a message while it is written, and opens nothing: the network may be gone when it is sent.
 * Rejects where one of its files cannot be had, and may be called again.
 */
export async function fetchOpening(): Promise<void> {
  await Promise.all([
    import('./conversation-repository.ts'),
    fetchFirebase(['auth', 'database']),
  ]);
}

/** The secret of the link to a conversation, read when its opener asks for the link. */
export function readSecretMutation(services: Services, id: string) {
  return mutationOptions({
    mutationFn: async () => {
      const { linkRepository } = await answered(import('./link-repository.ts'));
      return linkRepository(services).readSecret(id);
    },
  });
}
