/**
 * Does one thing once at a time: who asks for the same key while it is under way gets the same answer. Asked for
 * afterwards, it is done again.
 */
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
