import { expect, test } from 'vitest';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import type { Contenu } from '../quete/quete.ts';
import { baladeTarget, ecouteAt } from './balade.ts';
import { suiviOf, type Partie } from './partie.ts';
import { play } from './play.ts';

/** Étapes are 111 m apart, from south to north; `metres` beyond that of this number. */
const beside = (number: number, metres = 0, accuracyMetres = 8) => ({
  position: { lat: 48.45 + number / 1_000 + metres / 111_195, lon: -2.04 },
  accuracyMetres,
});

function visiteOf(...etapes: Contenu['etapes']) {
  return createQuete({ genre: 'visite', etapes });
}
const three = visiteOf(
  createEtapePublique(1),
  createEtapePublique(2, { rayonEcoute: 60 }),
  createEtapePublique(3),
);

type At = ReturnType<typeof beside>;

/** The party after being at a place, and the number of the étape that played there. */
function listen(partie: Partie, quete: ReturnType<typeof visiteOf>, place: At) {
  const ecoute = ecouteAt(partie, quete.contenu, place, 2_000);
  const after = (ecoute?.events ?? []).reduce(
    (before, event) => play(before, event, quete.contenu),
    partie,
  );
  const numero = ecoute === null ? 0 : quete.contenu.etapes.indexOf(ecoute.etape) + 1;
  return { after, numero };
}

test('an étape plays within its radius, once, and then counts as a visited place', () => {
  const first = listen(createPartie(three), three, beside(1, 25));
  expect(first.numero).toBe(1);
  const { id } = three.contenu.etapes[0] ?? createEtapePublique();
  expect(suiviOf(first.after, id)).toMatchObject({ ecoutee: true, surPlace: true });
  expect(listen(first.after, three, beside(1)).numero).toBe(0);
});

test('it leads to the étape still to be played, then to the next, and nowhere at the end', () => {
  const numeroOf = (partie: Partie) => {
    const etape = baladeTarget(partie, three.contenu, 2_000);
    return etape === null ? 0 : three.contenu.etapes.indexOf(etape) + 1;
  };
  const begun = createPartie(three);
  expect(numeroOf(begun)).toBe(1);
  const first = listen(begun, three, beside(1)).after;
  expect(numeroOf(first)).toBe(2);
  const last = listen(listen(first, three, beside(2)).after, three, beside(3)).after;
  expect(numeroOf(last)).toBe(0);
  expect(numeroOf(createPartie(three, { finishedAt: 5 }))).toBe(0);
});

test('no étape plays outside the radius, nor on a phone without accuracy', () => {
  const partie = createPartie(three);
  expect(listen(partie, three, beside(1, 35)).numero).toBe(0);
  expect(listen(partie, three, beside(1, 0, 60)).numero).toBe(0);
});

test('once told, the walk goes on by itself: the next étape begins within its own radius', () => {
  const first = listen(createPartie(three), three, beside(1));
  const second = listen(first.after, three, beside(2, 50));
  expect(second.numero).toBe(2);
  expect(second.after.etapeIndex).toBe(1);
  expect(listen(second.after, three, beside(3)).numero).toBe(3);
});

test('no étape is passed over: the one before must have been told', () => {
  expect(listen(createPartie(three), three, beside(2)).numero).toBe(0);
});

test('if radii overlap, the current étape plays, then the next one', () => {
  const close = visiteOf(
    createEtapePublique(1, { rayonEcoute: 200 }),
    createEtapePublique(2, { rayonEcoute: 200 }),
  );
  const first = listen(createPartie(close), close, beside(1, 100));
  expect(first.numero).toBe(1);
  expect(listen(first.after, close, beside(1, 100)).numero).toBe(2);
});

test('an épreuve and a view to find again are waited for', () => {
  const asking = visiteOf(
    createEtapePublique(1, { epreuve: createTextePublique() }),
    createEtapePublique(2),
  );
  const told = listen(createPartie(asking), asking, beside(1)).after;
  expect(listen(told, asking, beside(2)).numero).toBe(0);
  const looking = visiteOf(
    createEtapePublique(1, {
      vue: { consigne: 'D’où ?', motDeSucces: '', anecdote: '' },
    }),
    createEtapePublique(2),
  );
  const looked = listen(createPartie(looking), looking, beside(1)).after;
  expect(listen(looked, looking, beside(2)).numero).toBe(0);
  const { id: etapeId } = looking.contenu.etapes[0] ?? createEtapePublique();
  const found = play(looked, { type: 'find', etapeId }, looking.contenu);
  expect(suiviOf(found, etapeId).retrouvee).toBe(true);
  expect(listen(found, looking, beside(2)).numero).toBe(2);
});

test('in any order, the nearest of the étapes to pick plays', () => {
  const free = createQuete({
    ...{ genre: 'visite', ordre: 'libre' },
    etapes: [createEtapePublique(1), createEtapePublique(2), createEtapePublique(3)],
  });
  const first = listen(createPartie(free), free, beside(1));
  const third = listen(first.after, free, beside(3));
  expect(third.numero).toBe(3);
  expect(listen(third.after, free, beside(2)).numero).toBe(2);
});

test('a paused or finished party plays nothing, and an étape without view cannot be found', () => {
  expect(listen(createPartie(three, { pausedAt: 5 }), three, beside(1)).numero).toBe(0);
  expect(listen(createPartie(three, { finishedAt: 5 }), three, beside(1)).numero).toBe(0);
  const partie = createPartie(three);
  const { id: etapeId } = three.contenu.etapes[0] ?? createEtapePublique();
  expect(play(partie, { type: 'find', etapeId }, three.contenu)).toBe(partie);
});
