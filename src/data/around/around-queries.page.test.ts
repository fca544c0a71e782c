import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { noAlentours } from '@/domain/around/trouvaille.ts';
import { aroundWeekMs, keepAlentours, readAlentours } from './around-queries.ts';

const now = Date.parse('2026-11-26T10:00:00Z');

beforeEach(async () => {
  await deleteDB('qc');
});

test('an answer stays on the device for a week, and goes with the next one after that', async () => {
  await keepAlentours('osm dinan', noAlentours, now);
  expect(await readAlentours('osm dinan', now + aroundWeekMs - 1)).toEqual(noAlentours);
  expect(await readAlentours('osm dinan', now + aroundWeekMs)).toBeNull();
  await keepAlentours('osm lehon', noAlentours, now + aroundWeekMs);
  expect(await readAlentours('osm dinan', now)).toBeNull();
});

test('nothing is read for a new query, or with a clock set back', async () => {
  await keepAlentours('osm dinan', noAlentours, now);
  expect(await readAlentours('merimee dinan', now)).toBeNull();
  expect(await readAlentours('osm dinan', now - 1)).toBeNull();
});

test('if the device refuses, an answer stays in this page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await keepAlentours('osm dinan', noAlentours, now);
  expect(await readAlentours('osm dinan', now)).toEqual(noAlentours);
});
