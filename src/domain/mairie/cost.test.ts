import { expect, test } from 'vitest';
import {
  afternoons,
  firstQueteTime,
  hostCost,
  hostYear,
  runningTime,
  totalMinutes,
  yearlyTime,
} from './cost.ts';

test.each([
  [100, 0.01],
  [1_000, 0.01],
  [10_000, 4.28],
])('%d parties a month cost %d euros', (parties, euros) => {
  expect(hostCost(parties).euros).toBe(euros);
});

test('the lines of 10,000 parties can be worked out by hand', () => {
  const byPoste = Object.fromEntries(
    hostCost(10_000).lines.map(({ poste, billed, euros }) => [poste, [billed, euros]]),
  );
  // 8 days of 1,250 parties: 175,000 reads, 40,000 writes and 3,125 MB a day.
  expect(byPoste).toEqual({
    lectures: [(175_000 - 50_000) * 8, 0.6],
    ecritures: [(40_000 - 20_000) * 8, 0.29],
    effacements: [320_000, 0.07],
    transfert: [(3_125 - 360) * 8, 3.32],
  });
});

test('the sum is that of the lines as they are written', () => {
  for (const parties of [1, 99, 2_500, 31_250, 1_000_000]) {
    const { lines, euros } = hostCost(parties);
    const sum = lines.reduce((total, line) => total + line.euros, 0);
    expect(euros).toBeCloseTo(sum, 6);
  }
});

test.each([
  [100, 1],
  [1_000, 1],
  // 12 × 4.28 = 51.36
  [10_000, 52],
])('%d parties a month cost at most %d euros a year', (parties, euros) => {
  expect(hostYear(parties)).toBe(euros);
});

test('the hours add up, and each range goes up', () => {
  expect(totalMinutes(firstQueteTime)).toEqual({ de: 465, a: 1_110 });
  expect(totalMinutes(yearlyTime)).toEqual({ de: 90, a: 240 });
  const ranges = [...firstQueteTime, ...yearlyTime].map(({ minutes }) => minutes);
  for (const { de, a } of [...ranges, ...Object.values(runningTime)]) {
    expect(de).toBeGreaterThan(0);
    expect(a).toBeGreaterThan(de);
  }
});

test('a first quête is the « quelques après-midi » of the home page', () => {
  expect(afternoons(totalMinutes(firstQueteTime))).toEqual({ de: 2, a: 5 });
});
