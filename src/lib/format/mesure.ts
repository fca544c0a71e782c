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

/** A short duration in seconds, in words: `45 s`, `1 min`, `1 min 20 s`. Rounded to the second. */
export function formatSecondes(seconds: number): string {
  const total = Math.round(seconds);
  const minutes = Math.floor(total / 60);
  const parts = [
    ...(minutes === 0 ? [] : [`${formatNombre(minutes)}${noBreakSpace}min`]),
    ...(minutes > 0 && total % 60 === 0 ? [] : [`${total % 60}${noBreakSpace}s`]),
  ];
  return parts.join(' ');
}

/** A distance in metres, in words: metres below 1,000 (`350 m`), then kilometres to one decimal (`2,4 km`). */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres);
  if (rounded < 1_000) return `${rounded}${noBreakSpace}m`;
  return `${formatNombre(Math.round(rounded / 100) / 10)}${noBreakSpace}km`;
}
