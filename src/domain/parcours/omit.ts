/** A copy of a record without some of its entries. */
export function omit<Value extends object, Key extends keyof Value & string>(
  value: Value,
  ...keys: readonly Key[]
): Omit<Value, Key> {
  const left = Object.entries(value).filter(
    ([key]) => !keys.some((gone) => gone === key),
  );
  return Object.fromEntries(left) as Omit<Value, Key>; // The entries that are left are those of `Value`.
}
