import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('without idle moments it calls back a moment later, unless it was cancelled', () => {
  const [kept, cancelled] = [vi.fn(), vi.fn()];
  whenIdle(kept);
  whenIdle(cancelled)();
  vi.runAllTimers();
  expect(kept).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('an idle moment that was asked for can be cancelled', () => {
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', cancel);
  whenIdle(vi.fn())();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});
