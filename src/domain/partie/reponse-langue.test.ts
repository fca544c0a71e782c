import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherLangues } from '@/langue/langue.ts';
import { surPlace, writePlace } from '../epreuve/reached.ts';
import { partsOfReponse, withLangue } from './reponse-langue.ts';

test('an answer and its language are found again, and a number stays one, without a language', () => {
  const reponse = fc.oneof(fc.stringMatching(/^[a-z0-9.-]{1,64}$/), fc.integer());
  const langue = fc.option(fc.constantFrom(...otherLangues), { nil: null });
  fc.assert(
    fc.property(reponse, langue, (given, spoken) => {
      const found = partsOfReponse(withLangue(given, spoken));
      const isNumber = typeof given === 'number';
      expect(found).toEqual({ reponse: given, langue: isNumber ? null : spoken });
    }),
  );
});

test.each([surPlace, writePlace({ lat: 43.9, lon: 4.75 }), 'fr:tour', 'pt:torre', 12])(
  '« %s » is an answer as it stands, as all answers of before are',
  (reponse) => {
    expect(partsOfReponse(reponse)).toEqual({ reponse, langue: null });
  },
);
