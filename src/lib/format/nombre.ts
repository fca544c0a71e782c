/** No-break space between a number and its unit or its noun. */
export const noBreakSpace = '\u00A0';
/** Narrow no-break space: between thousands, and before `;`, `!` and `?`. */
export const narrowNoBreakSpace = '\u202F';

const formatter = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 20 });

function write(parts: readonly Intl.NumberFormatPart[]): string {
  // The space between thousands changes with the version of ICU: one character is chosen for good.
  return parts
    .map(({ type, value }) => (type === 'group' ? narrowNoBreakSpace : value))
    .join('');
}

/** A number as the French write it, the same on every device: `1234.5` → `1 234,5`. */
export function formatNombre(value: number): string {
  return write(formatter.formatToParts(value));
}

/** The form of a noun that goes with a count: in French, 0 and 1 are singular. */
export function pluralise(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}

/** A count and its noun, never torn apart at the end of a line: `0 étape`, `1 étape`, `1 200 étapes`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNombre(count)}${noBreakSpace}${pluralise(count, one, many)}`;
}
