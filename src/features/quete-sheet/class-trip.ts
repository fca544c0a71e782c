import { firstEtapes } from '@/domain/animation/first-etapes.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

/** A group of a class on the way. */
export type ClassGroup = {
  /** Its name in the live outing: « Groupe A »; a number beyond the letters. */
  nom: string;
  pupilCount: number;
  /** The étape that it begins at, from 1. */
  etapeNumero: number;
  /** After the first departure. */
  delayMinutes: number;
};

/** A class on the way: its groups, their starts, and their departures. */
export type ClassTrip = {
  groups: ClassGroup[];
  /** From the first departure to the last arrival; null if the quête has no duration. */
  totalMinutes: number | null;
};

/** More per telephone, and some see nothing. */
const groupSize = 6;
/** Groups this far apart do not hear each other's answers. */
const shortestGap = 5;
const longestGap = 12;
/** As many letters as in a live outing. */
const letters = 'ABCDEFGHIJKL';

type Class = {
  pupilCount: number;
  etapeCount: number;
  dureeMinutes: number | null;
  /** Étapes are walked in their order: a group may begin at any but the last. */
  isInOrder: boolean;
};

/** Facts of a quête for a class. */
export function walkOfClass(contenu: Contenu): Omit<Class, 'pupilCount'> {
  const { etapes, dureeMinutes, genre, ordre } = contenu;
  const isInOrder = genre !== 'aventure' && ordre === undefined;
  return { etapeCount: etapes.length, dureeMinutes, isInOrder };
}

/**
 * Splits a class into groups of six pupils at most, as equal as possible. If étapes are walked in order they start together, each from
 * another étape, as in their live outing; groups with the same étape leave it one after the other, spaced by the time of an étape.
 * `pupilCount` from 1; `dureeMinutes` of the whole quête.
 */
export function planClassTrip({
  pupilCount,
  etapeCount,
  dureeMinutes,
  isInOrder,
}: Class): ClassTrip {
  const groupCount = Math.max(1, Math.ceil(pupilCount / groupSize));
  const places = firstEtapes(isInOrder ? etapeCount : 1, groupCount);
  const perEtape = dureeMinutes === null ? longestGap : dureeMinutes / etapeCount;
  const gap = Math.min(longestGap, Math.max(shortestGap, Math.round(perEtape)));
  const groups = places.map((place, index): ClassGroup => {
    const before = places.slice(0, index).filter((other) => other === place);
    return {
      nom: (groupCount <= letters.length && letters[index]) || String(index + 1),
      pupilCount: Math.floor((pupilCount + groupCount - 1 - index) / groupCount),
      etapeNumero: place + 1,
      delayMinutes: before.length * gap,
    };
  });
  const lastDelay = Math.max(...groups.map(({ delayMinutes }) => delayMinutes));
  return {
    groups,
    totalMinutes: dureeMinutes === null ? null : dureeMinutes + lastDelay,
  };
}
