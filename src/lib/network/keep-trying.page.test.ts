import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { keepTrying, type Trying } from './keep-trying.ts';

const send = vi.fn<() => Promise<number | null>>();
let trying: Trying | undefined;

async function begin(): Promise<void> {
  trying = keepTrying('essai', send);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(null);
});
afterEach(() => {
  trying?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('after each failure the pause doubles, from two seconds to five minutes', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  send.mockRejectedValue(new OfflineError('No network.'));
  await begin();
  for (const pauseMs of [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000]) {
    send.mockClear();
    await vi.advanceTimersByTimeAsync(pauseMs - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledOnce();
  }
  send.mockClear();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(send).toHaveBeenCalledOnce();
});

test('devices that failed together retry one after the other, from half of the pause on', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.25);
  send.mockRejectedValueOnce(new OfflineError('Too many at once.'));
  await begin();
  await vi.advanceTimersByTimeAsync(1_249);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a sender with more to do is called again then, and a finished one is not', async () => {
  send.mockResolvedValueOnce(32_000);
  await begin();
  await vi.advanceTimersByTimeAsync(31_999);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a wake-up during a sending causes one more call afterwards', async () => {
  let finish: () => void = () => undefined;
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = () => resolve(null);
    }),
  );
  await begin();
  trying?.wake();
  trying?.wake();
  expect(send).toHaveBeenCalledOnce();
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a failure that is not the network’s leaves a trace', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  send.mockRejectedValueOnce(new OfflineError('No network.'));
  await begin();
  expect(warn).not.toHaveBeenCalled();
  send.mockRejectedValueOnce(new Error('Something else.'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(warn).toHaveBeenCalledOnce();
});
