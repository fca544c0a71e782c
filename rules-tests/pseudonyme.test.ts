import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pseudonymeProblem } from '@/domain/utilisateur/pseudonyme.ts';
import { firestoreRulesPath } from './engines.ts';

type IsPseudonyme = (name: string) => boolean;

/** `isPseudonyme`, with the patterns of firestore.rules. */
async function readIsPseudonyme(lower: (name: string) => string): Promise<IsPseudonyme> {
  const rules = await readFile(firestoreRulesPath, 'utf8');
  const textOf = (name: string) =>
    new RegExp(`function ${name}\\((?:.|\\n)*?\\n    \\}`).exec(rules)?.[0] ?? '';
  const stringsOf = (text: string) =>
    [...text.matchAll(/'((?:[^'])*)'/g)].map(([, string = '']) => string);
  const [letters = '', contact = '', word = '', , , part = ''] = stringsOf(
    textOf('isPseudonyme'),
  );
  const replaced = stringsOf(textOf('plainOf'));
  const plainOf = (name: string) => {
    let plain = lower(name);
    for (let index = 0; index < replaced.length; index += 2) {
      const pattern = new RegExp(replaced[index] ?? '', 'g');
      plain = plain.replace(pattern, replaced[index + 1] ?? '');
    }
    return plain;
  };
  return (name) =>
    new RegExp(letters).test(name) &&
    !new RegExp(contact).test(lower(name)) &&
    !new RegExp(word).test(plainOf(name)) &&
    !new RegExp(part).test(plainOf(name).replaceAll(' ', ''));
}

/** The emulator lowers A to Z alone; Firestore's behaviour is not documented. */
const lowerings = {
  'A to Z': (name: string) => name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  'all letters': (name: string) => name.toLowerCase(),
};

describe.each(Object.entries(lowerings))('names, where lower() knows %s', (_, lower) => {
  let isPseudonyme: IsPseudonyme = () => false;
  beforeAll(async () => {
    isPseudonyme = await readIsPseudonyme(lower);
  });

  it.each([
    ['Anne', true],
    ['Jean-Loup d’Aix', true],
    ['Œdipe_Ÿ', true],
    ['Lemaire', true],
    ['Équipée', true],
    ['---', false],
    [' Anne', false],
    ['Anne-', false],
    ['Anne  Lise', false],
    ['La maîrïe', false],
    ['M.airie de Vézelay', false],
    ['ÉQUIPE', false],
    ['Administratrices', false],
    ['MÖDÉRATION', false],
    ['\u3164\u3164\u3164', false],
    ['Ma1rie', false],
    ['Hôtel de vi11e', false],
    ['Rnairie', false],
    ['06 12 34 56 78', false],
    ['exemple.FR', false],
    ['Anne 1985', true],
  ])('« %s » is taken: %s', (name, isTaken) => {
    expect(isPseudonyme(name)).toBe(isTaken);
    expect(pseudonymeProblem(name) === null).toBe(isTaken);
  });

  it('is the same for the rules and for the domain, whatever is typed', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'maire',
        'Mairie',
        'équipe',
        'ADMIN',
        'modér',
        'ateur',
        'officiel',
        's',
        'Hotel de ville',
        '.com',
        'www',
        'rn',
        '06',
      ),
      fc.constantFrom(' ', '.', '’', '_', '-', '  '),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.constantFrom('é', 'Ÿ', 'œ', 'A', 'z', '7', '1', '0'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const name = pieces.join('');
        expect(isPseudonyme(name)).toBe(pseudonymeProblem(name) === null);
      }),
      { numRuns: 3_000 },
    );
  });
});
