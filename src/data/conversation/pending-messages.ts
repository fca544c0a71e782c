/** A message that was sent and that the server has not taken yet. */
export type PendingMessage = {
  id: string;
  conversationId: string;
  texte: string;
  /** Settled once the server takes or refuses it, however long that is. */
  sending: Promise<void>;
};

let pending: readonly PendingMessage[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly PendingMessage[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

/**
 * Sends a message and follows it until it has left. A second attempt at the same words under the same id is the first one:
 * they must not overtake each other when the network is back.
 */
export function followSending(
  message: Omit<PendingMessage, 'sending'>,
  send: () => Promise<void>,
): Promise<void> {
  const { id, texte } = message;
  const first = pending.find((one) => one.id === id && one.texte === texte);
  if (first !== undefined) return first.sending;
  const sending = send();
  const own: PendingMessage = { ...message, sending };
  publish([...pending, own]);
  const settle = () => publish(pending.filter((one) => one !== own));
  sending.then(settle, settle);
  return sending;
}

/** The messages that wait for the network; the same list while nothing changes. */
export function pendingMessages(): readonly PendingMessage[] {
  return pending;
}

/** Calls back at each change of them. Returns the way to stop. */
export function subscribeToPending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
