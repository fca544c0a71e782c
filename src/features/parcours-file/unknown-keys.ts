import type { Parcours } from '@/domain/parcours/parcours.ts';
import { pathOf, type FileProblem } from './check-file.ts';
import { parcoursJsonSchema } from './parcours-json-schema.ts';

/** The part of a JSON Schema with the keys of an object. */
type Schema = {
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  const?: unknown;
};

/** An unknown key, with the path of its parent. */
type UnknownKey = { path: readonly PropertyKey[]; key: string };

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True if a schema of a union may fit a value: its kind, if any, is the schema's. */
function isMeant({ properties }: Schema, value: unknown): boolean {
  if (properties === undefined) return !isRecord(value);
  return (
    isRecord(value) &&
    Object.entries(properties).every(
      ([key, schema]) =>
        !('const' in schema) || !Object.hasOwn(value, key) || schema.const === value[key],
    )
  );
}

/** The keys of a value, at any depth, that its JSON Schema does not name. */
function unknownKeys(
  schema: Schema,
  value: unknown,
  path: readonly PropertyKey[] = [],
): UnknownKey[] {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const meant = choices.find((choice) => isMeant(choice, value));
    return meant === undefined ? [] : unknownKeys(meant, value, path);
  }
  const { items, properties } = schema;
  if (Array.isArray(value)) {
    if (items === undefined) return [];
    return value.flatMap((item: unknown, index) =>
      unknownKeys(items, item, [...path, index]),
    );
  }
  if (!isRecord(value) || properties === undefined) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (!Object.hasOwn(properties, key)) return [{ path, key }];
    const own = properties[key];
    return own === undefined ? [] : unknownKeys(own, item, [...path, key]);
  });
}

/** Advice on the keys of a parcours file unknown to this build, each with its place: they are not errors. */
export function unknownKeyAdvice(parcours: Parcours): FileProblem[] {
  return unknownKeys(parcoursJsonSchema(), parcours).map(({ path, key }) => ({
    chemin: pathOf([...path, key]),
    message: 'Clé inconnue, gardée.',
  }));
}
