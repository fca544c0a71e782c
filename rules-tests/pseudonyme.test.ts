import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pseudonymeKey, pseudonymeProblem } from '@/domain/utilisateur/pseudonyme.ts';
import { firestoreRulesPath } from './engines.ts';

type NameRules = {
  isPseudonyme: (name: string) => boolean;
  /** Under which key a masked name stands. */
  keyOf: (name: string) => string;
};

/** `isPseudonyme` and the key of a masked name, with the patterns of firestore.rules. */
async function readNameRules(lower: (name: string) => string): Promise<NameRules> {
  const rules = await readFile(firestoreRulesPath, 'utf8');
  const textOf = (name: string) =>
    new RegExp(`function ${name}\\((?:.|\\n)*?\\n    \\}`).exec(rules)?.[0] ?? '';
  const stringsOf = (text: string) =>
    [...text.matchAll(/'((?:[^'])*)'/g)].map(([, string = '']) => string);
  const [letters = '', reserved = ''] = stringsOf(textOf('isPseudonyme'));
  const replaced = stringsOf(textOf('plainOf'));
  const plainOf = (name: string) => {
    let plain = lower(name);
    for (let index = 0; index < replaced.length; index += 2) {
      const pattern = new RegExp(replaced[index] ?? '', 'g');
      plain = plain.replace(pattern, replaced[index + 1] ?? '');
    }
    return plain;
  };
  const [, prefix = '', dropped = ''] =
    /'(\w+)' \+ plainOf\(nom\)\.replace\('([^']+)', ''\)/.exec(rules) ?? [];
  return {
    isPseudonyme: (name) =>
      new RegExp(letters).test(name) && !new RegExp(reserved).test(plainOf(name)),
    keyOf: (name) => prefix + plainOf(name).replace(new RegExp(dropped, 'g'), ''),
  };
}

/** The emulator knows A to Z alone; nobody has promised that Firestore does. */
const lowerings = {
  'A to Z': (name: string) => name.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  'all letters': (name: string) => name.toLowerCase(),
};

describe.each(Object.entries(lowerings))('names, where lower() knows %s', (_, lower) => {
  let isPseudonyme: NameRules['isPseudonyme'] = () => false;
  let keyOf: NameRules['keyOf'] = () => '';
  beforeAll(async () => {
    ({ isPseudonyme, keyOf } = await readNameRules(lower));
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
    ['Nom masqué', false],
    ['\u3164\u3164\u3164', false],
  ])('« %s » is taken: %s', (name, isTaken) => {
    expect(isPseudonyme(name)).toBe(isTaken);
    expect(pseudonymeProblem(name) === null).toBe(isTaken);
  });

  it.each([
    ['Zut', 'nzut'],
    ['Z.Û_T', 'nzut'],
    ['Œil de Lÿnx', 'nildelnx'],
    ['ŒŒŒ', 'n'],
    ['Iñaki 13', 'ninaki13'],
  ])('masked, « %s » stands under %s', (name, key) => {
    expect(keyOf(name)).toBe(key);
    expect(pseudonymeKey(name)).toBe(key);
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
      ),
      fc.constantFrom(' ', '.', '’', '_', '-', '  '),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
      fc.constantFrom('é', 'Ÿ', 'œ', 'A', 'z', '7'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const name = pieces.join('');
        expect(isPseudonyme(name)).toBe(pseudonymeProblem(name) === null);
        if (isPseudonyme(name)) expect(keyOf(name)).toBe(pseudonymeKey(name));
      }),
      { numRuns: 3_000 },
    );
  });
});
