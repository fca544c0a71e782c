import fc from 'fast-check';
import type { Condition, Effet, Suite } from '@/domain/etape/suite.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import {
  createContenu,
  createEtapePublique,
  createTextePublique,
  testEtapeId,
} from './play-factories.ts';

const repereIds = ['a', 'b'] as const;

/** Any condition an author may write about étapes 1 to `count`. */
function conditionArbitrary(count: number): fc.Arbitrary<Condition> {
  const id = fc.constantFrom(...repereIds);
  const oui = fc.boolean();
  return fc.oneof(
    fc.record({ type: fc.constant('drapeau' as const), id, oui }),
    fc.record({ type: fc.constant('objet' as const), id, oui }),
    fc.record({
      type: fc.constant('points' as const),
      minimum: fc.constantFrom(1, 15, 20, 30),
    }),
    fc.record({
      type: fc.constant('epreuve' as const),
      etapeId: fc.integer({ min: 1, max: count }).map(testEtapeId),
      reussie: fc.boolean(),
    }),
    fc.record({
      type: fc.constant('temps' as const),
      minutes: fc.integer({ min: 1, max: 60 }),
    }),
  );
}

const effetArbitrary: fc.Arbitrary<Effet> = fc.oneof(
  fc.record({
    type: fc.constant('drapeau' as const),
    id: fc.constantFrom(...repereIds),
  }),
  fc.record({
    type: fc.constant('objet' as const),
    id: fc.constantFrom(...repereIds),
    donne: fc.boolean(),
  }),
);

function suiteArbitrary(count: number): fc.Arbitrary<Suite> {
  return fc.record({
    libelle: fc.constant('Continuer'),
    // One past the end: an étape that was removed.
    vers: fc.integer({ min: 1, max: count + 1 }).map(testEtapeId),
    conditions: fc.array(conditionArbitrary(count), { maxLength: 2 }),
    effets: fc.array(effetArbitrary, { maxLength: 2 }),
  });
}

function etapeArbitrary(numero: number, count: number): fc.Arbitrary<EtapePublique> {
  const epreuve = fc.option(
    fc.constantFrom(
      createTextePublique({ points: 20 }),
      createTextePublique({ points: 0, indices: [] }),
    ),
    { nil: { type: 'aucune' as const }, freq: 1 },
  );
  return fc
    .record({
      epreuve,
      suites: fc.array(suiteArbitrary(count), { maxLength: 3 }),
      isEnding: fc.boolean(),
    })
    .map(({ isEnding, suites, epreuve: asked }) =>
      createEtapePublique(numero, {
        epreuve: asked,
        ...(isEnding && numero > 1 ? { fin: `La fin ${numero}` } : { suites }),
      }),
    );
}

/** Any aventure of one to five étapes, valid or not: dead ends, circles and unreachable étapes included. */
export const aventureArbitrary: fc.Arbitrary<Contenu> = fc
  .integer({ min: 1, max: 5 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) => etapeArbitrary(index + 1, count)),
    ),
  )
  .map((etapes) => createContenu({ genre: 'aventure', objets: [], etapes }));
