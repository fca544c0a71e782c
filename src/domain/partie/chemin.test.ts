import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aventureArbitrary } from '@/testing/aventure-factory.ts';
import {
  contenuArbitrary,
  createContenu,
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import type { Suite } from '../etape/suite.ts';
import type { Contenu } from '../quete/quete.ts';
import { chapitreBegun, endingOf, objetsHeld } from './chemin.ts';
import {
  bonusPointsOf,
  doneCount,
  etapeCountOf,
  maximumPoints,
  pointsOf,
} from './bilan.ts';
import { essaisLeft, isInTime, timerEnd } from './etape-under-way.ts';
import { mayGoBack, mayShorten, moveOf, shortenedEnd } from './moves.ts';
import {
  etapeOf,
  partieSchema,
  suiviOf,
  type Partie,
  type PartieEvent,
} from './partie.ts';
import { play } from './play.ts';
import { readPassageCode, writePassageCode } from './passage-code.ts';
import { readPassage, writePassage } from './passage.ts';

const [one, two, three] = [testEtapeId(1), testEtapeId(2), testEtapeId(3)];

/** Any quête, in any order, with bonus étapes, few tries and timers. */
const looseArbitrary: fc.Arbitrary<Contenu> = fc
  .tuple(
    contenuArbitrary,
    fc.constantFrom('libre' as const, 'libre-fin' as const, undefined),
    fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3 })), { minLength: 6 }),
  )
  .map(([contenu, ordre, choices]) => ({
    ...contenu,
    ordre,
    etapes: contenu.etapes.map((etape, index) => {
      const [bonus, essaisMax] = choices[index] ?? [false, 0];
      const { epreuve } = etape;
      return {
        ...etape,
        ...(bonus && { bonus }),
        epreuve:
          epreuve.type === 'aucune' || essaisMax === 0
            ? epreuve
            : { ...epreuve, essaisMax, minuteur: 30 },
      };
    }),
  }));

const anyContenu = fc.oneof(aventureArbitrary, looseArbitrary);

function eventArbitrary({ etapes }: Contenu): fc.Arbitrary<PartieEvent> {
  const etapeId = fc.constantFrom(...etapes.map(({ id }) => id));
  const at = fc.integer({ min: 0, max: 4_000_000 });
  const type = <T extends PartieEvent['type']>(name: T) => fc.constant(name);
  const reponse = fc.constantFrom('tour', 'puits');
  return fc.oneof(
    fc.record({ type: type('read'), etapeId }),
    fc.record({ type: type('answer'), etapeId, reponse, juste: fc.boolean(), at }),
    fc.record({ type: type('askIndice'), etapeId, numero: fc.constantFrom(1, 2) }),
    fc.record({ type: type('pass'), etapeId, at }),
    fc.record({ type: type('goOn'), etapeId, at }),
    fc.record({ type: type('goBack'), etapeId }),
    fc.record({
      type: type('choose'),
      etapeId,
      suite: fc.integer({ min: 0, max: 3 }),
      at,
    }),
    fc.record({
      type: type('choose'),
      etapeId,
      suite: fc.integer({ min: 0, max: 3 }),
      at,
    }),
    fc.record({ type: type('pick'), etapeId, vers: etapeId, at }),
    fc.record({ type: type('pick'), etapeId, vers: etapeId, at }),
    fc.record({ type: type('startTimer'), etapeId, at }),
    fc.record({ type: type('stopTimer'), etapeId }),
    fc.record({ type: type('visit'), etapeId }),
    fc.record({ type: type('shorten'), etapeId }),
    fc.record({ type: type('lengthen') }),
    fc.record({ type: type('pause'), at }),
    fc.record({ type: type('resume'), at }),
    fc.record({
      type: type('adapt'),
      adaptations: fc.constant(['a-mon-rythme' as const]),
    }),
    fc.record({
      type: type('prove'),
      etapeId,
      reponse: fc.option(reponse, { nil: null }),
      preuve: fc.constantFrom('prouvee' as const, 'refusee' as const),
    }),
    fc.record({
      type: type('learn'),
      suspensions: etapeId.map((id) => ({
        fermeture: null,
        byEtapeId: { [id]: { motif: 'Travaux', jusquAu: null } },
      })),
    }),
  );
}

const walkArbitrary = anyContenu.chain((contenu) =>
  fc
    .array(eventArbitrary(contenu), { maxLength: 150, size: 'max' })
    .map((events) => ({ contenu, events })),
);

/** Walks like a tired player: gives everything up, and takes the first way on. */
function stepOut(partie: Partie, contenu: Contenu): Partie {
  const { id: etapeId } = etapeOf(partie, contenu);
  const at = 4_000_000;
  const passed = [
    { type: 'read', etapeId } as const,
    { type: 'pass', etapeId, at } as const,
  ].reduce((before, event) => play(before, event, contenu), partie);
  const move = moveOf(passed, contenu, at);
  if (move.type === 'choisir') {
    const suite = move.suites.at(-1)?.index ?? -1;
    return play(passed, { type: 'choose', etapeId, suite, at }, contenu);
  }
  if (move.type === 'prendre' && !move.mayEnd) {
    const vers = move.etapes[0]?.id ?? etapeId;
    return play(passed, { type: 'pick', etapeId, vers, at }, contenu);
  }
  return play(passed, { type: 'goOn', etapeId, at }, contenu);
}

function expectSound(partie: Partie, contenu: Contenu): void {
  partieSchema.parse(partie);
  const bonus = bonusPointsOf(partie, contenu);
  const points = pointsOf(partie) - bonus;
  expect(points).toBeGreaterThanOrEqual(0);
  expect(points).toBeLessThanOrEqual(maximumPoints(partie, contenu));
  expect(bonus).toBeGreaterThanOrEqual(0);
  expect(doneCount(partie, contenu)).toBeLessThanOrEqual(etapeCountOf(partie, contenu));
  if (partie.moment === 'fin') expect(partie.finishedAt).not.toBeNull();
}

describe('a way of one’s own', () => {
  test('keeps the party sound whatever happens, and always leaves a way on', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ contenu, events }) => {
        let partie = createPartie(createQuete(contenu));
        for (const event of events) {
          const before = partie;
          partie = play(partie, event, contenu);
          expectSound(partie, contenu);
          if (before.finishedAt !== null) {
            expect(partie.finishedAt).toBe(before.finishedAt);
          }
        }
        const rested = play(partie, { type: 'resume', at: 0 }, contenu);
        // An aventure may go in circles, and never gets stuck.
        const after = stepOut(rested, contenu);
        if (rested.moment !== 'fin') expect(after).not.toEqual(rested);
        if (contenu.genre === 'aventure') return;
        let walked = rested;
        for (let turn = 0; turn <= contenu.etapes.length * 3; turn += 1) {
          walked = stepOut(walked, contenu);
        }
        expect(walked.finishedAt).not.toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  test('reaches the same state when the log is played again, and after storage as JSON', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ contenu, events }) => {
        const start = createPartie(createQuete(contenu));
        const once = events.reduce(
          (before, event) => play(before, event, contenu),
          start,
        );
        const kept = events.reduce<Partie>(
          (before, event) =>
            partieSchema.parse(JSON.parse(JSON.stringify(play(before, event, contenu)))),
          start,
        );
        expect(kept).toEqual(once);
      }),
      { numRuns: 200 },
    );
  });

  test('is the same after a double tap', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ contenu, events }) => {
        let partie = createPartie(createQuete(contenu));
        for (const event of events) {
          partie = play(partie, event, contenu);
          if (event.type === 'choose' || event.type === 'pick') {
            expect(play(partie, event, contenu)).toBe(partie);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('goes on at the same place on another phone, by its QR code and by its short code', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ contenu, events }) => {
        const quete = createQuete(contenu);
        const partie = events
          .filter(({ type }) => type !== 'prove' && type !== 'learn')
          .reduce((before, event) => {
            const after = play(before, event, contenu);
            return after.finishedAt === null ? after : before;
          }, createPartie(quete));
        const byQr = readPassage(
          writePassage(partie, quete, 5_000_000),
          quete,
          5_000_000,
        );
        const id = partie.id;
        const byCode = readPassageCode(writePassageCode(partie, quete), quete, {
          id,
          now: 5_000_000,
        });
        for (const read of [byQr, byCode?.partie]) {
          expect(read?.chemin).toEqual(partie.chemin);
          expect(read?.etapeIndex).toBe(partie.etapeIndex);
          expect(read && pointsOf(read)).toBe(pointsOf(partie));
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('an aventure that is shortened', () => {
  const link = (numero: number, conditions: Suite['conditions'] = []): Suite => ({
    libelle: 'Continuer',
    vers: testEtapeId(numero),
    conditions,
    effets: [],
  });
  const never: Suite['conditions'] = [{ type: 'drapeau', id: 'a', oui: true }];
  const epreuve = createTextePublique({ points: 20 });
  /** Two ways from the first étape: 2, 3, the long end; or 5, closed by a flag, to the near end. */
  const contenu = createContenu({
    genre: 'aventure',
    etapes: [
      createEtapePublique(1, { suites: [link(2), link(6, never)] }),
      createEtapePublique(2, { epreuve, suites: [link(3), link(1)] }),
      createEtapePublique(3, { suites: [link(4)] }),
      createEtapePublique(4, { suites: [link(5)] }),
      createEtapePublique(5, { fin: 'Le bout du chemin' }),
      createEtapePublique(6, { fin: 'La porte fermée' }),
    ],
  });
  const at = (numero: number) => ({ etapeId: testEtapeId(numero), at: 2_000 });
  const playAll = (events: readonly PartieEvent[]) =>
    events.reduce(
      (partie, event) => play(partie, event, contenu),
      createPartie(createQuete(contenu)),
    );
  const shorten: PartieEvent = { type: 'shorten', etapeId: one };
  const shortened = playAll([shorten]);

  test('goes straight to the nearest reachable ending, and counts the étapes done', () => {
    expect(shortenedEnd(playAll([]), contenu)?.id).toBe(testEtapeId(5));
    expect(shortened).toMatchObject({ etapeIndex: 4, ecourteeIndex: 0, moment: 'recit' });
    const ended = play(shortened, { type: 'goOn', ...at(5) }, contenu);
    expect(ended.finishedAt).toBe(2_000);
    expect(endingOf(ended, contenu)).toBe('Le bout du chemin');
    // The first étape and the ending, of five on that way.
    expect(doneCount(ended, contenu)).toBe(2);
    expect(etapeCountOf(ended, contenu)).toBe(5);
    expect(maximumPoints(ended, contenu)).toBe(20);
  });

  test('is taken up again where it was left, as if it had never been shortened', () => {
    expect(play(shortened, { type: 'lengthen' }, contenu)).toEqual(playAll([]));
    const back = play(shortened, { type: 'goBack', etapeId: testEtapeId(5) }, contenu);
    expect(back).toEqual(playAll([]));
    expect(play(back, shorten, contenu)).toEqual(shortened);
  });

  test('shows nothing of the étapes that it went past', () => {
    const visit = (numero: number): PartieEvent => ({
      type: 'visit',
      etapeId: testEtapeId(numero),
    });
    expect(play(shortened, visit(3), contenu)).toBe(shortened);
    expect(play(shortened, visit(1), contenu).etapeIndex).toBe(0);
  });

  test('takes links that do not hold where no other leads to an ending', () => {
    const closed = createContenu({
      genre: 'aventure',
      etapes: [
        createEtapePublique(1, { suites: [link(2, never)] }),
        createEtapePublique(2, { suites: [link(3)] }),
        createEtapePublique(3, { fin: 'La fin' }),
      ],
    });
    const begun = createPartie(createQuete(closed));
    expect(play(begun, shorten, closed)).toMatchObject({ etapeIndex: 2 });
  });

  test('is not shortened next to an ending, at one, twice, nor where none lies ahead', () => {
    expect(mayShorten(playAll([]), contenu)).toBe(true);
    expect(mayShorten(shortened, contenu)).toBe(false);
    const nearby = playAll([
      { type: 'choose', suite: 0, ...at(1) },
      { type: 'read', etapeId: two },
      { type: 'pass', ...at(2) },
      { type: 'choose', suite: 0, ...at(2) },
      { type: 'choose', suite: 0, ...at(3) },
    ]);
    expect(nearby.etapeIndex).toBe(3);
    expect(mayShorten(nearby, contenu)).toBe(false);
    const endless = createContenu({
      genre: 'aventure',
      etapes: [
        createEtapePublique(1, { suites: [link(2)] }),
        createEtapePublique(2, { suites: [link(1)] }),
      ],
    });
    expect(mayShorten(createPartie(createQuete(endless)), endless)).toBe(false);
  });
});

describe('an aventure', () => {
  const cle = { id: 'cle', nom: 'La clé', description: 'Froide et lourde.' };
  const contenu = createContenu({
    genre: 'aventure',
    objets: [cle],
    etapes: [
      createEtapePublique(1, {
        suites: [
          {
            libelle: 'Prendre la clé',
            vers: two,
            conditions: [],
            effets: [{ type: 'objet', id: 'cle', donne: true }],
          },
          { libelle: 'La laisser', vers: two, conditions: [], effets: [] },
        ],
      }),
      createEtapePublique(2, {
        suites: [
          {
            libelle: 'Ouvrir la porte',
            vers: three,
            conditions: [{ type: 'objet', id: 'cle', oui: true }],
            effets: [],
          },
        ],
      }),
      createEtapePublique(3, { fin: 'La porte ouverte' }),
    ],
  });
  const begun = createPartie(createQuete(contenu));
  const choose = (etapeId: typeof one, suite: number): PartieEvent => ({
    type: 'choose',
    etapeId,
    suite,
    at: 2_000,
  });
  const playAll = (events: readonly PartieEvent[]) =>
    events.reduce((partie, event) => play(partie, event, contenu), begun);
  const goOn = (etapeId: typeof one): PartieEvent => ({
    type: 'goOn',
    etapeId,
    at: 9_000,
  });

  test('gives the objects of the chosen way, and opens its links', () => {
    const partie = playAll([choose(one, 0)]);
    expect(objetsHeld(partie, contenu)).toEqual([cle]);
    expect(moveOf(partie, contenu, 2_000)).toMatchObject({
      type: 'choisir',
      suites: [{ suite: { libelle: 'Ouvrir la porte' } }],
    });
    const ended = playAll([choose(one, 0), choose(two, 0), goOn(three)]);
    expect(ended.moment).toBe('fin');
    expect(endingOf(ended, contenu)).toBe('La porte ouverte');
    expect(doneCount(ended, contenu)).toBe(3);
  });

  test('lets one end kindly where no way on holds, without the title of an ending', () => {
    const partie = playAll([choose(one, 1)]);
    expect(moveOf(partie, contenu, 2_000)).toEqual({ type: 'finir-ici' });
    const ended = play(partie, goOn(two), contenu);
    expect(ended.finishedAt).toBe(9_000);
    expect(endingOf(ended, contenu)).toBeNull();
  });

  test('takes a choice back, with all that it gave', () => {
    const back = playAll([choose(one, 0), { type: 'goBack', etapeId: two }]);
    expect(back.chemin).toEqual([]);
    expect(objetsHeld(back, contenu)).toEqual([]);
    expect(mayGoBack(back, contenu)).toBe(false);
  });

  test('does not walk on before a way is chosen, nor by an invalid one', () => {
    expect(playAll([goOn(one)])).toBe(begun);
    expect(playAll([choose(one, 7)])).toBe(begun);
    const without = playAll([choose(one, 1)]);
    expect(play(without, choose(two, 0), contenu)).toBe(without);
  });
});

describe('étapes in any order', () => {
  const etapes = [1, 2, 3, 4].map((numero) => createEtapePublique(numero));
  const free = createContenu({ ordre: 'libre-fin', etapes });
  const begun = createPartie(createQuete(free));
  const pick = (etapeId: typeof one, vers: typeof one): PartieEvent => ({
    type: 'pick',
    etapeId,
    vers,
    at: 2_000,
  });

  test('are picked among those left, the last one at the end', () => {
    const offered = (partie: Partie) => {
      const move = moveOf(partie, free, 0);
      return move.type === 'prendre' ? move.etapes.map(({ id }) => id) : move.type;
    };
    expect(offered(begun)).toEqual([two, three]);
    const atThree = play(begun, pick(one, three), free);
    expect(offered(atThree)).toEqual([two]);
    const atTwo = play(atThree, pick(three, two), free);
    expect(offered(atTwo)).toEqual([testEtapeId(4)]);
    const last = play(atTwo, pick(two, testEtapeId(4)), free);
    expect(offered(last)).toBe('terminer');
    expect(play(begun, pick(one, testEtapeId(4)), free)).toBe(begun);
  });

  test('are left by the last one when the walk is shortened, and taken up again', () => {
    const short = play(begun, { type: 'shorten', etapeId: one }, free);
    expect(short.etapeIndex).toBe(3);
    const ended = play(short, { type: 'goOn', etapeId: testEtapeId(4), at: 1 }, free);
    expect(doneCount(ended, free)).toBe(2);
    const whole = play(short, { type: 'lengthen' }, free);
    expect(whole).toMatchObject({ etapeIndex: 0, ecourteeIndex: null, chemin: [] });
  });
});

describe('conditions of an étape', () => {
  const epreuve = createTextePublique({ points: 20, essaisMax: 2, minuteur: 60 });
  const contenu = createContenu({
    etapes: [
      createEtapePublique(1),
      createEtapePublique(2, { bonus: true, epreuve }),
      createEtapePublique(3),
    ],
  });
  const bonus = contenu.etapes[1] ?? createEtapePublique(2);
  const atBonus = play(
    createPartie(createQuete(contenu)),
    { type: 'goOn', etapeId: one, at: 0 },
    contenu,
  );
  const asking = play(atBonus, { type: 'read', etapeId: two }, contenu);
  const answer = (juste: boolean, at = 2_000): PartieEvent => ({
    type: 'answer',
    etapeId: two,
    reponse: juste ? 'tour' : 'puits',
    juste,
    at,
  });

  test('a bonus may be declined: its points are not missing', () => {
    const declined = [two, three].reduce(
      (partie, etapeId) => play(partie, { type: 'goOn', etapeId, at: 9 }, contenu),
      atBonus,
    );
    expect(declined.finishedAt).toBe(9);
    expect(maximumPoints(declined, contenu)).toBe(0);
    expect([doneCount(declined, contenu), etapeCountOf(declined, contenu)]).toEqual([
      2, 2,
    ]);
  });

  test('a bonus that is solved gives points above the maximum', () => {
    const solved = play(asking, answer(true), contenu);
    expect(pointsOf(solved)).toBe(20);
    expect(bonusPointsOf(solved, contenu)).toBe(20);
    expect(maximumPoints(solved, contenu)).toBe(0);
    expect(etapeCountOf(solved, contenu)).toBe(3);
  });

  test('after the last try the étape is passed over, with its solution', () => {
    expect(essaisLeft(bonus, suiviOf(asking, two))).toBe(2);
    const once = play(asking, answer(false), contenu);
    expect(once.moment).toBe('epreuve');
    expect(essaisLeft(bonus, suiviOf(once, two))).toBe(1);
    const twice = play(once, answer(false), contenu);
    expect(twice.moment).toBe('resultat');
    expect(suiviOf(twice, two)).toMatchObject({
      erreurCount: 2,
      issue: { type: 'passee', preuve: 'attente' },
    });
  });

  test('a timer that ends takes no point, and a paused one stops', () => {
    const start: PartieEvent = { type: 'startTimer', etapeId: two, at: 1_000 };
    const running = play(asking, start, contenu);
    expect(timerEnd(running, bonus)).toBe(61_000);
    expect(play(running, { ...start, at: 5_000 }, contenu)).toBe(running);
    const late = play(running, answer(true, 90_000), contenu);
    expect([isInTime(late, bonus), pointsOf(late)]).toEqual([false, 20]);
    expect(isInTime(play(running, answer(true, 60_000), contenu), bonus)).toBe(true);
    const paused = play(running, { type: 'pause', at: 10_000 }, contenu);
    const resumed = play(paused, { type: 'resume', at: 40_000 }, contenu);
    expect(timerEnd(resumed, bonus)).toBe(91_000);
  });

  test('a player who has stopped the timer or plays at their own pace has none', () => {
    const start: PartieEvent = { type: 'startTimer', etapeId: two, at: 1_000 };
    const running = play(asking, start, contenu);
    const stopped = play(running, { type: 'stopTimer', etapeId: two }, contenu);
    expect(timerEnd(stopped, bonus)).toBeNull();
    const slow = play(running, { type: 'adapt', adaptations: ['a-mon-rythme'] }, contenu);
    expect(timerEnd(slow, bonus)).toBeNull();
  });
});

test('the title of a chapter is shown on entering it, and not within it', () => {
  const etapes = ['Le soir', 'Le soir', 'La nuit', undefined].map((chapitre, index) =>
    createEtapePublique(index + 1, { ...(chapitre !== undefined && { chapitre }) }),
  );
  const contenu = { etapes };
  const chapitreAfter = (...indexes: number[]) =>
    chapitreBegun(
      {
        chemin: indexes.map((etapeIndex) => ({ etapeIndex, suite: 0 })),
        etapeIndex: indexes.at(-1) ?? 0,
      },
      contenu,
    );
  expect(chapitreAfter()).toBe('Le soir');
  expect(chapitreAfter(1)).toBeNull();
  expect(chapitreAfter(1, 2)).toBe('La nuit');
  expect(chapitreAfter(1, 2, 0)).toBe('Le soir');
  expect(chapitreAfter(1, 3)).toBeNull();
});
