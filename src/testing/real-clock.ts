import { afterEach, vi } from 'vitest';

// Test files share workers: a clock that one of them stops would stand still for the next.
afterEach(() => {
  vi.useRealTimers();
});
