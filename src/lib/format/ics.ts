/** What a line of a calendar file may not hold as it is (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

type Reminder = {
  /** Names the event: read again, the same one is changed. */
  uid: string;
  /** As a date field writes it: `2026-05-12`. */
  day: string;
  title: string;
  description: string;
};

/** A calendar file that holds one whole day, with an alarm in the morning of it. */
export function icsReminder({ uid, day, title, description }: Reminder): string {
  const date = day.replaceAll('-', '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quetes et Codes//Tournee//FR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
