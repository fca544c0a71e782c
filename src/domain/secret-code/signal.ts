/** A moment of an audible or visible message: a tone in hertz, or silence, and its length in units. */
export type Pulse = { units: number; hertz: number | null };

/** Playback of a coded text. */
export type Signal = {
  pulses: (coded: string) => readonly Pulse[];
  /** Also for a lamp: all its tones are the same. */
  isSeen: boolean;
};

/** Length of a unit when a lamp blinks, in milliseconds; `calm` with `prefers-reduced-motion`. */
export const lampUnitMs = { usual: 200, calm: 600 } as const;

/** The times at which a lamp lights up, in milliseconds from the start. */
export function flashTimes(pulses: readonly Pulse[], unitMs: number): number[] {
  const times: number[] = [];
  let at = 0;
  for (const { units, hertz } of pulses) {
    if (hertz !== null) times.push(at);
    at += units * unitMs;
  }
  return times;
}

/** Length of a message, in units. */
export function unitCount(pulses: readonly Pulse[]): number {
  return pulses.reduce((sum, { units }) => sum + units, 0);
}
