import { describe, expect, test } from 'vitest';
import {
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { pointsOf } from '../partie/bilan.ts';
import { suiviOf } from '../partie/partie.ts';
import { play } from '../partie/play.ts';
import { destinatairesOf, newMotSchema } from './animation-schema.ts';
import { motCount, motLimits, motsOf, nextSlot, withMots, type Mot } from './mot.ts';

const quete = createQuete({
  etapes: [1, 2].map((number) =>
    createEtapePublique(number, { epreuve: createTextePublique() }),
  ),
});
const { contenu } = quete;
const first = testEtapeId(1);
const begun = createPartie(quete);
const asked = play(begun, { type: 'read', etapeId: first }, contenu);
const indice = (indices: number): Mot => ({ at: 1, texte: '', etape: first, indices });
const pass: Mot = { at: 2, texte: '', etape: first };

describe('a word that frees a group', () => {
  test('shows an indice at its price, once, for any number of messages', () => {
    const shown = withMots(asked, [indice(1)], contenu, 5);
    expect(suiviOf(shown, first).indiceCount).toBe(1);
    expect(withMots(shown, [indice(1), indice(1)], contenu, 6)).toBe(shown);
    const found = play(
      shown,
      { type: 'answer', etapeId: first, reponse: 'tour', juste: true, at: 7 },
      contenu,
    );
    expect(pointsOf(found)).toBe(15);
  });

  test('shows none twice that the group has asked for meanwhile, and none there is not', () => {
    const own = play(asked, { type: 'askIndice', etapeId: first, numero: 1 }, contenu);
    expect(withMots(own, [indice(1)], contenu, 5)).toBe(own);
    const all = withMots(own, [indice(10)], contenu, 5);
    expect(suiviOf(all, first).indiceCount).toBe(2);
  });

  test('waits with an indice until the question is read', () => {
    expect(withMots(begun, [indice(1)], contenu, 5)).toBe(begun);
  });

  test.each([
    ['before the question', begun],
    ['at the question', asked],
  ])('passes an étape for no point, %s', (_where, partie) => {
    const passed = withMots(partie, [pass], contenu, 5);
    expect(passed.moment).toBe('resultat');
    expect(suiviOf(passed, first).issue).toMatchObject({ type: 'passee', at: 5 });
    expect(pointsOf(passed)).toBe(0);
    expect(withMots(passed, [pass], contenu, 6)).toBe(passed);
  });

  test('takes nothing from a group that went on, and nothing from a paused one', () => {
    const found = play(
      asked,
      { type: 'answer', etapeId: first, reponse: 'tour', juste: true, at: 3 },
      contenu,
    );
    expect(withMots(found, [pass, indice(2)], contenu, 5)).toBe(found);
    const next = play(found, { type: 'goOn', etapeId: first, at: 4 }, contenu);
    expect(withMots(next, [pass], contenu, 5)).toBe(next);
    const resting = play(asked, { type: 'pause', at: 4 }, contenu);
    expect(withMots(resting, [pass], contenu, 5)).toBe(resting);
    const back = play(resting, { type: 'resume', at: 6 }, contenu);
    expect(withMots(back, [pass], contenu, 7).moment).toBe('resultat');
  });

  test('has nothing to pass at an étape that asks for nothing', () => {
    const plain = createQuete({ etapes: [createEtapePublique(1)] });
    const partie = createPartie(plain);
    expect(withMots(partie, [pass], plain.contenu, 5)).toBe(partie);
  });

  test('only says something where it names no étape', () => {
    expect(withMots(asked, [{ at: 1, texte: 'Buvez.' }], contenu, 5)).toBe(asked);
  });
});

describe('the words of a group', () => {
  test('are read oldest first, without invalid ones', () => {
    const stored = [{ at: 9, texte: 'b' }, null, { at: 3, texte: 'a' }, { texte: 'x' }];
    expect(motsOf(stored).map(({ texte }) => texte)).toEqual(['a', 'b']);
    for (const nothing of [null, undefined, 'mot', 5])
      expect(motsOf(nothing)).toEqual([]);
  });

  test('take the free slots, then that of the oldest', () => {
    expect(nextSlot(null)).toBe(0);
    expect(nextSlot([{ at: 5 }])).toBe(1);
    const full = Array.from({ length: motCount }, (_, slot) => ({ at: 10 - slot }));
    expect(nextSlot(full)).toBe(motCount - 1);
  });

  test('go to one group or to all of them', () => {
    expect(destinatairesOf('tous', ['a', 'b'])).toEqual(['a', 'b']);
    expect(destinatairesOf('b', ['a', 'b'])).toEqual(['b']);
    expect(destinatairesOf('l', ['a', 'b'])).toEqual([]);
  });

  test.each([
    ['', 'Écrivez le mot à envoyer.'],
    [
      'x'.repeat(2_000),
      `Ce mot est trop long\u00A0: ${motLimits.max} caractères au plus.`,
    ],
  ])('are kept short', (texte, said) => {
    const { error } = newMotSchema.safeParse({ destinataire: 'tous', texte });
    expect(error?.issues.map(({ message }) => message)).toEqual([said]);
  });
});
