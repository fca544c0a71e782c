import { perServices } from '../firebase/per-services.ts';

/** A message that was sent and that the server has not taken yet. */
export type PendingMessage = {
  id: string;
  conversationId: string;
  texte: string;
  /** Settled once the server takes or refuses it, however long that is. */
  sending: Promise<void>;
};

/** The messages that wait for the network, as long as the page is open. */
export const pendingMessages = perServices(() => {
  let pending: readonly PendingMessage[] = [];
  const listeners = new Set<() => void>();

  function publish(next: readonly PendingMessage[]): void {
    pending = next;
    for (const listener of listeners) listener();
  }

  return {
    /**
     * Sends a message and follows it until it has left. A second attempt at the same words under the same id is the first
     * one: they must not overtake each other when the network is back.
     */
    follow: (
      message: Omit<PendingMessage, 'sending'>,
      send: () => Promise<void>,
    ): Promise<void> => {
      const { id, texte } = message;
      const first = pending.find((other) => other.id === id && other.texte === texte);
      if (first !== undefined) return first.sending;
      const sending = send();
      const own: PendingMessage = { ...message, sending };
      publish([...pending, own]);
      const settle = () => publish(pending.filter((other) => other !== own));
      sending.then(settle, settle);
      return sending;
    },

    /** The same list while nothing changes. */
    current: (): readonly PendingMessage[] => pending,

    /** Calls back at each change. Returns the way to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
