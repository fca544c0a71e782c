/** A JSON document with a priority on one node, and the path of that node. */
type Prioritized = { place: string; json: unknown };

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null;
}

/** The document once for each of its nodes, including the first, with a priority on that node alone. */
export function withEachPriority(json: unknown): Prioritized[] {
  if (!isObject(json)) {
    return [{ place: '', json: { '.value': json, '.priority': 1 } }];
  }
  const below = Object.entries(json).flatMap(([key, child]) =>
    withEachPriority(child).map((one) => ({
      place: one.place === '' ? key : `${key}/${one.place}`,
      json: { ...json, [key]: one.json },
    })),
  );
  return [{ place: '', json: { ...json, '.priority': 'x'.repeat(1000) } }, ...below];
}
