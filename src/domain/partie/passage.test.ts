import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Quete } from '@/domain/quete/quete.ts';
import {
  contenuArbitrary,
  createEtapePublique,
  createQuete,
  createTextePublique,
  testEtapeId,
  testPartieId,
} from '@/testing/play-factories.ts';
import { blankEnvoi, nextStep } from './envoi.ts';
import { pointsOf } from './bilan.ts';
import {
  beginPartie,
  partieIdSchema,
  suiviOf,
  type Partie,
  type PartieEvent,
} from './partie.ts';
import { play } from './play.ts';
import { readPassageCode, writePassageCode } from './passage-code.ts';
import {
  passageFragment,
  passageIn,
  passageVersion,
  readPassage,
  writePassage,
} from './passage.ts';

const now = Date.UTC(2026, 4, 12, 14);
const minute = 60_000;
const freshId = partieIdSchema.parse('autrePhone00000000002');

const quete = createQuete({
  etapes: [1, 2, 3, 4].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});

/** Found with an indice, given up, then before the third: half an hour has passed. */
function playHalf(): Partie {
  const [one, two] = [testEtapeId(1), testEtapeId(2)];
  const at = now - 10 * minute;
  const events: PartieEvent[] = [
    { type: 'read', etapeId: one },
    { type: 'askIndice', etapeId: one, numero: 1 },
    { type: 'answer', etapeId: one, reponse: 'non', juste: false, at },
    { type: 'answer', etapeId: one, reponse: 'la tour carrée', juste: true, at },
    { type: 'goOn', etapeId: one, at },
    { type: 'read', etapeId: two },
    { type: 'pass', etapeId: two, at },
    { type: 'goOn', etapeId: two, at },
  ];
  return events.reduce(
    (partie, event) => play(partie, event, quete.contenu),
    beginPartie(quete, testPartieId, now - 30 * minute, ['sans-ouie']),
  );
}

/** Any party that never ended, of any quête. */
const anyHalf = fc
  .tuple(contenuArbitrary, fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 }))
  .map(([contenu, choices]): [Quete, Partie] => {
    const any = { ...createQuete(), contenu };
    const partie = choices.reduce(
      (before, choice) => {
        const etapeId = contenu.etapes[before.etapeIndex]?.id ?? testEtapeId(1);
        const events: PartieEvent[] = [
          { type: 'read', etapeId },
          { type: 'answer', etapeId, reponse: 'é', juste: true, at: now },
          { type: 'askIndice', etapeId, numero: 1 },
          { type: 'pass', etapeId, at: now },
          { type: 'goOn', etapeId, at: now },
        ];
        const event = events[choice];
        const after = event === undefined ? before : play(before, event, contenu);
        return after.finishedAt === null ? after : before;
      },
      beginPartie(any, testPartieId, now),
    );
    return [any, partie];
  });

describe('a party as a text for another phone', () => {
  test('goes on at the same étape, with its points, indices, time and wishes', () => {
    const before = playHalf();
    const text = writePassage(before, quete, now);
    const after = readPassage(text, quete, now + minute);
    expect(after).toMatchObject({
      etapeIndex: 2,
      moment: 'recit',
      adaptations: ['sans-ouie'],
      startedAt: now + minute - 30 * minute,
      finishedAt: null,
    });
    expect(after && pointsOf(after)).toBe(pointsOf(before));
    expect(after && suiviOf(after, testEtapeId(1))).toMatchObject({
      erreurCount: 1,
      indiceCount: 1,
      issue: { type: 'reussie', reponse: 'la tour carrée', preuve: 'attente' },
    });
  });

  test('is proven anew under an id of its own, the same however often it is read', () => {
    const text = writePassage(playHalf(), quete, now);
    const first = readPassage(text, quete, now);
    expect(first?.id).not.toBe(testPartieId);
    expect(readPassage(text, quete, now + minute)?.id).toBe(first?.id);
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/^[\w-]+$/);
  });

  test('travels in the fragment of an address, and no other fragment is read as one', () => {
    expect(passageIn(passageFragment('abc'))).toBe('abc');
    expect(passageIn('#chemin')).toBeNull();
    expect(passageIn('')).toBeNull();
  });

  test('of another version, cut short or made up is none', () => {
    const text = writePassage(playHalf(), quete, now);
    expect(passageVersion(text)).toBe(1);
    expect(readPassage(text, { ...quete, version: 2 }, now)).toBeNull();
    expect(readPassage(text.slice(0, -4), quete, now)).toBeNull();
    expect(readPassage('', quete, now)).toBeNull();
    expect(readPassage(btoa('[1,"x",1,99,0,null,[],[]]'), quete, now)).toBeNull();
  });

  test('keeps étape and points, whatever was played', () => {
    fc.assert(
      fc.property(anyHalf, ([any, before]) => {
        const after = readPassage(writePassage(before, any, now), any, now);
        expect(after?.etapeIndex).toBe(before.etapeIndex);
        expect(after && pointsOf(after)).toBe(pointsOf(before));
      }),
    );
  });
});

describe('a party as a short code', () => {
  test('is short, and reads the same in lower case, without spaces, with an O for a zero', () => {
    const code = writePassageCode(playHalf(), quete);
    expect(code).toMatch(/^([0-9A-Z]{1,4} ?){1,5}$/);
    const typed = code.toLowerCase().replaceAll(' ', '').replaceAll('0', 'O');
    const read = readPassageCode(typed, quete, { id: freshId, now });
    expect(read?.partie).toMatchObject({ id: freshId, etapeIndex: 2, moment: 'recit' });
    expect(read && pointsOf(read.partie)).toBe(pointsOf(playHalf()));
  });

  test('sends nothing that the first phone proves', () => {
    const code = writePassageCode(playHalf(), quete);
    const read = readPassageCode(code, quete, { id: freshId, now });
    expect(read?.elsewhere).toEqual([testEtapeId(1), testEtapeId(2)]);
    if (read === null) throw new Error('The code reads.');
    const envoi = { ...blankEnvoi(freshId), reussiteEtapeIds: read.elsewhere };
    const { contenu } = quete;
    expect(nextStep({ partie: read.partie, contenu, envoi, now }, 'un')).toEqual({
      type: 'rest',
    });
  });

  test('with one wrong sign, of another quête or of another version is none', () => {
    const code = writePassageCode(playHalf(), quete);
    const options = { id: freshId, now };
    for (let index = 0; index < code.length; index += 1) {
      if (code[index] === ' ') continue;
      const wrong = code[index] === '7' ? '8' : '7';
      const typed = code.slice(0, index) + wrong + code.slice(index + 1);
      expect(readPassageCode(typed, quete, options)).toBeNull();
    }
    expect(readPassageCode(code, { ...quete, version: 2 }, options)).toBeNull();
    expect(readPassageCode('', quete, options)).toBeNull();
    expect(readPassageCode('pas un code', quete, options)).toBeNull();
  });

  test('keeps étape and points, whatever was played', () => {
    fc.assert(
      fc.property(anyHalf, ([any, before]) => {
        const read = readPassageCode(writePassageCode(before, any), any, {
          id: freshId,
          now,
        });
        expect(read?.partie.etapeIndex).toBe(before.etapeIndex);
        expect(read && pointsOf(read.partie)).toBe(pointsOf(before));
      }),
    );
  });
});
