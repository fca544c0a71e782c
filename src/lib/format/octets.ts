import { t } from '@lingui/core/macro';
import { formatNombre } from './nombre.ts';

/** A size as people read it: kilobytes of a thousand, megabytes to one decimal. */
export function formatOctets(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_000));
  const count = formatNombre(
    kilobytes < 1_000 ? kilobytes : Math.round(kilobytes / 100) / 10,
  );
  return kilobytes < 1_000 ? t`${count} ko` : t`${count} Mo`;
}
