import type { Carte } from './catalogue.ts';

/** How many ratings of 3 out of 5 every quête is counted with: one rating of 5 does not come before fifty of 4.8. */
const priorCount = 5;
const priorMean = 3;

function scoreOf({ note }: Carte): number {
  if (note === null) return priorMean;
  const sum = note.moyenne * note.nombre + priorMean * priorCount;
  return sum / (note.nombre + priorCount);
}

/**
 * The quêtes that a mairie is shown: the best rated first, the oldest first among equals, so that what was just published
 * is not an example yet. At most `count`.
 */
export function chooseExamples(cartes: readonly Carte[], count: number): Carte[] {
  return cartes
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.publishedAt - b.publishedAt)
    .slice(0, count);
}
