import { describe, expect, test } from 'vitest';
import { omit } from './omit.ts';
import { atoutsOf, blankPratique, pratiqueSchema } from './pratique.ts';

const closed = {
  jours: [7],
  horaires: null,
  periode: { du: '09-15', au: '02-28' },
  motif: 'chasse',
  danger: true,
} as const;
const toilettes = {
  service: 'toilettes',
  reponse: 'oui',
  position: null,
  precision: '',
} as const;

describe('practical data', () => {
  test('is read as unknown and open where a file goes without these', () => {
    const before = omit(blankPratique, 'services', 'chiens', 'fermetures', 'fenetre');
    expect(pratiqueSchema.parse(before)).toEqual(blankPratique);
  });

  test.each([
    ['the same service twice', { services: [toilettes, toilettes] }],
    ['an answer that is neither', { services: [{ ...toilettes, reponse: 'ouii' }] }],
    ['a long precision', { services: [{ ...toilettes, precision: 'a'.repeat(121) }] }],
    ['an eighth weekday', { fermetures: [{ ...closed, jours: [8] }] }],
    ['a weekday twice', { fermetures: [{ ...closed, jours: [7, 7] }] }],
    [
      'a thirteenth month',
      { fermetures: [{ ...closed, periode: { du: '13-01', au: '02-28' } }] },
    ],
    ['eleven closures', { fermetures: Array.from({ length: 11 }, () => closed) }],
    ['a window of no days', { fenetre: { du: '2026-02-30', au: null } }],
  ])('is refused with %s', (_, wrong) => {
    expect(pratiqueSchema.safeParse({ ...blankPratique, ...wrong }).success).toBe(false);
  });

  test('may have a window that ends before it begins: that is for its author to mend', () => {
    const fenetre = { du: '2027-09-29', au: '2027-06-15' };
    expect(pratiqueSchema.parse({ ...blankPratique, fenetre }).fenetre).toEqual(fenetre);
  });
});

test('filters find answers « oui », and dogs where allowed', () => {
  const services = [toilettes, { ...toilettes, service: 'eau', reponse: 'non' } as const];
  expect(atoutsOf({ services, chiens: 'laisse' })).toEqual(['toilettes', 'chiens']);
  expect(atoutsOf({ services, chiens: 'non' })).toEqual(['toilettes']);
  expect(atoutsOf(blankPratique)).toEqual([]);
});
