import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  autrePath,
  numeroIn,
  patternOf,
  type EtapePath,
  type FieldPath,
  type ParcoursPath,
} from './field-path.ts';
import { isSaisiePath, type SaisiePath } from './saisie-path.ts';

describe('a field path', () => {
  test.each<[path: FieldPath, pattern: string, numero: number]>([
    ['titre', 'titre', 0],
    ['epreuve.message.chiffre', 'epreuve.message.chiffre', 0],
    ['epreuve.options.0', 'epreuve.options.*', 1],
    ['epreuve.indices.2.cout', 'epreuve.indices.*.cout', 3],
    ['suites.3.conditions.11.nombre', 'suites.*.conditions.*.nombre', 4],
    [
      'aventure.personnages.10.portrait.texteAlternatif',
      'aventure.personnages.*.portrait.texteAlternatif',
      11,
    ],
  ])('%s has the pattern %s, and its first number is %i', (path, pattern, numero) => {
    expect(patternOf(path)).toBe(pattern);
    expect(numeroIn(path)).toBe(numero);
  });

  test('of an épreuve has its place in the other way to answer', () => {
    expect(autrePath('epreuve.options.1')).toBe('epreuve.autre.options.1');
    expect(autrePath('epreuve.consigne')).toBe('epreuve.autre.consigne');
  });

  test('is one of the schemas, by its type', () => {
    expectTypeOf<'resume'>().toExtend<ParcoursPath>();
    expectTypeOf<'resume'>().not.toExtend<EtapePath>();
    expectTypeOf<'epreuve.indices.0.cout'>().toExtend<EtapePath>();
    expectTypeOf<'epreuve.indices.0.prix'>().not.toExtend<FieldPath>();
    expectTypeOf<'lieux'>().not.toExtend<FieldPath>();
    expectTypeOf(patternOf('suites.0.vers')).toEqualTypeOf<'suites.*.vers'>();
  });
});

describe('a field whose text may be unreadable', () => {
  test.each<SaisiePath>(['position', 'epreuve.rayon', 'suites.0.conditions.1.nombre'])(
    '%s is one',
    (path) => expect(isSaisiePath(path)).toBe(true),
  );

  test.each(['titre', 'epreuve.indices.0', 'epreuve.altitude', '', 'toString'])(
    '“%s” is none',
    (path) => expect(isSaisiePath(path)).toBe(false),
  );
});
