import { expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  createEpreuve,
  createEtape,
  createParcours,
  createTexteEpreuve,
} from '@/testing/factories.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { hashForVerrou, matchesEmpreinte } from '../epreuve/empreinte.ts';
import type { Parcours } from '../parcours/parcours.ts';
import { parcoursPaths } from '../parcours/portraits.ts';
import { buildPublication } from '../quete/publication.ts';
import {
  markOf,
  sourcesOf,
  wholeKey,
  type Source,
  type Traduction,
} from './traduction.ts';
import { withArticles, withoutArticles } from './with-articles.ts';

const choix = createEpreuve({
  type: 'choix',
  consigne: 'Quelles pierres voyez-vous ?',
  options: [
    { id: 'a', texte: 'Granit', juste: true, paire: '' },
    { id: 'b', texte: 'Marbre', juste: false, paire: '' },
    { id: 'c', texte: 'Schiste', juste: true, paire: '' },
  ],
  points: 10,
});

const parcours = createParcours({
  etapes: [
    createEtape(1, { epreuve: createTexteEpreuve() }),
    createEtape(2, { epreuve: choix }),
    createEtape(3, { epreuve: createTexteEpreuve({ reponses: ['café'] }) }),
  ],
});
const [first, second, third] = parcours.etapes;
if (first === undefined || second === undefined || third === undefined) {
  throw new Error('There are three.');
}

/** All texts in English, « EN » before the French; answers as given. */
function english(
  of: Parcours,
  reponses: Readonly<Record<string, string>> = {},
  isTaken: (source: Source) => boolean = () => true,
): Traduction {
  const textesByEtape: Record<string, Record<string, { texte: string; de: string }>> = {};
  for (const source of sourcesOf(of).filter(isTaken)) {
    const { etapeId, champ, texte } = source;
    const textes = (textesByEtape[etapeId ?? wholeKey] ??= {});
    const answer = champ === 'epreuve.reponses' ? reponses[etapeId ?? ''] : undefined;
    textes[champ] = { texte: answer ?? `EN ${texte}`, de: markOf(texte) };
  }
  return { langue: 'en', textesByEtape };
}

function publish(of: Parcours, ...traductions: Traduction[]) {
  const fileByPath = new Map(parcoursPaths(of).map((path) => [path, `quetes/${path}`]));
  return buildPublication({
    random: randomBytes,
    parcours: of,
    previous: null,
    fileByPath,
    traductions,
  });
}

const whole = english(parcours, { [first.id]: 'tower\nsteeple', [third.id]: 'cafe' });

test('a version in another language has the same étapes and options, and its own texts', async () => {
  const { contenu, langues, carte } = await publish(parcours, whole);
  expect(contenu.langues).toEqual(['en']);
  expect(carte.langues).toEqual(['en']);
  expect(carte.titres).toEqual({ en: langues[0]?.contenu.titre });
  const [published] = langues;
  expect(JSON.parse(published?.contenuText ?? '')).toEqual(published?.contenu);
  expect(published?.contenu).toMatchObject({
    ...{ langue: 'en', titre: `EN ${parcours.titre}`, commune: contenu.commune },
    etapes: [{ titre: 'EN Étape 1' }, { titre: 'EN Étape 2' }, { titre: 'EN Étape 3' }],
  });
  const [french, other] = [contenu, published?.contenu].map(
    (one) => one?.etapes[1]?.epreuve,
  );
  if (french?.type !== 'choix' || other?.type !== 'choix') throw new Error('A choix.');
  expect(other.options).toEqual(
    french.options.map(({ id, texte }) => ({ id, texte: `EN ${texte}` })),
  );
  expect(other.empreinte).toEqual(french.empreinte);
});

test('answers of a language open by its own empreinte and its own hashes, never by the union of all', async () => {
  const { contenu, langues, verrouByEtapeId } = await publish(parcours, whole);
  const [french, other] = [contenu, langues[0]?.contenu].map(
    (one) => one?.etapes[0]?.epreuve,
  );
  if (french?.type !== 'texte' || other?.type !== 'texte') throw new Error('A texte.');
  expect(other.empreinte.sel).not.toBe(french.empreinte.sel);
  expect(await matchesEmpreinte('tower', other.empreinte)).toBe(true);
  expect(await matchesEmpreinte('thetower', other.empreinte)).toBe(true);
  const verrou = verrouByEtapeId.get(first.id);
  const hashOf = (canonical: string) => hashForVerrou(verrou?.sel ?? '', canonical);
  expect(verrou?.hashes).not.toContain(await hashOf('tower'));
  expect(verrou?.langues?.en).toContain(await hashOf('tower'));
  expect(verrou?.langues?.en).not.toContain(await hashOf('tour'));
  // The same options in every language: it has no hashes of its own.
  expect(verrouByEtapeId.get(second.id)?.langues).toBeUndefined();
});

test('answers that differ by accents alone are the same in both languages', async () => {
  const { verrouByEtapeId } = await publish(parcours, whole);
  const verrou = verrouByEtapeId.get(third.id);
  const hash = await hashForVerrou(verrou?.sel ?? '', 'cafe');
  expect(verrou?.hashes).toContain(hash);
  expect(verrou?.langues?.en).toContain(hash);
});

test('no answer of any language is readable in any of its files, and each has its solutions', async () => {
  const { contenuText, langues, solutionByEtapeId } = await publish(parcours, whole);
  for (const text of [contenuText, langues[0]?.contenuText ?? '']) {
    expect(text).not.toMatch(/steeple|tower/i);
  }
  expect(solutionByEtapeId.get(first.id)).toMatchObject({
    reponse: 'la tour',
    langues: { en: { reponse: 'tower', explication: 'EN C’est la tour.' } },
  });
  expect(solutionByEtapeId.get(second.id)?.langues?.en?.reponse).toMatch(
    /EN (Granit|Schiste).*EN (Granit|Schiste)/,
  );
});

test('an étape whose answers are not translated stays French whole, and says so', async () => {
  const { [third.id]: _gone, ...textesByEtape } = whole.textesByEtape;
  const { contenu, langues } = await publish(parcours, { langue: 'en', textesByEtape });
  const [, , stays] = langues[0]?.contenu.etapes ?? [];
  expect(stays).toEqual({ ...contenu.etapes[2], langue: 'fr' });
});

test('texts that stay French one by one are named, none of an étape that is French whole, nor any that players do not read', async () => {
  const story = { etapeId: second.id, champ: 'recit' };
  const left: readonly Pick<Source, 'etapeId' | 'champ'>[] = [
    { etapeId: null, champ: 'resume' },
    { etapeId: first.id, champ: 'lieu' },
    { etapeId: first.id, champ: 'epreuve.explication' },
    { etapeId: second.id, champ: 'lieu' },
  ];
  const isLeft = (source: Source) =>
    [...left, story].some(
      ({ etapeId, champ }) => source.etapeId === etapeId && source.champ === champ,
    );
  const partly = english(
    parcours,
    { [first.id]: 'tower', [third.id]: 'cafe' },
    (source) => !isLeft(source),
  );
  const { contenu, langues } = await publish(parcours, partly);
  const [published] = langues;
  expect(published?.contenu.enFrancais).toEqual([
    contenu.resume,
    contenu.etapes[0]?.lieu,
  ]);
  expect(published?.contenu.etapes[1]?.langue).toBe('fr');
  expect(contenu.enFrancais).toBeUndefined();
  expect((await publish(parcours, whole)).langues[0]?.contenu.enFrancais).toBeUndefined();
});

test('a language of which less than half is translated is not published', async () => {
  const few = english(
    parcours,
    {},
    ({ etapeId }) => etapeId === null || etapeId === first.id,
  );
  const { contenu, langues, carte } = await publish(parcours, few);
  expect(langues).toEqual([]);
  expect([contenu.langues, carte.langues]).toEqual([undefined, undefined]);
});

test('every text of a full aventure is in the language, but names', async () => {
  const full = createFullParcours();
  const { langues } = await publish(full, english(full));
  const { contenu } = langues[0] ?? {};
  expect(contenu?.objets?.[0]?.nom).toBe('EN La clé');
  expect(contenu?.personnages?.[0]?.nom).toBe('EN Le chat');
  expect(contenu?.pratique.services[0]?.precision).toBe('EN Derrière la mairie');
  expect(contenu?.etapes[0]).toMatchObject({
    falc: 'EN Voici le lavoir.',
    image: { texteAlternatif: 'EN Un lavoir sous les arbres', credit: 'Camille' },
    film: { texte: 'EN Voici le lavoir.' },
    audio: { transcription: 'EN Voici le lavoir.' },
    rechange: { titre: 'EN La halle' },
    petits: {
      recit: 'EN Ici, on lavait.',
      epreuve: {
        consigne: 'EN Que lavait-on ?',
        indices: [{ texte: 'EN Il sèche au soleil.' }],
      },
    },
    suites: [{ libelle: 'EN Monter au chemin de ronde' }, { libelle: 'EN Rentrer' }],
    sources: full.etapes[0]?.sources,
  });
  expect(contenu?.signature).toBe('Camille');
});

test('on paper the letters of a translated answer lead to the same words', async () => {
  const three = createParcours({
    etapes: [1, 2, 3, 4, 5, 6].map((number) =>
      createEtape(number, { epreuve: createTexteEpreuve() }),
    ),
  });
  const answers = Object.fromEntries(three.etapes.map(({ id }) => [id, 'tower']));
  const { contenu, langues } = await publish(three, english(three, answers));
  const other = langues[0]?.contenu;
  expect(other?.papier).toEqual(contenu.papier);
  const letterAt = (text: string | undefined, cell: number) => text?.[cell];
  // « tour »: t 20 + r 18 + 4 letters; « tower »: t 20 + r 18 + 5.
  for (const [index, etape] of contenu.etapes.entries()) {
    expect(letterAt(other?.etapes[index]?.papier?.lettres, 3)).toBe(
      letterAt(etape.papier?.lettres, 2),
    );
  }
});

test('an answer is accepted with its article and without, as in French', () => {
  expect(withArticles(['the tower'], 'en')).toEqual(['the tower', 'tower']);
  expect(withArticles(['Turm'], 'de')).toEqual(
    expect.arrayContaining(['Turm', 'der Turm', 'die Turm', 'das Turm']),
  );
  expect(withArticles(['l’acqua'], 'it')).toContain('acqua');
});

test('the cells of the booklet hold the noun alone, without any word before it in an accepted answer', () => {
  expect(
    withoutArticles(['der Turm', ' The tower', 'het huis', 'l’acqua'], 'de'),
  ).toEqual([...['Turm', 'The tower', 'het huis', 'acqua']]);
  expect(withoutArticles([' The tower', 'theatre'], 'en')).toEqual(['tower', 'theatre']);
});

/** The same bytes on every run, in the place of chance. */
function countedBytes(): typeof randomBytes {
  let next = 0;
  return (length) => Uint8Array.from({ length }, () => (next = (next * 5 + 3) % 256));
}

test('an older build reads a version with languages like one without, and opens it by the same hashes', async () => {
  const fileByPath = new Map<string, string>();
  const [plain, translated] = await Promise.all(
    [[], [whole]].map((traductions) =>
      buildPublication({
        ...{ parcours, previous: null, fileByPath, traductions },
        random: countedBytes(),
      }),
    ),
  );
  if (plain === undefined || translated === undefined) throw new Error('There are two.');
  const { langues, ...known } = translated.contenu;
  expect(langues).toEqual(['en']);
  expect(known).toEqual(plain.contenu);
  const french = ({ verrouByEtapeId }: typeof plain) =>
    [...verrouByEtapeId].map(([id, { langues: _others, ...verrou }]) => [id, verrou]);
  expect(french(translated)).toEqual(french(plain));
});
