/** How many things are fetched side by side: a phone has other things to do. */
const parallelCount = 4;

/**
 * Does some work for each item, the first ones first, a few at a time. Once one rejects, nothing more is begun, what is
 * under way ends, and the whole rejects with it.
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
