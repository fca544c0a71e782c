import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tableauSchema } from '@/domain/parcours/tableau.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { blankEnvoi } from '@/domain/partie/envoi.ts';
import {
  parseFrance,
  parseDepartement,
  parseRecherche,
} from './catalogue/catalogue-document.ts';
import { recherchePartSchema } from './catalogue/recherche-row.ts';
import { parseActualites, parseArticle } from './actualite/actualite-document.ts';
import { articleFromDocument } from './actualite/article-desk-document.ts';
import { parcoursOfJalon } from './jalon/jalon-repository.ts';
import { queteOf } from './quete/quete-document.ts';
import { parseAskedKept, parseKept, storedOf } from './partie/kept-partie.ts';
import { refuseNewer } from './refuse-newer.ts';
import { InvalidDocumentError, NewerFormatError } from '@/lib/errors/data-error.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import {
  blankEmpreinte,
  createChoixPublique,
  createEtapePublique,
  createPartie,
  createQuete,
  createTextePublique,
  testEtapeId,
} from '@/testing/play-factories.ts';
import { withLaterKeys, withoutLaterKeys } from '@/testing/unknown-keys.ts';

/** A reader of stored data, and its input. */
type Reader = {
  name: string;
  /** A value with everything that may be absent. */
  full: object;
  /** Keys of objects with values by id. */
  records?: readonly string[];
  /** Reads it, and returns this build's written form. */
  read: (value: unknown) => unknown;
  /** Reads its stored text; absent if it is not a text. */
  readText?: (text: string) => unknown;
};

const quete = createQuete({
  objets: [{ id: 'cle', nom: 'La clé', description: 'Elle ouvre.' }],
  personnages: [{ id: 'chat', nom: 'Le chat', portrait: null }],
  etapes: [
    createEtapePublique(1, {
      image: {
        path: 'quetes/a/b.webp',
        texteAlternatif: 'Un lavoir',
        credit: '',
        largeur: 10,
        hauteur: 10,
        tailles: [{ path: 'quetes/a/c.webp', largeur: 5 }],
      },
      suites: [
        {
          libelle: 'Monter',
          vers: testEtapeId(2),
          conditions: [{ type: 'temps', minutes: 5 }],
          effets: [{ type: 'drapeau', id: 'a' }],
        },
      ],
      epreuve: createTextePublique(),
    }),
    createEtapePublique(2, {
      epreuve: createChoixPublique({ partielle: blankEmpreinte }),
    }),
  ],
});
const { contenu } = quete;

function readQuete(text: string) {
  return queteOf(quete.id, { contenu: text, version: 1, publishedAt: 1 }).contenu;
}

const carte = createCarte({ note: { moyenne: 4, nombre: 2 }, horaires: { de: 1, a: 2 } });
const carteArticle = {
  slug: 'une-fete',
  titre: 'Une fête',
  resume: 'Dimanche.',
  rubrique: 'site',
  encre: 'eau',
  publieLe: 1,
  minutes: 2,
};
const france = {
  total: 1,
  departements: [{ departement: '22', nom: 'Côtes-d’Armor', total: 1 }],
  vedettes: [carte],
  actualites: [carteArticle],
  recherchePartCount: 1,
};
const ligne = { i: quete.id, t: 'Lavoir', c: 'Dinan', g: 'quete', la: 1, lo: 2, d: 60 };
const rest = {
  h: 'eau',
  f: 'facile',
  a: 6,
  m: 900,
  p: 1,
  l: '',
  x: '',
  s: '',
  o: [1, 2],
  n: [4, 2],
  e: 'La source',
  v: 'source.webp',
};
const jalon = createFullParcours();
const partie = createPartie(quete, {
  suiviByEtapeId: {
    [testEtapeId(1)]: {
      erreurCount: 1,
      indiceCount: 1,
      issue: { type: 'reussie', reponse: 'la tour', points: 5, at: 2, preuve: 'attente' },
      reponsesRefusees: [],
      dejaVue: true,
      arrivee: true,
      surPlace: true,
    },
  },
  depart: { motif: 'pluie', at: 3, compte: true },
  suspensions: { fermeture: { motif: 'Travaux', jusquAu: null }, byEtapeId: {} },
});
const kept = {
  partie,
  envoi: {
    ...blankEnvoi(partie.id, 'uid'),
    lu: true,
    vueEtapeIds: [testEtapeId(2)],
    partie: { points: 5, reussiteCount: 1, isFinished: false },
    essaiByEtapeId: { [testEtapeId(1)]: { reponse: 'la tour', numero: 1, seenAt: 2 } },
    solutionByEtapeId: { [testEtapeId(1)]: { reponse: 'la tour', explication: '' } },
    operation: { type: 'readSolution', operationId: 'o', etapeId: testEtapeId(1) },
  },
  brouillon: { etapeId: testEtapeId(1), texte: 'la to' },
  updatedAt: 4,
  id: partie.id,
  queteId: quete.id,
};
const personne = { uid: 'uid', nom: 'Camille' };
const tableau = {
  lignes: [
    {
      ...{ id: jalon.id, titre: 'Lavoir', genre: 'quete', communeNom: 'Dinan' },
      ...{ departement: '22', etapeCount: 3, etat: 'brouillon', updatedAt: 1 },
      publication: { queteId: quete.id, slug: 'lavoir', version: 1, at: 1 },
      ...{ par: personne, suivi: personne, membreUids: ['uid'] },
      controle: { erreurs: 1 },
    },
  ],
  jusque: { seconds: 1, nanoseconds: 2 },
  ouverts: { at: 1, commentaires: {}, signalements: {} },
  ...{ format: 2, parts: 2, movedAt: 3 },
};
const bloc = {
  type: 'image',
  path: `articles/${'a'.repeat(20)}-10x10.webp`,
  alternative: 'A',
};
const timestamp = Object.assign(Object.create({ toMillis: () => 1 }) as object, {});

const readers: readonly Reader[] = [
  {
    name: 'the parcours of a jalon',
    full: jalon,
    read: (value) => parcoursOfJalon(jalon.id, JSON.stringify(value)),
  },
  {
    name: 'the contenu of a quête',
    full: contenu,
    read: (value) => readQuete(JSON.stringify(value)),
    readText: readQuete,
  },
  {
    name: 'a département of the catalogue',
    full: { cartes: [carte] },
    read: (value) => parseDepartement('22', value),
  },
  {
    name: 'the catalogue of France',
    full: france,
    read: (value) => parseFrance(value),
  },
  {
    name: 'the search rows',
    full: { lignes: [{ ...ligne, ...rest }] },
    // Publications write again the part that they have read; the search reads fiches out of it.
    read: (value) => {
      parseRecherche('recherche-0', value);
      const parsed = recherchePartSchema.safeParse(value);
      if (!parsed.success) throw new InvalidDocumentError('It is no part.');
      return parsed.data;
    },
  },
  {
    name: 'a party of the device',
    full: kept,
    records: [
      ...['suiviByEtapeId', 'byEtapeId', 'essaiByEtapeId', 'solutionByEtapeId'],
      'refusalCountByKey',
    ],
    read: (value) => {
      const found = parseAskedKept(value);
      if (found === null) throw new InvalidDocumentError('It is none.');
      return storedOf(found);
    },
  },
  {
    name: 'the list of the team',
    full: tableau,
    records: ['commentaires', 'signalements'],
    read: (value) => tableauSchema.parse(refuseNewer('tableau', value)),
  },
];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe.each(readers)('$name', ({ full, records = [], read, readText }) => {
  test('is read as it was written', () => {
    expect(read(full)).toEqual(full);
  });

  test('keeps the keys of a later build, at every depth, and means the same', () => {
    const later = withLaterKeys(full, records);
    expect(read(later)).toEqual(later);
    expect(withoutLaterKeys(read(later))).toEqual(read(full));
    expect(JSON.parse(JSON.stringify(read(later)))).toEqual(later);
  });

  test('of a greater format is refused, whatever else is in it', () => {
    expect(() => read({ ...full, format: 3 })).toThrow(NewerFormatError);
    expect(() => read({ format: 3 })).toThrow(NewerFormatError);
  });

  test('that is cut or is something else is invalid, and not of a later build', () => {
    for (const value of [null, [], 'texte', {}]) {
      expect(() => read(value)).toThrow();
      expect(() => read(value)).not.toThrow(NewerFormatError);
    }
    if (readText === undefined) return;
    const text = JSON.stringify(full);
    for (const length of [0, 1, Math.floor(text.length / 2), text.length - 1]) {
      expect(() => readText(text.slice(0, length))).toThrow(InvalidDocumentError);
    }
  });
});

test('a card, a row or an announced article of a later build is left out, and its neighbours stay', () => {
  const later = { ...carte, format: 2 };
  expect(parseDepartement('22', { cartes: [later, carte] }).cartes).toEqual([carte]);
  const { vedettes, actualites } = parseFrance({
    ...france,
    vedettes: [later, carte],
    actualites: [{ ...carteArticle, format: 2 }],
  });
  expect([vedettes, actualites]).toEqual([[carte], []]);
  const lignes = [
    { ...ligne, ...rest, format: 2 },
    { ...ligne, ...rest },
  ];
  expect(parseRecherche('recherche-0', { lignes })).toHaveLength(1);
});

test('a party of a later build is left out of a list, and reported when it is asked for by id', () => {
  const later = { ...kept, format: 2 };
  expect(parseKept(later)).toBeNull();
  expect(() => parseAskedKept(later)).toThrow(NewerFormatError);
  const partieOnly = { ...kept, partie: { ...partie, format: 2 } };
  expect(() => parseAskedKept(partieOnly)).toThrow(NewerFormatError);
});

test('an article has keys of a later build, and one of a greater format is refused', () => {
  const document = { ...carteArticle, contenu: JSON.stringify([withLaterKeys(bloc)]) };
  const found = parseArticle(
    'articles/une-fete',
    'une-fete',
    withLaterKeys(document) as never,
  );
  expect(withoutLaterKeys(found)).toEqual({
    ...omit(carteArticle, 'minutes'),
    minutes: 1,
    blocs: [bloc],
  });
  expect(() => parseArticle('articles/une-fete', 'une-fete', { format: 2 })).toThrow(
    NewerFormatError,
  );
  expect(() =>
    parseActualites('catalogue/actualites', { cartes: '{"format":2}' }),
  ).toThrow(NewerFormatError);
  expect(() => articleFromDocument('une-fete', { format: 2 })).toThrow(NewerFormatError);
  const desk = {
    ...{ titre: 'Une fête', resume: '', rubrique: 'site', encre: 'eau', texte: '' },
    ...{ etat: 'brouillon', publieLe: null, revision: 1, updatedAt: timestamp },
    operationId: 'o',
  };
  expect(articleFromDocument('une-fete', { ...desk, cleDePlusTard: 1 }).draft.titre).toBe(
    'Une fête',
  );
  // An article with blocks only is edited as Markdown.
  const contenu = JSON.stringify([{ type: 'titre', texte: 'Le lavoir' }]);
  const { draft } = articleFromDocument('une-fete', { ...desk, contenu });
  expect(draft.texte).toBe('## Le lavoir');
});
