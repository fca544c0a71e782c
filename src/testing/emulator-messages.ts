import { messageRepository } from '@/data/conversation/message-repository.ts';
import { requireUid } from '@/data/session/author-repository.ts';
import { emulatorServices } from './services.ts';

/** Sends words to a conversation under the session of the test, once; `id` to repeat the same message. */
async function send(
  conversationId: string,
  texte: string,
  isAnswer: boolean,
  id?: string,
): Promise<void> {
  const messages = messageRepository(emulatorServices);
  await messages.send({
    ...{ conversationId, texte, isAnswer, joint: null },
    id: id ?? (await messages.newId(conversationId)),
    uid: await requireUid(emulatorServices),
  });
}

/** Answers a conversation as the team, or as a responsable. */
export const answer = (conversationId: string, texte: string, id?: string) =>
  send(conversationId, texte, true, id);

/** Adds a word to a conversation as its opener. */
export const addWord = (conversationId: string, texte: string) =>
  send(conversationId, texte, false);
