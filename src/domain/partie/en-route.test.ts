import { expect, test } from 'vitest';
import {
  createEtapePublique,
  createQuete,
  createPartie,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { etapeBefore, isEnRoute } from './en-route.ts';
import { lineBetween, trajetOf } from './trajet.ts';
import { play } from './play.ts';
import type { PartieEvent } from './partie.ts';

const quete = createQuete({
  etapes: [
    createEtapePublique(1),
    createEtapePublique(2, { epreuve: createTextePublique() }),
    createEtapePublique(3),
  ],
});
const { contenu } = quete;

function after(...events: PartieEvent[]) {
  return events.reduce(
    (partie, event) => play(partie, event, contenu),
    createPartie(quete),
  );
}

const goOn: PartieEvent = { type: 'goOn', etapeId: testEtapeId(1), at: 2 };
const arrive: PartieEvent = { type: 'arrive', etapeId: testEtapeId(2) };

test('a party begins at its first étape, and is on the way to the second until the player says to be there', () => {
  expect(isEnRoute(after(), contenu)).toBe(false);
  expect(isEnRoute(after(goOn), contenu)).toBe(true);
  expect(etapeBefore(after(goOn), contenu)?.id).toBe(testEtapeId(1));
  const there = after(goOn, arrive);
  expect(isEnRoute(there, contenu)).toBe(false);
  expect(there.moment).toBe('recit');
  expect(play(there, arrive, contenu)).toBe(there);
});

test('back from the question, or from the étape before, the story is shown and not the way', () => {
  const read: PartieEvent = { type: 'read', etapeId: testEtapeId(2) };
  const back: PartieEvent = { type: 'goBack', etapeId: testEtapeId(2) };
  // A party of before « En route ! » was at the question already.
  expect(isEnRoute(after(goOn, read, back), contenu)).toBe(false);
  const returned = after(goOn, arrive, back, { ...goOn, at: 3 });
  expect(returned.etapeIndex).toBe(1);
  expect(isEnRoute(returned, contenu)).toBe(false);
});

test.each([
  ['the same place', { position: { lat: 48.451, lon: -2.04 } }, false],
  [
    'the same place, with a way in words',
    { position: { lat: 48.451, lon: -2.04 }, chemin: 'Montez.' },
    true,
  ],
  ['a place in words', { position: null }, true],
  ['no place at all', { position: null, lieu: '' }, false],
])('to %s, there is a way: %s', (_, place, isThere) => {
  const other = createQuete({
    etapes: [createEtapePublique(1), createEtapePublique(2, place)],
  }).contenu;
  expect(isEnRoute(play(createPartie(quete), goOn, other), other)).toBe(isThere);
});

test('the way is given in metres, in minutes of a family and in words', () => {
  const from = { lat: 48.45, lon: -2.04 };
  const trajet = trajetOf(from, { lat: 48.4536, lon: -2.04 });
  expect(trajet).toMatchObject({ minutes: 8, direction: 'au nord' });
  expect(trajet?.metres).toBeCloseTo(400, -1);
  expect(trajetOf(from, { lat: 48.4502, lon: -2.04 })?.minutes).toBe(1);
  expect(trajetOf(from, from)).toBeNull();
});

test('the line to follow is that of the walk between the two étapes, straight where it has none', () => {
  const [a, b, c, d] = [0, 1, 2, 3].map((step) => ({ lat: 48 + step / 100, lon: -2 }));
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    throw new Error('Four places.');
  }
  expect(lineBetween([a, b, c, d], b, c)).toEqual([b, b, c, c]);
  expect(lineBetween([], b, c)).toEqual([b, c]);
  expect(lineBetween([a, b, c, d], d, a)).toEqual([d, a]);
});
