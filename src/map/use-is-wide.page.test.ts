import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsWide } from './use-is-wide.ts';

const screenWidth = 1280;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: screenWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test('a screen is as wide as the text on it lets it be', async () => {
  const { result } = renderHook(() => useIsWide(64));
  expect(result.current).toBe(true);
  await act(async () => {
    document.documentElement.style.fontSize = '32px';
    await Promise.resolve();
  });
  expect(result.current).toBe(false);
});
