import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretCode as morse } from './codes/morse.ts';
import { secretCode as musique } from './codes/musique.ts';
import { flashTimes, lampUnitMs, unitCount, type Pulse } from './signal.ts';

function pulsesOf(text: string): readonly Pulse[] {
  const coding = morse.encode(text);
  return coding.ok ? (morse.signal?.pulses(coding.text) ?? []) : [];
}

describe('Morse that is heard or seen', () => {
  it('has the recommendation’s length: PARIS and the gap after it are fifty units', () => {
    expect(unitCount(pulsesOf('PARIS')) + 7).toBe(50);
  });

  it('parts marks by one unit, letters by three and words by seven', () => {
    const shown = pulsesOf('ET É').map(({ units, hertz }) => (hertz ? units : -units));
    expect(shown).toEqual([1, -3, 3, -7, 1, -1, 1, -1, 3, -1, 1, -1, 1]);
  });

  it.each(Object.entries(lampUnitMs))(
    'never flashes more than three times in any second, at the %s pace',
    (_pace, unitMs) => {
      fc.assert(
        fc.property(fc.string({ maxLength: 40 }), (text) => {
          const times = flashTimes(pulsesOf(text), unitMs);
          for (const time of times) {
            const within = times.filter((other) => other >= time && other < time + 1000);
            expect(within.length).toBeLessThanOrEqual(3);
          }
        }),
      );
    },
  );

  it('ignores text that is not Morse', () => {
    expect(morse.signal?.pulses('bonjour / 12')).toEqual([]);
  });
});

describe('notes that are heard', () => {
  it('rise from A to Z', () => {
    const coding = musique.encode('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const pulses = coding.ok ? (musique.signal?.pulses(coding.text) ?? []) : [];
    const pitches = pulses.flatMap(({ hertz }) => hertz ?? []);
    expect(pitches).toHaveLength(26);
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(pitches[7]).toBeCloseTo((pitches[0] ?? 0) * 2);
  });
});
