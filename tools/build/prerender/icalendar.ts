import { icsCalendar, icsText } from '@/domain/exchange/calendar.ts';

/** A day in a calendar that others subscribe to. */
export type CalendarDay = {
  /** Never changes. */
  uid: string;
  /** `2026-11-26` */
  day: string;
  title: string;
  description: string;
  url: string;
  /** When it was written last, epoch milliseconds. */
  writtenAt: number;
};

/** `20261126` */
function date(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
}

const dayMs = 24 * 60 * 60 * 1_000;

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
  return icsCalendar(
    [
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `NAME:${icsText(name)}`,
      `X-WR-CALNAME:${icsText(name)}`,
      `SOURCE;VALUE=URI:${url}`,
      'REFRESH-INTERVAL;VALUE=DURATION:P1D',
      ...paris,
    ],
    days.map(({ day, url: page, ...event }) => ({
      ...event,
      lines: [
        `DTSTART;VALUE=DATE:${date(Date.parse(day))}`,
        `DTEND;VALUE=DATE:${date(Date.parse(day) + dayMs)}`,
        `URL:${page}`,
        // A day to know of: it takes nobody's time.
        'TRANSP:TRANSPARENT',
        'CLASS:PUBLIC',
      ],
    })),
  );
}
