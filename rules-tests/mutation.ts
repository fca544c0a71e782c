import fc from 'fast-check';
import { Bytes, GeoPoint, Timestamp } from 'firebase/firestore';
import type { Fields } from './row.ts';

/** Path of a value in a document: names in maps, indexes in lists; `json`, a step into a JSON text. */
type Step = string | number;
const json = -1;

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value?.constructor === Object;
}

function parsedJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** The values in a value, each by its step. */
function childrenOf(value: unknown): [Step, unknown][] {
  if (isMap(value)) return Object.entries(value);
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  const inside = parsedJson(value);
  return inside === undefined ? [] : [[json, inside]];
}

function placesIn(value: unknown): Step[][] {
  return childrenOf(value).flatMap(([step, child]) => [
    [step],
    ...placesIn(child).map((place) => [step, ...place]),
  ]);
}

const gone = Symbol('taken away');

function withChild(value: unknown, step: Step, child: unknown): unknown {
  if (step === json) return child === gone ? '' : JSON.stringify(child);
  if (Array.isArray(value)) {
    const list = value.map((item: unknown) => item);
    if (child === gone) list.splice(Number(step), 1);
    else list[Number(step)] = child;
    return list;
  }
  // An earlier change put something else in the place of the map.
  if (!isMap(value)) return value;
  const { [String(step)]: _, ...others } = value;
  return child === gone ? others : { ...others, [String(step)]: child };
}

function changedAt(
  value: unknown,
  [step, ...rest]: readonly Step[],
  to: unknown,
): unknown {
  if (step === undefined) return to;
  const child = childrenOf(value).find(([own]) => own === step)?.[1];
  // An earlier change removed it.
  if (child === undefined && rest.length > 0) return value;
  return withChild(value, step, changedAt(child, rest, to));
}

/** Any value that Firestore stores, and that no schema of ours expects. */
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    'é'.repeat(6_000),
    '{',
    '[]',
    '{}',
    '[1]',
  ),
  fc.constantFrom(
    -1,
    0,
    1,
    5.5,
    -0,
    2 ** 53,
    1e300,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ),
  fc.constantFrom<unknown>(
    {},
    { a: {} },
    { a: [{ a: [] }] },
    { toString: 1, valueOf: 1 },
  ),
  fc.constantFrom<unknown>(
    { toMillis: 1 },
    { latitude: 1 },
    { length: 3 },
    { format: 1e9 },
  ),
  fc.constantFrom<unknown>({ constructor: 1 }, { hasOwnProperty: 1 }, { then: 1 }),
  fc.constantFrom<unknown>(
    [],
    [null],
    ['a'],
    [7],
    [{}],
    Array.from({ length: 90 }, () => 'a'),
  ),
  fc.constantFrom(
    new GeoPoint(90, -180),
    Timestamp.fromMillis(0),
    new Timestamp(-62e9, 0),
  ),
  fc.constant(Bytes.fromUint8Array(new Uint8Array([1, 2]))),
);

/** Names that a map may have besides. */
const strangeName = fc.constantFrom(
  'intrus',
  'constructor',
  'toString',
  'format',
  'a.b',
  ' ',
);

/** The document with a few of its values changed, taken away or added, at whatever depth. */
export function mutationsOf(document: Fields): fc.Arbitrary<Fields> {
  const places = placesIn(document);
  const change = fc.record({
    place: fc.constantFrom(...places),
    to: fc.oneof({ weight: 4, arbitrary: strange }, fc.constant(gone)),
    name: fc.option(strangeName, { freq: 6 }),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<Fields>((fields, { place, to, name }) => {
      const parent = place.slice(0, -1);
      const isNamed = name !== null && typeof place.at(-1) === 'string';
      const target = isNamed ? [...parent, name] : place;
      return changedAt(fields, target, to) as Fields;
    }, document),
  );
}
