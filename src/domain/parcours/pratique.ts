import * as z from 'zod/mini';
import { saisonList, traitList } from './trait.ts';
import { openObject } from '../open-object.ts';

/** From when to when one may walk there, in minutes of the day; `de` after `a` goes over midnight. */
export const horairesSchema = openObject({
  de: z.int().check(z.gte(0), z.lte(1_439)),
  a: z.int().check(z.gte(1), z.lte(1_440)),
});
export type Horaires = z.infer<typeof horairesSchema>;

function isDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

/** What one settles before leaving home, besides length and age. */
export const pratiqueSchema = openObject({
  traits: z.array(z.enum(traitList)).check(z.refine(isDistinct)),
  /** None: open all the year. */
  saisons: z.array(z.enum(saisonList)).check(z.refine(isDistinct)),
  /** Null: open at any hour. */
  horaires: z.nullable(horairesSchema),
  /** The day of the last check on the spot, as `2026-05-12`. */
  verifieLe: z.nullable(z.iso.date()),
});
export type Pratique = z.infer<typeof pratiqueSchema>;

export const blankPratique: Pratique = {
  traits: [],
  saisons: [],
  horaires: null,
  verifieLe: null,
};
