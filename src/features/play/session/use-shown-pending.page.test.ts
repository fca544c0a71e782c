import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useShownPending } from './use-shown-pending.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('shows a wait only once it has lasted 150 ms, and not a moment after its end', () => {
  const { result, rerender } = renderHook(({ isPending }) => useShownPending(isPending), {
    initialProps: { isPending: true },
  });
  pass(149);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ isPending: false });
  expect(result.current).toBe(false);
  rerender({ isPending: true });
  expect(result.current).toBe(false);
});
