import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contenuArbitrary,
  createAutrePublique,
  createContenu,
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { coutsOf } from '../epreuve/couts.ts';
import { loin } from '../epreuve/reached.ts';
import { etapeIdSchema } from '../etape/etape-id.ts';
import type { Contenu } from '../quete/quete.ts';
import { noSuspensions, type Suspensions } from '../quete/suspension.ts';
import { adaptationList, otherWay } from './adaptation.ts';
import {
  closedEtapes,
  doneCount,
  durationOf,
  etapeCountOf,
  maximumPoints,
  pointsOf,
  proofOf,
} from './bilan.ts';
import {
  answersOtherwise,
  isOpen,
  isWrongAgain,
  mayGoOn,
  maySeeSolution,
  pointsAtStake,
  refusedEtapes,
  replacementOf,
  suspensionOf,
} from './etape-under-way.ts';
import { mayShorten } from './moves.ts';
import {
  departMotifList,
  etapeOf,
  partieSchema,
  suiviOf,
  type Partie,
  type PartieEvent,
} from './partie.ts';
import { acrossRest, play } from './play.ts';

const first = testEtapeId(1);
const second = testEtapeId(2);

/** Two étapes: an épreuve of 20 points with indices at 5 and 10, then one without. */
const quete = createQuete({
  etapes: [
    createEtapePublique(1, { epreuve: createTextePublique() }),
    createEtapePublique(2),
  ],
});
const { contenu } = quete;

function playAll(events: readonly PartieEvent[], from = createPartie(quete)): Partie {
  return events.reduce((partie, event) => play(partie, event, contenu), from);
}

const right = (reponse = 'tour'): PartieEvent => ({
  type: 'answer',
  etapeId: first,
  reponse,
  juste: true,
  at: 5_000,
});
const wrong: PartieEvent = {
  type: 'answer',
  etapeId: first,
  reponse: 'puits',
  juste: false,
  at: 4_000,
};
const read: PartieEvent = { type: 'read', etapeId: first };
const pass: PartieEvent = { type: 'pass', etapeId: first, at: 5_000 };
const goOn = (etapeId = first): PartieEvent => ({ type: 'goOn', etapeId, at: 9_000 });
const refuse = (reponse = 'tour'): PartieEvent => ({
  type: 'prove',
  etapeId: first,
  reponse,
  preuve: 'refusee',
});

/** Any étapes closed, temporarily or for good; the whole quête closed, or withdrawn. */
function closuresArbitrary(ids: Contenu): fc.Arbitrary<Suspensions | null> {
  const suspension = fc.record({
    motif: fc.constantFrom('Travaux', 'Crue'),
    jusquAu: fc.option(fc.integer({ min: 0, max: 100_000 })),
  });
  return fc.option(
    fc.record({
      fermeture: fc.option(suspension),
      byEtapeId: fc.dictionary(
        fc.constantFrom(...ids.etapes.map(({ id }) => id)),
        suspension,
        { noNullPrototype: true },
      ),
    }),
  );
}

/** Every possible event, at the party's étape or at any other. */
function eventArbitrary(ids: Contenu): fc.Arbitrary<PartieEvent> {
  const etapeId = fc.constantFrom(...ids.etapes.map(({ id }) => id));
  const at = fc.integer({ min: 0, max: 100_000 });
  const reponse = fc.constantFrom('tour', 'puits', 'four');
  const type = <T extends PartieEvent['type']>(name: T) => fc.constant(name);
  return fc.oneof(
    fc.record({ type: type('read'), etapeId }),
    fc.record({ type: type('answer'), etapeId, reponse, juste: fc.boolean(), at }),
    fc.record({
      type: type('askIndice'),
      etapeId,
      numero: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ type: type('pass'), etapeId, at }),
    fc.record({ type: type('goOn'), etapeId, at }),
    fc.record({ type: type('goBack'), etapeId }),
    fc.record({ type: type('visit'), etapeId }),
    fc.record({ type: type('shorten'), etapeId }),
    fc.record({ type: type('lengthen') }),
    fc.record({ type: type('pause'), at }),
    fc.record({ type: type('resume'), at }),
    fc.record({ type: type('learn'), suspensions: closuresArbitrary(ids) }),
    fc.record({ type: type('leave'), motif: fc.constantFrom(...departMotifList), at }),
    fc.record({
      type: type('adapt'),
      adaptations: fc.subarray([...adaptationList]),
    }),
    fc.record({ type: type('chooseWay'), etapeId, autre: fc.boolean() }),
    fc.record({ type: type('showPetits'), etapeId, petits: fc.boolean() }),
    fc.record({
      type: type('prove'),
      etapeId,
      reponse: fc.option(reponse, { nil: null }),
      preuve: fc.constantFrom('prouvee' as const, 'refusee' as const),
    }),
  );
}

/** A quête and a long, mostly sensible walk through it: events are drawn often enough to reach the end. */
const walkArbitrary = contenuArbitrary.chain((drawn) =>
  fc
    .array(eventArbitrary(drawn), { maxLength: 200, size: 'max' })
    .map((events) => ({ drawn, events })),
);

function expectSound(partie: Partie, drawn: Contenu): void {
  const etape = etapeOf(partie, drawn);
  const suivi = suiviOf(partie, etape.id);
  partieSchema.parse(partie);
  expect(pointsOf(partie)).toBeGreaterThanOrEqual(0);
  expect(pointsOf(partie)).toBeLessThanOrEqual(maximumPoints(partie, drawn));
  expect(doneCount(partie, drawn)).toBeLessThanOrEqual(etapeCountOf(partie, drawn));
  expect(durationOf(partie, 50_000)).toBeGreaterThanOrEqual(0);
  if (partie.ecourteeIndex !== null) {
    expect(partie.ecourteeIndex).toBeLessThan(drawn.etapes.length - 1);
  }
  switch (partie.moment) {
    case 'recit':
      expect(etape.epreuve.type === 'aucune' || isOpen(etape, suivi)).toBe(true);
      break;
    case 'epreuve':
      expect(isOpen(etape, suivi)).toBe(true);
      break;
    case 'resultat':
      expect(suivi.issue).not.toBeNull();
      break;
    case 'fin':
      expect(partie.finishedAt).not.toBeNull();
  }
}

/** Walks like a tired player: gives everything up. */
function walkOut(partie: Partie, drawn: Contenu): Partie {
  let current = play(partie, { type: 'resume', at: 0 }, drawn);
  for (let turn = 0; turn <= drawn.etapes.length * 3; turn += 1) {
    const { id: etapeId } = etapeOf(current, drawn);
    current = play(current, { type: 'goOn', etapeId, at: 0 }, drawn);
    current = play(current, { type: 'read', etapeId }, drawn);
    current = play(current, { type: 'pass', etapeId, at: 0 }, drawn);
  }
  return current;
}

describe('play', () => {
  test('keeps the party sound whatever happens, and always leaves a way to the end', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ drawn, events }) => {
        let partie = createPartie(createQuete(drawn));
        for (const event of events) {
          const before = partie;
          partie = play(partie, event, drawn);
          expectSound(partie, drawn);
          // A finish is never taken back.
          if (before.finishedAt !== null) {
            expect(partie.finishedAt).toBe(before.finishedAt);
          }
        }
        expect(walkOut(partie, drawn).finishedAt).not.toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test('reaches the same state when the log is played again, and after storage as JSON', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ drawn, events }) => {
        const start = createPartie(createQuete(drawn));
        const once = events.reduce((partie, event) => play(partie, event, drawn), start);
        const kept = events.reduce<Partie>(
          (partie, event) =>
            partieSchema.parse(JSON.parse(JSON.stringify(play(partie, event, drawn)))),
          start,
        );
        expect(kept).toEqual(once);
      }),
      { numRuns: 100 },
    );
  });

  test('does nothing on a repeated event, except for a second wrong answer', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ drawn, events }) => {
        let partie = createPartie(createQuete(drawn));
        for (const event of events) {
          const isBack = event.type === 'goBack' || event.type === 'answer';
          partie = play(partie, event, drawn);
          if (!isBack) expect(play(partie, event, drawn)).toEqual(partie);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('never lets points grow by anything but a right answer', () => {
    fc.assert(
      fc.property(walkArbitrary, ({ drawn, events }) => {
        let partie = createPartie(createQuete(drawn));
        for (const event of events) {
          const before = pointsOf(partie);
          partie = play(partie, event, drawn);
          if (event.type !== 'answer') {
            expect(pointsOf(partie)).toBeLessThanOrEqual(before);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  test('leads from the story to the épreuve, the result, the next étape and the end', () => {
    const moments = [read, right(), goOn(), goOn(second)].reduce<Partie[]>(
      (walk, event) => [
        ...walk,
        play(walk.at(-1) ?? createPartie(quete), event, contenu),
      ],
      [],
    );
    expect(moments.map(({ moment, etapeIndex }) => `${moment} ${etapeIndex}`)).toEqual([
      'epreuve 0',
      'resultat 0',
      'recit 1',
      'fin 1',
    ]);
    expect(moments.at(-1)).toMatchObject({ finishedAt: 9_000 });
  });

  test('counts a wrong answer and stays at the épreuve', () => {
    const partie = playAll([read, wrong, wrong]);
    expect(partie.moment).toBe('epreuve');
    expect(suiviOf(partie, first)).toMatchObject({ erreurCount: 2, issue: null });
  });

  test('knows a wrong answer that is given again, except from too far away', () => {
    const far: PartieEvent = { ...wrong, reponse: loin };
    const suivi = suiviOf(playAll([read, wrong, wrong, far]), first);
    expect(suivi.reponsesFausses).toEqual(['puits', loin]);
    const isAgain = (reponse: string, juste = false) =>
      isWrongAgain({ ...suivi, reponsesRefusees: ['four'] }, { reponse, juste });
    expect(isAgain('puits')).toBe(true);
    expect(isAgain('four', true)).toBe(true);
    expect(isAgain('tour', true)).toBe(false);
    // It is wrong to the other question alone.
    expect(isAgain('puits', true)).toBe(false);
    expect(isAgain(loin)).toBe(false);
  });

  test('takes the cost of indices off the points, never below zero', () => {
    const ask = (numero: number): PartieEvent => ({
      type: 'askIndice',
      etapeId: first,
      numero,
    });
    expect(pointsOf(playAll([read, ask(1), right()]))).toBe(15);
    expect(pointsOf(playAll([read, ask(1), ask(2), ask(3), right()]))).toBe(5);
    expect(pointsOf(playAll([read, ask(1), ask(1), right()]))).toBe(15);
    expect(pointsOf(playAll([read, ask(2), right()]))).toBe(20);
    const dear = createEtapePublique(1, {
      epreuve: createTextePublique({ points: 3, indices: [{ texte: 'Là', cout: 5 }] }),
    });
    expect(
      pointsAtStake(dear, {
        erreurCount: 0,
        indiceCount: 1,
        issue: null,
        reponsesRefusees: [],
      }),
    ).toBe(0);
  });

  test('halves the remaining points at each wrong choice, if the version has costs', () => {
    const indices = [{ texte: 'Un indice', cout: 4 }];
    const costing = { points: 20, indices };
    const epreuve = createTextePublique({ ...costing, couts: coutsOf(costing) });
    const { contenu } = createQuete({ etapes: [createEtapePublique(1, { epreuve })] });
    const wrong: PartieEvent = {
      ...{ type: 'answer', etapeId: testEtapeId(1), reponse: 'puits' },
      ...{ juste: false, at: 2_000 },
    };
    const wonAfter = (wrongCount: number, ...more: PartieEvent[]) => {
      const wrongs = Array.from({ length: wrongCount }, () => wrong);
      const events = [read, ...more, ...wrongs, right()];
      const begun = createPartie(createQuete({ etapes: contenu.etapes }));
      return pointsOf(
        events.reduce((before, event) => play(before, event, contenu), begun),
      );
    };
    expect([0, 1, 2, 3, 4].map((count) => wonAfter(count))).toEqual([20, 10, 5, 2, 2]);
    const indice = { type: 'askIndice', etapeId: testEtapeId(1), numero: 1 } as const;
    expect(wonAfter(1, indice)).toBe(8);
  });

  test('gives no points after giving up, and lets the player go on', () => {
    const partie = playAll([read, pass]);
    expect(pointsOf(partie)).toBe(0);
    expect(playAll([goOn()], partie)).toMatchObject({ moment: 'recit', etapeIndex: 1 });
  });

  test('does not let anyone walk past an épreuve unread', () => {
    const partie = createPartie(quete);
    expect(play(partie, goOn(), contenu)).toBe(partie);
    expect(play(partie, { type: 'visit', etapeId: second }, contenu)).toBe(partie);
  });

  test('leaves the next étape alone when the button was tapped twice', () => {
    const partie = playAll([read, right(), goOn(), goOn()]);
    expect(partie).toMatchObject({ moment: 'recit', etapeIndex: 1, finishedAt: null });
  });

  test('goes back to the story, and to the étape before', () => {
    expect(playAll([read, { type: 'goBack', etapeId: first }]).moment).toBe('recit');
    const partie = playAll([read, right(), goOn(), { type: 'goBack', etapeId: second }]);
    expect(partie).toMatchObject({ moment: 'resultat', etapeIndex: 0 });
  });

  test('reads an étape whose id is the name of a property of every object', () => {
    const id = etapeIdSchema.parse('constructor');
    const odd = createContenu({
      etapes: [createEtapePublique(1, { id, epreuve: createTextePublique() })],
    });
    const partie = play(
      createPartie(createQuete(odd)),
      { type: 'read', etapeId: id },
      odd,
    );
    expect(partie.moment).toBe('epreuve');
  });
});

describe('an étape that closes while one plays', () => {
  const closing = (motif = 'Travaux sur le pont.'): PartieEvent => ({
    type: 'learn',
    suspensions: {
      fermeture: null,
      byEtapeId: { [first]: { motif, jusquAu: null } },
    },
  });
  const opening: PartieEvent = { type: 'learn', suspensions: noSuspensions };

  test('can be walked past unread, and its points do not count in the maximum', () => {
    const closed = playAll([closing()]);
    expect(suspensionOf(closed, first)).toEqual({
      motif: 'Travaux sur le pont.',
      jusquAu: null,
    });
    expect(play(closed, read, contenu)).toBe(closed);
    const after = play(closed, goOn(), contenu);
    expect(after).toMatchObject({ moment: 'recit', etapeIndex: 1 });
    expect(maximumPoints(after, contenu)).toBe(0);
    expect(closedEtapes(after, contenu).map(({ id }) => id)).toEqual([first]);
    const end = play(after, goOn(second), contenu);
    expect([doneCount(end, contenu), etapeCountOf(end, contenu)]).toEqual([1, 1]);
  });

  test('keeps the points of a player who had solved it before', () => {
    const solved = playAll([read, right(), closing()]);
    expect(suspensionOf(solved, first)).toBeNull();
    expect([pointsOf(solved), maximumPoints(solved, contenu)]).toEqual([20, 20]);
  });

  test('takes an answer that was on its way', () => {
    expect(pointsOf(playAll([read, closing(), right()]))).toBe(20);
  });

  test('can be done after all once it is open again', () => {
    const passed = playAll([closing(), goOn(), opening]);
    const back = play(passed, { type: 'goBack', etapeId: second }, contenu);
    expect(back).toMatchObject({ moment: 'recit', etapeIndex: 0 });
    const solved = playAll([read, right()], back);
    expect([pointsOf(solved), maximumPoints(solved, contenu)]).toEqual([20, 20]);
    expect(closedEtapes(solved, contenu)).toEqual([]);
  });

  test('counts an étape without épreuve again, once it was seen open', () => {
    const shut: PartieEvent = {
      type: 'learn',
      suspensions: {
        fermeture: null,
        byEtapeId: { [second]: { motif: 'Crue', jusquAu: 7_000 } },
      },
    };
    const partie = playAll([read, right(), goOn(), shut, goOn(second)]);
    expect(etapeCountOf(partie, contenu)).toBe(1);
    const seen = playAll([opening, { type: 'goBack', etapeId: second }, goOn(second)], {
      ...partie,
      finishedAt: null,
    });
    expect(etapeCountOf(seen, contenu)).toBe(2);
  });

  test('leads to its spare étape where the team says so, which counts as an étape and asks for no points', () => {
    const rechange = {
      titre: 'La halle',
      lieu: 'Place du marché',
      position: null,
      recit: 'On y vendait le lin.',
    };
    const spared: Contenu = {
      ...contenu,
      etapes: contenu.etapes.map((etape) =>
        etape.id === first ? { ...etape, rechange, chemin: 'Par le pont.' } : etape,
      ),
    };
    const etape = etapeOf(playAll([]), spared);
    const learnt = (isReplaced: boolean): PartieEvent => ({
      type: 'learn',
      suspensions: {
        fermeture: null,
        byEtapeId: {
          [first]: { motif: 'Travaux', jusquAu: null, rechange: isReplaced },
        },
      },
    });
    expect(replacementOf(playAll([]), etape)).toBeNull();
    expect(replacementOf(playAll([learnt(false)]), etape)).toBeNull();
    expect(
      replacementOf(playAll([learnt(true)]), etapeOf(playAll([]), contenu)),
    ).toBeNull();
    const closed = play(playAll([]), learnt(true), spared);
    expect(replacementOf(closed, etape)).toMatchObject({
      ...rechange,
      id: first,
      chemin: '',
      epreuve: { type: 'aucune' },
    });
    const end = play(play(closed, goOn(), spared), goOn(second), spared);
    expect(partieSchema.parse(JSON.parse(JSON.stringify(end)))).toEqual(end);
    expect(closedEtapes(end, spared)).toEqual([]);
    expect(maximumPoints(end, spared)).toBe(0);
    expect([doneCount(end, spared), etapeCountOf(end, spared)]).toEqual([2, 2]);
  });

  test('is the same news when it is heard again, and other news with another reason', () => {
    const closed = playAll([closing()]);
    expect(play(closed, closing(), contenu)).toBe(closed);
    expect(play(closed, closing('Crue'), contenu)).not.toBe(closed);
  });

  test('is known from the start to a party that begins while it is closed', () => {
    const suspensions: Suspensions = {
      fermeture: { motif: 'Fête', jusquAu: 2_000 },
      byEtapeId: { [first]: { motif: 'Travaux', jusquAu: 500 } },
    };
    const partie = createPartie({ ...quete, suspensions });
    // It begins at 1,000: the works were over.
    expect(suspensionOf(partie, first)).toBeNull();
    expect(partie.suspensions.fermeture).toEqual({ motif: 'Fête', jusquAu: 2_000 });
  });

  test('is distinct from a withdrawn quête, whose party goes on', () => {
    const partie = playAll([{ type: 'learn', suspensions: null }, read, right(), goOn()]);
    expect(partie).toMatchObject({ isRetiree: true, etapeIndex: 1 });
    expect(playAll([opening], partie).isRetiree).toBe(false);
  });
});

describe('a proof', () => {
  const solved = playAll([read, right()]);

  test('confirms an answer without moving the player', () => {
    const proven = play(
      solved,
      { type: 'prove', etapeId: first, reponse: 'tour', preuve: 'prouvee' },
      contenu,
    );
    expect(proofOf(proven)).toEqual({ prouvees: 1, trouvees: 1, dejaVues: 0 });
    expect(proven).toMatchObject({ moment: 'resultat', etapeIndex: 0 });
    expect(play(proven, refuse(), contenu)).toBe(proven);
  });

  test('does nothing when it speaks of another answer', () => {
    expect(play(solved, refuse('puits'), contenu)).toBe(solved);
  });

  test('cannot refuse a renunciation', () => {
    const given = playAll([read, pass]);
    const proof: PartieEvent = {
      type: 'prove',
      etapeId: first,
      reponse: null,
      preuve: 'refusee',
    };
    expect(play(given, proof, contenu)).toBe(given);
  });

  test('that refuses takes the points back and opens the épreuve again', () => {
    const refused = play(solved, refuse(), contenu);
    expect(pointsOf(refused)).toBe(0);
    expect(refusedEtapes(refused, contenu).map(({ id }) => id)).toEqual([first]);
    const again = playAll([read], refused);
    expect(again.moment).toBe('epreuve');
    expect(suiviOf(again, first)).toMatchObject({ erreurCount: 1, issue: null });
    expect(suiviOf(playAll([right()], again), first)).toMatchObject({ erreurCount: 2 });
    const other = playAll([right('beffroi')], again);
    expect(pointsOf(other)).toBe(20);
    expect(refusedEtapes(other, contenu)).toEqual([]);
  });

  test('that refuses does not stop the walk', () => {
    const refused = play(solved, refuse(), contenu);
    expect(mayGoOn(refused, etapeOf(refused, contenu))).toBe(true);
    expect(playAll([read, goOn()], refused)).toMatchObject({ etapeIndex: 1 });
  });

  test('that refuses after the end never takes the end back', () => {
    const ended = playAll([goOn(), goOn(second)], solved);
    const refused = play(ended, refuse(), contenu);
    expect(refused).toMatchObject({ moment: 'fin', finishedAt: 9_000 });
    const retried = playAll(
      [{ type: 'visit', etapeId: first }, read, right('beffroi'), goOn()],
      refused,
    );
    expect(retried).toMatchObject({ moment: 'fin', finishedAt: 9_000 });
    expect(pointsOf(retried)).toBe(20);
  });
});

describe('figures', () => {
  test('count the étapes behind the player', () => {
    expect(doneCount(createPartie(quete), contenu)).toBe(0);
    expect(doneCount(playAll([read, right()]), contenu)).toBe(1);
    expect(doneCount(playAll([read, right(), goOn()]), contenu)).toBe(1);
    expect(doneCount(playAll([read, right(), goOn(), goOn(second)]), contenu)).toBe(2);
  });

  test('never give a negative duration, whatever the phone says of the time', () => {
    expect(durationOf(createPartie(quete, { startedAt: 9_000 }), 1_000)).toBe(0);
    expect(durationOf(createPartie(quete, { finishedAt: 5_000 }), 9_000)).toBe(4_000);
  });
});

describe('a walk that is shortened', () => {
  /** Five étapes: three to solve, one to look at, a last one to solve. */
  const long = createQuete({
    etapes: [1, 2, 3, 4, 5].map((number) =>
      createEtapePublique(number, number === 4 ? {} : { epreuve: createTextePublique() }),
    ),
  });
  const at = testEtapeId;
  const walk = (events: readonly PartieEvent[], from = createPartie(long)): Partie =>
    events.reduce((partie, event) => play(partie, event, long.contenu), from);
  const solve = (number: number): PartieEvent[] => [
    { type: 'read', etapeId: at(number) },
    { type: 'answer', etapeId: at(number), reponse: 'tour', juste: true, at: 5_000 },
    { type: 'goOn', etapeId: at(number), at: 9_000 },
  ];
  const atSecond = walk(solve(1));
  const shortened = walk([{ type: 'shorten', etapeId: at(2) }], atSecond);

  test('leads straight to the last étape, whose end counts the étapes done only', () => {
    expect(shortened).toMatchObject({ etapeIndex: 4, moment: 'recit', ecourteeIndex: 1 });
    expect(doneCount(shortened, long.contenu)).toBe(1);
    const ended = walk(solve(5), shortened);
    expect(ended).toMatchObject({ moment: 'fin', finishedAt: 9_000, ecourteeIndex: 1 });
    expect(doneCount(ended, long.contenu)).toBe(2);
    expect(pointsOf(ended)).toBe(40);
  });

  test('can be walked whole after all, until its end', () => {
    const whole = walk([{ type: 'lengthen' }], shortened);
    expect(whole).toEqual(atSecond);
    const ended = walk(solve(5), shortened);
    expect(walk([{ type: 'lengthen' }], ended)).toBe(ended);
  });

  test('lets one look back at where it was left, and go on to the last étape from there', () => {
    const back = walk([{ type: 'goBack', etapeId: at(5) }], shortened);
    expect(back).toMatchObject({ etapeIndex: 1, moment: 'recit' });
    expect(walk([{ type: 'shorten', etapeId: at(2) }], back)).toEqual(shortened);
    expect(walk(solve(2), back)).toMatchObject({ etapeIndex: 4 });
    expect(walk([{ type: 'visit', etapeId: at(4) }], back)).toBe(back);
  });

  test('is not shortened from its last étape, nor once it is over', () => {
    expect(mayShorten(atSecond, long.contenu)).toBe(true);
    expect(mayShorten(shortened, long.contenu)).toBe(false);
    expect(walk([{ type: 'shorten', etapeId: at(5) }], shortened)).toBe(shortened);
    const ended = walk(solve(5), shortened);
    expect(mayShorten(ended, long.contenu)).toBe(false);
  });
});

describe('a pause', () => {
  const rest: PartieEvent = { type: 'pause', at: 2_000 };
  const wake: PartieEvent = { type: 'resume', at: 62_000 };

  test('stops the clock, and nothing is played meanwhile', () => {
    const paused = playAll([rest]);
    expect(durationOf(paused, 50_000)).toBe(1_000);
    expect(playAll([read, { type: 'pause', at: 9_000 }], paused)).toBe(paused);
    const resumed = playAll([wake], paused);
    expect(durationOf(resumed, 63_000)).toBe(2_000);
    expect(playAll([read], resumed).moment).toBe('epreuve');
  });

  test('adds up with those before, and takes nothing back where the clock was set back', () => {
    const twice = playAll([rest, wake, { type: 'pause', at: 70_000 }]);
    expect(playAll([{ type: 'resume', at: 60_000 }], twice).pausedMs).toBe(60_000);
    expect(playAll([{ type: 'resume', at: 75_000 }], twice).pausedMs).toBe(65_000);
  });

  test('is what lies between two events half a day apart, or with the clock of the phone set between them', () => {
    const hour = 60 * 60_000;
    const begun = playAll([]);
    const year = 365 * 24 * hour;
    for (const now of [begun.startedAt + year, begun.startedAt - year]) {
      const lastAt = begun.startedAt + hour;
      const rested = acrossRest(begun, lastAt, now);
      expect(durationOf(rested, now + hour)).toBe(2 * hour);
      expect(acrossRest(rested, now, now + 11 * hour)).toBe(rested);
    }
    const paused = playAll([rest], begun);
    expect(acrossRest(paused, 2_000, year)).toBe(paused);
  });

  test('lets answers be proven', () => {
    const paused = playAll([read, right(), rest]);
    expect(pointsOf(playAll([refuse()], paused))).toBe(0);
  });

  test('is nothing once the party is over', () => {
    const ended = playAll([read, right(), goOn(), goOn(second)]);
    expect(playAll([rest, { type: 'leave', motif: 'pluie', at: 1 }], ended)).toBe(ended);
  });
});

test('why a party was left is kept with it, the last reason alone', () => {
  const left = playAll([
    { type: 'leave', motif: 'pluie', at: 2_000 },
    { type: 'leave', motif: 'long', at: 3_000 },
  ]);
  expect(left.depart).toEqual({ motif: 'long', at: 3_000, compte: true });
  expect(left.moment).toBe('recit');
});

describe('another way to answer', () => {
  const epreuve = createTextePublique({
    autre: createAutrePublique({ pour: ['sans-vue'] }),
  });
  const etape = createEtapePublique(1, { epreuve });
  const withAutre = createQuete({ etapes: [etape, createEtapePublique(2)] });
  const after = (...events: readonly PartieEvent[]) =>
    events.reduce(
      (partie, event) => play(partie, event, withAutre.contenu),
      createPartie(withAutre),
    );
  const adapt = (...adaptations: Partie['adaptations']): PartieEvent => ({
    type: 'adapt',
    adaptations,
  });
  const choose = (autre: boolean): PartieEvent => ({
    type: 'chooseWay',
    etapeId: first,
    autre,
  });

  test('is asked first if the party has an adaptation for it, and never otherwise', () => {
    expect(answersOtherwise(after(adapt('sans-vue')), etape)).toBe(true);
    expect(answersOtherwise(after(adapt('sans-ouie', 'facile-a-lire')), etape)).toBe(
      false,
    );
    expect(answersOtherwise(after(adapt('sans-vue'), adapt()), etape)).toBe(false);
    expect(answersOtherwise(after(adapt('sans-vue')), createEtapePublique(1))).toBe(
      false,
    );
  });

  test('is available to all at the épreuve, and their choice there holds', () => {
    expect(answersOtherwise(after(read, choose(true)), etape)).toBe(true);
    expect(answersOtherwise(after(adapt('sans-vue'), read, choose(false)), etape)).toBe(
      false,
    );
    const chosen = after(read, choose(true));
    expect(play(chosen, choose(true), withAutre.contenu)).toBe(chosen);
    expect(after(choose(true))).toEqual(after());
    expect(play(playAll([read]), choose(true), contenu)).toEqual(playAll([read]));
  });

  test('gives the points of the épreuve, less its indices', () => {
    const solved = after(
      read,
      choose(true),
      { type: 'askIndice', etapeId: first, numero: 1 },
      right('rouge'),
    );
    expect(pointsOf(solved)).toBe(15);
    expect(otherWay(epreuve)).toMatchObject({
      type: 'texte',
      consigne: 'De quelle couleur est un coquelicot ?',
      points: 20,
      indices: epreuve.indices,
    });
    expect(otherWay(createTextePublique())).toBeNull();
  });

  test('is wished for in one order, once each', () => {
    const { adaptations } = after(adapt('facile-a-lire', 'sans-vue', 'sans-vue'));
    expect(adaptations).toEqual(['sans-vue', 'facile-a-lire']);
  });
});

test('a party of before pauses and shortened walks is read as one without', () => {
  const { pausedAt, pausedMs, ecourteeIndex, depart, adaptations, ...before } =
    createPartie(quete);
  expect(partieSchema.parse(before)).toEqual({
    ...before,
    pausedAt,
    pausedMs,
    ecourteeIndex,
    depart,
    adaptations,
  });
});

describe('maySeeSolution', () => {
  const [etape] = contenu.etapes;
  const indice = (numero: number): PartieEvent => ({
    type: 'askIndice',
    etapeId: first,
    numero,
  });
  const isOffered = (...events: PartieEvent[]) => {
    const partie = playAll([read, ...events]);
    return etape !== undefined && maySeeSolution(etape, suiviOf(partie, first));
  };

  test.each([
    ['nothing was tried', [], false],
    ['two answers were wrong', [wrong, wrong], false],
    ['three answers were wrong', [wrong, wrong, wrong], true],
    ['an indice is left', [indice(1)], false],
    ['the last indice was read', [indice(1), indice(2)], true],
    ['the étape was passed', [wrong, wrong, wrong, pass], false],
    ['it was solved after all', [wrong, wrong, wrong, right()], false],
  ] as const)('the solution when %s', (_, events, offered) => {
    expect(isOffered(...events)).toBe(offered);
  });

  test('an étape without indices waits for three answers, and one without an épreuve has no solution', () => {
    const bare = createEtapePublique(1, {
      epreuve: createTextePublique({ indices: [] }),
    });
    const suivi = suiviOf(playAll([read, wrong]), first);
    expect(maySeeSolution(bare, suivi)).toBe(false);
    expect(maySeeSolution(bare, { ...suivi, erreurCount: 3 })).toBe(true);
    expect(maySeeSolution(createEtapePublique(2), { ...suivi, erreurCount: 3 })).toBe(
      false,
    );
  });
});
