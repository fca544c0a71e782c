import type { QueteId } from '../quete/quete.ts';
import type { Carte, CatalogueDepartement } from './catalogue.ts';

/**
 * Splits the cards of a département in parts, as a document holds 1 MiB: `catalogue/{departement}` is part 0, holds the newest cards and
 * counts the others; `catalogue/{departement}-{k}` holds older ones, the highest k the newest of them. A part that would exceed the limit
 * gives its older half to a new part.
 */
export type DepartementParts = {
  first: CatalogueDepartement;
  /** The part, other than the first, that holds the card in question; null when none does. */
  holding: { index: number; value: CatalogueDepartement } | null;
};

/** Parts to write, by index; 0 is included whenever a count changes. */
export type WrittenParts = ReadonlyMap<number, CatalogueDepartement>;

/** Number of parts. */
export function partCountOf({ parts }: CatalogueDepartement): number {
  return parts ?? 1;
}

/** Number of quêtes of the département in all parts; from its first part. */
export function totalOf({ total, cartes }: CatalogueDepartement): number {
  return total ?? cartes.length;
}

/** Reading order of the parts after the first: newer cards before older ones. */
export function furtherIndexes(first: CatalogueDepartement): number[] {
  return Array.from(
    { length: partCountOf(first) - 1 },
    (_, index) => index + 1,
  ).toReversed();
}

function without(cartes: readonly Carte[], queteId: QueteId): Carte[] {
  return cartes.filter((carte) => carte.queteId !== queteId);
}

function isIn(cartes: readonly Carte[], queteId: QueteId): boolean {
  return cartes.some((carte) => carte.queteId === queteId);
}

/** A département's card of a quête; null for none. */
export function carteIn(
  { first, holding }: DepartementParts,
  queteId: QueteId,
): Carte | null {
  const cartes = [...first.cartes, ...(holding?.value.cartes ?? [])];
  return cartes.find((carte) => carte.queteId === queteId) ?? null;
}

/** A département with a single part keeps its shape from before parts existed. */
function counted(
  first: CatalogueDepartement,
  cartes: Carte[],
  total: number,
  partCount: number,
): CatalogueDepartement {
  return partCount === 1
    ? { ...first, cartes }
    : { ...first, cartes, total, parts: partCount };
}

/** Puts a card first, or replaces the existing one; `fits` says if a part can be written. */
export function withCarte(
  { first, holding }: DepartementParts,
  carte: Carte,
  fits: (part: CatalogueDepartement) => boolean,
): WrittenParts {
  const { queteId } = carte;
  const isNew = !isIn(first.cartes, queteId) && holding === null;
  const total = totalOf(first) + (isNew ? 1 : 0);
  const partCount = partCountOf(first);
  const cartes = [carte, ...without(first.cartes, queteId)];
  const written = new Map<number, CatalogueDepartement>();
  if (holding !== null) {
    const left = without(holding.value.cartes, queteId);
    written.set(holding.index, { ...holding.value, cartes: left });
  }
  const whole = counted(first, cartes, total, partCount);
  if (fits(whole)) return written.set(0, whole);
  const half = Math.ceil(cartes.length / 2);
  return written
    .set(0, counted(first, cartes.slice(0, half), total, partCount + 1))
    .set(partCount, { cartes: cartes.slice(half) });
}

/** Changes a card in place, or moves it first if its part would exceed the limit. Does nothing without the card. */
export function withChangedCarte(
  parts: DepartementParts,
  queteId: QueteId,
  change: (carte: Carte) => Carte,
  fits: (part: CatalogueDepartement) => boolean,
): WrittenParts {
  const before = carteIn(parts, queteId);
  if (before === null) return new Map();
  const carte = change(before);
  const { index, value } = parts.holding ?? { index: 0, value: parts.first };
  const cartes = value.cartes.map((one) => (one.queteId === queteId ? carte : one));
  const inPlace = { ...value, cartes };
  return fits(inPlace) ? new Map([[index, inPlace]]) : withCarte(parts, carte, fits);
}

/** Removes a card, if present. */
export function withoutCarte(
  { first, holding }: DepartementParts,
  queteId: QueteId,
): WrittenParts {
  const written = new Map<number, CatalogueDepartement>();
  if (holding === null && !isIn(first.cartes, queteId)) return written;
  if (holding !== null) {
    const left = without(holding.value.cartes, queteId);
    written.set(holding.index, { ...holding.value, cartes: left });
  }
  const cartes = without(first.cartes, queteId);
  return written.set(0, counted(first, cartes, totalOf(first) - 1, partCountOf(first)));
}
