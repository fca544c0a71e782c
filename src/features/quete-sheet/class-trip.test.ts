import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  groupeLimits,
  groupesOf,
  spreadPremieres,
} from '@/domain/animation/animation.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { planClassTrip, walkOfClass } from './class-trip.ts';

const sixEtapes = createQuete({
  dureeMinutes: 60,
  etapes: [1, 2, 3, 4, 5, 6].map((numero) => createEtapePublique(numero)),
}).contenu;
const walk = walkOfClass(sixEtapes);

test('26 pupils leave together in five groups, each from another étape', () => {
  const { groups, totalMinutes } = planClassTrip({ ...walk, pupilCount: 26 });
  expect(groups).toEqual(
    [6, 5, 5, 5, 5].map((pupilCount, index) => ({
      ...{ nom: 'ABCDE'[index], pupilCount, etapeNumero: index + 1, delayMinutes: 0 },
    })),
  );
  expect(totalMinutes).toBe(60);
});

test('groups leave one after the other if the walk has a single start', () => {
  for (const contenu of [
    { ...sixEtapes, ordre: 'libre' as const },
    { ...sixEtapes, genre: 'aventure' as const },
  ]) {
    const trip = planClassTrip({ ...walkOfClass(contenu), pupilCount: 26 });
    expect(trip.groups.map(({ delayMinutes }) => delayMinutes)).toEqual([
      0, 10, 20, 30, 40,
    ]);
    expect(trip.groups.every(({ etapeNumero }) => etapeNumero === 1)).toBe(true);
    expect(trip.totalMinutes).toBe(100);
  }
});

test('the sheet and the live outing have one plan', () => {
  for (let groupeCount = 1; groupeCount <= groupeLimits.classe.max; groupeCount += 1) {
    const premieres = spreadPremieres(sixEtapes, groupeCount);
    const { groups } = planClassTrip({ ...walk, pupilCount: groupeCount * 6 });
    expect(groups.map(({ etapeNumero }) => etapeNumero - 1)).toEqual(
      groupesOf({ groupeCount }).map((groupe) => premieres[groupe]),
    );
  }
});

test('without a duration of the quête, the total is unknown', () => {
  const trip = planClassTrip({
    ...{ pupilCount: 3, etapeCount: 4, dureeMinutes: null, isInOrder: true },
  });
  expect(trip).toEqual({
    groups: [{ nom: 'A', pupilCount: 3, etapeNumero: 1, delayMinutes: 0 }],
    totalMinutes: null,
  });
});

test('every pupil has a group of six at most, groups are as equal as can be, and no two leave one étape at once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 5, max: 600 }),
      fc.boolean(),
      (pupilCount, etapeCount, dureeMinutes, isInOrder) => {
        const { groups } = planClassTrip({
          ...{ pupilCount, etapeCount, dureeMinutes, isInOrder },
        });
        const sizes = groups.map((group) => group.pupilCount);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(pupilCount);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        const departures = groups.map(
          ({ etapeNumero, delayMinutes }) => `${etapeNumero} ${delayMinutes}`,
        );
        expect(new Set(departures).size).toBe(groups.length);
        expect(new Set(groups.map(({ nom }) => nom)).size).toBe(groups.length);
      },
    ),
  );
});
