import { choice, readBy } from '@/device/choice.ts';
import { isCle } from '@/domain/privee/cle.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

/** Most keys on a device, last opened first. */
const countMax = 50;

/** The key of a quête privée that was opened on this device, and its last hour (epoch milliseconds). */
export type KeptCle = { queteId: QueteId; cle: string; a: number };

// Checked by hand: the game reads it, and needs the schema library for nothing else at this point.
function isKeptCle(value: unknown): value is KeptCle {
  if (typeof value !== 'object' || value === null) return false;
  const { queteId, cle, a } = value as Partial<Record<keyof KeptCle, unknown>>;
  return isQueteId(queteId) && isCle(cle) && typeof a === 'number';
}

const cles = choice<readonly KeptCle[]>(
  'qc.privees',
  readBy((kept) => (Array.isArray(kept) ? kept.filter(isKeptCle) : [])),
  [],
);

/** The keys that this device has, the last opened first. */
export function listCles(): readonly KeptCle[] {
  return cles.read();
}

/** Stores the key of a quête after reading it. */
export function keepCle(kept: KeptCle): void {
  const others = listCles().filter(({ queteId }) => queteId !== kept.queteId);
  cles.keep([kept, ...others].slice(0, countMax));
}

/** The key of a quête privée; null if this device never opened it. */
export function cleOf(queteId: QueteId): KeptCle | null {
  return listCles().find((kept) => kept.queteId === queteId) ?? null;
}
