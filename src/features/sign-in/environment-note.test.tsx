import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EnvironmentNote } from './environment-note.tsx';

/** Sets the browser's network state. */
function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

test('a network that is away is announced before the form is sent, until it is back', () => {
  render(<EnvironmentNote />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  goOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('Pas de réseau pour le moment');
  goOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a browser that blocks its storage says how long the session will last', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
  render(<EnvironmentNote />);
  expect(await screen.findByText('Votre navigateur bloque le stockage')).toBeVisible();
  expect(screen.getByText(/la session se fermera avec cette page/)).toBeVisible();
});

test('in an in-app browser it advises to open the browser', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) Chrome/140.0 Mobile Safari/537.36 Instagram 350.0.0.21 Android',
  );
  render(<EnvironmentNote />);
  expect(screen.getByText('Ouvrez cette page dans votre navigateur')).toBeVisible();
  expect(screen.getByText(/Elle s’affiche dans Instagram/)).toBeVisible();
});
