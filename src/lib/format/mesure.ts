import { formatNombre, noBreakSpace } from './nombre.ts';

/** A duration in minutes, in words: `45 min`, `1 h`, `1 h 30`, `2 h 05`. Rounded to the minute. */
export function formatDuree(minutes: number): string {
  const total = Math.round(minutes);
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${total}${noBreakSpace}min`;
  const hoursText = `${formatNombre(hours)}${noBreakSpace}h`;
  if (rest === 0) return hoursText;
  return `${hoursText}${noBreakSpace}${String(rest).padStart(2, '0')}`;
}

/** A distance in metres, in words: metres below 1,000 (`350 m`), then kilometres to one decimal (`2,4 km`). */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres);
  if (rounded < 1_000) return `${rounded}${noBreakSpace}m`;
  return `${formatNombre(Math.round(rounded / 100) / 10)}${noBreakSpace}km`;
}
