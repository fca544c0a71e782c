import { limits } from '@/domain/limits.ts';
import { GeoPoint, serverTimestamp, Timestamp } from 'firebase/firestore';
import { ABSENT, type Change, type Difference, type Fields } from './row.ts';

/** Values of a field that keep a document allowed, and values that make it refused. */
export type Values = { accepted: readonly unknown[]; refused: readonly unknown[] };
export type ValuesByField = Readonly<Record<string, Values>>;

/** The server's clock, required by the rules. */
export const now = serverTimestamp;

/** A time relative to the write, however long the earlier tests took. */
export class FromNow {
  readonly seconds: number;
  constructor(seconds: number) {
    this.seconds = seconds;
  }

  toTimestamp(): Timestamp {
    return Timestamp.fromMillis(Date.now() + this.seconds * 1_000);
  }
}

/**
 * A time of the client's own clock, `seconds` from the write (negative: before). That of the write itself cannot be refused: on a quick
 * machine it is the server's, to the millisecond.
 */
export function clock(seconds: number): FromNow {
  return new FromNow(seconds);
}

/** The first moment of a day of the server (UTC), so many days from that of the write. */
class Midnight extends FromNow {
  override toTimestamp(): Timestamp {
    const ofDay = Math.floor(Date.now() / (1_000 * day)) * day;
    return Timestamp.fromMillis((ofDay + this.seconds) * 1_000);
  }
}

/** The same, in days from the write. */
export function midnight(days: number): FromNow {
  return new Midnight(days * day);
}

/** The time of all existing documents. */
export const longAgo = Timestamp.fromDate(new Date('2026-03-01T08:00:00Z'));

export const day = 86_400;

export function text({ min = 0, max }: { min?: number; max: number }): Values {
  return {
    accepted: ['é'.repeat(min), 'é'.repeat(max)],
    refused: [
      'é'.repeat(max + 1),
      ...(min > 0 ? ['é'.repeat(min - 1)] : []),
      // A list has a size too.
      ['a'],
    ],
  };
}

export function whole({ min = 0, max }: { min?: number; max: number }): Values {
  return {
    accepted: [min, max],
    refused: [max + 1, min - 1, min + 0.5, String(min)],
  };
}

export function finite(): Values {
  const { max } = limits.nombre;
  return {
    accepted: [-max, -0.5, max],
    refused: [max + 1, -max - 1, Number.NaN, Number.POSITIVE_INFINITY, '7'],
  };
}

export function orNull({ accepted, refused }: Values): Values {
  return { accepted: [null, ...accepted], refused };
}

export function oneOf(list: readonly string[]): Values {
  return { accepted: list, refused: ['', 'Quete', null] };
}

/** Only the value the document already has. */
export function only(...refused: readonly unknown[]): Values {
  return { accepted: [], refused };
}

export function matching(
  accepted: readonly string[],
  refused: readonly unknown[],
): Values {
  return { accepted, refused: [...refused, 7] };
}

/** The server's clock, and no value of a client. */
export function serverTime(): Values {
  return only(clock(-1), longAgo, null);
}

export function operationId(): Values {
  return matching(
    ['a'.repeat(20), 'Az09_-'.padEnd(40, 'z')],
    ['a'.repeat(19), 'a'.repeat(41), `${'a'.repeat(20)}.`],
  );
}

/** About 180 days from now. */
export function expiry(): Values {
  return {
    accepted: [clock(171 * day), clock(189 * day)],
    refused: [clock(169 * day), clock(191 * day), serverTimestamp(), '2027-01-01'],
  };
}

export function latlng(): Values {
  return {
    accepted: [null, new GeoPoint(90, 179.999_999), new GeoPoint(-90, -180)],
    refused: [new GeoPoint(0, 180), '45,4', { lat: 45, lon: 4 }],
  };
}

type Sweep = { allowedToo: Change[]; refused: [Difference, ...Difference[]] };

/** The n-th accepted value of each field at once, round after round until each has had its turn. */
function rounds(path: string, valuesByField: ValuesByField, inside: string): Change[] {
  const fields = Object.entries(valuesByField);
  const count = Math.max(0, ...fields.map(([, { accepted }]) => accepted.length));
  return Array.from({ length: count }, (_, round) => ({
    of: path,
    fields: Object.fromEntries(
      fields
        .filter(([, { accepted }]) => accepted.length > 0)
        .map(([field, { accepted }]) => [
          `${inside}${field}`,
          accepted[round % accepted.length],
        ]),
    ),
  }));
}

/**
 * The changes that try every value of every field of the document at `path`, omit each field in turn, and add a foreign one. `inside` names
 * the map of the fields, if not the document itself.
 */
export function sweep(path: string, valuesByField: ValuesByField, inside = ''): Sweep {
  const toChange = (field: string, to: unknown) => ({
    of: path,
    field: `${inside}${field}`,
    to,
  });
  const differences = Object.entries(valuesByField).flatMap(([field, { refused }]) => [
    toChange(field, ABSENT),
    ...refused.map((value) => toChange(field, value)),
  ]);
  return {
    allowedToo: rounds(path, valuesByField, inside),
    refused: [toChange('intrus', 1), ...differences],
  };
}

/** The same for a document that may have fields of any other name. */
export function sweepKnown(path: string, valuesByField: ValuesByField): Sweep {
  const { allowedToo, refused } = sweep(path, valuesByField);
  const [, first, ...others] = refused;
  if (first === undefined) throw new Error('No field is swept.');
  return { allowedToo, refused: [first, ...others] };
}

/** Most keys of a document whose content is the schema's. */
const keyCount = 60;

/** As many keys as such a document may have, of any name, and one more. */
export function bounded(path: string, fields: Fields): Sweep {
  const length = keyCount - Object.keys(fields).length;
  const more = Array.from({ length }, (_, index): [string, unknown] => [
    `champ${index}`,
    index,
  ]);
  const full: Fields = { ...fields, ...Object.fromEntries(more) };
  return {
    allowedToo: [{ write: path, to: full }],
    refused: [{ write: path, to: { ...full, intrus: 1 } }],
  };
}

/**
 * Each field once: for a second operation with the same required shape as the first, which was swept. Enough to show that it requires it.
 */
export function glance(path: string, valuesByField: ValuesByField, inside = ''): Sweep {
  const firstOnly = Object.entries(valuesByField).map(
    ([field, { accepted, refused }]) =>
      [field, { accepted: accepted.slice(0, 1), refused: refused.slice(0, 1) }] as const,
  );
  const { allowedToo, refused } = sweep(path, Object.fromEntries(firstOnly), inside);
  const [foreign, ...others] = refused;
  const isAbsence = (change: Difference) => 'to' in change && change.to === ABSENT;
  return {
    allowedToo,
    refused: [foreign, ...others.filter((change) => !isAbsence(change))],
  };
}

/** The same for a document that may have fields of any other name. */
export function glanceKnown(path: string, valuesByField: ValuesByField): Sweep {
  const { allowedToo, refused } = glance(path, valuesByField);
  const [, first, ...others] = refused;
  if (first === undefined) throw new Error('No field is looked at.');
  return { allowedToo, refused: [first, ...others] };
}
