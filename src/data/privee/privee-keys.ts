import { isCle } from '@/domain/privee/cle.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

const storageKey = 'qc.privees';

/** As many as a device keeps, the last opened first. */
const countMax = 50;

/** The key of a quête privée that was opened on this device, and its last hour (epoch milliseconds). */
export type KeptCle = { queteId: QueteId; cle: string; a: number };

/** Where storage is blocked, they last as long as the page. */
let memory: readonly KeptCle[] | null = null;

// Checked by hand: the game reads it, and has the schema library for nothing else at this point.
function isKeptCle(value: unknown): value is KeptCle {
  if (typeof value !== 'object' || value === null) return false;
  const { queteId, cle, a } = value as Partial<Record<keyof KeptCle, unknown>>;
  return isQueteId(queteId) && isCle(cle) && typeof a === 'number';
}

/** The keys that this device has, the last opened first. */
export function listCles(): readonly KeptCle[] {
  if (memory !== null) return memory;
  try {
    const list: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(list) ? list.filter(isKeptCle) : [];
  } catch {
    return [];
  }
}

/** Keeps the key of a quête that was read by it. */
export function keepCle(kept: KeptCle): void {
  const others = listCles().filter(({ queteId }) => queteId !== kept.queteId);
  const list = [kept, ...others].slice(0, countMax);
  try {
    localStorage.setItem(storageKey, JSON.stringify(list));
    memory = null;
  } catch {
    memory = list;
  }
}

/** The key of a quête privée; null where this device never opened it. */
export function cleOf(queteId: QueteId): KeptCle | null {
  return listCles().find((kept) => kept.queteId === queteId) ?? null;
}
