import { openPartBytes } from '@/domain/catalogue/open-files.ts';

/** What a file has besides its items: its head, its licence, the name of the next part. */
const frameBytes = 4_000;

/**
 * Items in the order they have, as many together as a part may hold; always one part, even of nothing. `bytesOf`: how many
 * bytes an item takes in the file.
 */
export function inParts<Item>(
  items: readonly Item[],
  bytesOf: (item: Item) => number,
  limit = openPartBytes,
): Item[][] {
  const parts: Item[][] = [[]];
  let left = limit - frameBytes;
  for (const item of items) {
    const bytes = bytesOf(item);
    const part = parts.at(-1) ?? [];
    if (bytes > left && part.length > 0) {
      parts.push([item]);
      left = limit - frameBytes - bytes;
    } else {
      part.push(item);
      left -= bytes;
    }
  }
  return parts;
}
