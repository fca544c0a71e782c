import { act } from '@testing-library/react';

/** Runs an event for a listener, until the screen shows it. */
export function hear(tell: () => void): Promise<void> {
  return act(async () => {
    tell();
    await Promise.resolve();
  });
}
