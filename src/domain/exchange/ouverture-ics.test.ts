import { describe, expect, test } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { blankPratique, type Pratique } from '../parcours/pratique.ts';
import { toOuvertureIcs } from './ouverture-ics.ts';

const may = Date.parse('2026-05-12T10:00:00Z');

function linesOf(pratique: Partial<Pratique>, titre = 'Le lavoir'): string[] {
  const parcours = createParcours({ titre, pratique: { ...blankPratique, ...pratique } });
  return toOuvertureIcs(parcours, may).split('\r\n');
}

describe('The calendar of openings', () => {
  test('of a walk that is always open has every day, whole', () => {
    expect(linesOf({})).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260512',
        'DTEND;VALUE=DATE:20260513',
        'RRULE:FREQ=DAILY',
        'TRANSP:TRANSPARENT',
      ]),
    );
  });

  test('keeps the hours, by the clock of where one is', () => {
    expect(linesOf({ horaires: { de: 9 * 60, a: 18 * 60 + 30 } })).toEqual(
      expect.arrayContaining(['DTSTART:20260512T090000', 'DTEND:20260512T183000']),
    );
  });

  test.each([
    ['until midnight', { de: 20 * 60, a: 24 * 60 }, 'DTEND:20260513T000000'],
    ['over midnight', { de: 21 * 60, a: 2 * 60 }, 'DTEND:20260513T020000'],
  ])('ends the next day when it is open %s', (_words, horaires, end) => {
    expect(linesOf({ horaires })).toContain(end);
  });

  test('begins with the first month of its seasons, and comes back in them alone', () => {
    expect(linesOf({ saisons: ['automne', 'hiver'] })).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20260901',
        'RRULE:FREQ=DAILY;BYMONTH=1,2,9,10,11,12',
      ]),
    );
  });

  test('has no line of more than 75 octets, and no letter cut in two', () => {
    const titre = 'L’été à Évaux-les-Bains, '.repeat(6).trim();
    const lines = linesOf({}, titre);
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    }
    const summary = lines.join('\n').replaceAll('\n ', '');
    expect(summary).toContain(titre.replaceAll(',', String.raw`\,`));
  });
});
