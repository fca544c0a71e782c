import { expect, test } from 'vitest';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { acknowledge, blankEnvoi, nextStep, type Operation } from '../partie/envoi.ts';
import { partieIdSchema, type Partie, type PartieEvent } from '../partie/partie.ts';
import { play } from '../partie/play.ts';
import { compteLimits, compteOfArret, compteOfDebut, compteOfFin } from './compte.ts';

const minute = 60_000;
const first = testEtapeId(1);
const second = testEtapeId(2);
const quete = createQuete({
  etapes: [
    createEtapePublique(1, { epreuve: createTextePublique() }),
    createEtapePublique(2, { epreuve: createTextePublique() }),
  ],
});
const { contenu } = quete;
const begun: Partie = { ...createPartie(quete), startedAt: 0 };

function playAll(events: readonly PartieEvent[], from = begun): Partie {
  return events.reduce((partie, event) => play(partie, event, contenu), from);
}

const ended = playAll([
  { type: 'read', etapeId: first },
  { type: 'askIndice', etapeId: first, numero: 1 },
  { type: 'answer', etapeId: first, reponse: 'puits', juste: false, at: 4 * minute },
  { type: 'answer', etapeId: first, reponse: 'tour', juste: true, at: 10 * minute },
  { type: 'goOn', etapeId: first, at: 10 * minute },
  { type: 'read', etapeId: second },
  { type: 'pass', etapeId: second, at: 25 * minute },
  { type: 'goOn', etapeId: second, at: 25 * minute },
]);
const left = playAll([{ type: 'leave', motif: 'pluie', at: 3 * minute }]);

test('a finished party counts its minutes, and the time of one of its étapes since the previous one', () => {
  const compte = compteOfFin(ended, contenu, { now: 26 * minute, enEquipe: true });
  expect(compte).toEqual({
    pas: 'fin',
    at: 25 * minute,
    minutes: 25,
    horsLigne: false,
    equipe: true,
    etapes: [expect.anything()],
  });
  const parties = Array.from({ length: 20 }, (_, number) => ({
    ...ended,
    id: partieIdSchema.parse(`${number}`.padStart(20, 'p')),
  }));
  const counted = parties.flatMap((partie) => {
    const one = compteOfFin(partie, contenu, { now: 26 * minute, enEquipe: true });
    return one?.pas === 'fin' ? one.etapes : [];
  });
  expect(counted).toContainEqual({
    ...{ etapeId: first, minutes: 10, erreurs: 1, indices: 1, passees: 0 },
  });
  expect(counted).toContainEqual({
    ...{ etapeId: second, minutes: 15, erreurs: 0, indices: 0, passees: 1 },
  });
});

test('a finish that is sent long after was reached without network', () => {
  const later = { now: 60 * minute, enEquipe: false };
  expect(compteOfFin(ended, contenu, later)).toMatchObject({ horsLigne: true });
});

test('the effect of a clock that jumped is bounded', () => {
  const jumped = { ...ended, startedAt: -90 * 24 * 60 * minute };
  const compte = compteOfFin(jumped, contenu, { now: 26 * minute, enEquipe: false });
  expect(compte).toMatchObject({ minutes: compteLimits.minutes });
  const back = { ...ended, startedAt: 90 * 24 * 60 * minute };
  const none = compteOfFin(back, contenu, { now: 26 * minute, enEquipe: false });
  expect(none).toMatchObject({ minutes: 0 });
});

test('a long party counts at the étape that its id draws, and many parties at all of them', () => {
  const etapes = Array.from({ length: 20 }, (_, index) =>
    createEtapePublique(index + 1, { epreuve: createTextePublique() }),
  );
  const long = createQuete({ etapes });
  const suivi = (erreurCount: number) => ({
    erreurCount,
    indiceCount: 0,
    issue: { type: 'passee', at: erreurCount, preuve: 'prouvee' } as const,
    reponsesRefusees: [],
  });
  const partie: Partie = {
    ...createPartie(long),
    finishedAt: minute,
    suiviByEtapeId: Object.fromEntries(etapes.map(({ id }, index) => [id, suivi(index)])),
  };
  const now = { now: minute, enEquipe: false };
  const seen = new Set<string>();
  for (let number = 0; number < 400; number += 1) {
    const id = partieIdSchema.parse(`${number}`.padStart(20, 'p'));
    const compte = compteOfFin({ ...partie, id }, long.contenu, now);
    expect(compteOfFin({ ...partie, id }, long.contenu, now)).toEqual(compte);
    const counted = compte?.pas === 'fin' ? compte.etapes : [];
    expect(counted).toHaveLength(compteLimits.etapes);
    for (const { etapeId } of counted) seen.add(etapeId);
  }
  expect(seen.size).toBe(20);
});

test('a party that goes on counts no end, and no stop', () => {
  expect(compteOfFin(begun, contenu, { now: 0, enEquipe: false })).toBeNull();
  expect(compteOfArret(begun, contenu)).toBeNull();
});

test('the reason for leaving is counted, except for a player promised that it stays on the device', () => {
  const compte = { pas: 'arret', at: 3 * minute, motif: 'pluie', etapeId: first };
  expect(compteOfArret(left, contenu)).toEqual(compte);
  const before = { ...left, depart: { motif: 'pluie', at: 0 } as const };
  expect(compteOfArret(before, contenu)).toBeNull();
});

test('a party that is left is begun on the server first, then counted as left, once', () => {
  const input = { partie: left, contenu, now: 0 };
  const operationOf = (step: ReturnType<typeof nextStep>): Operation | null =>
    step.type === 'send' ? step.operation : null;
  const blank = blankEnvoi(left.id, 'uid');
  const create = operationOf(nextStep({ ...input, envoi: blank }, 'a'));
  expect(create).toMatchObject({ type: 'createPartie', compte: compteOfDebut(left) });
  if (create === null) return;
  const created = acknowledge(blank, create, 0).envoi;
  const stop = operationOf(nextStep({ ...input, envoi: created }, 'b'));
  expect(stop).toMatchObject({ type: 'stop', compte: { motif: 'pluie' } });
  if (stop === null) return;
  const counted = acknowledge(created, stop, 0).envoi;
  expect(nextStep({ ...input, envoi: counted }, 'c')).toEqual({ type: 'rest' });
});

test('a beginning and an end that were refused once are sent without their counts', () => {
  const refusalCountByKey = { createPartie: 1, finish: 1 };
  const blank = { ...blankEnvoi(ended.id, 'uid'), refusalCountByKey };
  const bare = { type: 'send', operation: { type: 'createPartie', operationId: 'a' } };
  const input = { partie: left, contenu, now: 0 };
  expect(nextStep({ ...input, envoi: blank }, 'a')).toEqual(bare);
  const server = { points: 0, reussiteCount: 2, isFinished: false };
  const reussiteEtapeIds = [first, second];
  const envoi = { ...blank, partie: server, reussiteEtapeIds };
  const finish = { type: 'finish', operationId: 'b', etapeIndex: ended.etapeIndex };
  expect(nextStep({ partie: ended, contenu, now: 0, envoi }, 'b')).toEqual({
    type: 'send',
    operation: finish,
  });
});
