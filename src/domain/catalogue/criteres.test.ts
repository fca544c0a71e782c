import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeFiltres,
  ageChoices,
  criteresParameters,
  dureeChoices,
  hasCriteres,
  noCriteres,
  parseCriteres,
  rayonChoices,
  triList,
  withoutFiltre,
  type Criteres,
} from './criteres.ts';
import { difficulteList, genreList, themeList, saisonList } from '../parcours/kinds.ts';
import { otherLangues } from '@/langue/langue.ts';

function parse(search: string): Criteres {
  return parseCriteres(new URLSearchParams(search));
}

const asked = fc.constantFrom(true as const, null);

const anyCriteres: fc.Arbitrary<Criteres> = fc.record({
  'sans-vue': asked,
  'sans-marches': asked,
  poussette: asked,
  fauteuil: asked,
  falc: asked,
  arret: asked,
  toilettes: asked,
  eau: asked,
  'parking-pmr': asked,
  chiens: asked,
  petits: asked,
  ouverte: asked,
  'a-faire': asked,
  saison: fc.constantFrom(...saisonList, null),
  langue: fc.constantFrom(...otherLangues, null),
  q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  departement: fc.constantFrom('22', '2A', '974', null),
  genre: fc.constantFrom(...genreList, null),
  theme: fc.constantFrom(...themeList, null),
  difficulte: fc.constantFrom(...difficulteList, null),
  duree: fc.constantFrom(...dureeChoices, null),
  distance: fc.constantFrom(1_000, null),
  age: fc.constantFrom(...ageChoices, null),
  rayon: fc.constantFrom(...rayonChoices, null),
  tri: fc.constantFrom(...triList, null),
});

describe('the criteria of a search', () => {
  test('survive their address, whatever they are', () => {
    fc.assert(
      fc.property(anyCriteres, (criteres) => {
        const address = criteresParameters(criteres).toString();
        expect(parse(address)).toEqual(criteres);
      }),
    );
  });

  test('are read from any address without harm', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const criteres = parse(search);
        expect(parse(criteresParameters(criteres).toString())).toEqual(criteres);
      }),
    );
  });

  test.each([
    'departement=99',
    'genre=constructor',
    'theme=',
    'difficulte=impossible',
    'duree=-60',
    'duree=1e2',
    'distance=Infinity',
    'age=7.5',
    'rayon=99999999999',
    'tri=__proto__',
    'q=%20%20',
    'autre=1',
  ])('« %s » asks for nothing', (search) => {
    expect(parse(search)).toEqual(noCriteres);
    expect(hasCriteres(parse(search))).toBe(false);
  });

  test('a text of 3,000 characters is cut to the limit of a search', () => {
    expect(parse(`q=${'a'.repeat(3_000)}`).q).toHaveLength(100);
  });

  test('filters are separate from the text and the order, and taken off one by one', () => {
    const criteres = parse('q=tour&tri=courtes&age=7&genre=visite');
    expect(activeFiltres(criteres)).toEqual(['genre', 'age']);
    expect(criteresParameters(withoutFiltre(criteres, 'age')).toString()).toBe(
      'q=tour&genre=visite&tri=courtes',
    );
  });
});
