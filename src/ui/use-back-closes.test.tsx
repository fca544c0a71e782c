import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubNavigation } from '@/testing/stub-navigation.ts';
import { useBackCloses } from './use-back-closes.ts';

test('« Retour » closes an open dialog, and leaves the page only once it is closed', () => {
  const step = stubNavigation();
  const close = vi.fn<() => void>();
  const { rerender } = renderHook(({ open }) => useBackCloses(open, close), {
    initialProps: { open: true },
  });
  expect(step(1).defaultPrevented).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  rerender({ open: false });
  expect(step(1).defaultPrevented).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

test('a step forward closes nothing', () => {
  const step = stubNavigation();
  const close = vi.fn<() => void>();
  renderHook(() => useBackCloses(true, close));
  expect(step(3).defaultPrevented).toBe(false);
  expect(close).not.toHaveBeenCalled();
});
