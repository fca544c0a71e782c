import { formatNombre, noBreakSpace } from './nombre.ts';

/** A size as people read it: kilobytes of a thousand, megabytes to one decimal. */
export function formatOctets(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  return kilobytes < 1_000
    ? `${formatNombre(kilobytes)}${noBreakSpace}ko`
    : `${formatNombre(Math.round(kilobytes / 100) / 10)}${noBreakSpace}Mo`;
}
