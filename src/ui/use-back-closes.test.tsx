import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

/** The Navigation API of a browser, at the third entry of its history. */
function stubNavigation(): (index: number) => Event {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 2 } });
  Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
  return (index) => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { index },
    });
    navigation.dispatchEvent(event);
    return event;
  };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

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
