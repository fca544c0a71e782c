import { expect, test } from 'vitest';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { surPlaceOf } from './bilan.ts';
import type { PartieEvent } from './partie.ts';
import { play } from './play.ts';
import { readPassage, writePassage } from './passage.ts';
import { repriseSignature } from './reprise.ts';
import { suiviOf } from './partie.ts';

const quete = createQuete({
  etapes: [
    createEtapePublique(1),
    createEtapePublique(2),
    createEtapePublique(3),
    createEtapePublique(4, { position: null }),
  ],
});
const { contenu } = quete;

function after(...events: PartieEvent[]) {
  return events.reduce(
    (partie, event) => play(partie, event, contenu),
    createPartie(quete),
  );
}

const situate = (numero: number): PartieEvent => ({
  type: 'situate',
  etapeId: testEtapeId(numero),
});
const goOn = (numero: number): PartieEvent => ({
  type: 'goOn',
  etapeId: testEtapeId(numero),
  at: numero,
});
const wholeWalk = [goOn(1), goOn(2), goOn(3), goOn(4)];

test('the mark is earned where the phone was measured at half of the places of the map', () => {
  expect(surPlaceOf(after(...wholeWalk), contenu)).toEqual({
    vueCount: 0,
    lieuCount: 3,
    isEarned: false,
  });
  const once = after(goOn(1), situate(2), goOn(2), goOn(3), goOn(4));
  expect(surPlaceOf(once, contenu)).toMatchObject({ vueCount: 1, isEarned: false });
  const twice = after(goOn(1), situate(2), goOn(2), situate(3), goOn(3), goOn(4));
  expect(surPlaceOf(twice, contenu)).toEqual({
    vueCount: 2,
    lieuCount: 3,
    isEarned: true,
  });
  expect(twice.finishedAt).toBe(4);
});

test('a walk without a place on the map has no mark to earn', () => {
  const nowhere = createQuete({ etapes: [createEtapePublique(1, { position: null })] });
  const partie = createPartie(nowhere, { finishedAt: 2, moment: 'fin' });
  expect(surPlaceOf(partie, nowhere.contenu).isEarned).toBe(false);
});

test('it is recorded once, at the current étape, and not after the end', () => {
  const seen = after(situate(1));
  expect(suiviOf(seen, testEtapeId(1)).surPlace).toBe(true);
  expect(play(seen, situate(1), contenu)).toBe(seen);
  expect(play(seen, situate(3), contenu)).toBe(seen);
  const ended = after(...wholeWalk);
  expect(play(ended, situate(4), contenu)).toBe(ended);
});

test('no text that leaves the device tells of it', () => {
  const [seen, unseen] = [after(situate(1), goOn(1)), after(goOn(1))];
  expect(repriseSignature(seen, quete)).toBe(repriseSignature(unseen, quete));
  const text = writePassage(seen, quete, 5);
  expect(text).toBe(writePassage(unseen, quete, 5));
  const passed = readPassage(text, quete, 5);
  expect(passed?.suiviByEtapeId).toEqual({});
});
