import { writeNumber } from '@/langue/write-number.ts';
import { noBreakSpace } from './espaces.ts';

export { noBreakSpace } from './espaces.ts';

/** A number as the language of the document writes it: in French the same on every device, `1234.5` → `1 234,5`. */
export const formatNombre: (value: number) => string = writeNumber;

/** The form of a noun that goes with a count: in French, 0 and 1 are singular. */
export function pluralise(count: number, one: string, many: string): string {
  return Math.abs(count) < 2 ? one : many;
}

/** A count and its noun, never torn apart at the end of a line: `0 étape`, `1 étape`, `1 200 étapes`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNombre(count)}${noBreakSpace}${pluralise(count, one, many)}`;
}
