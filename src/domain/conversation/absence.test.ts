import { expect, test } from 'vitest';
import { currentAbsence, endOfDay } from './absence.ts';
import { absenceSchema } from './absence-schema.ts';

const now = new Date(2026, 7, 1, 10).getTime();
const absence = { texte: 'La mairie est fermée.', jusqua: now + 1 };

test('an absence is said until it is over', () => {
  expect(currentAbsence(absence, now)).toBe(absence);
  expect(currentAbsence(absence, now + 1)).toBeNull();
  expect(currentAbsence(null, now)).toBeNull();
});

test('the last day of an absence is a whole one', () => {
  expect(endOfDay('2026-08-15')).toBe(new Date(2026, 7, 15, 23, 59, 59).getTime());
  expect(endOfDay('')).toBeNull();
  expect(endOfDay('15/08/2026')).toBeNull();
});

test.each([
  [{ texte: 'Fermé.', date: '2026-08-15' }, []],
  [{ texte: 'Fermé.', date: '2026-08-01' }, []],
  [{ texte: ' ', date: '2026-08-15' }, ['texte']],
  [{ texte: 'x'.repeat(301), date: '2026-08-15' }, ['texte']],
  [{ texte: 'Fermé.', date: '' }, ['date']],
  [{ texte: 'Fermé.', date: '2026-07-31' }, ['date']],
  [{ texte: 'Fermé.', date: '2026-12-15' }, ['date']],
])('an absence that is written as %j is refused for %j', (typed, fields) => {
  const { error } = absenceSchema(() => now).safeParse(typed);
  expect(error?.issues.flatMap(({ path }) => path) ?? []).toEqual(fields);
});
