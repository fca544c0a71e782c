/** Runs one action per key at a time: calls while it is under way share its answer. A later call runs it again. */
export function shareUnderWay<T>(
  act: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key) => {
    const begun =
      underWay.get(key) ??
      act(key).finally(() => {
        underWay.delete(key);
      });
    underWay.set(key, begun);
    return begun;
  };
}
