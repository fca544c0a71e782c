import { expect, test } from 'vitest';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import type { PartieEvent } from './partie.ts';
import { play } from './play.ts';
import { signalBetween } from './signal.ts';

const etapeId = testEtapeId(1);
const quete = createQuete({
  etapes: [createEtapePublique(1, { epreuve: createTextePublique() })],
});
const start = play(createPartie(quete), { type: 'read', etapeId }, quete.contenu);

function after(event: PartieEvent, before = start) {
  return play(before, event, quete.contenu);
}

const answer = { type: 'answer', etapeId, reponse: 'tour', at: 1 } as const;

test('a right answer, a wrong one and the end are heard', () => {
  const wrong = after({ ...answer, juste: false });
  expect(signalBetween(start, wrong)).toBe('faux');
  const right = after({ ...answer, juste: true }, wrong);
  expect(signalBetween(wrong, right)).toBe('juste');
  const end = after({ type: 'goOn', etapeId, at: 2 }, right);
  expect(signalBetween(right, end)).toBe('arrivee');
});

test('an indice, the rules’ verdict and another party have none', () => {
  const asked = after({ type: 'askIndice', etapeId, numero: 1 });
  expect(signalBetween(start, asked)).toBeNull();
  const right = after({ ...answer, juste: true });
  const proven = after(
    { type: 'prove', etapeId, reponse: 'tour', preuve: 'prouvee' },
    right,
  );
  expect(signalBetween(right, proven)).toBeNull();
  const refused = after(
    { type: 'prove', etapeId, reponse: 'tour', preuve: 'refusee' },
    right,
  );
  expect(signalBetween(right, refused)).toBeNull();
  const other = { ...right, id: 'x' as typeof right.id };
  expect(signalBetween(start, other)).toBeNull();
});
