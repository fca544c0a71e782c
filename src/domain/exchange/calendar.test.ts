import { expect, test } from 'vitest';
import { icsReminder } from './calendar.ts';

test('a reminder is one whole day, with the calendar’s own signs escaped', () => {
  const file = icsReminder({
    uid: 'un',
    day: '2026-05-12',
    title: 'Vérifier « Le lavoir ; la tour »',
    description: 'Une ligne, puis\nune autre',
  });
  expect(file.split('\r\n')).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20260512',
      String.raw`SUMMARY:Vérifier « Le lavoir \; la tour »`,
      String.raw`DESCRIPTION:Une ligne\, puis\nune autre`,
    ]),
  );
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
