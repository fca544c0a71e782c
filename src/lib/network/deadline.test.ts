import { expect, test } from 'vitest';
import { untilTime } from './deadline.ts';

test('a time that falls between two milliseconds is waited for', async () => {
  const at = Date.now() + 2.4;

  await untilTime(at);

  expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(at));
});

test('a time that is past is not waited for', async () => {
  await expect(untilTime(Date.now() - 60_000.5)).resolves.toBeUndefined();
});
