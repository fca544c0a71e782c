import fc from 'fast-check';
import { expect, test } from 'vitest';
import { otherLangues } from '@/langue/langue.ts';
import {
  createAutrePublique,
  createChoixPublique,
  createContenu,
  createEtapePublique,
  createNombrePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { surPlace, writePlace } from '../epreuve/reached.ts';
import { langueOfEtape } from '../quete/langue-of-etape.ts';
import { suiviOf, type PartieEvent } from './partie.ts';
import { play } from './play.ts';
import { partsOfReponse, withLangue, answerIn } from './reponse-langue.ts';

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
  '« %s » is an answer as it is, like all older answers',
  (reponse) => {
    expect(partsOfReponse(reponse)).toEqual({ reponse, langue: null });
  },
);

const texte = createEtapePublique(1, { epreuve: createTextePublique() });
const etapes = [
  texte,
  createEtapePublique(2, { epreuve: createChoixPublique() }),
  createEtapePublique(3, { epreuve: createNombrePublique() }),
];
const german = createContenu({ langue: 'de', etapes });

test('a word has the language of its étape, and an answer common to all languages has none', () => {
  expect(answerIn(german, testEtapeId(1), 'turm')).toBe('de:turm');
  expect(answerIn(german, testEtapeId(2), 'a-b')).toBe('a-b');
  expect(answerIn(german, testEtapeId(3), 12)).toBe(12);
});

test('if a word may replace a number, the word has its language, and the number stays a number', () => {
  const epreuve = createNombrePublique({ autre: createAutrePublique() });
  const contenu = createContenu({
    langue: 'de',
    etapes: [createEtapePublique(1, { epreuve })],
  });
  expect(answerIn(contenu, testEtapeId(1), 'turm')).toBe('de:turm');
  expect(answerIn(contenu, testEtapeId(1), 12)).toBe(12);
});

test('an étape that stays French in a translated quête, and a quête in French, are answered in French', () => {
  const stays = createContenu({ langue: 'de', etapes: [{ ...texte, langue: 'fr' }] });
  expect(langueOfEtape({ ...texte, langue: 'fr' }, stays)).toBe('fr');
  expect(answerIn(stays, testEtapeId(1), 'tour')).toBe('tour');
  expect(answerIn(createContenu({ etapes }), testEtapeId(1), 'tour')).toBe('tour');
});

test('wrong answers are counted together whatever their language, and the last try is the last in all', () => {
  const epreuve = createTextePublique({ essaisMax: 3 });
  const quete = createQuete({ etapes: [createEtapePublique(1, { epreuve })] });
  const wrong = (reponse: string): PartieEvent => ({
    ...{ type: 'answer', etapeId: testEtapeId(1), juste: false, at: 4_000 },
    reponse,
  });
  const tried = ['puits', 'de:brunnen'].reduce(
    (partie, reponse) => play(partie, wrong(reponse), quete.contenu),
    play(createPartie(quete), { type: 'read', etapeId: testEtapeId(1) }, quete.contenu),
  );
  expect(suiviOf(tried, testEtapeId(1))).toMatchObject({ erreurCount: 2, issue: null });
  const last = play(tried, wrong('en:well'), quete.contenu);
  expect(suiviOf(last, testEtapeId(1)).issue).toMatchObject({ type: 'passee' });
});
