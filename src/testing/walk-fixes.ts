import type { LineFix } from '@/domain/geo/line-watch.ts';
import { type Position, metresPerDegree } from '@/domain/geo/position.ts';

/** A place by its metres to the east and to the north of another (WGS84 degrees). */
export function placeBeside(origin: Position, east: number, north: number): Position {
  const scale = metresPerDegree * Math.cos((origin.lat * Math.PI) / 180);
  return { lat: origin.lat + north / metresPerDegree, lon: origin.lon + east / scale };
}

/** A street of so many metres to the north, drawn with a point every 25 metres. */
export function streetNorth(origin: Position, metres: number): Position[] {
  return Array.from({ length: Math.floor(metres / 25) + 1 }, (_, index) =>
    placeBeside(origin, 0, index * 25),
  );
}

/** Seconds since the walk began, metres to the east and to the north of its start, accuracy in metres. */
export type Step = [seconds: number, east: number, north: number, accuracy: number];

function wobble(seconds: number): number {
  return ((seconds / 10) % 3) * 4 - 4;
}

/**
 * A walk beside that street as a phone records it, a measure every ten seconds: two jumps of 60 m, a minute under trees 60 m aside with an
 * accuracy of 80 m, a shop 60 m aside for a minute and a half; then 200 m to the east by a wrong path, some minutes there, and back; in the
 * end a tunnel without a measure, and a first measure 300 m aside on waking.
 */
export function recordedSteps(): Step[] {
  const steps: Step[] = [];
  for (let seconds = 0; seconds <= 300; seconds += 10) {
    const isJump = seconds === 50 || seconds === 120;
    const isUnderTrees = seconds >= 150 && seconds <= 210;
    const isInShop = seconds >= 220 && seconds <= 290;
    const east = isJump || isUnderTrees ? 60 : isInShop ? 44 : wobble(seconds);
    steps.push([seconds, east, seconds, isUnderTrees ? 80 : 8]);
  }
  for (let seconds = 310; seconds <= 900; seconds += 10) {
    const out = seconds - 308;
    const back = 202 - (seconds - 700);
    steps.push([seconds, Math.max(0, Math.min(202, out, back)), 300, 8]);
  }
  for (let seconds = 910; seconds <= 1_100; seconds += 10) {
    steps.push([seconds, wobble(seconds), 300 + seconds - 900, 8]);
  }
  // Without a measure for three minutes; the first ones after it are wrong.
  steps.push([1_280, 300, 520, 45], [1_285, 280, 525, 30]);
  for (let seconds = 1_290; seconds <= 1_400; seconds += 10) {
    steps.push([seconds, wobble(seconds), 700, 8]);
  }
  return steps;
}

/** Steps as measures of a phone, from a time on (epoch milliseconds). */
export function fixesOf(
  steps: readonly Step[],
  origin: Position,
  startedAt: number,
): LineFix[] {
  return steps.map(([seconds, east, north, accuracyMetres]) => ({
    position: placeBeside(origin, east, north),
    accuracyMetres,
    at: startedAt + seconds * 1_000,
  }));
}
