import { useRef } from 'react';
import { newMessageId } from '@/data/conversation/conversation-repository.ts';
import { answerConversation } from '@/data/conversation/inbox-repository.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import type { Joint } from '@/domain/conversation/joint.ts';
import { formatCount } from '@/lib/format/nombre.ts';

/**
 * « Répondre à tous »: the same words in each of the conversations, one write each. Gives what is said of it. Sent again,
 * they are there once in those that had them.
 */
export function useAnswerOthers() {
  const ids = useRef(new Map<string, string>());
  return async (
    others: readonly Conversation[],
    words: string,
    joint: Joint | null,
  ): Promise<string> => {
    const results = await Promise.allSettled(
      others.map(async ({ id }) => {
        const messageId = ids.current.get(id) ?? newMessageId(id);
        ids.current.set(id, messageId);
        await answerConversation(id, words, messageId, joint);
        ids.current.delete(id);
      }),
    );
    const failed = results.filter(({ status }) => status === 'rejected');
    for (const one of failed) console.warn('An answer to all did not leave.', one);
    const sent = formatCount(results.length - failed.length + 1, 'personne', 'personnes');
    if (failed.length === 0) return `Envoyé à ${sent}.`;
    return `Envoyé à ${sent}. ${formatCount(failed.length, 'conversation attend', 'conversations attendent')} encore\u00A0: elles restent dans «\u00A0À traiter\u00A0».`;
  };
}
