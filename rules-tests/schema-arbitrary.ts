import fc from 'fast-check';
import { Timestamp } from 'firebase/firestore';
import type * as z from 'zod/mini';
import { limits } from '@/domain/limits.ts';
import { ABSENT } from './row.ts';

/** zod's internals of a schema, as far as this product's documents need them (`_zod.def`). */
type Definition = {
  type: string;
  innerType?: Schema;
  element?: Schema;
  shape?: Record<string, Schema>;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  format?: string;
  checks?: { _zod: { def: Check } }[];
};
type Check = {
  check: string;
  maximum?: number;
  minimum?: number;
  value?: number;
  inclusive?: boolean;
  pattern?: RegExp;
};
type Schema = z.ZodMiniType;

function definitionOf(schema: Schema): Definition {
  return schema._zod.def;
}

function checksOf({ checks = [] }: Definition): Check[] {
  return checks.map(({ _zod }) => _zod.def);
}

/** Without optional or null. */
function innerOf(schema: Schema): Schema {
  const { innerType } = definitionOf(schema);
  return innerType === undefined ? schema : innerOf(innerType);
}

/** No schema of a document exceeds it. */
const { max: largestNumber } = limits.nombre;

type Bounds = { min: number; max: number; isOpen: boolean };

function boundsOf(definition: Definition): Bounds {
  const checks = checksOf(definition);
  const bound = (check: string) => checks.find((one) => one.check === check);
  const least = bound('greater_than');
  const most = bound('less_than');
  return {
    min: least?.value ?? -largestNumber,
    max: most?.value ?? largestNumber,
    isOpen: most?.inclusive === false,
  };
}

function lengthsOf(definition: Definition): { min: number; max: number } {
  const checks = checksOf(definition);
  const maximum = checks.find(({ check }) => check === 'max_length')?.maximum;
  const minimum = checks.find(({ check }) => check === 'min_length')?.minimum;
  return { min: minimum ?? 0, max: maximum ?? 40 };
}

function textArbitrary(definition: Definition): fc.Arbitrary<string> {
  const { min, max } = lengthsOf(definition);
  const fits = ({ length }: string) => length >= min && length <= max;
  const pattern = checksOf(definition).find((check) => check.pattern !== undefined);
  if (pattern?.pattern !== undefined) {
    return fc.stringMatching(pattern.pattern).filter(fits);
  }
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }).filter(fits) },
    fc.constantFrom('a'.repeat(max), 'é'.repeat(max), '😀'.repeat(max / 2)).filter(fits),
    fc.constant('a'.repeat(min)),
  );
}

function numberArbitrary(definition: Definition): fc.Arbitrary<number> {
  const { min, max, isOpen } = boundsOf(definition);
  const isWhole =
    definition.format === 'safeint' ||
    checksOf(definition).some(({ check }) => check === 'number_format');
  const among = isWhole
    ? fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) })
    : fc.double({ min, max, maxExcluded: isOpen, noNaN: true });
  return fc.oneof(among, fc.constantFrom(...(isOpen ? [min] : [min, max])));
}

/**
 * Values that a schema accepts, many of them at its bounds. Refinements are unknown here: filter, or give in `instead` the source of a
 * field (`image.path`).
 * @throws Error for a kind of schema that no document holds.
 */
export function arbitraryOf(
  schema: Schema,
  instead: Readonly<Record<string, fc.Arbitrary<unknown>>> = {},
  path = '',
): fc.Arbitrary<unknown> {
  const own = instead[path];
  if (own !== undefined) return own;
  const definition = definitionOf(schema);
  const inside = (inner: Schema, name = '') =>
    arbitraryOf(
      inner,
      instead,
      name === '' || path === '' ? path + name : `${path}.${name}`,
    );
  const { type, innerType, element, shape, options, entries, values } = definition;
  if (type === 'nullable' && innerType !== undefined) {
    return fc.option(inside(innerType));
  }
  // A document that is written holds every field.
  if (innerType !== undefined) return inside(innerType);
  if (type === 'string') return textArbitrary(definition);
  if (type === 'number') return numberArbitrary(definition);
  if (type === 'boolean') return fc.boolean();
  if (entries !== undefined) return fc.constantFrom(...Object.values(entries));
  if (values !== undefined) return fc.constantFrom(...values);
  if (options !== undefined) return fc.oneof(...options.map((one) => inside(one)));
  if (element !== undefined) {
    const { min, max } = lengthsOf(definition);
    return fc.array(inside(element), { minLength: min, maxLength: max });
  }
  if (shape !== undefined) {
    return fc.record(
      Object.fromEntries(
        Object.entries(shape).map(([name, field]) => [name, inside(field, name)]),
      ),
    );
  }
  throw new Error(`No document holds a schema of this kind: ${type}.`);
}

/** Anything a client may send in the place of a value. */
const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'a', 'a b', 'a\n', 'é', '-', '../x', 'https://example.org/a.jpg'),
  fc.constantFrom(-1, 0, 1, 5.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY),
  fc.constantFrom<unknown>(null, true, false, ABSENT, [], ['a'], {}, { a: 1 }),
  fc.constant(Timestamp.fromMillis(0)),
);

/** Values just inside and just outside the bounds of a scalar. */
function edgesOf(schema: Schema): unknown[] {
  const definition = definitionOf(innerOf(schema));
  if (definition.type === 'string') {
    const { min, max } = lengthsOf(definition);
    return [min - 1, min, max, max + 1]
      .filter((length) => length >= 0)
      .flatMap((length) => ['a'.repeat(length), 'é'.repeat(length)]);
  }
  if (definition.type === 'number') {
    const { min, max } = boundsOf(definition);
    return [min - 1, min, min + 0.5, max, max + 1, String(max)];
  }
  const { entries } = definition;
  return entries === undefined ? [true, false, 1, 'true'] : Object.values(entries);
}

/** True if a document holds it directly: no map, no list. */
export function isScalar(schema: Schema): boolean {
  return ['string', 'number', 'boolean', 'enum'].includes(
    definitionOf(innerOf(schema)).type,
  );
}

/** Replacements of a scalar: right or wrong, and most often near its bounds. */
export function nearArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom(...edgesOf(schema)), arbitraryOf(schema), strangeValue);
}
