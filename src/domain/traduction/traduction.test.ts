import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { publicTexts } from '../epreuve/leak.ts';
import { patternOf } from '../parcours/field-path.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { rewriteParcours } from './rewrite.ts';
import {
  avertissementOf,
  comptesOf,
  textesATraduire,
  markOf,
  sourcesOf,
  traduite,
  wholeKey,
  type TexteATraduire,
  type Source,
  type Traduction,
} from './traduction.ts';

const full = createFullParcours();
const sources = sourcesOf(full);

function inEnglish({ texte }: Pick<Source, 'texte'>): string {
  return texte.replaceAll(/[a-zéèàê]/gi, 'x');
}

/** A translation of some of the texts of a parcours. */
function traductionOf(
  parcours: Parcours,
  isTaken: (source: Source) => boolean = () => true,
): Traduction {
  const textesByEtape: Record<string, Record<string, { texte: string; de: string }>> = {};
  for (const source of sourcesOf(parcours).filter(isTaken)) {
    const textes = (textesByEtape[source.etapeId ?? wholeKey] ??= {});
    textes[source.champ] = { texte: inEnglish(source), de: markOf(source.texte) };
  }
  return { langue: 'en', textesByEtape };
}

const key = ({ etapeId, champ }: Pick<Source, 'etapeId' | 'champ'>) =>
  `${etapeId ?? ''}/${champ}`;

test('a parcours that is rewritten word for word is the same', () => {
  expect(rewriteParcours(full, (texte) => texte)).toEqual(full);
});

/** Names and texts for teachers; a coded message, which deciphers to French. */
const staysFrench = new Set([
  ...['slug', 'commune', 'signature', 'autrefois.annee', 'sources.*.titre'],
  ...['ficheClasse.competences', 'ficheClasse.avant', 'ficheClasse.pendant'],
  ...['ficheClasse.apres', 'epreuve.message.chiffre'],
]);

test('every text that players receive is to be translated, but names', () => {
  const wanted = publicTexts(full).filter(
    ({ champ }) => !staysFrench.has(patternOf(champ)) && !champ.endsWith('.credit'),
  );
  const found = new Set(sources.map(key));
  expect(
    wanted.filter((text) => !found.has(`${text.etapeId ?? ''}/${text.champ}`)),
  ).toEqual([]);
  expect(sources.map(({ champ }) => champ)).toEqual(
    expect.arrayContaining(['transcription', 'epreuve.explication', 'epreuve.reponses']),
  );
  expect(found.size).toBe(sources.length);
});

test('answers are one text, an answer a line; those of a word to compose stay French', () => {
  const [reponses] = sources.filter(({ champ }) => champ === 'epreuve.reponses');
  expect(reponses?.texte).toBe('la tour\nTour');
  const composed = createParcours({
    etapes: [createEtape(1, { epreuve: createTexteEpreuve({ type: 'mot_mystere' }) })],
  });
  expect(sourcesOf(composed).some(({ champ }) => champ === 'epreuve.reponses')).toBe(
    false,
  );
});

test('it is untranslated at first, and complete at the end', () => {
  const none = comptesOf(textesATraduire(full, { langue: 'en', textesByEtape: {} }));
  expect(none).toEqual({ 'a-traduire': sources.length, 'a-revoir': 0, traduit: 0 });
  const all = comptesOf(textesATraduire(full, traductionOf(full)));
  expect(all).toEqual({ 'a-traduire': 0, 'a-revoir': 0, traduit: sources.length });
});

test('if the French of a text changes, that text alone is to be revised', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: sources.length - 1 }), (index) => {
      const changed = sources[index];
      if (changed === undefined) throw new Error('It is one of them.');
      const next = rewriteParcours(full, (texte, place) =>
        key(place) === key(changed) ? `${texte}\nbis` : texte,
      );
      const lignes = textesATraduire(next, traductionOf(full));
      expect(lignes.filter(({ etat }) => etat !== 'traduit').map(key)).toEqual([
        key(changed),
      ]);
      expect(comptesOf(lignes)['a-revoir']).toBe(1);
    }),
  );
});

test('spaces around a text are no change of it', () => {
  fc.assert(
    fc.property(fc.string(), (texte) => {
      expect(markOf(`  ${texte}\n`)).toBe(markOf(texte));
    }),
  );
  expect(markOf('Le lavoir')).toMatch(/^[0-9a-f]{10}$/);
  expect(markOf('Le lavoir')).not.toBe(markOf('Le Lavoir'));
});

test('whatever is translated, each étape is of one language where it is played', () => {
  const places = sources.map((_, index) => index);
  fc.assert(
    fc.property(fc.subarray(places), (taken) => {
      const isTaken = new Set(
        taken.map((index) => sources[index]).map((one) => one && key(one)),
      );
      const result = traduite(
        full,
        traductionOf(full, (source) => isTaken.has(key(source))),
      );
      if (result === null) {
        expect(isTaken.has('/titre')).toBe(false);
        return;
      }
      for (const [index, etape] of result.parcours.etapes.entries()) {
        const before = full.etapes[index];
        if (before === undefined) throw new Error('None is lost.');
        const isFrench = result.enFrancais.has(etape.id);
        const { titre, recit, epreuve } = isFrench ? before : rewritten(before);
        expect([etape.titre, etape.recit]).toEqual([titre, recit]);
        expect(etape.epreuve.consigne).toBe(epreuve.consigne);
        expect(etape.epreuve.reponses).toEqual(epreuve.reponses);
        expect(etape.epreuve.options).toEqual(epreuve.options);
      }
    }),
    { numRuns: 60 },
  );
});

function rewritten({ id }: Parcours['etapes'][number]): Parcours['etapes'][number] {
  const all = rewriteParcours(full, (texte) => inEnglish({ texte }));
  const found = all.etapes.find((etape) => etape.id === id);
  if (found === undefined) throw new Error('It is there.');
  return found;
}

test('a translated text of a removed étape is left out', () => {
  const fewer = { ...full, etapes: full.etapes.slice(0, 1) };
  expect(comptesOf(textesATraduire(fewer, traductionOf(full)))['a-traduire']).toBe(0);
});

const ligne = (changes: Partial<TexteATraduire>): TexteATraduire => ({
  etapeId: null,
  champ: 'resume',
  max: 280,
  texte: 'Un lavoir garde un secret.',
  traduit: 'A secret.',
  etat: 'traduit',
  ...changes,
});

test.each([
  ['a translation of the usual length', {}, null],
  ['longer by more than 60 %', { traduit: 'x'.repeat(42) }, 'longue'],
  ['a short text that grows', { texte: 'Bravo\u00A0!', traduit: 'x'.repeat(20) }, null],
  ['more than can be kept', { traduit: 'x'.repeat(281) }, 'trop-longue'],
  [
    'answers that cannot be typed',
    { champ: 'epreuve.reponses', traduit: '塔' },
    'reponse',
  ],
  [
    'answers, however many',
    { champ: 'epreuve.reponses', traduit: 'tower\nthe tower\nsteeple\nbelfry' },
    null,
  ],
] as const)('warnings about %s', (_title, changes, avertissement) => {
  expect(avertissementOf(ligne(changes))).toBe(avertissement);
});

test('a long translation is published all the same; one beyond the limit stays French', () => {
  const parcours = createParcours();
  const at = (resume: string): Traduction => ({
    langue: 'de',
    textesByEtape: {
      [wholeKey]: {
        titre: { texte: 'Das Waschhaus', de: '' },
        resume: { texte: resume, de: '' },
      },
    },
  });
  expect(traduite(parcours, at('x'.repeat(280)))?.parcours.resume).toBe('x'.repeat(280));
  expect(traduite(parcours, at('x'.repeat(281)))?.parcours.resume).toBe(parcours.resume);
});
