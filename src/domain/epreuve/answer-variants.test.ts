import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerVariants } from './answer-variants.ts';
import { canonicalText } from './canonical-answer.ts';

describe('answerVariants', () => {
  it.each([
    ['1789', ['mille sept cent quatre-vingt-neuf']],
    ['vingt-quatre', ['24']],
    ['Louis XIV', ['Louis 14', 'Louis quatorze']],
    ['Saint-Malo', ['st Malo']],
    ['Victor Hugo', ['Hugo']],
    ['Jean de La Fontaine', ['La Fontaine']],
    ['une tour', ['tours']],
    ['les lavoirs', ['lavoir']],
    ['château', ['châteaux']],
    ['nez', []],
    ['MIX', ['1009', 'mille neuf']],
    ['', []],
    ['…', []],
    ['François Ier', ['François 1er', 'François premier']],
    ['François premier', ['François 1er', 'François Ier']],
    ['1er avril', ['premier avril', 'Ier avril']],
    [
      'le XVIIe siècle',
      ['XVIIème siècle', '17e siècle', '17ème siècle', 'dix-septième siècle'],
    ],
    [
      '17ème siècle',
      ['XVIIe siècle', 'XVIIème siècle', '17e siècle', 'dix-septième siècle'],
    ],
    [
      'dix-septième siècle',
      ['XVIIe siècle', 'XVIIème siècle', '17e siècle', '17ème siècle'],
    ],
    ['la 2e étape', ['IIe étape', 'IIème étape', '2ème étape', 'deuxième étape']],
    ['première', ['1re', 'Ire']],
    ['Dupont & fils', ['Dupont et fils']],
    ['14 h 30', ['14:30', '14 heures 30']],
    ['14:30', ['14 h 30', '14 heures 30']],
    ['9h', ['9 heures']],
    ['14 juillet 1789', ['14/07/1789', '14/7/1789']],
    ['14/07/1789', ['14 juillet 1789', '14/7/1789']],
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
