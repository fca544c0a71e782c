import { expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { etapeIdSchema } from '../etape/etape-id.ts';
import { blankSuite } from '../etape/suite.ts';
import { parcoursIdSchema } from '../parcours/parcours.ts';
import { proposalOfParcours, takeProposal, wholeChoice } from './proposal.ts';

const [one, two, three] = [1, 2, 3].map((number) => createEtape(number));
if (one === undefined || two === undefined || three === undefined) {
  throw new Error('There are three étapes.');
}

it('a copied aventure keeps its choices, except those with a target outside the copy', () => {
  const proposal = proposalOfParcours(
    createParcours({
      genre: 'aventure',
      etapes: [
        {
          ...one,
          suites: [
            { ...blankSuite, libelle: 'Descendre', vers: two.id },
            { ...blankSuite, libelle: 'Monter', vers: three.id },
          ],
        },
        {
          ...two,
          suites: [
            {
              ...blankSuite,
              vers: one.id,
              conditions: [{ type: 'epreuve', etapeId: two.id, reussie: true }],
            },
          ],
        },
        three,
      ],
    }),
    [],
    [],
  );
  let count = 0;
  const ids = {
    parcoursId: parcoursIdSchema.parse('copie0000000000001'),
    freshEtapeId: () => {
      count += 1;
      return etapeIdSchema.parse(`copiee${String(count).padStart(4, '0')}`);
    },
  };
  const whole = wholeChoice(proposal);
  const takenIds = new Set(proposal.takenIds.slice(0, 2));
  const { etapes } = takeProposal(proposal, { ...whole, takenIds }, ids).parcours;
  const [first, second] = etapes;
  expect(etapes).toHaveLength(2);
  expect(first?.suites.map(({ libelle, vers }) => [libelle, vers])).toEqual([
    ['Descendre', second?.id],
    ['Monter', ''],
  ]);
  expect(second?.suites[0]).toMatchObject({
    vers: first?.id,
    conditions: [{ etapeId: second?.id }],
  });
});
