import { expect, test } from 'vitest';
import {
  createAutrePublique,
  createChoixPublique,
  createEtapePublique,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { newMembre } from '../equipe/membre.ts';
import type { Rang } from '../equipe/equipe.ts';
import { avanceeOf } from './animation.ts';
import { answerOf, toReponsesCsv } from './reponses.ts';

const quete = createQuete({
  etapes: [
    createEtapePublique(1, { epreuve: createTextePublique() }),
    createEtapePublique(2, {
      epreuve: createChoixPublique({ autre: createAutrePublique() }),
    }),
    createEtapePublique(3),
    createEtapePublique(4, { epreuve: createTextePublique() }),
  ],
});
const { contenu } = quete;
const [one, two, , four] = [1, 2, 3, 4].map(testEtapeId);

/** A phone of Léa's. */
const rang: Rang = {
  ...newMembre({ jeton: '', appareil: 'a', prenom: 'Léa' }, true),
  ...{ etape: 3, la: true },
  suivis: {
    ecourtee: null,
    byEtapeId: {
      [one ?? '']: [1, 1, '=tour', 'Léa'],
      [two ?? '']: [1, 0, 'bb', 'Léa'],
      [four ?? '']: [2, 0, '', 'Léa'],
    },
    erreursByEtapeId: { [one ?? '']: 2 },
  },
};
const rangs: Record<'a' | 'b', Rang[]> = { a: [rang], b: [] };
const avancees = (['a', 'b'] as const).map((groupe) =>
  avanceeOf(groupe, rangs[groupe], quete, { premieres: { a: 1 } }, 5),
);

test('an answer is given in words, by the épreuve or its other way', () => {
  const said = (etapeId = one, reponse: string | null = null) =>
    etapeId === undefined ? null : answerOf({ etapeId, reponse }, contenu);
  expect(said(two, 'bb')).toBe('Du schiste');
  expect(said(two, 'rouge')).toBe('rouge');
  expect(said(one, 'tour')).toBe('tour');
  expect(said(one)).toBe('');
  expect(said(testEtapeId(3), 'x')).toBe('');
  expect(said(testEtapeId(9), 'x')).toBe('');
});

test('the file has a row for each group and étape that asks, in the order of the quête, and no first name', () => {
  const csv = toReponsesCsv(avancees, contenu);
  expect(csv).not.toContain('Léa');
  const rows = csv.slice(1).trim().split('\r\n');
  expect(rows).toHaveLength(1 + 2 * 3);
  expect(rows[1]).toMatch(/^Groupe A;1;La halte 1;.*;trouvée;'=tour;1;2;/);
  expect(rows[2]).toMatch(/^Groupe A;2;La halte 2;.*;trouvée;Du schiste;0;0;20$/);
  expect(rows[3]).toMatch(/^Groupe A;4;La halte 4;.*;passée;;0;;0$/);
  expect(rows[4]).toMatch(/^Groupe B;1;La halte 1;.*;pas encore;;0;;0$/);
});
