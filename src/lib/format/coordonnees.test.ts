import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCoordinates, positionWords } from './coordonnees.ts';

const fine = (text: string) => text.replaceAll('\u00A0', ' ');

describe('coordinates in words', () => {
  it('are read in degrees, and in degrees and minutes', () => {
    const { latitude, longitude } = positionWords({ lat: 48.651415, lon: -2.023501 });
    expect(fine(latitude.decimal)).toBe('48,65142° Nord');
    expect(fine(latitude.minutes)).toBe('48° 39,085′ Nord');
    expect(fine(longitude.decimal)).toBe('2,02350° Ouest');
    expect(fine(longitude.minutes)).toBe('2° 01,410′ Ouest');
  });

  it('of La Réunion are to the south and to the east', () => {
    const { latitude, longitude } = positionWords({ lat: -21.11542, lon: 55.53639 });
    expect(fine(latitude.decimal)).toBe('21,11542° Sud');
    expect(fine(longitude.minutes)).toBe('55° 32,183′ Est');
  });

  it('never say sixty minutes', () => {
    const { latitude } = positionWords({ lat: 48.999_999_9, lon: 0 });
    expect(fine(latitude.minutes)).toBe('49° 00,000′ Nord');
    expect(fine(latitude.decimal)).toBe('49,00000° Nord');
  });

  it('are the place again within two metres, wherever it is', () => {
    const place = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 179.999, noNaN: true }),
    });
    fc.assert(
      fc.property(place, ({ lat, lon }) => {
        const words = positionWords({ lat, lon });
        for (const [degrees, { decimal, minutes }] of [
          [lat, words.latitude],
          [lon, words.longitude],
        ] as const) {
          const sign = /Sud|Ouest/.test(decimal) ? -1 : 1;
          const read = Number(decimal.split('°')[0]?.replace(',', '.')) * sign;
          const [whole = '', rest = ''] = minutes.split('°');
          const cut = Number(rest.split('′')[0]?.replace(',', '.'));
          expect(Math.abs(read - degrees)).toBeLessThan(0.000_006);
          expect(cut).toBeLessThan(60);
          expect(Math.abs((Number(whole) + cut / 60) * sign - degrees)).toBeLessThan(
            0.000_01,
          );
        }
      }),
    );
  });

  it('are pasted into a map without a minus before zero', () => {
    expect(plainCoordinates({ lat: 48.651415, lon: -2.023501 })).toBe(
      '48.65142, -2.02350',
    );
    expect(plainCoordinates({ lat: -0.000_001, lon: 0 })).toBe('0.00000, 0.00000');
  });
});
