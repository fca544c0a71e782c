import { describe, expect, it } from 'vitest';
import { isOpenAt, type Ouverture } from './ouverture.ts';

const always: Ouverture = {
  departement: '22',
  saisons: [],
  horaires: null,
  fermetures: [],
  fenetre: null,
};

function openAt(iso: string, ouverture: Partial<Ouverture>): boolean {
  const whole = { ...always, ...ouverture };
  return isOpenAt(whole, Date.parse(iso));
}

const day = { de: 9 * 60, a: 18 * 60 };

describe('when a quête is open', () => {
  it('is always, without seasons or hours', () => {
    expect(openAt('2026-01-15T02:00:00Z', {})).toBe(true);
  });

  it('is its hours by the clock of Paris, first minute included, last one not', () => {
    expect(openAt('2026-07-10T06:59:00Z', { horaires: day })).toBe(false);
    expect(openAt('2026-07-10T07:00:00Z', { horaires: day })).toBe(true);
    expect(openAt('2026-07-10T15:59:00Z', { horaires: day })).toBe(true);
    expect(openAt('2026-07-10T16:00:00Z', { horaires: day })).toBe(false);
    // An hour later by the same clock of Greenwich in winter.
    expect(openAt('2026-01-10T16:30:00Z', { horaires: day })).toBe(true);
  });

  it('is its hours by the clock of the island it lies on', () => {
    const reunion = { departement: '974', horaires: day };
    expect(openAt('2026-07-10T05:00:00Z', reunion)).toBe(true);
    expect(openAt('2026-07-10T15:00:00Z', reunion)).toBe(false);
  });

  it('goes over midnight', () => {
    const night = { horaires: { de: 20 * 60, a: 60 } };
    expect(openAt('2026-07-10T22:30:00Z', night)).toBe(true);
    expect(openAt('2026-07-10T12:00:00Z', night)).toBe(false);
  });

  it('is its seasons, by whole months', () => {
    const summer = { saisons: ['printemps', 'ete'] } satisfies Partial<Ouverture>;
    expect(openAt('2026-03-01T12:00:00Z', summer)).toBe(true);
    expect(openAt('2026-08-31T12:00:00Z', summer)).toBe(true);
    expect(openAt('2026-09-01T12:00:00Z', summer)).toBe(false);
    expect(openAt('2026-12-24T12:00:00Z', { saisons: ['hiver'] })).toBe(true);
  });

  it.each([
    ['988', '2026-01-15T08:00:00Z', true],
    ['974', '2026-02-10T08:00:00Z', true],
    ['987', '2025-12-20T08:00:00Z', true],
    ['988', '2026-07-15T08:00:00Z', false],
    ['971', '2026-01-15T08:00:00Z', false],
    ['971', '2026-07-15T08:00:00Z', true],
  ])('has the summer of its hemisphere: in %s at %s, %s', (departement, at, isOpen) => {
    expect(openAt(at, { departement, saisons: ['ete'] })).toBe(isOpen);
  });

  it('has the month of its own clock, at the end of one', () => {
    const spring = {
      departement: '988',
      saisons: ['printemps'],
    } satisfies Partial<Ouverture>;
    // In Nouméa it is 1 September already.
    expect(openAt('2026-08-31T20:00:00Z', spring)).toBe(true);
    expect(openAt('2026-08-31T10:00:00Z', spring)).toBe(false);
  });
});
