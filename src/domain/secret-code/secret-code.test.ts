import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { foldText } from './latin-text.ts';
import { withoutLosses } from './losses.ts';
import { skippedCount, type SecretCode } from './secret-code.ts';
import { loadSecretCode, secretCodeTable } from './table.ts';

const letterArb = fc.constantFrom(
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
);
const wordArb = fc.oneof(
  fc.constantFrom(
    'l’église',
    'Œuvre',
    'château',
    'où',
    'naïve',
    'Noël',
    'garçon',
    'aiguë',
    'jeu',
    'avion',
    'quatre',
    'wagon',
    'kiosque',
    'rendez-vous',
    'lavoir',
    'ÉTÉ',
    'xylophone',
    'puits',
  ),
  fc.string({ unit: letterArb, minLength: 1, maxLength: 12 }),
  fc.nat({ max: 99_999 }).map(String),
);
const markArb = fc.constantFrom(
  '',
  '',
  '',
  ',',
  '.',
  '\u202F!',
  '\u202F?',
  '…',
  ' -',
  '\n',
);
const frenchArb = fc
  .array(fc.tuple(wordArb, markArb), { maxLength: 14 })
  .map((words) => words.map(([word, mark]) => word + mark).join(' '));

const keyWordArb = fc.string({ unit: letterArb, minLength: 2, maxLength: 12 });
const coprimes = [3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25] as const;

/** Good keys, for each code that has one. */
const keyArbById: Readonly<Record<string, fc.Arbitrary<string>>> = {
  cesar: fc.integer({ min: 1, max: 25 }).map(String),
  'mot-cle': keyWordArb,
  affine: fc
    .tuple(fc.constantFrom(...coprimes), fc.nat({ max: 25 }))
    .map(([a, b]) => `${a} ${b}`),
  vigenere: keyWordArb,
  gronsfeld: fc.integer({ min: 1, max: 999_999 }).map(String),
  polybe: fc.oneof(fc.constant(''), keyWordArb),
  playfair: keyWordArb,
  bifide: fc.oneof(fc.constant(''), keyWordArb),
  scytale: fc.integer({ min: 2, max: 20 }).map(String),
  zigzag: fc.integer({ min: 2, max: 20 }).map(String),
  colonnes: keyWordArb,
  fleissner: fc.constantFrom('1 8 10 12', '1 2 6 3', '4 9 14 6'),
  'lettres-piquees': fc.constant(
    'Portez ce vieux whisky au juge blond qui fume. '.repeat(250),
  ),
  bacon: fc.constantFrom(
    '',
    'le vieux marronnier de la place garde nos jeux '.repeat(40),
  ),
};

const badKeysById: Readonly<Record<string, readonly string[]>> = {
  cesar: ['', '0', '26', '3,5', 'trois', '-1', '99999999999'],
  'mot-cle': ['', '   ', '1789', 'ро́за', '🗝️'],
  affine: ['', '5', '13 2', '2 4', '5 26', '1 0', 'a b'],
  vigenere: ['', '---', 'ROSE3'],
  gronsfeld: ['', '0', '000', 'ROSE', '17-89'],
  polybe: ['12', '☺'],
  playfair: ['', '12'],
  bifide: ['7'],
  'code-livre': ['', 'seul'],
  scytale: ['1', '21', ''],
  zigzag: ['1', '', 'deux'],
  colonnes: ['', 'a', '12'],
  fleissner: ['', '1', '1 1 1 1', '1 2 3 4', '1 4 13 16', '0 8 10 12', '1 8 10 99'],
};

/** Texts that are pasted rather than typed. */
const wildTexts = [
  '',
  ' ',
  '\n\n',
  '🏰🗝️👨‍👩‍👧',
  'привет мир',
  '日本語のテキスト',
  'مرحبا',
  '\uD800 seul',
  'e\u0301e\u0300\u0327',
  '.... .- / / --.----',
  '/////',
  '1 2 99 100000',
  'a'.repeat(10_000),
  'é🏰 '.repeat(2_500),
];

const codes: SecretCode[] = [];
const withTool = secretCodeTable.filter(({ aUnOutil }) => aUnOutil).map(({ id }) => id);

beforeAll(async () => {
  for (const { id } of secretCodeTable) {
    const secretCode = await loadSecretCode(id);
    if (secretCode !== null) codes.push(secretCode);
  }
});

function codeOf(id: string): SecretCode {
  const found = codes.find((code) => code.id === id);
  if (found === undefined) throw new Error(`There is no code ${id}.`);
  return found;
}

function variantIds({ variants }: SecretCode): string[] {
  return variants.length === 0 ? [''] : variants.map(({ id }) => id);
}

describe('the table', () => {
  it('names every code once, and no other name is a second address', () => {
    const names = secretCodeTable.flatMap(({ id, autresNoms }) => [id, ...autresNoms]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  it('has the module of each code under its own id', () => {
    expect(codes.map(({ id }) => id)).toEqual(withTool);
  });

  it('has at least 36 codes that work both ways', () => {
    expect(withTool.length).toBeGreaterThanOrEqual(36);
  });
});

describe('decoding a coded text', () => {
  /** Several messages give the same coded text, or numbers alone are coded: told apart below. */
  const inexact = ['verlan', 'louchebem', 'cistercien', 'romains', 'code-livre'];

  it.each(withTool.filter((id) => !inexact.includes(id)))(
    'decodes the text of %s, except for its declared losses',
    (id) => {
      const code = codeOf(id);
      for (const variantId of variantIds(code)) {
        const losses = code.losses(variantId);
        if (losses.includes('ambigu')) continue;
        fc.assert(
          fc.property(frenchArb, keyArbById[id] ?? fc.constant(''), (text, key) => {
            const coding = code.encode(text, key, variantId);
            if (!coding.ok) throw new Error(coding.problem);
            const back = code.decode(coding.text, key, variantId);
            if (!back.ok) throw new Error(back.problem);
            expect(withoutLosses(back.text, losses)).toBe(withoutLosses(text, losses));
          }),
          { numRuns: 50 },
        );
      }
    },
  );

  it.each(['romains', 'cistercien'])('gives every number of %s back', (id) => {
    const code = codeOf(id);
    const last = id === 'romains' ? 3999 : 9999;
    const numbers = Array.from({ length: last }, (_, index) => String(index + 1));
    for (let start = 0; start < last; start += 1000) {
      const text = numbers.slice(start, start + 1000).join(' ');
      const coding = code.encode(text);
      expect(coding.ok && code.decode(coding.text)).toMatchObject({ text });
    }
    expect(skippedCount(code.encode(`0 ${last + 1} moulin`))).toBe(3);
  });

  it('gives the words, or the letters, of a book back', () => {
    const code = codeOf('code-livre');
    const book = 'Le vieux lavoir garde le secret de la source, sous la pierre du pont';
    const bookWords = foldText(book).split(/[^A-Z]+/);
    const wordsArb = fc.array(fc.constantFrom(...bookWords), { maxLength: 12 });
    fc.assert(
      fc.property(wordsArb, fc.constantFrom('mots', 'lettres'), (words, variantId) => {
        const text = words.join(' ');
        const coding = code.encode(text, book, variantId);
        expect(coding.ok && code.decode(coding.text, book, variantId)).toMatchObject({
          text,
        });
      }),
    );
    expect(code.encode('le trésor', book)).toMatchObject({
      text: '1',
      skipped: [{ mark: 'TRESOR', count: 1 }],
    });
  });

  it('keeps the spaces and the punctuation of a simple substitution where they are', () => {
    fc.assert(
      fc.property(frenchArb, (text) => {
        const coding = codeOf('cesar').encode(text, '7');
        expect(coding.ok && codeOf('cesar').decode(coding.text, '7')).toMatchObject({
          text: foldText(text),
        });
      }),
    );
  });
});

describe('bad input', () => {
  it.each(withTool)('%s never throws, whatever it is given', (id) => {
    const code = codeOf(id);
    const anyTextArb = fc.oneof(
      fc.constantFrom(...wildTexts),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      frenchArb,
    );
    const anyKeyArb = fc.oneof(
      keyArbById[id] ?? fc.constant(''),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const anyVariantArb = fc.constantFrom(...variantIds(code), 'inconnue');
    fc.assert(
      fc.property(anyTextArb, anyKeyArb, anyVariantArb, (text, key, variantId) => {
        for (const coding of [
          code.encode(text, key, variantId),
          code.decode(text, key, variantId),
        ]) {
          if (coding.ok) expect(typeof coding.text).toBe('string');
          else expect(coding.problem).toMatch(/^[A-ZÉÀ].+\.$/u);
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each(Object.keys(badKeysById))('%s refuses a key that is none, in French', (id) => {
    for (const key of badKeysById[id] ?? []) {
      expect(codeOf(id).keyProblem(key), key).toMatch(/^[A-ZÉÀ].+\.$/u);
      expect(codeOf(id).encode('Le moulin', key).ok, key).toBe(false);
    }
  });

  it('reads a key with spaces, accents and hyphens as its letters', () => {
    const { encode } = codeOf('vigenere');
    expect(encode('le moulin', 'Rosé-des vents')).toEqual(
      encode('le moulin', 'ROSEDESVENTS'),
    );
  });

  it('shows what cannot be coded, and counts it', () => {
    expect(codeOf('pigpen').encode('Tour 12 🏰🏰, дом !')).toMatchObject({
      skipped: [
        { mark: '1', count: 1 },
        { mark: '2', count: 1 },
        { mark: '🏰', count: 2 },
        { mark: 'д', count: 1 },
        { mark: 'о', count: 1 },
        { mark: 'м', count: 1 },
      ],
    });
    expect(codeOf('cesar').encode('A 👨‍👩‍👧 1', '3')).toEqual({
      ok: true,
      text: 'D 👨‍👩‍👧 1',
      skipped: [
        { mark: '👨‍👩‍👧', count: 1 },
        { mark: '1', count: 1 },
      ],
    });
  });

  it('refuses a text of more than 10,000 characters', () => {
    expect(codeOf('atbash').encode('a'.repeat(10_001))).toEqual({
      ok: false,
      problem: 'Ce texte est trop long\u00A0: 10\u202F000 caractères au plus.',
    });
  });

  it('names the fault of a message that cannot have been coded so', () => {
    for (const [id, text, key] of [
      ['playfair', 'ABC', 'ROSE'],
      ['scytale', 'ABCD', '3'],
      ['fleissner', 'ABC', '1 8 10 12'],
      ['binaire', '0101', ''],
      ['hexadecimal', '5', ''],
      ['base64', 'é', ''],
      ['bacon', '', ''],
    ] as const) {
      const coding = codeOf(id).decode(text, key);
      expect(coding.ok, id).toBe(id === 'bacon');
    }
    expect(codeOf('bacon').encode('tour', 'court').ok).toBe(false);
    expect(codeOf('lettres-piquees').encode('tour', '').ok).toBe(false);
    expect(codeOf('lettres-piquees').encode('tour', 'ruot')).toEqual({
      ok: false,
      problem:
        'Le texte de couverture est trop court\u00A0: il n’y reste plus de O à piquer.',
    });
  });
});

describe('the signs', () => {
  it('each looks like no other of its variant, and has a name that does not say its letter', () => {
    for (const code of codes) {
      for (const variantId of variantIds(code)) {
        const signs = code.writing?.signs(variantId, '') ?? [];
        const drawings = signs.map(({ drawing, id }) => JSON.stringify(drawing ?? id));
        const ids = signs.map(({ id }) => id);
        expect(new Set(drawings).size, code.id).toBe(new Set(ids).size);
        for (const { nom, value } of signs) {
          // Braille's dots have figures for names: « points 1 et 6 ».
          const isLetter = /^\p{L}$/u.test(value);
          expect(nom, `${code.id} ${value}`).not.toBe('');
          expect(isLetter && nom.split(/[\s,’]+/u).includes(value), nom).toBe(false);
        }
      }
    }
  });
});

describe('a message laid out', () => {
  const rowsOf = (id: string, clair: string, key: string) => {
    const layout = codeOf(id).layout(clair, key);
    return layout?.kind === 'grille' ? layout.rows.map((row) => row.join('|')) : null;
  };

  it('shows the rows that are read to code it', () => {
    expect(rowsOf('zigzag', 'Passage secret', '3')).toEqual([
      'P||||A||||E||||T',
      '|A||S||G||S||C||E|',
      '||S||||E||||R||',
    ]);
    expect(rowsOf('scytale', 'Le trésor est ici', '3')).toEqual([
      'L|E|T|R|E',
      'S|O|R|E|S',
      'T|I|C|I|X',
    ]);
    expect(rowsOf('colonnes', 'Rendez-vous à midi', 'lune')).toEqual([
      'R|E|N|D',
      'E|Z|V|O',
      'U|S|A|M',
      'I|D|I',
    ]);
    expect(codeOf('colonnes').layout('midi', 'lune')).toMatchObject({
      header: ['L2', 'U4', 'N3', 'E1'],
    });
  });

  it('is none for a key that is refused, for another code, or wider than a phone', () => {
    expect(codeOf('zigzag').layout('Le moulin', '1')).toBeNull();
    expect(codeOf('cesar').layout('Le moulin', '3')).toBeNull();
    expect(codeOf('scytale').layout('moulin '.repeat(20), '2')).toBeNull();
  });
});
