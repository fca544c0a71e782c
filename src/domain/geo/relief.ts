/** Metres gained and lost on the way, and the bounds of its altitude; all rounded. */
export type Relief = {
  montee: number;
  descente: number;
  minimum: number;
  maximum: number;
};

/** Points of a drawn profile, at most. */
export const profilPointCount = 60;

/** Below this, a change of altitude is the noise of the model, which would add up on a long walk. */
const noiseMetres = 3;

/** Relief for walkers from altitudes in metres along a line; null for fewer than two. */
export function reliefOf(altitudes: readonly number[]): Relief | null {
  const [first] = altitudes;
  if (first === undefined || altitudes.length < 2) return null;
  let [montee, descente, level] = [0, 0, first];
  for (const altitude of altitudes) {
    const change = altitude - level;
    if (Math.abs(change) < noiseMetres) continue;
    if (change > 0) montee += change;
    else descente -= change;
    level = altitude;
  }
  return {
    montee: Math.round(montee),
    descente: Math.round(descente),
    minimum: Math.round(Math.min(...altitudes)),
    maximum: Math.round(Math.max(...altitudes)),
  };
}

/** At most 60 of the altitudes of a line, evenly spaced, in whole metres; the first and the last are kept. */
export function profilOf(altitudes: readonly number[]): number[] {
  const count = Math.min(altitudes.length, profilPointCount);
  return Array.from({ length: count }, (_, index) => {
    const place = count === 1 ? 0 : (index * (altitudes.length - 1)) / (count - 1);
    return Math.round(altitudes[Math.round(place)] ?? 0);
  });
}

/** A family's pace, stops for shoes and cats included. */
export const metresPerMinute = 50;
/** Naismith's rule: an hour for 600 m of climb, whatever the pace. */
const climbPerMinute = 10;

/** Minutes that a group needs to walk so many metres and climb so many. */
export function walkingMinutes(metres: number, monteeMetres: number): number {
  return metres / metresPerMinute + monteeMetres / climbPerMinute;
}
