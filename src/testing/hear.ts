import { act } from '@testing-library/react';

/** Lets a listener hear something, until the screen shows it. */
export function hear(tell: () => void): Promise<void> {
  return act(async () => {
    tell();
    await Promise.resolve();
  });
}
