import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aventureArbitrary } from '@/testing/aventure-factory.ts';
import { createEtape, createTexteEpreuve } from '@/testing/factories.ts';
import { createPartie, createQuete } from '@/testing/play-factories.ts';
import { blankSuite } from '../etape/suite.ts';
import { blankEpreuve } from '../epreuve/blank-epreuve.ts';
import type { Etape } from '../etape/etape.ts';
import type { Contenu } from '../quete/quete.ts';
import { beginEssai, couvertureOf, keepEssai, walkEssai, type Essai } from './essai.ts';
import { moveOf } from './moves.ts';
import { etapeOf } from './partie.ts';
import { play } from './play.ts';

/** A time when every time condition holds. */
const late = 1_000_000_000;

/** The étapes of an aventure as their author writes them. */
function writtenOf({ etapes }: Contenu): Etape[] {
  return etapes.map(({ id, suites = [], fin = '', epreuve }, index) => {
    const asked = epreuve.type === 'aucune' ? null : epreuve;
    return createEtape(index + 1, {
      id,
      suites,
      fin,
      epreuve:
        asked === null
          ? blankEpreuve
          : createTexteEpreuve({
              points: asked.points,
              indices: asked.indices.map(({ cout }) => ({ texte: 'Un indice', cout })),
            }),
    });
  });
}

test('an essai offers at each step the same as a party on the same way', () => {
  fc.assert(
    fc.property(
      aventureArbitrary,
      fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 8, maxLength: 8 }),
      (contenu, picks) => {
        const etapes = writtenOf(contenu);
        let partie = createPartie(createQuete(contenu));
        let essai: Essai = {
          ...beginEssai(etapes[0]?.id ?? ''),
          minutes: 10_000,
        };
        for (const [number, isSolved] of picks) {
          const { id: etapeId, epreuve } = etapeOf(partie, contenu);
          if (epreuve.type !== 'aucune' && essai.issues[etapeId] === undefined) {
            expect(walkEssai(essai, etapes)?.etat).toBe('epreuve');
            partie = play(partie, { type: 'read', etapeId }, contenu);
            partie = isSolved
              ? play(
                  partie,
                  { type: 'answer', etapeId, reponse: 'tour', juste: true, at: late },
                  contenu,
                )
              : play(partie, { type: 'pass', etapeId, at: late }, contenu);
            essai = {
              ...essai,
              issues: { ...essai.issues, [etapeId]: isSolved ? epreuve.points : -1 },
            };
          }
          const halte = walkEssai(essai, etapes);
          const move = moveOf(partie, contenu, late);
          const offered = move.type === 'choisir' ? move.suites : [];
          expect(halte?.isCut).toBe(false);
          expect(halte?.etapeIds.at(-1)).toBe(etapeId);
          expect(halte?.etat).toBe(move.type === 'terminer' ? 'fin' : move.type);
          if (move.type !== 'terminer') {
            expect(halte?.open.map(({ index }) => index)).toEqual(
              offered.map(({ index }) => index),
            );
          }
          const chosen = offered[number % Math.max(1, offered.length)];
          if (chosen === undefined) return;
          const { index: suite, suite: link } = chosen;
          partie = play(partie, { type: 'choose', etapeId, suite, at: late }, contenu);
          essai = { ...essai, pas: [...essai.pas, { suite, versId: link.vers }] };
        }
      },
    ),
    { numRuns: 300 },
  );
});

const [two, three] = [createEtape(2).id, createEtape(3).id];
const key = { type: 'objet', id: 'cle', oui: true } as const;
const story = [
  createEtape(1, {
    epreuve: blankEpreuve,
    suites: [
      { ...blankSuite, vers: three, conditions: [key] },
      {
        ...blankSuite,
        vers: two,
        effets: [{ type: 'objet', id: 'cle', donne: true }],
      },
    ],
  }),
  createEtape(2, {
    epreuve: blankEpreuve,
    suites: [{ ...blankSuite, vers: three, conditions: [key] }],
  }),
  createEtape(3, { epreuve: blankEpreuve, fin: 'La porte ouverte' }),
];
const [first] = story;
const firstId = first?.id ?? '';

test('an invalid link has its conditions, and a given object is in the bag', () => {
  const begun = walkEssai(beginEssai(firstId), story);
  expect(begun?.closed).toEqual([{ index: 0, suite: first?.suites[0], unmet: [key] }]);
  expect(begun?.open.map(({ index }) => index)).toEqual([1]);
  const onward = { ...beginEssai(firstId), pas: [{ suite: 1, versId: two }] };
  expect(walkEssai(onward, story)).toMatchObject({
    etat: 'choisir',
    sac: { objetIds: new Set(['cle']) },
  });
});

test('an essai may begin in the middle of the story, with an empty bag', () => {
  expect(walkEssai(beginEssai(two), story)).toMatchObject({
    etapeIds: [two],
    etat: 'finir-ici',
    closed: [{ unmet: [key] }],
  });
});

test('a path is cut where the story has changed since, and gone with the étape it began at', () => {
  const essai = {
    ...beginEssai(firstId),
    pas: [
      { suite: 1, versId: two },
      { suite: 0, versId: three },
    ],
  };
  expect(walkEssai(essai, story)).toMatchObject({ etat: 'fin', isCut: false });
  const changed = story.map((etape) =>
    etape.id === two ? { ...etape, suites: [] } : etape,
  );
  expect(walkEssai(essai, changed)).toMatchObject({
    etapeIds: [firstId, two],
    etat: 'finir-ici',
    isCut: true,
  });
  expect(walkEssai(essai, story.slice(1))).toBeNull();
});

test('the walked paths give the étapes and endings never reached', () => {
  const essai = { ...beginEssai(firstId), pas: [{ suite: 1, versId: two }] };
  expect(couvertureOf([essai], story)).toMatchObject({
    missed: [story[2]],
    missedEndings: [story[2]],
    etapeCount: 3,
    endingCount: 1,
  });
  expect(couvertureOf([], story).missed).toHaveLength(3);
});

test('paths are remembered once, the latest first, and none that another begins with', () => {
  const short = { ...beginEssai(firstId), pas: [{ suite: 1, versId: two }] };
  const long = { ...short, pas: [...short.pas, { suite: 0, versId: three }] };
  const other = { ...beginEssai(two), pas: [{ suite: 0, versId: three }] };
  expect(keepEssai([], beginEssai(firstId))).toEqual([]);
  expect(keepEssai(keepEssai([short], other), long)).toEqual([long, other]);
  expect(keepEssai([long], short)).toEqual([long]);
  const many = Array.from({ length: 50 }, (_, suite) => ({
    ...beginEssai(two),
    pas: [{ suite, versId: three }],
  }));
  expect(many.reduce<Essai[]>(keepEssai, [])).toHaveLength(40);
});
