import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepAwake } from './keep-awake.tsx';

type Lock = { released: boolean; release: () => Promise<void> };

function giveWakeLock(request: () => Promise<Lock>) {
  const asked = vi.fn(request);
  vi.stubGlobal('navigator', { wakeLock: { request: asked } });
  return asked;
}

function createLock(): Lock {
  const lock = {
    released: false,
    release: () => {
      lock.released = true;
      return Promise.resolve();
    },
  };
  return lock;
}

/** The page is visible again. */
async function comeBack() {
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
  });
}

afterEach(cleanup);

test('the screen is kept awake, again once the page is back, and no longer than wanted', async () => {
  const locks: Lock[] = [];
  const request = giveWakeLock(() => {
    const lock = createLock();
    locks.push(lock);
    return Promise.resolve(lock);
  });
  const { unmount } = render(<KeepAwake />);
  await waitFor(() => expect(locks).toHaveLength(1));
  await comeBack();
  expect(request).toHaveBeenCalledTimes(1);

  // The device takes it back when the page is hidden.
  await act(() => locks[0]?.release());
  await comeBack();
  await waitFor(() => expect(locks).toHaveLength(2));
  unmount();
  expect(locks.map(({ released }) => released)).toEqual([true, true]);
  await comeBack();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a refusal of the device is shown, and the game goes on', async () => {
  giveWakeLock(() => Promise.reject(new DOMException('low', 'NotAllowedError')));
  render(<KeepAwake />);
  expect(await screen.findByText(/ne veut pas garder l’écran allumé/)).toBeVisible();
});
