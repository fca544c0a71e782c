import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Parts that load parts of their own. */
const depth = 2;

/** Waits for pending loads, and shows them at once: by itself React shows their placeholder for 300 ms. */
export async function showLoaded(): Promise<void> {
  for (let level = 0; level < depth; level += 1) {
    await act(() => vi.dynamicImportSettled());
  }
}
