import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  at,
  foundIn,
  journeyArbitrary,
  perform,
  Team,
  walk,
} from '@/testing/equipe-simulation.ts';
import {
  contenuArbitrary,
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { contenuFrom } from '../partie/chemin.ts';
import { readPassage, writePassage } from '../partie/passage.ts';
import { pointsOf } from '../partie/bilan.ts';
import {
  avanceeOf,
  groupesOf,
  mayBecome,
  pointsByGroupe,
  spreadPremieres,
  codesUntil,
} from './animation.ts';
import { classementOf } from './groupe.ts';

const sixEtapes = createQuete({
  etapes: [1, 2, 3, 4, 5, 6].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});

describe('an event', () => {
  test.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'ranks its groups by their results, after any order of joins, losses and returns in all of them (seed %i)',
    (seed) => {
      const turns = fc.array(fc.tuple(fc.nat(3), journeyArbitrary), { maxLength: 8 });
      fc.assert(
        fc.property(contenuArbitrary, turns, (contenu, journeys) => {
          const quete = { ...walk, contenu };
          const groupes = groupesOf({ groupeCount: 4 });
          const premieres = spreadPremieres(contenu, 4);
          const teams = groupes.map(
            (groupe) =>
              new Team({
                ...quete,
                contenu: contenuFrom(contenu, premieres[groupe] ?? 0),
              }),
          );
          for (const [which, journey] of journeys) {
            const team = teams[which];
            if (team === undefined) continue;
            for (const [operation, who] of journey) perform(team, operation, who);
          }
          for (const team of teams) expect(team.gather()).toBe(true);
          const avancees = groupes.map((groupe, index) => {
            const rangs = [...(teams[index]?.rangs.values() ?? [])];
            const avancee = avanceeOf(groupe, rangs, quete, { premieres }, at);
            // The order of rows has no effect.
            expect(
              avanceeOf(groupe, rangs.toReversed(), quete, { premieres }, at),
            ).toEqual(avancee);
            return avancee;
          });
          teams.forEach((team, index) => {
            const [etat] = team.etats.values();
            if (etat === undefined) throw new Error('Nobody is left.');
            expect(avancees[index]).toMatchObject({
              points: pointsOf(etat.partie),
              isFinished: etat.partie.finishedAt !== null,
              phoneCount: team.rangs.size,
            });
            expect(
              avancees[index]?.passages.map(({ issue, reponse }) => [issue, reponse]),
            ).toEqual(
              foundIn(etat.partie, team.contenu).map(([issue, reponse]) => [
                issue,
                reponse,
              ]),
            );
          });
          const places = classementOf(pointsByGroupe(avancees));
          expect(places).toHaveLength(4);
          const inOrder = places.map(({ points }) => points);
          expect(inOrder).toEqual(inOrder.toSorted((one, other) => other - one));
          for (const { points, place } of places) {
            expect(place).toBe(inOrder.indexOf(points) + 1);
          }
        }),
        { seed, numRuns: 3 },
      );
    },
  );

  test('lets each group begin at another étape and keeps the last one last', () => {
    const { contenu } = sixEtapes;
    expect(spreadPremieres(contenu, 5)).toEqual({ a: 0, b: 1, c: 2, d: 3, e: 4 });
    expect(spreadPremieres(contenu, 2)).toEqual({ a: 0, b: 2 });
    const { etapes } = contenuFrom(contenu, 2);
    expect(etapes.map(({ id }) => id)).toEqual([3, 4, 5, 1, 2, 6].map(testEtapeId));
    expect(contenuFrom(contenu, 5)).toBe(contenu);
    expect(spreadPremieres({ ...contenu, ordre: 'libre' }, 3)).toEqual({});
  });

  test('shares first étapes where there are fewer of them than groups', () => {
    expect(Object.values(spreadPremieres(walk.contenu, 4))).toEqual([0, 0, 1, 1]);
  });

  test('goes forward, and « Rassemblement » may be called off', () => {
    expect(mayBecome('attente', 'cours')).toBe(true);
    expect(mayBecome('rassemblement', 'cours')).toBe(true);
    expect(mayBecome('cours', 'attente')).toBe(false);
    expect(mayBecome('fini', 'cours')).toBe(false);
  });

  test('gives groups with as many points the same place', () => {
    expect(classementOf({ a: 10, b: 30, c: 10 })).toEqual([
      { groupe: 'b', points: 30, place: 1 },
      { groupe: 'a', points: 10, place: 2 },
      { groupe: 'c', points: 10, place: 2 },
    ]);
  });

  test('hands the party of a group to another phone at its current étape', () => {
    const quete = { ...sixEtapes, contenu: contenuFrom(sixEtapes.contenu, 2) };
    const partie = { ...createPartie(quete), premiere: 2, etapeIndex: 1 };
    const read = readPassage(writePassage(partie, quete, at), sixEtapes, at);
    expect(read).toMatchObject({ premiere: 2, etapeIndex: 1 });
  });
});

const now = Date.parse('2026-11-30T09:00:00Z');
const until = (jour: string) => new Date(codesUntil(jour, now)).toISOString();

test('codes given on Monday for Friday last until a day after Friday', () => {
  expect(until('2026-12-04')).toBe('2026-12-06T00:00:00.000Z');
});

test('codes last 24 hours where no day, a day that is over or no date was given', () => {
  for (const jour of ['', '2026-11-02', '2026-99-99']) {
    expect(until(jour)).toBe('2026-12-01T09:00:00.000Z');
  }
});

test('codes last 22 days at most', () => {
  expect(until('2027-06-30')).toBe('2026-12-22T09:00:00.000Z');
});
