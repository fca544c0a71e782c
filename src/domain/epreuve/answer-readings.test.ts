import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingCountMax, readingsOf } from './answer-readings.ts';
import { canonicalText } from './canonical-answer.ts';
import { acceptedCanonicals } from './kinds/texte.ts';

/** True if a typed answer opens the lock of a written one. */
function opens(written: string, typed: string): boolean {
  const accepted = new Set(acceptedCanonicals([written]));
  return readingsOf(typed).some((reading) => accepted.has(reading));
}

describe('readingsOf', () => {
  test.each([
    ['l’hôtel de ville', 'lhotel de ville'],
    ['l’arbre', 'larbre'],
    ['arbre', 'cest larbre'],
    ['un ange', 'c’est un ange'],
    ['un ange', 'cest un ange'],
    ['un ange', 'c est un ange'],
    ['l’église', 'C’était l’église'],
    ['des anges', 'ce sont des anges'],
    ['le lavoir', 'La réponse est : le lavoir'],
    ['le lavoir', 'il s’agit du lavoir'],
    ['un ange', 'il s’agit d’un ange'],
    ['1832', 'en 1832'],
    ['1832', 'en l’an 1832'],
    ['1832', 'c’est en 1832'],
    ['1832', 'l’année 1832'],
    ['mai', 'en mai'],
    ['midi', 'à midi'],
    ['lavoir', 'la voir'],
    ['lavoir public', 'la voir public'],
    ['demain', 'de main'],
    ['autel', 'au tel'],
    ['la\u00ADvoir', 'lavoir'],
    ['rouge et blanc', 'blanc et rouge'],
    ['le rouge et le noir', 'le noir et le rouge'],
    ['Dupont & fils', 'Dupont et fils'],
    ['Dupont et fils', 'Dupont & fils'],
    ['bleu, blanc et rouge', 'bleu blanc rouge'],
    ['rouge, blanc', 'rouge et blanc'],
    ['1832', 'mil huit cent trente-deux'],
    ['1832', 'dix-huit cent trente deux'],
    ['mille huit cent trente-deux', '1832'],
    ['mil huit cent trente-deux', '1832'],
    ['mil huit cent trente-deux', 'mille huit cent trente deux'],
    ['dix-huit cent trente-deux', '1832'],
    ['MDCCCXXXII', '1832'],
    ['1832', 'MDCCCXXXII'],
    ['quatre-vingts', 'quatre vingt'],
    ['quatre vingt', '80'],
    ['deux cents', '200'],
    ['douze', '12'],
    ['12', 'douze'],
    ['Louis XIV', 'louis 14'],
    ['Louis XIV', 'Louis quatorze'],
    ['Louis quatorze', 'louis xiv'],
    ['douze mois', '12 mois'],
    ['12 mois', 'douze mois'],
    ['XIIe siècle', '12e siècle'],
    ['XIIe siècle', 'au douzième siècle'],
    ['XIIème siècle', '12ème siècle'],
    ['12e siècle', 'c’est le XIIe siècle'],
    ['second', '2nd'],
    ['deuxième', 'second'],
    ['la seconde étape', 'la 2e étape'],
    ['François Ier', 'François 1er'],
    ['François premier', 'françois Ier'],
    ['8 mai 1945', '8 mai 45'],
    ['8 mai 45', '8 mai 1945'],
    ['14 juillet 1789', '14/07/1789'],
    ['14 juillet 1789', '14 juillet 89'],
    ['14/07/1789', 'le 14 juillet 1789'],
    ['6 h 30', '06:30'],
    ['06:30', '6h30'],
    ['six heures et demie', '6h30'],
    ['6 h 30', 'six heures et demie'],
    ['6 h 45', 'sept heures moins le quart'],
    ['midi', '12 h'],
    ['minuit', '0h'],
    ['douze heures', 'midi'],
    ['1er mai', '1 mai'],
    ['premier mai', '1 mai'],
    ['un', '1'],
    ['clé', 'clef'],
    ['les clefs', 'clés'],
    ['5 euros', '5 €'],
    ['5 €', '5 EUR'],
    ['5 EUR', '5 euros'],
    ['12 mètres', '12 m'],
    ['12 m', '12 mètres'],
    ['50 %', '50 pour cent'],
    ['Saint-Malo', 'st malo'],
    ['Monsieur Hulot', 'mr Hulot'],
  ])('opens « %s » to « %s »', (written, typed) => {
    expect(opens(written, typed)).toBe(true);
  });

  test.each([
    ['1832', '1823'],
    ['1832', 'en 1833'],
    ['mille huit cent trente-deux', '1823'],
    ['Louis XIV', 'Louis XVI'],
    ['Louis XIV', 'Louis 15'],
    ['XIIe siècle', '13e siècle'],
    ['second', 'premier'],
    ['12 m', '12 km'],
    ['12', '12 m'],
    ['12 €', '13 €'],
    ['50 %', '50 m'],
    ['midi', 'minuit'],
    ['6 h 30', '18 h 30'],
    ['6 h 30', 'six heures'],
    ['8 mai 1945', '8 mai 1944'],
    ['8 mai 45', '18 mai 45'],
    ['14 juillet 1789', '14 juin 1789'],
    ['rouge et blanc', 'rouge et noir'],
    ['vingt et un', 'un et vingt'],
    ['21', '12'],
    ['un ange', 'ce n’est pas un ange'],
    ['un ange', 'c’est pas un ange'],
    ['ange', 'lange'],
    ['âme', 'lame'],
    ['arme', 'larme'],
    ['avoir', 'lavoir'],
    ['outre', 'loutre'],
    ['livre', 'ivre'],
    ['voir', 'lavoir'],
    ['pont', 'ponton'],
    ['sur le pont', 'sous le pont'],
    ['face', 'en face'],
    ['lion', 'lionne'],
    ['boulanger', 'boulangerie'],
    ['boulanger', 'boulangère'],
    ['Notre-Dame', 'Dame'],
    ['Anne de Bretagne', 'Bretagne'],
    ['mère', 'la mère et la fille'],
    ['C', 'cent'],
    ['X', 'dix'],
    ['M', 'mille'],
    ['M', 'monsieur'],
    ['mai', '1 mai'],
    ['chat', '1 chat'],
    ['Louis XV', 'Louis XIV et Louis XV'],
    ['1832', '1832-1901'],
  ])('keeps « %s » shut to « %s »', (written, typed) => {
    expect(opens(written, typed)).toBe(false);
  });

  test('is empty where nothing can be read', () => {
    expect(readingsOf(' ?! ')).toEqual([]);
    expect(readingsOf('a'.repeat(65))).toEqual([]);
  });

  const word = fc.constantFrom(
    ...'le la l’ un de en à c’est et & 12 1832 XIV douze mille cent mai 1789 6h30 midi lavoir lhotel rouge blanc € m EUR 2nd XIIe siècle saint clef demie'.split(
      ' ',
    ),
  );
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word, { maxLength: 7 }).map((words) => words.join(' ')),
  );

  test('begins with the plain form, and has six in all at most, none twice', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const readings = readingsOf(text);
        const plain = canonicalText(text);
        const wrong = readings.filter((one) => !/^[a-z0-9]{1,64}$/.test(one));
        expect([readings[0] ?? null, wrong, new Set(readings).size]).toEqual([
          plain,
          [],
          readings.length,
        ]);
        expect(readings.length).toBeLessThanOrEqual(readingCountMax);
      }),
      { numRuns: 500 },
    );
  });

  test('opens every lock that the plain form opened', () => {
    fc.assert(
      fc.property(typed, (text) => {
        fc.pre(canonicalText(text) !== null);
        expect(opens(text, text)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
