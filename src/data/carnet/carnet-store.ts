import { choice, readBy } from '@/device/choice.ts';
import {
  feuilletCountMax,
  feuilletSchema,
  mergeCarnets,
  type Feuillet,
} from '@/domain/carnet/feuillet.ts';
import { isNewer } from '@/domain/format.ts';

/** Stored data: the pages that this build reads, and those that it only keeps. */
type Stored = {
  feuillets: Feuillet[];
  others: unknown[];
  isNewer: boolean;
  /** Last erasure of the carnet, epoch milliseconds; 0 if never. */
  effaceLe: number;
};

const blank: Stored = { feuillets: [], others: [], isNewer: false, effaceLe: 0 };

function storedOf(value: unknown): Stored {
  if (typeof value !== 'object' || value === null || !('carnet' in value)) return blank;
  if (isNewer('carnet', value)) return { ...blank, isNewer: true };
  if (!Array.isArray(value.carnet)) return blank;
  const pages: unknown[] = value.carnet;
  const read = pages.map((page) => feuilletSchema.safeParse(page).data ?? null);
  return {
    feuillets: read.filter((page) => page !== null),
    others: pages.filter((_, index) => read[index] === null),
    isNewer: false,
    effaceLe:
      'effaceLe' in value && typeof value.effaceLe === 'number' ? value.effaceLe : 0,
  };
}

/** Unparsed: `storedOf` reads it. */
const kept = choice<unknown>(
  'carnet',
  readBy((value) => value),
  null,
);

const readStored = () => storedOf(kept.read());

/** True on success: not if storage is full or blocked, nor if a later build wrote the carnet. */
function write(stored: Stored): boolean {
  if (stored.isNewer) return false;
  const carnet = [...stored.feuillets.slice(0, feuilletCountMax), ...stored.others];
  const { effaceLe } = stored;
  const erased = effaceLe > 0 ? { effaceLe } : {};
  return kept.keep({ format: 1, carnet, ...erased });
}

/** The carnet of this device, latest page first; empty if storage is blocked or a later build wrote it. */
export function readCarnet(): Feuillet[] {
  return mergeCarnets(readStored().feuillets);
}

/**
 * Adds pages to the carnet of this device, without doubles, and returns true if it now has them all. Writes nothing if it has them already.
 */
export function addToCarnet(feuillets: readonly Feuillet[]): boolean {
  const stored = readStored();
  const merged = mergeCarnets(stored.feuillets, feuillets);
  const isSame = JSON.stringify(merged) === JSON.stringify(stored.feuillets);
  return isSame || write({ ...stored, feuillets: merged });
}

/** Takes the pages of some parties out of the carnet of this device: those of an account that erases its data. */
export function forgetFeuillets(ids: readonly string[]): void {
  const stored = readStored();
  const left = stored.feuillets.filter(({ id }) => !ids.includes(id));
  if (left.length < stored.feuillets.length) write({ ...stored, feuillets: left });
}

/** Last erasure of the carnet: earlier parties have no page any more. Epoch milliseconds, 0 if never. */
export function readErasedAt(): number {
  return readStored().effaceLe;
}

/** Removes all pages from the carnet of this device, and returns true on success. The parties themselves stay. */
export function eraseCarnet(at: number): boolean {
  return write({ ...readStored(), feuillets: [], others: [], effaceLe: at });
}
