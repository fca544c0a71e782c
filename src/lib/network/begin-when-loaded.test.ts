// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginWhenLoaded } from './begin-when-loaded.ts';

const end = vi.fn<() => void>();
const begin = vi.fn(() => end);
const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  begin.mockClear();
  end.mockReset();
  load.mockReset().mockResolvedValue('code');
});
afterEach(() => {
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('work begins once, with its code, and ends with its page', async () => {
  const stop = beginWhenLoaded(load, begin);
  await settle();
  expect(begin).toHaveBeenCalledExactlyOnceWith('code');
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(begin).toHaveBeenCalledOnce();
  expect(end).not.toHaveBeenCalled();
  stop();
  expect(end).toHaveBeenCalledOnce();
});

test('code lost by the network is requested again when it is back, and after a pause', async () => {
  load
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  beginWhenLoaded(load, begin);
  await settle();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  expect(begin).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(begin).toHaveBeenCalledOnce();
});

test('work of a page gone before its code has loaded does not begin', async () => {
  let come: (code: string) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (come = resolve)));
  const stop = beginWhenLoaded(load, begin);
  await settle();
  stop();
  come('code');
  await settle();
  expect(begin).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
});
