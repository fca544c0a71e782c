/**
 * Reads a duration as people type it, in minutes: `90`, `90 min`, `1 h 30`, `1h`, `1,5 h`. Null for other texts; does not judge if the
 * duration is sensible.
 */
export function parseDuree(text: string): number | null {
  const clean = text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(',', '.');
  const minutes = /^(\d{1,4})(?: ?(?:min|mn|minutes?|'|’))?$/.exec(clean);
  if (minutes !== null) return Number(minutes[1]);
  const hours =
    /^(\d{1,2}(?:\.\d{1,2})?) ?(?:h|heures?)(?: ?(\d{1,2})(?: ?(?:min|mn|minutes?))?)?$/.exec(
      clean,
    );
  if (hours === null) return null;
  return Math.round(Number(hours[1]) * 60) + Number(hours[2] ?? 0);
}

/** A duration in minutes as `parseDuree` reads it back: `45 min`, `1 h`, `1 h 05`. */
export function formatDuree(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00A0min`;
  if (rest === 0) return `${hours}\u00A0h`;
  return `${hours}\u00A0h\u00A0${String(rest).padStart(2, '0')}`;
}
