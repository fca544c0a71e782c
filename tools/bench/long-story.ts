import { generateNKeysBetween } from 'fractional-indexing';
import { etapeIdSchema } from '../../src/domain/etape/etape-id.ts';
import { blankSuite, type Suite } from '../../src/domain/etape/suite.ts';
import { blankEtape, blankParcours } from '../../src/domain/parcours/blank-parcours.ts';
import { parcoursIdSchema, type Parcours } from '../../src/domain/parcours/parcours.ts';

export const longStoryCounts = { etapes: 200, links: 400 } as const;

/** An aventure of 200 étapes and 400 links: more than can be published, as much as its editor must handle. */
export function createLongStory(): Parcours {
  const count = longStoryCounts.etapes;
  const rangs = generateNKeysBetween(null, null, count);
  const idOf = (index: number) =>
    etapeIdSchema.parse(`histoire${String(index).padStart(4, '0')}`);
  const link = (from: number, to: number): Suite => ({
    ...blankSuite,
    libelle: `Aller de ${String(from + 1)} à ${String(to + 1)}`,
    vers: idOf(Math.min(to, count - 1)),
  });
  const etapes = rangs.map((rang, index) => {
    // Two links from each, but for the ending; two more make up for it.
    const own = [link(index, index + 1), link(index, index + 2 + ((index * 7) % 5))];
    const suites = index < 2 ? [...own, link(index, index + 9)] : own;
    return {
      ...blankEtape(idOf(index), rang),
      titre: `Scène ${String(index + 1)}`,
      lieu: 'Sous les arcades',
      position: { lat: 48.45 + index / 10_000, lon: -2.05 + (index % 20) / 5_000 },
      recit: 'Une ombre passe, et la porte se ferme. '.repeat(10),
      ...(index === count - 1 ? { fin: 'Le jour se lève' } : { suites }),
    };
  });
  return {
    ...blankParcours(parcoursIdSchema.parse('longuehistoire0000001'), idOf(0)),
    titre: 'La plus longue des histoires',
    genre: 'aventure',
    etapes,
  };
}
