import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromLambert93, isLambert93 } from './lambert93.ts';
import { distanceMetres } from './position.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The projection from its definition: two parallels at 44° and 49°, origin 46.5° N 3° E at 700 km and 6,600 km. */
function toLambert93(lat: number, lon: number): { x: number; y: number } {
  const flattening = 1 / 298.257_222_101;
  const axis = 6_378_137;
  const e = Math.sqrt(2 * flattening - flattening ** 2);
  const m = (phi: number) => Math.cos(phi) / Math.sqrt(1 - (e * Math.sin(phi)) ** 2);
  const t = (phi: number) => {
    const sine = e * Math.sin(phi);
    return Math.tan(Math.PI / 4 - phi / 2) / ((1 - sine) / (1 + sine)) ** (e / 2);
  };
  const [low, high] = [radians(44), radians(49)];
  const n =
    (Math.log(m(low)) - Math.log(m(high))) / (Math.log(t(low)) - Math.log(t(high)));
  const f = m(low) / (n * t(low) ** n);
  const r = (phi: number) => axis * f * t(phi) ** n;
  const theta = n * radians(lon - 3);
  return {
    x: 700_000 + r(radians(lat)) * Math.sin(theta),
    y: 6_600_000 + r(radians(46.5)) - r(radians(lat)) * Math.cos(theta),
  };
}

test('the origin of Lambert 93 is 46.5° north, 3° east', () => {
  expect(fromLambert93(700_000, 6_600_000)).toEqual({ lat: 46.5, lon: 3 });
});

test('anywhere in France, metres of Lambert 93 come back to within five centimetres', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 41.3, max: 51.1, noNaN: true }),
      fc.double({ min: -5.2, max: 9.6, noNaN: true }),
      (lat, lon) => {
        const { x, y } = toLambert93(lat, lon);
        expect(isLambert93(x, y)).toBe(true);
        expect(distanceMetres(fromLambert93(x, y), { lat, lon })).toBeLessThan(0.05);
      },
    ),
  );
});
