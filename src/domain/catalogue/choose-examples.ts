import type { Carte } from './catalogue.ts';

/** Ratings of 3 out of 5 added to every quête: one rating of 5 must not precede fifty of 4.8. */
const priorCount = 5;
const priorMean = 3;

function scoreOf({ note }: Carte): number {
  if (note === null) return priorMean;
  const sum = note.moyenne * note.nombre + priorMean * priorCount;
  return sum / (note.nombre + priorCount);
}

/** Example quêtes for a mairie: best rated first, oldest first among equals, so that a new quête is not an example yet. At most `count`. */
export function chooseExamples(cartes: readonly Carte[], count: number): Carte[] {
  return cartes
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.publishedAt - b.publishedAt)
    .slice(0, count);
}
