import { expect, test } from 'vitest';
import { signOut } from '../session/session-repository.ts';
import { readVoeuCount } from './voeu-count-repository.ts';
import { wishForQuete } from './voeu-repository.ts';

/** A commune that no other test wishes for. */
const insee = '05001';

test('a device wishes once, however often it is asked, and the next one adds to it', async () => {
  expect(await readVoeuCount(insee)).toBe(0);
  expect(await wishForQuete(insee)).toBe(true);
  expect(await wishForQuete(insee)).toBe(false);
  expect(await readVoeuCount(insee)).toBe(1);
  await signOut();
  expect(await wishForQuete(insee)).toBe(true);
  expect(await readVoeuCount(insee)).toBe(2);
});
