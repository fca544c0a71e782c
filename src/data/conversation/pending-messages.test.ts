import { expect, test } from 'vitest';
import {
  followSending,
  pendingMessages,
  subscribeToPending,
} from './pending-messages.ts';

const message = { id: 'm1', conversationId: 'c1', texte: 'Oui.' };

test('a message waits until the server takes it, and a second attempt is the first', async () => {
  let told = 0;
  let sent = 0;
  const stop = subscribeToPending(() => {
    told += 1;
  });
  let take: (() => void) | null = null;
  const send = () => {
    sent += 1;
    return new Promise<void>((resolve) => {
      take = resolve;
    });
  };
  const attempts = [followSending(message, send), followSending(message, send)];
  expect(pendingMessages()).toMatchObject([message]);
  (take as (() => void) | null)?.();
  await Promise.all(attempts);
  expect(pendingMessages()).toEqual([]);
  expect([told, sent]).toEqual([2, 1]);
  stop();
});

test('a message that the server refuses waits no more', async () => {
  const refuse = () => Promise.reject(new Error('no'));
  await expect(followSending(message, refuse)).rejects.toThrow('no');
  expect(pendingMessages()).toEqual([]);
});
