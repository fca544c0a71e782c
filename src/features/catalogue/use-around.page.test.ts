import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useAround } from './use-around.ts';

type Found = (position: GeolocationPosition) => void;
type Failed = (error: Pick<GeolocationPositionError, 'code'>) => void;

let answer: { found: Found; failed: Failed };

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition: (found: Found, failed: Failed) => {
        answer = { found, failed };
      },
    },
    configurable: true,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const here = {
  coords: { latitude: 48.45, longitude: -2.04, accuracy: 30 },
} as GeolocationPosition;

function ask() {
  const { result } = renderHook(() => useAround({ isWanted: false }));
  act(() => result.current.locate());
  return result;
}

describe('a device asked for its position', () => {
  test('that is slow shows that it is still searching, then its answer', async () => {
    const result = ask();
    expect(result.current.around.statut).toBe('cherchee');
    act(() => {
      vi.advanceTimersByTime(4_000);
    });
    expect(result.current.around.statut).toBe('lente');
    await act(async () => {
      answer.found(here);
      await Promise.resolve();
    });
    expect(result.current.around).toEqual({
      statut: 'connue',
      position: { lat: 48.45, lon: -2.04 },
      precision: 30,
    });
  });

  test('that is fast is never called slow', async () => {
    const result = ask();
    await act(async () => {
      answer.found(here);
      await Promise.resolve();
    });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(result.current.around.statut).toBe('connue');
  });

  test.each([
    [1, 'refusee'],
    [2, 'introuvable'],
    [3, 'introuvable'],
  ])('that fails with code %d is %s, whatever follows', async (code, statut) => {
    const result = ask();
    await act(async () => {
      answer.failed({ code });
      await Promise.resolve();
    });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(result.current.around.statut).toBe(statut);
  });

  test('without geolocation has a message', () => {
    Reflect.deleteProperty(navigator, 'geolocation');
    expect(ask().current.around.statut).toBe('introuvable');
  });
});
