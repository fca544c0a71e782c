import { foldLetters } from '@/domain/commune/slug.ts';
import { partsOfAddress } from '@/langue/addresses.ts';
import { siteMap } from '@/pages/public/site-map.ts';

export type Suggestion = { label: string; to: string };

/** Most letters wrong, missing or added. */
const maximumDistance = 3;

/** The longest address that is compared: an attack is not an address. */
const maximumLength = 60;

/** Edit distance of two texts (Levenshtein), by the rows of the table. */
export function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const substituted = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      const removed = (previous[column + 1] ?? 0) + 1;
      const added = (current[column] ?? 0) + 1;
      current.push(Math.min(substituted, removed, added));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone % is not an encoding: the text is read unchanged.
    return path;
  }
}

/**
 * Pages whose address differs by a typing error from one that does not exist, nearest first; two at most. The catalogue proposes addresses
 * below /les_quetes (features/catalogue/nearest-matches.tsx).
 */
export function nearestAddresses(path: string): Suggestion[] {
  const typed = decoded(path.split('?')[0] ?? '').slice(0, 2 * maximumLength);
  if (partsOfAddress(typed).french.startsWith('/les_quetes/')) return [];
  const wanted = foldLetters(typed).replace(/\/+$/, '');
  if (wanted.length < 3 || wanted.length > maximumLength) return [];
  return siteMap
    .flatMap(({ pages }) => [...pages])
    .filter(({ to }) => to.length > 1 && !to.includes('#'))
    .map((page) => ({ page, distance: editDistance(wanted, page.to.toLowerCase()) }))
    .filter(
      ({ page, distance }) =>
        distance <= Math.min(maximumDistance, Math.floor(page.to.length / 3)),
    )
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 2)
    .map(({ page }) => page);
}
