import { beforeEach, expect, test, vi } from 'vitest';
import {
  AccessDeniedError,
  OfflineError,
  type DataError,
} from '@/lib/errors/data-error.ts';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { messageOutbox, type WaitingMessage } from './message-outbox.ts';
import { messageRepository } from './message-repository.ts';

const send = vi.fn<(message: WaitingMessage) => Promise<boolean>>();

/** A page with the outbox of this device. */
function openPage() {
  const services = createSilentServices();
  let count = 0;
  const newId = (id: string) => {
    count += 1;
    return Promise.resolve(`${id}-${count}`);
  };
  messageRepository.handIn(services, { newId, send });
  return messageOutbox(services);
}

const words = { texte: 'Oui.', joint: null, uid: 'moi', isAnswer: true };
const onDevice = () => localStorage.getItem('messages-en-attente');
const sentIds = () => send.mock.calls.map(([{ id }]) => id);

beforeEach(() => {
  localStorage.clear();
  send.mockReset().mockResolvedValue(true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('messages are on the device before they leave, and are not once they have', async () => {
  const { keep, follow } = openPage();
  const ids = await keep(['c1', 'c2'], words);
  expect(onDevice()).toContain('Oui.');
  expect(send).not.toHaveBeenCalled();
  expect(await follow(ids)).toBe(0);
  expect(sentIds()).toEqual(ids);
  expect(onDevice()).toBe('[]');
});

test('a message that the network does not take waits for the next page, under its id', async () => {
  send.mockRejectedValueOnce(new OfflineError('cut'));
  const { keep, follow } = openPage();
  const ids = await keep(['c1'], words);
  expect(await follow(ids)).toBe(1);
  await openPage().sendAll();
  expect(sentIds()).toEqual([...ids, ...ids]);
  expect(onDevice()).toBe('[]');
});

test('a message that the SDK still sends past the deadline is gone once it has arrived', async () => {
  vi.useFakeTimers();
  let arrive: (isSent: boolean) => void = () => undefined;
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const { keep, follow } = openPage();
  const ids = await keep(['c1'], words);
  const left = follow(ids);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await left).toBe(1);
  arrive(true);
  await waitFor(() => expect(onDevice()).toBe('[]'));
});

test('a message that is refused at once goes back to its author with the error', async () => {
  const refusal: DataError = new AccessDeniedError('no');
  send.mockRejectedValueOnce(refusal);
  const { keep, follow } = openPage();
  await expect(follow(await keep(['c1'], words))).rejects.toBe(refusal);
  expect(onDevice()).toBe('[]');
});

test('a message that is refused later stays with the reason, holds back no other, and leaves when it is sent again', async () => {
  const page = openPage();
  const [refused = ''] = await page.keep(['c1'], words);
  await page.keep(['c2'], words);
  send.mockRejectedValueOnce(new AccessDeniedError('no'));
  expect(await page.sendAll()).toBeNull();
  const kept = JSON.parse(onDevice() ?? '') as WaitingMessage[];
  expect(kept).toMatchObject([{ id: refused, refus: expect.any(String) as string }]);
  await page.sendAll();
  expect(send).toHaveBeenCalledTimes(2);
  for (const message of kept) page.sendAgain(message);
  await page.sendAll();
  expect(onDevice()).toBe('[]');
});

test('a message of another session waits for its author', async () => {
  send.mockResolvedValueOnce(false);
  const { keep, follow } = openPage();
  expect(await follow(await keep(['c1'], words))).toBe(1);
  expect(onDevice()).toContain('Oui.');
});
