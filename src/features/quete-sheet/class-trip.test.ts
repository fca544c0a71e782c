import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planClassTrip } from './class-trip.ts';

test('26 pupils leave in five groups, an étape apart', () => {
  expect(planClassTrip({ pupilCount: 26, etapeCount: 6, dureeMinutes: 60 })).toEqual({
    groups: [6, 5, 5, 5, 5],
    gapMinutes: 10,
    totalMinutes: 100,
  });
});

test('where nobody timed the quête, the whole is not known', () => {
  const trip = planClassTrip({ pupilCount: 3, etapeCount: 4, dureeMinutes: null });
  expect(trip).toEqual({ groups: [3], gapMinutes: 12, totalMinutes: null });
});

test('every pupil has a group of six at most, and groups are as equal as can be', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 5, max: 600 }),
      (pupilCount, etapeCount, dureeMinutes) => {
        const { groups, gapMinutes } = planClassTrip({
          pupilCount,
          etapeCount,
          dureeMinutes,
        });
        expect(groups.reduce((sum, size) => sum + size, 0)).toBe(pupilCount);
        expect(Math.max(...groups)).toBeLessThanOrEqual(6);
        expect(Math.max(...groups) - Math.min(...groups)).toBeLessThanOrEqual(1);
        expect(gapMinutes).toBeGreaterThanOrEqual(5);
        expect(gapMinutes).toBeLessThanOrEqual(12);
      },
    ),
  );
});
