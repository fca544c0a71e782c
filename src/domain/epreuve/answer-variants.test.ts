import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerVariants } from './answer-variants.ts';
import { canonicalText } from './canonical-answer.ts';

describe('answerVariants', () => {
  it.each([
    [
      '1789',
      [
        'mille sept cent quatre-vingt-neuf',
        'mil sept cent quatre-vingt-neuf',
        'dix-sept cent quatre-vingt-neuf',
      ],
    ],
    ['80', ['quatre-vingts', 'quatre-vingt']],
    ['mil huit cent un', ['1801', 'mille huit cent un', 'dix-huit cent un']],
    ['vingt-quatre', ['24']],
    ['Louis XIV', ['Louis 14', 'Louis quatorze']],
    ['Saint-Malo', ['st Malo']],
    ['Victor Hugo', ['Hugo']],
    ['Jean de La Fontaine', ['La Fontaine']],
    ['Jean-Jacques Rousseau', ['Rousseau']],
    ['Jean Baptiste Lully', ['Lully']],
    ['Honoré de Balzac', ['Balzac']],
    ['Anne de Bretagne', []],
    ['Aliénor d’Aquitaine', []],
    ['Notre-Dame', []],
    ['Notre Dame', []],
    ['Tour Eiffel', []],
    ['Mont Blanc', []],
    ['Grande Rue', []],
    ['Porte Saint-Malo', ['Porte st Malo']],
    ['1832-1901', []],
    ['de 1832 à 1901', []],
    ['oui', []],
    ['mai', []],
    ['le nord', []],
    ['une tour', ['tours']],
    ['les lavoirs', ['lavoir']],
    ['château', ['châteaux']],
    ['nez', []],
    ['MIX', ['1009', 'mille neuf', 'mil neuf']],
    ['', []],
    ['…', []],
    ['François Ier', ['François 1er', 'François premier']],
    ['François premier', ['François 1er', 'François Ier']],
    ['1er avril', ['premier avril', 'Ier avril']],
    [
      'le XVIIe siècle',
      [
        ...['XVIIème siècle', '17e siècle', '17ème siècle', 'dix-septième siècle'],
        ...['17e', 'XVII'],
      ],
    ],
    [
      '17ème siècle',
      [
        ...['XVIIe siècle', 'XVIIème siècle', '17e siècle', 'dix-septième siècle'],
        ...['17e', 'XVII'],
      ],
    ],
    [
      'dix-septième siècle',
      [
        ...['XVIIe siècle', 'XVIIème siècle', '17e siècle', '17ème siècle'],
        ...['17e', 'XVII'],
      ],
    ],
    [
      'la 2e étape',
      [
        ...['IIe étape', 'deuxième étape', 'seconde étape', '2nde étape'],
        ...['2ème étape', 'IIème étape'],
      ],
    ],
    ['second', ['IIe', '2e', 'deuxième', '2nd', '2ème', 'IIème']],
    ['première', ['1re', 'Ire']],
    ['Dupont & fils', ['Dupont et fils', 'fils et Dupont']],
    ['rouge et blanc', ['blanc et rouge', 'rouge blanc']],
    ['bleu, blanc et rouge', ['rouge, blanc et bleu', 'bleu blanc rouge']],
    ['14 h 30', ['14:30', '14 heures 30', 'quatorze heures et demie']],
    ['14:30', ['14 h 30', '14 heures 30', 'quatorze heures et demie']],
    ['6 h 30', ['6:30', '6 heures 30', '06:30', 'six heures et demie']],
    ['six heures et demie', ['6:30', '6 h 30', '6 heures 30', '06:30']],
    ['midi', ['12 h', '12 heures', 'douze heures']],
    ['9h', ['9 heures', 'neuf heures']],
    ['14 juillet 1789', ['14/07/1789', '14/7/1789', '14 juillet 89']],
    ['14/07/1789', ['14 juillet 1789', '14/7/1789', '14 juillet 89']],
    ['8 mai 1945', ['08/05/1945', '8/5/1945', '8 mai 45']],
    ['boulanger', ['boulangers', 'boulangère']],
    ['une lionne', ['lionnes', 'lion']],
    ['une clé', ['une clef', 'clés']],
    ['5 EUR', ['5 €', '5 euros']],
    ['Monsieur Hulot', ['m Hulot', 'mr Hulot']],
    ['n°5', ['numéro 5', '5']],
    ['numéro 12', ['n° 12', '12']],
    ['12 m', ['12 mètres', '12']],
    ['3 kilomètres', ['3 km', '3']],
    ['un cheval', ['chevaux']],
    ['les chevaux', ['cheval']],
    ['un carnaval', ['carnavals']],
    ['des vitraux', ['vitrail']],
    ['un caillou', ['cailloux']],
    ['les puits', []],
    ['souris', []],
    ['croix', []],
    ['la Seine', []],
    ['Paris', []],
    ['Seines', []],
  ])('proposes beside « %s » what players would type too', (reponse, variants) => {
    expect(answerVariants([reponse])).toEqual(variants);
  });

  it('proposes nothing that is accepted already', () => {
    expect(answerVariants(['Louis XIV', 'louis 14', 'LOUIS QUATORZE'])).toEqual([]);
  });

  it('never proposes more than there is room for', () => {
    const reponses = Array.from(
      { length: 19 },
      (_, index) => `mot${'a'.repeat(index + 1)}`,
    );
    expect(answerVariants(reponses)).toHaveLength(1);
    expect(answerVariants([...reponses, 'autre'])).toEqual([]);
  });

  it('proposes only readable answers, none twice, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 8 }),
        (reponses) => {
          const variants = answerVariants(reponses);
          const canonical = variants.map(canonicalText);
          expect(canonical).not.toContain(null);
          expect(new Set([...canonical, ...reponses.map(canonicalText)]).size).toBe(
            new Set(reponses.map(canonicalText)).size + variants.length,
          );
        },
      ),
    );
  });
});
