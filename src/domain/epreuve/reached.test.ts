import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceMetres } from '../geo/position.ts';
import {
  isReached,
  medianFix,
  readPlace,
  withFix,
  trustOf,
  writePlace,
  type Fix,
} from './reached.ts';

const dinan = { lat: 48.4535, lon: -2.0447 };

function fixAt(metresNorth: number, at = 0, accuracyMetres = 10): Fix {
  return {
    position: { lat: dinan.lat + metresNorth / 111_195, lon: dinan.lon },
    accuracyMetres,
    at,
  };
}

function walked(...fixes: readonly Fix[]): Fix[] {
  return fixes.reduce((kept: readonly Fix[], fix) => withFix(kept, fix), []) as Fix[];
}

describe('medianFix', () => {
  test('is nowhere before the first measure', () => {
    expect(medianFix([])).toBeNull();
  });

  test('does not follow a measure that jumps 60 metres away', () => {
    const fixes = walked(fixAt(0, 1), fixAt(2, 2), fixAt(60, 3), fixAt(1, 4));
    const likely = medianFix(fixes);
    expect(distanceMetres(likely?.position ?? dinan, dinan)).toBeLessThan(3);
  });

  test('follows a walk, three measures late at most', () => {
    const fixes = walked(
      ...[0, 10, 20, 30, 40, 50].map((metres, at) => fixAt(metres, at)),
    );
    const likely = medianFix(fixes);
    expect(distanceMetres(likely?.position ?? dinan, dinan)).toBeCloseTo(30, 0);
  });

  test('drops measures older than thirty seconds', () => {
    expect(withFix([fixAt(0, 0)], fixAt(100, 30_001))).toHaveLength(1);
  });

  test('stays on the right side of the 180th meridian', () => {
    const fixes = [179.9999, -179.9999, 179.9998].map((lon, at): Fix => ({
      position: { lat: -17, lon },
      accuracyMetres: 10,
      at,
    }));
    expect(Math.abs(medianFix(fixes)?.position.lon ?? 0)).toBeGreaterThan(179.99);
  });
});

describe('a place that a party keeps', () => {
  test('is read back within a metre', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 179.9999, noNaN: true }),
    });
    fc.assert(
      fc.property(place, (position) => {
        const kept = readPlace(writePlace(position));
        expect(kept).not.toBeNull();
        expect(distanceMetres(kept ?? dinan, position)).toBeLessThan(1);
      }),
    );
  });

  test.each(['', 'surplace', '48,4,-2', '48.45,-2.04', '1851'])(
    'is not « %s »',
    (text) => {
      expect(readPlace(text)).toBeNull();
    },
  );
});

test('A place is reached on the very edge of its circle, and not beyond', () => {
  const circle = { cible: dinan, rayon: 25 };
  expect(isReached(fixAt(24.9).position, circle)).toBe(true);
  expect(isReached(fixAt(25.2).position, circle)).toBe(false);
});

test.each([
  [5_000, 25, 'approximative'],
  [1_200, 150, 'approximative'],
  [500, 25, 'approximative'],
  [Number.NaN, 25, 'approximative'],
  [300, 25, 'incertaine'],
  [101, 100, 'incertaine'],
  [120, 150, 'sure'],
  [40, 25, 'sure'],
])('a phone sure within %d m is of a radius of %d m: %s', (accuracy, rayon, trust) => {
  expect(trustOf(accuracy, rayon)).toBe(trust);
});
