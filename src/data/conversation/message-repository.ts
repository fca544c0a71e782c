import { get, ref, serverTimestamp, update } from 'firebase/database';
import { isTeam, requireUid } from '@/data/session/author-repository.ts';
import { ensurePlayerUid } from '@/data/session/session-repository.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { RefusedError } from '@/lib/errors/refused-error.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { newKey, nextDebit } from './conversation-repository.ts';
import type { WaitingMessage } from './message-outbox.ts';
import { answerWrite, wordWrite } from './message-writes.ts';

/** Two may write at once, or one while another reads: the second restarts from the state left by the first. */
const sendAttempts = 3;

/** The messages of both ends of a conversation, as sent. */
export const messageRepository = perServices((services) => {
  /** The opener may have no account. */
  const uidOf = (isAnswer: boolean) =>
    isAnswer ? requireUid(services) : ensurePlayerUid(services);

  async function newId(conversationId: string): Promise<string> {
    return newKey(await services.database(), `messages/${conversationId}`);
  }

  async function sendOnce(message: WaitingMessage): Promise<void> {
    const { conversationId: id, id: messageId, texte, joint, uid, isAnswer } = message;
    const [own, other] = isAnswer ? ['equipe', 'auteur'] : ['auteur', 'equipe'];
    const database = await services.database();
    const conversation = ref(database, `conversations/${id}`);
    const stored = ref(database, `messages/${id}/${messageId}/texte`);
    const isThere = async () => (await get(stored)).exists();
    if (await isThere()) {
      // This device sees its own writes before the server does, which applies them in order.
      await update(conversation, { [`nonLus/${own}`]: 0 });
      if (await isThere()) return;
    }
    const [unread, debit] = await Promise.all([
      get(ref(database, `conversations/${id}/nonLus/${other}`)),
      // The team is not counted; a responsable is, like all others.
      isAnswer && (await isTeam(services))
        ? null
        : nextDebit(database, uid, 'message', `${id}_${messageId}`),
    ]);
    const write = {
      ...{ id, messageId, texte, uid, joint },
      at: serverTimestamp(),
      unread: Number(unread.val()),
    };
    const written =
      isAnswer || debit === null ? answerWrite(write, debit) : wordWrite(write, debit);
    await update(ref(database), written);
  }

  return {
    /** The id of a message to be stored: with it the message exists once, however often it is sent. */
    newId: (conversationId: string) => answered(newId(conversationId)),

    /**
     * Sends a message, in one write with its counts. The opener's messages leave at least 2 s apart; an answer of the team or of a commune
     * closes the conversation. False under another session than that of its author. Rejects with a data error, `RefusedError` when the team
     * refuses its author; without network it may stay pending without end.
     */
    send: async (message: WaitingMessage): Promise<boolean> => {
      if ((await uidOf(message.isAnswer)) !== message.uid) return false;
      for (let attempt = 1; ; attempt += 1) {
        try {
          await sendOnce(message);
          return true;
        } catch (error) {
          const told = toDataError(error);
          const isLate =
            told instanceof AccessDeniedError && !(told instanceof RefusedError);
          if (!isLate || attempt === sendAttempts) throw told;
        }
      }
    },
  };
});
