import { t } from '@lingui/core/macro';
import { currentLangue } from '@/langue/current-langue.ts';
import { formatNombre, noBreakSpace } from './nombre.ts';

/** A duration in minutes, in words: `45 min`, `1 h`, `1 h 30`, `2 h 05` (`2 h 5 min` but in French). Rounded to the minute. */
export function formatDuree(minutes: number): string {
  const total = Math.round(minutes);
  const hours = Math.floor(total / 60);
  const rest = total % 60;
  if (hours === 0) return `${total}${noBreakSpace}min`;
  const hoursText = `${formatNombre(hours)}${noBreakSpace}h`;
  if (rest === 0) return hoursText;
  if (currentLangue() !== 'fr')
    return `${hoursText}${noBreakSpace}${rest}${noBreakSpace}min`;
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

/**
 * Straight distance to a place, in words for choosing: to 10 m below a kilometre, to 100 m below ten, then to the kilometre: `à 350 m`, `à
 * 2,4 km`, `à 22 km`; `à environ 22 km` for an estimate, to the kilometre.
 */
export function formatEloignement(
  metres: number,
  { isEstimate = false }: { isEstimate?: boolean } = {},
): string {
  if (isEstimate) {
    const kilometres = Math.max(1, Math.round(metres / 1_000));
    const about = formatDistance(kilometres * 1_000);
    return t`à environ ${about}`;
  }
  const step = metres < 995 ? 10 : metres < 9_950 ? 100 : 1_000;
  const distance = formatDistance(Math.round(metres / step) * step);
  return t`à ${distance}`;
}

/** A distance in metres, in words: metres below 1,000 (`350 m`), then kilometres to one decimal (`2,4 km`). */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres);
  if (rounded < 1_000) return `${rounded}${noBreakSpace}m`;
  return `${formatNombre(Math.round(rounded / 100) / 10)}${noBreakSpace}km`;
}
