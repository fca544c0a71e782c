import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Parts that load parts of their own. */
const depth = 2;

/**
 * Waits for what is being loaded, and shows it at once: by itself React lets a reader see what stands in its place for
 * 300 ms.
 */
export async function showLoaded(): Promise<void> {
  for (let level = 0; level < depth; level += 1) {
    await act(() => vi.dynamicImportSettled());
  }
}
