/** The key added by a later build, and its value: a secret, so that a test finds it wherever it leaks. */
export const laterKey = 'cleDePlusTard';
export const laterSecret = 'le secret de plus tard';
const laterValue = { texte: laterSecret, liste: [1, 'deux'] };

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.getPrototypeOf(value) === Object.prototype
  );
}

/**
 * A stored value of a later build: with `laterKey` in each of its objects. `records` names the keys whose objects hold values by id and
 * have no keys of their own.
 */
export function withLaterKeys(value: unknown, records: readonly string[] = []): unknown {
  const add = (one: unknown, isRecord: boolean): unknown => {
    if (Array.isArray(one)) return one.map((item) => add(item, false));
    if (!isPlain(one)) return one;
    const entries = Object.entries(one).map(([key, item]) => [
      key,
      add(item, records.includes(key)),
    ]);
    return {
      ...(Object.fromEntries(entries) as Plain),
      ...(!isRecord && { [laterKey]: laterValue }),
    };
  };
  return add(value, false);
}

/** The value without `laterKey`, at any depth: the part known to this build. */
export function withoutLaterKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLaterKeys);
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== laterKey);
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutLaterKeys(one)]));
}
