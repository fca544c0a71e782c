import * as z from 'zod/mini';
import { crockfordAlphabet, readSigns } from '../epreuve/jeton.ts';
import { queteIdSchema, type QueteId } from '../quete/quete.ts';
import type { Random } from '../random.ts';
import { retention } from '../retention.ts';
import { preuveIdSchema, type PreuveId } from './preuve-id.ts';

const idLength = 26;
/** Fewest signs of a torn print for a search: 20 bits, among the preuves of a commune. */
const knownMin = 4;

const dayMs = 24 * 60 * 60 * 1_000;
/** Days after its finish in which a party may get its preuve; the rules check the same. */
const delayDays = 30;

/** The finish as seen by the rules. Times are epoch milliseconds of the server. */
export type Preuve = {
  id: PreuveId;
  queteId: QueteId;
  version: number;
  /** Of right answers that the rules have proven. */
  points: number;
  /** Épreuves that were settled under the rules, found or passed. */
  etapes: number;
  /** The first moment (UTC) of its day. */
  jour: number;
  /** Time when a desk marked it as given; null before. */
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

/** Expiry of a preuve made on a day, in epoch milliseconds. */
export function preuveEnd(jour: number): number {
  return jour + retention.preuveDays * dayMs;
}

/** True if a party that ended at `finishedAt` may get its preuve at `now`, both by the server (epoch milliseconds). */
export function isInTime(finishedAt: number, now: number): boolean {
  return now < finishedAt + delayDays * dayMs;
}

/** The id in the fragment of a preuve's address; null if invalid. Characters that a messenger added are removed. */
export function preuveIdIn(hash: string): PreuveId | null {
  const text = hash.replace(/^#/, '').toLowerCase();
  // A longer run of signs is no id with something glued to it.
  if (/^[0-9a-z]/.test(text.slice(idLength))) return null;
  return preuveIdSchema.safeParse(text.slice(0, idLength)).data ?? null;
}

/** Input at a desk, typed or scanned: a whole id, or some signs, `?` for each unreadable one. */
export type Demande =
  | { type: 'preuve'; id: PreuveId }
  | { type: 'signes'; motif: string }
  | null;

/**
 * Reads an input at a desk: the address of a preuve, or its signs, in any case, with o for 0, i and l for 1, fewer if the print is torn.
 * Null for other input, or fewer than four known signs.
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

/** Common prefix of the ids of a motif: the signs before the first unknown one. */
export function knownStart(motif: string): string {
  return motif.split('?')[0] ?? '';
}

/** True if an id matches a motif. */
export function hasMotif(id: PreuveId, motif: string): boolean {
  return motif.split('').every((sign, index) => sign === '?' || id[index] === sign);
}

/** Oldest first: among several with the same signs it is the original. */
export function inOrder(preuves: readonly Preuve[]): Preuve[] {
  return preuves.toSorted((a, b) => a.jour - b.jour || (a.id < b.id ? -1 : 1));
}
