import { describe, expect, test } from 'vitest';
import {
  createChoixPublique,
  createNombrePublique,
  createTextePublique,
  empreinteFor,
} from '@/testing/play-factories.ts';
import { matchesEmpreinte } from './empreinte.ts';
import { readTyped } from './read-typed.ts';

describe('readTyped', () => {
  test('reads a text in its canonical form', () => {
    expect(readTyped(createTextePublique(), ' La Tour ! ')).toEqual({
      reponse: 'tour',
      canonical: 'tour',
    });
  });

  test.each([
    ['', 'vide'],
    ['  ', 'vide'],
    ['?!', 'illisible'],
    ['très '.repeat(40), 'trop-long'],
  ])('says why « %s » is no text', (typed, problem) => {
    expect(readTyped(createTextePublique(), typed)).toEqual({ problem });
  });

  test('sorts the ticked options', () => {
    const epreuve = createChoixPublique({ plusieurs: true });
    expect(readTyped(epreuve, 'cc-aa')).toEqual({ reponse: 'aa-cc', canonical: 'aa-cc' });
    expect(readTyped(epreuve, '')).toEqual({ problem: 'vide' });
  });

  test('reads a number for the rules, and its cell for the phone', async () => {
    const epreuve = createNombrePublique(await empreinteFor.nombre(16, 18));
    const typed = readTyped(epreuve, '17');
    expect(typed).toMatchObject({ reponse: 17 });
    expect(
      'canonical' in typed &&
        (await matchesEmpreinte(typed.canonical, epreuve.empreinte)),
    ).toBe(true);
  });

  test.each([
    ['', 'vide'],
    ['douze', 'pas-un-nombre'],
    ['12 marches', 'pas-un-nombre'],
  ])('says why « %s » is no number', (typed, problem) => {
    expect(readTyped(createNombrePublique(), typed)).toEqual({ problem });
  });
});
