/** A database as plain JSON: the slow and obvious one that the real one must equal. */
export type Plain = null | boolean | number | string | { [key: string]: Plain };

export function plainAt(root: Plain, path: readonly string[]): Plain {
  let here = root;
  for (const key of path) {
    here = typeof here === 'object' && here !== null ? (here[key] ?? null) : null;
  }
  return here;
}

export function withPlainAt(root: Plain, path: readonly string[], value: Plain): Plain {
  const [key, ...rest] = path;
  if (key === undefined) {
    return clean(value);
  }
  const here = typeof root === 'object' && root !== null ? root : {};
  const child = withPlainAt(here[key] ?? null, rest, value);
  if (child === null && (typeof root !== 'object' || root === null)) {
    return root;
  }
  return clean({ ...here, [key]: child });
}

/** Null and empty objects do not exist. */
function clean(value: Plain): Plain {
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const kept = Object.entries(value)
    .map(([key, child]) => [key, clean(child)] as const)
    .filter(([, child]) => child !== null);
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** The same text for equal data, in any order of keys. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value ?? null);
  }
  const fields = Object.entries(value as Record<string, unknown>)
    .filter(([, child]) => child !== null && child !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1))
    .map(([key, child]) => `${JSON.stringify(key)}:${canonical(child)}`);
  return fields.length === 0 ? 'null' : `{${fields.join()}}`;
}
