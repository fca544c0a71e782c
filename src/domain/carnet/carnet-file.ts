import * as z from 'zod/mini';
import { isNewer } from '../format.ts';
import { limits } from '../limits.ts';
import { openObject } from '../open-object.ts';
import { omit } from '../parcours/omit.ts';
import { feuilletCountMax, feuilletSchema, type Feuillet } from './feuillet.ts';

/** A larger file is no carnet: 500 pages take 150 kB. */
export const carnetFileBytesMax = 1_000_000;

const carnetFileSchema = openObject({
  carnet: z.array(z.unknown()).check(z.maxLength(4 * feuilletCountMax)),
});

/** What a file turned out to be. */
export type CarnetReading =
  | { type: 'carnet'; feuillets: Feuillet[]; unreadableCount: number }
  | { type: 'autre' }
  /** A later build wrote it. */
  | { type: 'plus-recent' };

/** The text of a file that keeps a carnet, to be read again on this device or another. */
export function carnetFileOf(feuillets: readonly Feuillet[]): string {
  return `${JSON.stringify({ format: 1, carnet: feuillets }, null, 2)}\n`;
}

/** The text that an account carries, without what stays on the device; where not all pages have room, the latest do. */
export function accountTextOf(feuillets: readonly Feuillet[]): string {
  let kept = feuillets.map((page): Feuillet => omit(page, 'surPlace'));
  for (;;) {
    const text = JSON.stringify({ format: 1, carnet: kept });
    if (text.length <= limits.repriseTexte.max) return text;
    kept = kept.slice(0, -1);
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads such a file. Pages that cannot be read are counted and left out; never throws. */
export function readCarnetFile(text: string): CarnetReading {
  if (text.length > carnetFileBytesMax) return { type: 'autre' };
  const value = parsedJson(text);
  const parsed = carnetFileSchema.safeParse(value);
  if (isNewer('carnet', value)) return { type: 'plus-recent' };
  if (!parsed.success) return { type: 'autre' };
  const feuillets = parsed.data.carnet.flatMap(
    (page) => feuilletSchema.safeParse(page).data ?? [],
  );
  return {
    type: 'carnet',
    feuillets,
    unreadableCount: parsed.data.carnet.length - feuillets.length,
  };
}
