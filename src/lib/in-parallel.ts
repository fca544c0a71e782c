/** Number of parallel fetches: a phone has other work. */
const parallelCount = 4;

/**
 * Works through the items in order, a few at a time. After a rejection no more is begun, work under way ends, and the whole rejects with
 * it.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    const item = waiting.shift();
    if (item === undefined) return;
    try {
      await work(item);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
    await next();
  };
  const ends = await Promise.allSettled(Array.from({ length: parallelCount }, next));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
