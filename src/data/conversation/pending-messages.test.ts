import { expect, test } from 'vitest';
import { createSilentServices } from '@/testing/services.ts';
import { pendingMessages } from './pending-messages.ts';

const message = { id: 'm1', conversationId: 'c1', texte: 'Oui.' };

test('a message waits until the server takes it, and a second attempt is the first', async () => {
  const { follow, current, subscribe } = pendingMessages(createSilentServices());
  let told = 0;
  let sent = 0;
  const stop = subscribe(() => {
    told += 1;
  });
  let take: (() => void) | null = null;
  const send = () => {
    sent += 1;
    return new Promise<void>((resolve) => {
      take = resolve;
    });
  };
  const attempts = [follow(message, send), follow(message, send)];
  expect(current()).toMatchObject([message]);
  (take as (() => void) | null)?.();
  await Promise.all(attempts);
  expect(current()).toEqual([]);
  expect([told, sent]).toEqual([2, 1]);
  stop();
});

test('a message that the server refuses waits no more', async () => {
  const { follow, current } = pendingMessages(createSilentServices());
  const refuse = () => Promise.reject(new Error('no'));
  await expect(follow(message, refuse)).rejects.toThrow('no');
  expect(current()).toEqual([]);
});
