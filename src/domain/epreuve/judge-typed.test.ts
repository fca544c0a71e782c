import { describe, expect, test } from 'vitest';
import {
  createChoixPublique,
  createNombrePublique,
  createTextePublique,
  empreinteFor,
} from '@/testing/play-factories.ts';
import { matchesEmpreinte } from './empreinte.ts';
import { readTyped } from './judge-typed.ts';

describe('readTyped', () => {
  test('reads a text in its canonical form', () => {
    expect(readTyped(createTextePublique(), ' La Tour ! ')).toEqual({
      reponse: 'tour',
      canonical: 'tour',
      ecrit: ' La Tour ! ',
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

  test.each(['&_"é', ' & _ " é ', '(-è', '&!"é', '&_\'"e\u0301'])(
    'takes « %s », figures typed without Shift, for no answer',
    (typed) => {
      const problem = { problem: 'illisible' };
      expect(readTyped(createTextePublique(), typed)).toEqual(problem);
      expect(readTyped(createNombrePublique(), typed)).toEqual({
        problem: 'pas-un-nombre',
      });
    },
  );

  test.each(['é', 'çà', 'là-bas', 'A & B', 'ç', 'à !'])(
    'takes « %s » for a text',
    (typed) => {
      expect(readTyped(createTextePublique(), typed)).not.toHaveProperty('problem');
    },
  );

  test.each([
    ['marches', '12 marches', 12],
    ['marches', '12 Marche', 12],
    ['m', '12 m', 12],
    ['mètres', '2,5 mètre', 2.5],
    ['°', '45 degrés', 45],
    ['mètres', '12m', 12],
    ['€', '2,50 €', 2.5],
    ['euros', '1 250,50 EUR', 1250.5],
    ['%', '50 %', 50],
    ['%', '50 pour cent', 50],
    ['°', '45°', 45],
    ['', '1832 !', 1832],
    ['ans', '-3 ans', -3],
  ])('reads a number with its unit, « %s », in « %s »', (unite, typed, reponse) => {
    expect(readTyped(createNombrePublique({ unite }), typed)).toMatchObject({ reponse });
  });

  test.each([
    ['m', '12 km'],
    ['€', '12 m'],
    ['', '12 m'],
    ['marches', '12 km'],
    ['m', '12 mm'],
    ['m', '12 minutes'],
    ['m', '12.000 m'],
    ['m', 'm'],
  ])('asks again for a number in « %s » of « %s »', (unite, typed) => {
    expect(readTyped(createNombrePublique({ unite }), typed)).toEqual({
      problem: 'pas-un-nombre',
    });
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
    ['12 étages', 'pas-un-nombre'],
  ])('says why « %s » is no number', (typed, problem) => {
    expect(readTyped(createNombrePublique(), typed)).toEqual({ problem });
  });
});
