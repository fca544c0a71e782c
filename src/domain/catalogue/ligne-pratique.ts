import type { Horaires, Pratique } from '../parcours/pratique.ts';
import { saisonList, traitList, type Saison, type Trait } from '../parcours/trait.ts';

/** One letter a trait and a season in the search rows, where every byte counts ten thousand times. */
const letterOfTrait: Readonly<Record<Trait, string>> = {
  'sans-vue': 'v',
  'sans-marches': 'm',
  poussette: 'p',
  fauteuil: 'f',
  falc: 'c',
};
const letterOfSaison: Readonly<Record<Saison, string>> = {
  printemps: 'p',
  ete: 'e',
  automne: 'a',
  hiver: 'h',
};

/** Traits, seasons and hours as a search row writes them. */
export type LignePratique = { x: string; s: string; o: readonly [number, number] | null };

/** What a search row says of traits, seasons and hours. */
export function encodePratique({
  traits,
  saisons,
  horaires,
}: Pick<Pratique, 'traits' | 'saisons' | 'horaires'>): {
  x: string;
  s: string;
  o: [number, number] | null;
} {
  return {
    x: traits.map((trait) => letterOfTrait[trait]).join(''),
    s: saisons.map((saison) => letterOfSaison[saison]).join(''),
    o: horaires === null ? null : [horaires.de, horaires.a],
  };
}

/** The way back; a letter that nothing means any more is left out. */
export function decodePratique({ x, s, o }: LignePratique): {
  traits: Trait[];
  saisons: Saison[];
  horaires: Horaires | null;
} {
  return {
    traits: traitList.filter((trait) => x.includes(letterOfTrait[trait])),
    saisons: saisonList.filter((saison) => s.includes(letterOfSaison[saison])),
    horaires: o === null ? null : { de: o[0], a: o[1] },
  };
}
