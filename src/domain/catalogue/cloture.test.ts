import { describe, expect, it, test } from 'vitest';
import type { Fermeture } from '../parcours/pratique.ts';
import {
  clotureAt,
  isDanger,
  isNeverOpen,
  isOpenAt,
  nextOpening,
  type Ouverture,
} from './ouverture.ts';

function ouvertureWith(changes: Partial<Ouverture>): Ouverture {
  return {
    departement: '22',
    saisons: [],
    horaires: null,
    fermetures: [],
    fenetre: null,
    ...changes,
  };
}

function fermeture(changes: Partial<Fermeture> = {}): Fermeture {
  return {
    jours: [],
    horaires: null,
    periode: null,
    motif: 'autre',
    danger: false,
    ...changes,
  };
}

function isOpen(iso: string, changes: Partial<Ouverture>): boolean {
  return isOpenAt(ouvertureWith(changes), Date.parse(iso));
}

const chasse = fermeture({
  jours: [7],
  horaires: { de: 480, a: 720 },
  periode: { du: '09-15', au: '02-28' },
  motif: 'chasse',
  danger: true,
});

describe('recurring closures', () => {
  // 29 November 2026 is a Sunday; Paris is an hour ahead of Greenwich.
  it.each([
    ['2026-11-29T06:59:00Z', true, 'the minute before'],
    ['2026-11-29T07:00:00Z', false, 'its first minute'],
    ['2026-11-29T10:59:00Z', false, 'its last minute'],
    ['2026-11-29T11:00:00Z', true, 'the minute after'],
    ['2026-11-28T08:00:00Z', true, 'another weekday'],
    ['2026-05-10T08:00:00Z', true, 'a Sunday out of the period'],
    ['2027-02-28T08:00:00Z', false, 'the last day of the period, after the new year'],
    ['2027-03-07T08:00:00Z', true, 'the first Sunday after the period'],
  ])('close on their weekdays, hours and period: %s, open %s (%s)', (at, expected) => {
    expect(isOpen(at, { fermetures: [chasse] })).toBe(expected);
  });

  it('last all day without hours', () => {
    const fermetures = [fermeture({ jours: [1] })];
    expect(isOpen('2026-11-29T22:59:00Z', { fermetures })).toBe(true);
    expect(isOpen('2026-11-29T23:00:00Z', { fermetures })).toBe(false);
    expect(isOpen('2026-11-30T22:59:00Z', { fermetures })).toBe(false);
    expect(isOpen('2026-11-30T23:00:00Z', { fermetures })).toBe(true);
  });

  it('over midnight belong to the day on which they begin', () => {
    const fermetures = [fermeture({ jours: [6], horaires: { de: 1_320, a: 360 } })];
    expect(isOpen('2026-11-28T02:00:00Z', { fermetures })).toBe(true);
    expect(isOpen('2026-11-28T21:30:00Z', { fermetures })).toBe(false);
    expect(isOpen('2026-11-29T04:00:00Z', { fermetures })).toBe(false);
    expect(isOpen('2026-11-29T21:30:00Z', { fermetures })).toBe(true);
  });

  it('follow the clock of an island, whose day is another one', () => {
    // Monday 30 November at 09:00 in Nouméa, still Sunday in Paris.
    const fermetures = [fermeture({ jours: [1] })];
    expect(isOpen('2026-11-29T22:00:00Z', { departement: '988', fermetures })).toBe(
      false,
    );
    expect(isOpen('2026-11-29T22:00:00Z', { fermetures })).toBe(true);
  });

  it('follow the clock on the walls in the nights when it changes', () => {
    const fermetures = [fermeture({ horaires: { de: 120, a: 180 } })];
    // 29 March 2026: 01:59 is followed by 03:00, so that this closure does not take place.
    expect(isOpen('2026-03-29T00:59:00Z', { fermetures })).toBe(true);
    expect(isOpen('2026-03-29T01:00:00Z', { fermetures })).toBe(true);
    // 25 October 2026: the hour from 2 to 3 passes twice, and is closed twice.
    expect(isOpen('2026-10-25T00:30:00Z', { fermetures })).toBe(false);
    expect(isOpen('2026-10-25T01:30:00Z', { fermetures })).toBe(false);
    expect(isOpen('2026-10-25T02:00:00Z', { fermetures })).toBe(true);
  });

  it('name a danger before all else that closes', () => {
    const ouverture = ouvertureWith({
      fermetures: [fermeture({ motif: 'marche' }), chasse],
      saisons: ['ete'],
    });
    const cloture = clotureAt(ouverture, Date.parse('2026-11-29T08:00:00Z'));
    expect(cloture).toEqual({ raison: 'fermeture', fermeture: chasse });
    expect(cloture !== null && isDanger(cloture)).toBe(true);
    const later = clotureAt(ouverture, Date.parse('2026-11-29T12:00:00Z'));
    expect(later).toEqual({ raison: 'saison' });
    expect(later !== null && isDanger(later)).toBe(false);
  });
});

describe('a window of dates', () => {
  const fenetre = { du: '2026-06-15', au: '2026-09-29' };

  it.each([
    ['2026-06-14T21:59:00Z', { raison: 'avant' }],
    ['2026-06-14T22:00:00Z', null],
    ['2026-09-29T21:59:00Z', null],
    ['2026-09-29T22:00:00Z', { raison: 'apres' }],
  ])('has both its days, by the clock of the place: %s', (at, expected) => {
    expect(clotureAt(ouvertureWith({ fenetre }), Date.parse(at))).toEqual(expected);
  });

  it('may have one bound only', () => {
    expect(isOpen('2030-01-01T12:00:00Z', { fenetre: { ...fenetre, au: null } })).toBe(
      true,
    );
    expect(isOpen('2020-01-01T12:00:00Z', { fenetre: { ...fenetre, du: null } })).toBe(
      true,
    );
  });

  it('that ends before it begins is never open, and nothing is promised', () => {
    const ouverture = ouvertureWith({ fenetre: { du: '2026-09-29', au: '2026-06-15' } });
    for (const at of ['2026-06-01', '2026-07-15', '2026-10-01']) {
      const now = Date.parse(`${at}T12:00:00Z`);
      expect(isOpenAt(ouverture, now)).toBe(false);
      expect(nextOpening(ouverture, now)).toBeNull();
    }
    expect(isNeverOpen(ouverture)).toBe(true);
  });
});

describe('the next opening', () => {
  const nextAt = (iso: string, changes: Partial<Ouverture>) =>
    nextOpening(ouvertureWith(changes), Date.parse(iso));

  test('is the end of a closure, the same day', () => {
    expect(nextAt('2026-11-29T08:00:00Z', { fermetures: [chasse] })).toEqual({
      jour: '2026-11-29',
      minute: 720,
    });
  });

  test('is midnight after a closed day, or the hour at which it opens', () => {
    const fermetures = [fermeture({ jours: [7] })];
    const at = '2026-11-29T12:00:00Z';
    expect(nextAt(at, { fermetures })).toEqual({ jour: '2026-11-30', minute: 0 });
    expect(nextAt(at, { fermetures, horaires: { de: 540, a: 1_080 } })).toEqual({
      jour: '2026-11-30',
      minute: 540,
    });
  });

  test('is the first day of its season, of its window', () => {
    const at = '2026-11-29T12:00:00Z';
    expect(nextAt(at, { saisons: ['ete'] })).toEqual({ jour: '2027-06-01', minute: 0 });
    expect(nextAt(at, { fenetre: { du: '2030-01-05', au: null } })).toEqual({
      jour: '2030-01-05',
      minute: 0,
    });
  });

  test('is none past the last day of its window', () => {
    expect(
      nextAt('2026-11-29T12:00:00Z', { fenetre: { du: null, au: '2026-11-01' } }),
    ).toBe(null);
  });
});

describe('closures that leave no moment', () => {
  test.each([
    ['every day of the year', [fermeture()]],
    ['all weekdays, named', [fermeture({ jours: [1, 2, 3, 4, 5, 6, 7] })]],
    [
      'two halves of each day',
      [
        fermeture({ horaires: { de: 0, a: 720 } }),
        fermeture({ horaires: { de: 720, a: 1_440 } }),
      ],
    ],
  ])('are found: %s', (_, fermetures) => {
    const ouverture = ouvertureWith({ fermetures });
    expect(isNeverOpen(ouverture)).toBe(true);
    expect(nextOpening(ouverture, Date.parse('2026-11-29T12:00:00Z'))).toBeNull();
  });

  test('are those that cover the only hours of opening', () => {
    const horaires = { de: 540, a: 600 };
    const fermetures = [fermeture({ horaires: { de: 500, a: 700 } })];
    expect(isNeverOpen(ouvertureWith({ horaires, fermetures }))).toBe(true);
    expect(isNeverOpen(ouvertureWith({ fermetures }))).toBe(false);
  });

  test('are not those of a walk that opens one day a year', () => {
    const fermetures = [fermeture({ periode: { du: '01-02', au: '12-31' } })];
    expect(isNeverOpen(ouvertureWith({ fermetures }))).toBe(false);
    expect(isNeverOpen(ouvertureWith({}))).toBe(false);
  });
});
