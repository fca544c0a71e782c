import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createEpreuve,
  createEtape,
  createParcours,
  createTexteEpreuve,
} from '@/testing/factories.ts';
import type { Epreuve } from './epreuve.ts';
import { findLeaks, numbersIn, publicTexts, textHoldsAnswer } from './leak.ts';
import { canonicalText } from './canonical-answer.ts';

function placesOf(epreuve: Epreuve, recit: string): string[] {
  const secret = createEtape(1, { epreuve });
  const other = createEtape(2, { recit });
  return findLeaks(createParcours({ etapes: [secret, other] })).map(
    ({ lieu }) => `${lieu.etapeId ?? 'parcours'} ${lieu.champ}`,
  );
}

function nombre(minimum: number, maximum: number): Epreuve {
  return createEpreuve({
    type: 'nombre',
    consigne: 'Combien de marches ?',
    minimum,
    maximum,
  });
}

describe('textHoldsAnswer', () => {
  test.each([
    ['On aperçoit LA TOUR, là-bas.', 'tour', true],
    ['Le saint-rémy d’ici', 'saintremy', true],
    ['Une tourelle', 'tour', false],
    ['Le détour', 'tour', false],
    ['la to ur', 'tour', true],
    ['', 'tour', false],
  ])('answers for « %s » and %s', (texte, canonical, expected) => {
    expect(textHoldsAnswer(texte, canonical)).toBe(expected);
  });

  test('finds an answer wherever its author wrote it, however it is accented or cut', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'é', 'è', 'œ', '-', '’', ' ', '1'),
      minLength: 2,
      maxLength: 20,
    });
    fc.assert(
      fc.property(word, word, word, (answer, before, after) => {
        const canonical = canonicalText(answer);
        if (canonical === null) return;
        const texte = `${before}. ${answer.toUpperCase()}, ${after}`;
        expect(textHoldsAnswer(texte, canonical)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('numbersIn', () => {
  test.each([
    ['En 1851, sept hommes', [1851, 7]],
    ['1 851 habitants', [1851]],
    ['1\u202F851 et 3,5 km', [1851, 3.5]],
    ['Dix-sept marches', [17]],
    ['quatre-vingt-dix-sept', [97]],
    ['mille huit cent cinquante et un', [1851]],
    ['Vingt, trois enfants', [20, 3]],
    ['à −3 mètres', [3, -3]],
    ['moins trois', [3, -3]],
    ['de 10-12 ans', [10, 12]],
    ['une tour, un puits', []],
  ])('reads « %s »', (texte, expected) => {
    expect(numbersIn(texte)).toEqual(expected);
  });
});

describe('findLeaks', () => {
  test('finds nothing where nothing is given away', () => {
    expect(placesOf(createTexteEpreuve(), 'Levez la tête.')).toEqual([]);
  });

  test('finds a texte answer in another étape', () => {
    expect(placesOf(createTexteEpreuve({ reponses: ['tour'] }), 'La Tour !')).toEqual([
      'etape0002 recit',
    ]);
  });

  test.each([
    ['epreuve.consigne', { consigne: 'Une tour ?' }],
    ['epreuve.motDeSucces', { motDeSucces: 'Oui, la tour.' }],
    ['epreuve.anecdote', { anecdote: 'La tour date de 1382.' }],
    ['epreuve.indices.0', { indices: [{ texte: 'Elle rime avec « tour ».', cout: 5 }] }],
  ] satisfies [string, Partial<Epreuve>][])(
    'finds it in its own %s',
    (champ, overrides) => {
      const epreuve = createTexteEpreuve({ reponses: ['tour'], ...overrides });
      expect(placesOf(epreuve, 'Ici.')).toEqual([`etape0001 ${champ}`]);
    },
  );

  test('does not look at the explanation, which only the solution shows', () => {
    const epreuve = createTexteEpreuve({ explication: 'C’était la tour.' });
    expect(placesOf(epreuve, 'Ici.')).toEqual([]);
  });

  test('does not look at the texts of a type that was tried and left', () => {
    const epreuve = createTexteEpreuve({ type: 'aucune', motDeSucces: 'La tour.' });
    const secret = createEtape(2, {
      epreuve: createTexteEpreuve({ reponses: ['tour'] }),
    });
    expect(
      findLeaks(createParcours({ etapes: [createEtape(1, { epreuve }), secret] })),
    ).toEqual([]);
  });

  test('finds a number of the same étape, in digits or words', () => {
    const etape = createEtape(1, {
      epreuve: nombre(7, 7),
      recit: 'Montez sept marches.',
    });
    expect(findLeaks(createParcours({ etapes: [etape] }))).toMatchObject([
      { reponse: '7', lieu: { champ: 'recit' } },
    ]);
  });

  test('allows a small number in another étape, but no year', () => {
    expect(placesOf(nombre(7, 7), 'Sept hommes.')).toEqual([]);
    expect(
      placesOf(nombre(1850, 1852), 'Bâti en mille huit cent cinquante et un.'),
    ).toEqual(['etape0002 recit']);
  });

  test('finds a negative answer', () => {
    const etape = createEtape(1, { epreuve: nombre(-3, -3), recit: 'Au niveau −3.' });
    expect(findLeaks(createParcours({ etapes: [etape] }))).toHaveLength(1);
  });

  test('reads a parcours of sixty long étapes in no time an author would notice', () => {
    const recit = 'Nous marchons le long du ruisseau vers la place du village. '.repeat(
      80,
    );
    const reponses = Array.from({ length: 20 }, (_, index) => `le moulin ${index}`);
    const etapes = Array.from({ length: 60 }, (_, index) =>
      createEtape(index + 1, { recit, epreuve: createTexteEpreuve({ reponses }) }),
    );
    const start = performance.now();
    expect(findLeaks(createParcours({ etapes }))).toEqual([]);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('publicTexts', () => {
  test('holds every text that a player receives, and no answer', () => {
    const epreuve = createEpreuve({
      type: 'choix',
      consigne: 'Laquelle ?',
      options: [{ id: 'a', texte: 'La verte', juste: true, paire: '' }],
      reponses: ['SECRET'],
      explication: 'SECRET',
    });
    const texts = publicTexts(
      createParcours({ description: 'Longue.', etapes: [createEtape(1, { epreuve })] }),
    ).map(({ texte }) => texte);
    expect(texts).toContain('La verte');
    expect(texts).toContain('Longue.');
    expect(texts).not.toContain('SECRET');
  });

  test('holds the other question of an étape, its easy and its stepless words, and not its answer', () => {
    const epreuve = createTexteEpreuve({
      autre: {
        type: 'choix',
        pour: ['sans-vue'],
        consigne: 'Quel métal ?',
        options: [{ id: 'a', texte: 'Le fer', juste: true, paire: '' }],
        reponses: ['SECRET'],
      },
    });
    const etape = createEtape(1, {
      epreuve,
      falc: 'Court.',
      cheminSansMarches: 'À plat.',
      rechange: { titre: 'La halle', lieu: 'Au coin', position: null, recit: 'Le lin.' },
    });
    const texts = publicTexts(createParcours({ etapes: [etape] })).map(
      ({ texte }) => texte,
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['Quel métal ?', 'Le fer', 'Court.', 'À plat.'],
        ...['La halle', 'Au coin', 'Le lin.'],
      ]),
    );
    expect(texts).not.toContain('SECRET');
  });

  test('is searched for the answer to the other question too, and for the first in the other', () => {
    const autre = (consigne: string, reponse: string) =>
      createTexteEpreuve({
        autre: { type: 'texte', pour: [], consigne, options: [], reponses: [reponse] },
      });
    expect(
      placesOf(autre('Quelle fleur ?', 'Un coquelicot'), 'Des coquelicots.'),
    ).toEqual([]);
    expect(placesOf(autre('Quelle fleur ?', 'Un coquelicot'), 'Un coquelicot !')).toEqual(
      ['etape0002 recit'],
    );
    expect(placesOf(autre('Qui monte à la tour ?', 'Guet'), '')).toEqual([
      'etape0001 epreuve.autre.consigne',
    ]);
  });
});
