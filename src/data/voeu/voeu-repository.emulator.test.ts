import { expect, test } from 'vitest';
import { emulatorServices } from '@/testing/services.ts';
import { sessionRepository } from '../session/session-repository.ts';
import { readVoeuCount } from './voeu-count-repository.ts';
import { voeuRepository } from './voeu-repository.ts';

const { wish } = voeuRepository(emulatorServices);

/** A commune that no other test wishes for. */
const insee = '05001';

test('a device wishes once, however often it is asked, and the next one adds to it', async () => {
  expect(await readVoeuCount(insee)).toBe(0);
  expect(await wish(insee)).toBe(true);
  expect(await wish(insee)).toBe(false);
  expect(await readVoeuCount(insee)).toBe(1);
  await sessionRepository(emulatorServices).signOut();
  expect(await wish(insee)).toBe(true);
  expect(await readVoeuCount(insee)).toBe(2);
});
