import { fetchFirebase, type Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { NewConversation } from './conversation-repository.ts';

/** Opens a conversation by a message to the team. Apart from what the desk changes: the SDK comes with the first message. */
export async function openConversation(
  services: Services,
  conversation: NewConversation,
) {
  const { conversationRepository } = await answered(
    import('./conversation-repository.ts'),
  );
  return conversationRepository(services).open(conversation);
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
