import { expect, test } from 'vitest';
import { dayOf, endOfDay, formatDate, formatHeure } from './date.ts';
import { formatDistance, formatDuree, formatSecondes } from './mesure.ts';
import { formatCount, formatNombre, pluralise } from './nombre.ts';

/** Makes no-break spaces visible: `·` is U+00A0, `_` is U+202F. */
function show(text: string): string {
  return text.replaceAll('\u00A0', '·').replaceAll('\u202F', '_');
}

test.each([
  [5, '5·min'],
  [45, '45·min'],
  [59.6, '1·h'],
  [60, '1·h'],
  [90, '1·h·30'],
  [125, '2·h·05'],
  [1_440, '24·h'],
])('%d minutes are « %s »', (minutes, text) => {
  expect(show(formatDuree(minutes))).toBe(text);
});

test.each([
  [0, '0·s'],
  [45, '45·s'],
  [59.6, '1·min'],
  [60, '1·min'],
  [80, '1·min 20·s'],
])('%d seconds are « %s »', (seconds, text) => {
  expect(show(formatSecondes(seconds))).toBe(text);
});

test.each([
  [0, '0·m'],
  [349.6, '350·m'],
  [999.4, '999·m'],
  [999.6, '1·km'],
  [1_000, '1·km'],
  [2_449, '2,4·km'],
  [12_345_678, '12_345,7·km'],
])('%d metres are « %s »', (metres, text) => {
  expect(show(formatDistance(metres))).toBe(text);
});

test.each([
  ['2026-05-12T10:00:00Z', '12·mai 2026'],
  ['2026-05-01T10:00:00Z', '1er·mai 2026'],
  // It is already the first of August in Paris.
  ['2026-07-31T22:30:00Z', '1er·août 2026'],
])('%s is « %s »', (iso, text) => {
  expect(show(formatDate(Date.parse(iso)))).toBe(text);
});

test.each([
  ['2026-05-12T12:05:00Z', '14·h·05'],
  ['2026-05-12T07:00:00Z', '9·h'],
  ['2026-05-12T22:00:00Z', '0·h'],
  ['2026-01-12T12:30:00Z', '13·h·30'],
])('%s is « %s » in Paris', (iso, text) => {
  expect(show(formatHeure(Date.parse(iso)))).toBe(text);
});

test.each([
  // In winter, in summer, and on the two days that are longer or shorter.
  ['2026-01-12', '2026-01-12T22:59:59.999Z'],
  ['2026-05-12', '2026-05-12T21:59:59.999Z'],
  ['2026-03-28', '2026-03-28T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2026-10-24', '2026-10-24T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
])('%s ends in Paris at %s, and is still that day', (day, iso) => {
  expect(endOfDay(day)).toBe(Date.parse(iso));
  expect(dayOf(Date.parse(iso))).toBe(day);
  expect(dayOf(Date.parse(iso) + 1)).not.toBe(day);
});

test.each(['', 'demain', '2026-13-01', '12/05/2026'])('« %s » is no day', (text) => {
  expect(endOfDay(text)).toBeNull();
});

test.each([
  [0, '0'],
  [1_234.5, '1_234,5'],
  [1_234_567, '1_234_567'],
  [-3, '-3'],
])('%d is written « %s »', (value, text) => {
  expect(show(formatNombre(value))).toBe(text);
});

test('nought and one are singular, as French has it', () => {
  const word = (count: number) => pluralise(count, 'étape', 'étapes');
  expect([0, 1, 1.5, 2, 12].map(word)).toEqual([
    'étape',
    'étape',
    'étape',
    'étapes',
    'étapes',
  ]);
});

test('a count stays on the line of its noun', () => {
  expect(show(formatCount(1_200, 'quête', 'quêtes'))).toBe('1_200·quêtes');
});
