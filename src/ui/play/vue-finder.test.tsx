import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VueFinder } from './vue-finder.tsx';

const then = { src: '/a.webp', alt: 'La halle', credit: '', width: 300, height: 200 };

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function open(getUserMedia: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const onFound = vi.fn();
  render(<VueFinder then={then} annee="1908" onFound={onFound} onClose={vi.fn()} />);
  return onFound;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the old picture lies over the camera’s, more or less of it, and the camera goes out with the dialog', async () => {
  const stop = vi.fn();
  open(() => Promise.resolve({ getTracks: () => [{ stop }] }));
  const range = await screen.findByRole('slider', { name: 'Image d’autrefois' });
  expect(range).toHaveAttribute('aria-valuetext', '50\u00A0%');
  expect(screen.getByRole('img', { name: 'La halle' })).toHaveStyle({ opacity: '0.5' });
  cleanup();
  expect(stop).toHaveBeenCalledOnce();
});

test('without a camera players compare by eye, and confirm', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const onFound = open(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(await screen.findByText(/comparez à l’œil/)).toBeVisible();
  await userEvent
    .setup({ delay: null })
    .click(screen.getByRole('button', { name: 'J’y suis' }));
  expect(onFound).toHaveBeenCalledOnce();
});
