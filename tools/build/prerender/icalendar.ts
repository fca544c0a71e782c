/** A day in a calendar that others subscribe to. */
export type CalendarDay = {
  /** Never changes. */
  uid: string;
  /** `2026-11-26` */
  day: string;
  title: string;
  description: string;
  url: string;
  /** When it was written last. */
  writtenAt: Date;
};

/** A text of RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r?\n/g, '\\n');
}

/** Lines of 75 octets at most, without a sign cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    // What follows begins with a space, which counts.
    if (size + octets > 75) {
      parts.push(part);
      part = '';
      size = 1;
    }
    part += sign;
    size += octets;
  }
  return [...parts, part].join('\r\n ');
}

/** `20261126` */
function date(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * 60 * 1_000);
  return next.toISOString().slice(0, 10);
}

/** `20261126T093000Z` */
function stamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function event({ uid, day, title, description, url, writtenAt }: CalendarDay): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    `DTEND;VALUE=DATE:${date(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    // A day to know of: it takes nobody's time.
    'TRANSP:TRANSPARENT',
    'CLASS:PUBLIC',
    'END:VEVENT',
  ];
}

/** The zone of Paris: a calendar without any day has one component all the same, as RFC 5545, 3.6 asks for. */
const paris = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar to subscribe to (RFC 5545; its name and its rhythm RFC 7986). */
export function icalendar(
  { name, url }: { name: string; url: string },
  days: readonly CalendarDay[],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quetes et Codes//Nouvelles quetes//FR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `SOURCE;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...paris,
    ...days.flatMap(event),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
