import { firstEtapes } from '@/domain/animation/first-etapes.ts';
import type { Contenu } from '@/domain/quete/quete.ts';

/** A group of a class on the way. */
export type ClassGroup = {
  /** As its live outing names it: « Groupe A »; a number where there are more than letters. */
  nom: string;
  pupilCount: number;
  /** The étape that it begins at, from 1. */
  etapeNumero: number;
  /** After the first departure. */
  delayMinutes: number;
};

/** A class on the way: in which groups, where each one begins, and when it sets out. */
export type ClassTrip = {
  groups: ClassGroup[];
  /** From the first departure to the last arrival; null if the quête has no duration. */
  totalMinutes: number | null;
};

/** More around one telephone, and some see nothing. */
const groupSize = 6;
/** Groups this far apart do not hear each other's answers. */
const shortestGap = 5;
const longestGap = 12;
/** As many letters as a live outing has. */
const letters = 'ABCDEFGHIJKL';

type Class = {
  pupilCount: number;
  etapeCount: number;
  dureeMinutes: number | null;
  /** Étapes are walked as they are written: a group may begin at any of them but the last. */
  isInOrder: boolean;
};

/** Facts of a quête for a class. */
export function walkOfClass(contenu: Contenu): Omit<Class, 'pupilCount'> {
  const { etapes, dureeMinutes, genre, ordre } = contenu;
  const isInOrder = genre !== 'aventure' && ordre === undefined;
  return { etapeCount: etapes.length, dureeMinutes, isInOrder };
}

/**
 * Splits a class into groups of six pupils at most, as equal as can be. Where étapes are walked in order they set out
 * together, each from another étape, as their live outing has it; groups that share an étape leave it one after the other,
 * spaced by the time an étape takes. `pupilCount` from 1; `dureeMinutes` of the whole quête.
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
