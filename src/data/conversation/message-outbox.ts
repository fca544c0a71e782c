import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { choice } from '@/device/choice.ts';
import { jointSchema } from '@/domain/conversation/message.ts';
import { openObject } from '@/domain/open-object.ts';
import {
  AccessDeniedError,
  isDataError,
  OfflineError,
  type DataError,
} from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { refusedWords } from '@/lib/errors/refused-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { outbox, sendingCode } from '../outbox.ts';

const waitingSchema = openObject({
  /** Also the key of the message: sent twice, it is there once. */
  id: z.string(),
  conversationId: z.string(),
  texte: z.string(),
  joint: z.nullable(jointSchema),
  /** Of its author: it leaves under no other session. */
  uid: z.string(),
  /** Of the team or of a commune; otherwise it is a word of the opener. */
  isAnswer: z.boolean(),
  /** Reason for giving it up, in French; it stays on the device until its author has seen it. */
  refus: z.optional(z.string()),
});

/** A pending message on this device, or a given-up one. */
export type WaitingMessage = z.infer<typeof waitingSchema>;

/** A message in its written form. */
export type NewMessage = Omit<WaitingMessage, 'id' | 'conversationId' | 'refus'>;

const waiting = choice<readonly WaitingMessage[]>(
  'messages-en-attente',
  z.array(waitingSchema),
  [],
);

/** Time that a person watches a message leave before reading that it waits. */
const watchedMs = 15_000;

/** An account's pending or given-up messages to a conversation on this device, oldest first. */
export function useWaitingMessages(
  conversationId: string,
  uid: string,
): readonly WaitingMessage[] {
  const all = useSyncExternalStore(waiting.watch, waiting.read);
  return useMemo(
    () => all.filter((one) => one.conversationId === conversationId && one.uid === uid),
    [all, conversationId, uid],
  );
}

/** Why a message was not sent, in French. */
export function unsentWords(error: unknown): string {
  return refusedWords(error) ?? errorMessage(error);
}

/**
 * The messages of conversations: stored on this device, sent when possible, each once. A refused one is given up: it stays on the device
 * with the reason, until it is forgotten or sent again.
 */
export const messageOutbox = perServices((services) => {
  /** Reasons for giving up messages of this page, by their ids. */
  const refusals = new Map<string, DataError>();

  const load = async () =>
    (await sendingCode(() => import('./message-repository.ts'))).messageRepository(
      services,
    );

  function change(id: string, next: readonly WaitingMessage[]): void {
    waiting.keep(waiting.read().flatMap((one) => (one.id === id ? next : [one])));
  }
  const forget = (id: string) => change(id, []);

  async function send(message: WaitingMessage): Promise<null> {
    const sending = (await load()).send(message);
    // Also after the deadline: the SDK continues a begun write.
    const arriving = sending.then((isSent) => {
      if (isSent) forget(message.id);
    });
    try {
      await answered(arriving);
    } catch (error) {
      if (!isDataError(error) || error instanceof OfflineError) throw error;
      console.warn('A message was given up.', error);
      refusals.set(message.id, error);
      change(message.id, [{ ...message, refus: unsentWords(error) }]);
    }
    return null;
  }

  const { sendAll, start, wake } = outbox('messages', {
    waiting: () => waiting.read().filter(({ refus }) => refus === undefined),
    send,
  });

  return {
    sendAll,
    /** Sends pending messages, and loads the sending code: a message may be written once the network is gone. Returns a stop function. */
    start: (): (() => void) => {
      load().catch(() => undefined);
      return start();
    },
    forget,

    /**
     * Stores the same text for each of the conversations. Resolves with their ids once they are on the device; rejects with `OfflineError`
     * if the sending code cannot be loaded.
     */
    keep: async (
      conversationIds: readonly string[],
      message: NewMessage,
    ): Promise<readonly string[]> => {
      const { newId } = await load();
      const kept = await Promise.all(
        conversationIds.map(async (conversationId) => ({
          ...{ id: await newId(conversationId), conversationId },
          ...message,
        })),
      );
      waiting.keep([...waiting.read(), ...kept]);
      return kept.map(({ id }) => id);
    },

    /**
     * Sends stored messages while their author watches. Resolves with the number still on the device. Rejects if the first was refused,
     * which is then forgotten: its author still has its text.
     */
    follow: async (ids: readonly string[]): Promise<number> => {
      try {
        if (navigator.onLine) await withDeadline(sendAll(), watchedMs);
      } catch (error) {
        if (!isDataError(error)) throw error;
        console.warn('A message waits on this device.', error);
      }
      const left = waiting.read().filter(({ id }) => ids.includes(id));
      const refused = left.find(({ id, refus }) => id === ids[0] && refus !== undefined);
      if (refused !== undefined) {
        forget(refused.id);
        throw refusals.get(refused.id) ?? new AccessDeniedError('Given up elsewhere.');
      }
      if (left.length > 0) wake();
      return left.length;
    },

    /** Retries a given-up message. */
    sendAgain: (message: WaitingMessage): void => {
      change(message.id, [{ ...message, refus: undefined }]);
      wake();
    },
  };
});
