import * as z from 'zod/mini';
import { crockfordAlphabet, readSigns } from '../epreuve/jeton.ts';
import { queteIdSchema, type QueteId } from '../quete/quete.ts';
import type { Random } from '../random.ts';
import { retention } from '../retention.ts';
import { preuveIdSchema, type PreuveId } from './preuve-id.ts';

const idLength = 26;
/** So many signs of a torn print are enough to look for: 20 bits, among the preuves of a commune. */
const knownMin = 4;

const dayMs = 24 * 60 * 60 * 1_000;
/** How long after its finish a party may get its preuve, in days; the rules hold the same. */
const delayDays = 30;

/** What the rules saw of a finish. Times are epoch milliseconds of the server. */
export type Preuve = {
  id: PreuveId;
  queteId: QueteId;
  version: number;
  /** Of right answers that the rules have proven. */
  points: number;
  /** Épreuves that were settled under the rules, found or passed. */
  etapes: number;
  /** The first moment (UTC) of the day it was made on. */
  jour: number;
  /** When a desk marked it as given; null before. */
  remisLe: number | null;
  expireAt: number;
};

/** The fields of a preuve, whichever way they were read. Times are epoch milliseconds. */
export const preuveFieldsSchema = z.object({
  queteId: queteIdSchema,
  version: z.int(),
  points: z.int(),
  etapes: z.int(),
  jour: z.number(),
  remisLe: z.nullable(z.number()),
  expireAt: z.number(),
});

/** A fresh id. */
export function randomPreuveId(random: Random): PreuveId {
  const signs = Array.from(
    random(idLength),
    (byte) => crockfordAlphabet[byte % crockfordAlphabet.length] ?? '0',
  );
  return preuveIdSchema.parse(signs.join(''));
}

/** The first moment (UTC) of the day of a time, in epoch milliseconds. */
export function dayOf(at: number): number {
  return Math.floor(at / dayMs) * dayMs;
}

/** When a preuve that is made on a day is over, in epoch milliseconds. */
export function preuveEnd(jour: number): number {
  return jour + retention.preuveDays * dayMs;
}

/** Whether a party that ended at `finishedAt` may get its preuve at `now`, both by the server (epoch milliseconds). */
export function isInTime(finishedAt: number, now: number): boolean {
  return now < finishedAt + delayDays * dayMs;
}

/** The id in the fragment of the address of a preuve; null where it is none. What a messenger glued to its end is left out. */
export function preuveIdIn(hash: string): PreuveId | null {
  const text = hash.replace(/^#/, '').toLowerCase();
  // A longer run of signs is no id with something glued to it.
  if (/^[0-9a-z]/.test(text.slice(idLength))) return null;
  return preuveIdSchema.safeParse(text.slice(0, idLength)).data ?? null;
}

/** What was typed or scanned at a desk: a whole id, or signs of one, `?` for each that cannot be read. */
export type Demande =
  | { type: 'preuve'; id: PreuveId }
  | { type: 'signes'; motif: string }
  | null;

/**
 * Reads what was typed or scanned at a desk: the address of a preuve, or its signs, in whatever case, with o for 0, i and l for
 * 1, fewer where the print is torn. Null where it is neither, or where fewer than four signs are known.
 */
export function readDemande(typed: string): Demande {
  const text = typed.trim();
  const at = text.indexOf('#');
  if (at >= 0) {
    const id = preuveIdIn(text.slice(at));
    return id === null ? null : { type: 'preuve', id };
  }
  const signs = readSigns(text);
  const id = preuveIdSchema.safeParse(signs).data;
  if (id !== undefined) return { type: 'preuve', id };
  const motif = signs.replace(/\?+$/, '');
  const isMotif = /^[0-9a-hjkmnp-tv-z?]{4,25}$/.test(motif);
  const knownCount = motif.replaceAll('?', '').length;
  return isMotif && knownCount >= knownMin ? { type: 'signes', motif } : null;
}

/** What every id of a motif begins with: the signs before the first that is not known. */
export function knownStart(motif: string): string {
  return motif.split('?')[0] ?? '';
}

/** Whether an id has the signs of a motif. */
export function hasMotif(id: PreuveId, motif: string): boolean {
  return motif.split('').every((sign, index) => sign === '?' || id[index] === sign);
}

/** The first to be made comes first: of several with the same signs it is the one that was not copied. */
export function inOrder(preuves: readonly Preuve[]): Preuve[] {
  return preuves.toSorted((a, b) => a.jour - b.jour || (a.id < b.id ? -1 : 1));
}
