import { describe, expect, test } from 'vitest';
import { createCarte } from '@/testing/carte-factory.ts';
import { limits } from '../limits.ts';
import { queteIdSchema } from '../quete/quete.ts';
import type { Carte, CatalogueDepartement } from './catalogue.ts';
import {
  furtherIndexes,
  partCountOf,
  totalOf,
  withCarte,
  withChangedCarte,
  withoutCarte,
  type DepartementParts,
  type WrittenParts,
} from './departement-parts.ts';

const idOf = (number: number) => queteIdSchema.parse(`22_dinan_quete-${number}`);
const carteOf = (number: number, resume = ''): Carte =>
  createCarte({
    queteId: idOf(number),
    slug: `quete-${number}`,
    resume,
    publishedAt: number,
  });

const bytesOf = (part: CatalogueDepartement) =>
  new TextEncoder().encode(JSON.stringify(part)).length;
const fitsInDocument = (part: CatalogueDepartement) =>
  bytesOf(part) <= limits.cartesBytes.max;

const sizes = new WeakMap<Carte, number>();
function sizeOf(carte: Carte): number {
  const size = sizes.get(carte) ?? JSON.stringify(carte).length + limits.resume.max + 1;
  sizes.set(carte, size);
  return size;
}
/** The same, computed card by card (« é » takes two bytes): writing 2,000 parts of 900 KiB takes a dozen seconds. */
const fitsReckoned = ({ cartes }: CatalogueDepartement) =>
  cartes.reduce((sum, carte) => sum + sizeOf(carte), 1_000) <= limits.cartesBytes.max;

/** A département as it is stored: parts by index. */
function store(fits: (part: CatalogueDepartement) => boolean) {
  const parts = new Map<number, CatalogueDepartement>([[0, { cartes: [] }]]);
  const first = () => parts.get(0) ?? { cartes: [] };
  const partsOf = (number: number): DepartementParts => {
    for (const index of furtherIndexes(first())) {
      const value = parts.get(index) ?? { cartes: [] };
      if (value.cartes.some(({ queteId }) => queteId === idOf(number))) {
        return { first: first(), holding: { index, value } };
      }
    }
    return { first: first(), holding: null };
  };
  const write = (written: WrittenParts) => {
    for (const [index, value] of written) parts.set(index, value);
    return written.size;
  };
  return {
    first,
    parts,
    put: (carte: Carte, number: number) => write(withCarte(partsOf(number), carte, fits)),
    change: (number: number, resume: string) =>
      write(
        withChangedCarte(
          partsOf(number),
          idOf(number),
          (carte) => ({ ...carte, resume }),
          fits,
        ),
      ),
    remove: (number: number) => write(withoutCarte(partsOf(number), idOf(number))),
    /** Every card, in reading order. */
    all: () => [
      ...first().cartes,
      ...furtherIndexes(first()).flatMap((index) => parts.get(index)?.cartes ?? []),
    ],
  };
}

const numbersIn = (cartes: readonly Carte[]) =>
  cartes.map(({ publishedAt }) => publishedAt);

describe('the cards of a département', () => {
  test('2,000 quêtes with long texts are in parts that each fit in a document, newest first', () => {
    const kept = store(fitsReckoned);
    const resume = 'é'.repeat(limits.resume.max);
    let most = 0;
    for (let number = 1; number <= 2_000; number += 1) {
      most = Math.max(most, kept.put(carteOf(number, resume), number));
    }
    expect(most).toBeLessThanOrEqual(2);
    expect([...kept.parts.values()].every(fitsInDocument)).toBe(true);
    expect(totalOf(kept.first())).toBe(2_000);
    expect(numbersIn(kept.all())).toEqual(
      Array.from({ length: 2_000 }, (_, index) => 2_000 - index),
    );
  });

  const fewFit = (part: CatalogueDepartement) => part.cartes.length <= 4;

  test('a département of one part is stored as it was before there were parts', () => {
    const kept = store(fewFit);
    kept.put(carteOf(1), 1);
    expect(Object.keys(kept.first())).toEqual(['cartes']);
  });

  test('a card that is published again moves first, from any place, and is counted once', () => {
    const kept = store(fewFit);
    for (let number = 1; number <= 9; number += 1) kept.put(carteOf(number), number);
    expect(kept.put({ ...carteOf(1), publishedAt: 10 }, 1)).toBeLessThanOrEqual(3);
    expect(numbersIn(kept.all())).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(totalOf(kept.first())).toBe(9);
  });

  test('a card that grows in a full part still fits somewhere', () => {
    const small = (part: CatalogueDepartement) => bytesOf(part) <= 4_000;
    const kept = store(small);
    for (let number = 1; number <= 20; number += 1) kept.put(carteOf(number), number);
    for (let number = 1; number <= 20; number += 1) kept.change(number, 'x'.repeat(280));
    expect([...kept.parts.values()].every(small)).toBe(true);
    expect(new Set(numbersIn(kept.all())).size).toBe(20);
    expect(kept.all().every(({ resume }) => resume.length === 280)).toBe(true);
  });

  test('a card that is withdrawn goes from its part, and the count with it', () => {
    const kept = store(fewFit);
    for (let number = 1; number <= 9; number += 1) kept.put(carteOf(number), number);
    kept.remove(2);
    kept.remove(9);
    expect(kept.remove(2)).toBe(0);
    expect(numbersIn(kept.all())).toEqual([8, 7, 6, 5, 4, 3, 1]);
    expect(totalOf(kept.first())).toBe(7);
    expect(partCountOf(kept.first())).toBeGreaterThan(1);
  });

  test('a change of a card that is not there writes nothing', () => {
    expect(store(fewFit).change(1, 'x')).toBe(0);
  });
});
