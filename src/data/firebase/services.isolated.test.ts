import { afterEach, expect, test, vi } from 'vitest';
import { createServices } from './services.ts';

afterEach(() => {
  vi.doUnmock('@/lib/firebase/app.ts');
  vi.resetModules();
});

test('nothing is loaded before its first use, then once, and a failure may be retried', async () => {
  const openApp = vi
    .fn<() => unknown>()
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    })
    .mockReturnValue({ name: 'qc' });
  vi.doMock('@/lib/firebase/app.ts', () => ({ openApp }));
  const services = createServices();
  expect(openApp).not.toHaveBeenCalled();
  await expect(services.app()).rejects.toThrow(TypeError);
  const [first, second] = await Promise.all([services.app(), services.app()]);
  expect(first).toBe(second);
  expect(openApp).toHaveBeenCalledTimes(2);
});
