import { describe, expect, test } from 'vitest';
import {
  avertissementOf,
  comptesOf,
  textesATraduire,
  traduite,
} from '../../../src/domain/traduction/traduction.ts';
import { otherLangues } from '../../../src/langue/langue.ts';
import { laRochelle } from '../la-rochelle.ts';
import { saintFiacre } from '../saint-fiacre.ts';
import { vezelay } from '../vezelay.ts';
import { traductionsOf } from './seed-traduction.ts';
import { traductionsByParcoursId } from './table.ts';

describe.each([
  { parcours: laRochelle.parcours, langues: otherLangues },
  { parcours: saintFiacre.parcours, langues: ['en', 'de'] },
  { parcours: vezelay.parcours, langues: ['en', 'de'] },
])('$parcours.titre', ({ parcours, langues }) => {
  const list = traductionsOf(parcours, traductionsByParcoursId[parcours.id] ?? {});

  test('is whole in its languages, and nothing of it stays French', () => {
    expect(list.map(({ langue }) => langue)).toEqual([...langues]);
    for (const traduction of list) {
      expect(comptesOf(textesATraduire(parcours, traduction))['a-traduire']).toBe(0);
      expect(traduite(parcours, traduction)?.enFrancais).toEqual(new Set());
    }
  });

  test('is nowhere too long', () => {
    const said = list.flatMap((traduction) =>
      textesATraduire(parcours, traduction).flatMap((ligne) => {
        const avertissement = avertissementOf(ligne);
        return avertissement === null
          ? []
          : [`${traduction.langue} ${ligne.champ} ${avertissement}`];
      }),
    );
    expect(said).toEqual([]);
  });
});
