/** A text as a line of a calendar file holds it (RFC 5545, 3.3.11). */
export function icsText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

/** Octets of a line, including the sign of a continuation (RFC 5545, 3.1). */
const lineMax = 75;

function octetsOf(sign: string): number {
  return new TextEncoder().encode(sign).length;
}

/** A line cut into lines of 75 octets at the most, never within a letter. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (octets + size > lineMax) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += sign;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

export type CalendarEvent = {
  /** Identifies the event: a second import changes the first. */
  uid: string;
  title: string;
  description: string;
  /** Writing time, epoch milliseconds. */
  writtenAt: number;
  /** Its own lines: time, recurrence, alarms. */
  lines: readonly string[];
};

function eventLines({ uid, title, description, writtenAt, lines }: CalendarEvent) {
  const stamp = new Date(writtenAt).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SUMMARY:${icsText(title)}`,
    `DESCRIPTION:${icsText(description)}`,
    ...lines,
    'END:VEVENT',
  ];
}

/** A calendar file (RFC 5545) of some events, after its own properties. */
export function icsCalendar(
  own: readonly string[],
  events: readonly CalendarEvent[],
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quetes et Codes//FR',
    ...own,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** A calendar file with a single event. */
export function icsOf(event: CalendarEvent): string {
  return icsCalendar([], [event]);
}

type Reminder = {
  uid: string;
  /** As a date field writes it: `2026-05-12`. */
  day: string;
  title: string;
  description: string;
};

/** A calendar file of one whole day, with an alarm in its morning. */
export function icsReminder({ uid, day, title, description }: Reminder): string {
  return icsOf({
    uid,
    title,
    description,
    writtenAt: Date.parse(`${day}T00:00:00Z`),
    lines: [
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${icsText(title)}`,
      'TRIGGER:PT9H',
      'END:VALARM',
    ],
  });
}
