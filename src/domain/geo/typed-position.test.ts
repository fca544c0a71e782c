import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPosition, parseTypedPosition } from './typed-position.ts';

const barbentane = { lat: 43.8997, lon: 4.7467 };

describe('parseTypedPosition', () => {
  it.each([
    '43.8997, 4.7467',
    '43.8997,4.7467',
    '43.8997 4.7467',
    '43,8997, 4,7467',
    '43,8997,4,7467',
    '43,8997 ; 4,7467',
    '43,8997 4,7467',
    '  (43.8997,\u00A04.7467) ',
    '43.8997° N, 4.7467° E',
  ])('reads the place from %s', (text) => {
    expect(parseTypedPosition(text)).toEqual({ type: 'position', position: barbentane });
  });

  it('reads degrees, minutes and seconds as maps copy them', () => {
    expect(parseTypedPosition('43°53′58.9″N 4°44′48.1″E')).toEqual({
      type: 'position',
      position: { lat: 43.899694, lon: 4.746694 },
    });
  });

  it('reads west and south as negative, with O for ouest', () => {
    expect(parseTypedPosition('48.45 N, 2.04 O')).toEqual({
      type: 'position',
      position: { lat: 48.45, lon: -2.04 },
    });
    expect(parseTypedPosition('21.1 S; 55.5 E')).toEqual({
      type: 'position',
      position: { lat: -21.1, lon: 55.5 },
    });
  });

  it.each(['91, 4', '-90.5, 4', '43.9, 180', '43.9, -180.1', '4389, 47'])(
    'refuses %s as out of the world',
    (text) => {
      expect(parseTypedPosition(text)).toEqual({ type: 'hors-du-monde' });
    },
  );

  it.each(['', 'devant l’église', '43.8997', '43,8997', '43,8997,', '43.8997, est'])(
    'does not guess a place from « %s »',
    (text) => {
      expect(parseTypedPosition(text)).toEqual({ type: 'illisible' });
    },
  );

  it('reads back every place that formatPosition writes', () => {
    const position = fc.record({
      lat: fc.integer({ min: -90_000_000, max: 90_000_000 }).map((n) => n / 1_000_000),
      lon: fc.integer({ min: -180_000_000, max: 179_999_999 }).map((n) => n / 1_000_000),
    });
    fc.assert(
      fc.property(position, (place) => {
        expect(parseTypedPosition(formatPosition(place))).toEqual({
          type: 'position',
          position: { lat: place.lat + 0, lon: place.lon + 0 },
        });
      }),
    );
  });
});
