import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fixesOf,
  placeBeside,
  recordedSteps,
  streetNorth,
  type Step,
} from '@/testing/walk-fixes.ts';
import { blankLineWatch, watchLine, type LineFix } from './line-watch.ts';
import { nearestOnLine } from './nearest-on-line.ts';
import type { Position } from './position.ts';

const origin: Position = { lat: 44.288937, lon: 3.938679 };
const street = streetNorth(origin, 1_000);

type Said = { seconds: number; word: 'quittee' | 'retrouvee'; fix: LineFix };

/** Messages along a walk, and their times in seconds. */
function sayAlong(fixes: readonly LineFix[], line: readonly Position[]): Said[] {
  const said: Said[] = [];
  let watch = blankLineWatch;
  for (const fix of fixes) {
    const before = watch.word;
    watch = watchLine(watch, fix, line);
    if (watch.word !== null && watch.word !== before) {
      said.push({ seconds: fix.at / 1_000, word: watch.word, fix });
    }
  }
  return said;
}

function saidOf(steps: readonly Step[], line = street): [number, string][] {
  return sayAlong(fixesOf(steps, origin, 0), line).map(({ seconds, word }) => [
    seconds,
    word,
  ]);
}

/** Standing so many metres to the east, from one second to another. */
function standing(from: number, to: number, east: number, accuracy = 8): Step[] {
  return Array.from({ length: (to - from) / 10 + 1 }, (_, index) => [
    from + index * 10,
    east,
    100,
    accuracy,
  ]);
}

const anySteps = fc
  .array(
    fc.record({
      after: fc.integer({ min: 1, max: 90 }),
      east: fc.integer({ min: -400, max: 400 }),
      north: fc.integer({ min: -50, max: 1_050 }),
      accuracy: fc.integer({ min: 3, max: 200 }),
    }),
    { maxLength: 60 },
  )
  .map((steps) => {
    let seconds = 0;
    return steps.map(({ after, east, north, accuracy }): Step => {
      seconds += after;
      return [seconds, east, north, accuracy];
    });
  });

/** A walker who strolls about, three metres a second at most. */
const anyStroll = fc
  .array(
    fc.record({
      after: fc.integer({ min: 5, max: 40 }),
      east: fc.double({ min: -2, max: 2, noNaN: true }),
      accuracy: fc.integer({ min: 3, max: 60 }),
    }),
    { maxLength: 80 },
  )
  .map((steps) => {
    let [seconds, east] = [0, 0];
    return steps.map((step): Step => {
      seconds += step.after;
      east += step.east * step.after;
      return [seconds, east, 500, step.accuracy];
    });
  });

describe('a walk beside a drawn line', () => {
  it('gets one message for a deviation of 200 m, two minutes after 40 m, and one for the return', () => {
    expect(saidOf(recordedSteps())).toEqual([
      [470, 'quittee'],
      [890, 'retrouvee'],
    ]);
  });

  it('gets no message without a drawn line', () => {
    expect(saidOf(recordedSteps(), [])).toEqual([]);
    expect(saidOf(recordedSteps(), [origin])).toEqual([]);
  });

  it('gets no message before ever being on the line: a party at home, or on the way to the start', () => {
    expect(saidOf(standing(0, 900, 5_000))).toEqual([]);
  });

  it('counts anew after a cut of more than a minute', () => {
    const walk = [
      ...standing(0, 20, 0),
      ...standing(80, 140, 60),
      ...standing(210, 320, 60),
    ];
    expect(saidOf(walk)).toEqual([]);
    expect(saidOf([...walk, [330, 60, 100, 8]])).toEqual([[330, 'quittee']]);
  });

  it('gets no message from a phone with an accuracy beyond 50 m, nor within twice its accuracy', () => {
    expect(saidOf([...standing(0, 20, 0), ...standing(30, 600, 300, 51)])).toEqual([]);
    expect(saidOf([...standing(0, 20, 0), ...standing(40, 600, 70, 36)])).toEqual([]);
  });

  it('gets a message for another deviation, after two minutes on the line', () => {
    const again = [
      ...standing(0, 20, 0),
      ...standing(40, 200, 60),
      ...standing(220, 380, 0),
      ...standing(400, 560, 60),
    ];
    expect(saidOf(again).map(([, word]) => word)).toEqual([
      'quittee',
      'retrouvee',
      'quittee',
    ]);
    const soon = [
      ...standing(0, 20, 0),
      ...standing(40, 200, 60),
      ...standing(220, 270, 0),
      ...standing(290, 460, 60),
    ];
    expect(saidOf(soon).map(([, word]) => word)).toEqual(['quittee', 'retrouvee']);
  });

  it('gives a line of few points a quarter of its segment: a path is not its chord', () => {
    const chord = [origin, placeBeside(origin, 0, 600)];
    const bow = [...standing(0, 20, 0), ...standing(80, 400, 140)];
    expect(saidOf(bow, chord)).toEqual([]);
    expect(saidOf(bow).map(([, word]) => word)).toEqual(['quittee']);
  });

  it('goes on when the clock of the phone is set back by an hour', () => {
    const late: Step[] = standing(3_600, 3_640, 0);
    const walk = [...late, ...standing(0, 20, 0), ...standing(40, 200, 60)];
    expect(saidOf(walk)).toEqual([[160, 'quittee']]);
  });

  it('gets no message within 40 m, for any accuracy', () => {
    const close = anySteps.map((steps) =>
      steps.map(([seconds, east, north, accuracy]): Step => [
        seconds,
        east / 11,
        Math.max(0, Math.min(1_000, north)),
        accuracy,
      ]),
    );
    fc.assert(
      fc.property(close, (steps) => {
        expect(saidOf(steps)).toEqual([]);
      }),
    );
  });

  it('gets the same messages with any bad measures between the good ones', () => {
    fc.assert(
      fc.property(
        anyStroll,
        fc.array(fc.integer({ min: -900, max: 900 }), { maxLength: 80 }),
        (steps, wrong) => {
          const mixed = steps.flatMap((step, index): Step[] => {
            const east = wrong[index];
            const bad: Step = [step[0] + 1, east ?? 0, 500, 120];
            return east === undefined ? [step] : [step, bad];
          });
          expect(saidOf(mixed)).toEqual(saidOf(steps));
        },
      ),
    );
  });

  it.each([
    ['jumps about', anySteps],
    ['strolls', anyStroll],
  ])('says nothing wrong of a walker who %s', (_, walk) => {
    fc.assert(
      fc.property(walk, (steps) => {
        const fixes = fixesOf(steps, origin, 0);
        const said = sayAlong(fixes, street);
        for (const [index, { word, fix }] of said.entries()) {
          const metres = nearestOnLine(street, fix.position)?.metres ?? 0;
          const limit = Math.max(40, 2 * fix.accuracyMetres);
          expect(fix.accuracyMetres).toBeLessThanOrEqual(50);
          expect(metres > limit).toBe(word === 'quittee');
          // The line was left after the walk on it, and messages alternate.
          expect(fix.at - (fixes[0]?.at ?? 0)).toBeGreaterThanOrEqual(15_000);
          const before = said[index - 1]?.word;
          expect(word === 'retrouvee' ? before : 'quittee').toBe('quittee');
        }
      }),
      { numRuns: 200 },
    );
  });
});
