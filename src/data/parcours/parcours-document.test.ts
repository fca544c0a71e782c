import { expect, test } from 'vitest';
import { formatByStored } from '@/domain/format.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { NewerFormatError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { laterKey, withLaterKeys, withoutLaterKeys } from '@/testing/unknown-keys.ts';
import {
  epreuveToDocument,
  etapeFromDocuments,
  etapeToDocument,
  fieldsFromDocument,
  fieldsToDocument,
  readEpreuveDocument,
  readEtapeDocument,
  readParcoursDocument,
} from './parcours-document.ts';

const { id, epreuve, ...etape } = createEtape(1, {
  position: null,
  fin: '',
  chapitre: '',
  personnage: '',
  suites: [
    {
      libelle: 'Monter à la tour',
      vers: createEtape(2).id,
      conditions: [{ type: 'temps', minutes: 5 }],
      effets: [{ type: 'objet', id: 'cle', donne: false }],
    },
  ],
});

function readBack(document: Record<string, unknown>) {
  const epreuveDocument = { ...epreuveToDocument(epreuve), revision: 1 };
  return etapeFromDocuments(
    id,
    readEtapeDocument({ ...document, revision: 1 }),
    readEpreuveDocument(epreuveDocument),
  );
}

test('The ways on from an étape are kept as one text, and read back as they were written', () => {
  const document = etapeToDocument(etape);
  expect(typeof document['suites']).toBe('string');
  expect(readBack(document)).toEqual({ id, ...etape, epreuve });
});

test('Ways on that are no list are an error, never an empty list', () => {
  const document = etapeToDocument(etape);
  for (const suites of ['', '{', '[{}]', 'null', undefined]) {
    expect(() => readBack({ ...document, suites })).toThrow();
  }
});

test('The objects, flags and characters of an aventure are kept as one text', () => {
  const { aventure } = createParcours();
  expect(fieldsToDocument({ aventure })).toEqual({
    aventure: '{"objets":[],"drapeaux":[],"personnages":[]}',
  });
});

/** The SDK's classes of places and times: instances that accept no new key. */
class FakeGeoPoint {
  readonly latitude: number;
  readonly longitude: number;
  constructor({ lat, lon }: { lat: number; lon: number }) {
    this.latitude = lat;
    this.longitude = lon;
  }
}
class FakeTimestamp {
  toMillis = () => 1;
}

/** Fields of a document with its places in Firestore's class. */
function placed(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, value]): [string, unknown] => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return [key, value];
    }
    return [
      key,
      'lat' in value
        ? new FakeGeoPoint(value as { lat: number; lon: number })
        : placed(value as Record<string, unknown>),
    ];
  });
  return Object.fromEntries(entries);
}

/** The keys of a later build in a document: its own, in its maps, and in its texts of JSON. */
function asLater(fields: Record<string, unknown>, texts: readonly string[]) {
  const withTexts = Object.entries(fields).map(([key, value]): [string, unknown] => [
    key,
    texts.includes(key)
      ? JSON.stringify(withLaterKeys(JSON.parse(String(value))))
      : value,
  ]);
  return withLaterKeys(placed(Object.fromEntries(withTexts))) as Record<string, unknown>;
}

const stamps = {
  revision: 3,
  updatedAt: new FakeTimestamp(),
  updatedBy: 'uid',
  operationId: 'operation00000000001',
};

const full = createFullParcours();
const [begun] = full.etapes;
if (begun === undefined) throw new Error('It has étapes.');
const fullFields = omit(full, 'id', 'etapes');

function laterEtape(etapeFields: object = {}, epreuveFields: object = {}) {
  const own = etapeToDocument(omit(begun ?? createEtape(), 'id', 'epreuve'));
  const asked = epreuveToDocument(begun?.epreuve ?? createEtape().epreuve);
  return etapeFromDocuments(
    full.etapes[0]?.id ?? '',
    readEtapeDocument({ ...asLater(own, ['suites']), ...stamps, ...etapeFields }),
    readEpreuveDocument({ ...asLater(asked, []), ...stamps, ...epreuveFields }),
  );
}

test('An étape and its épreuve with keys of a later build mean the same, and are written with them', () => {
  const etape = laterEtape();
  expect(withoutLaterKeys(etape)).toEqual(begun);
  const own = etapeToDocument(omit(etape, 'id', 'epreuve'));
  expect(own).toMatchObject({
    [laterKey]: expect.anything() as unknown,
    image: { [laterKey]: expect.anything() as unknown },
    rechange: { [laterKey]: expect.anything() as unknown },
  });
  expect(JSON.parse(String(own['suites']))).toEqual(withLaterKeys(begun.suites));
  expect(epreuveToDocument(etape.epreuve)).toMatchObject({
    [laterKey]: expect.anything() as unknown,
    message: { [laterKey]: expect.anything() as unknown },
    autre: { [laterKey]: expect.anything() as unknown },
  });
});

test('The stamps of a document are none of its author’s fields', () => {
  const etape = laterEtape();
  for (const key of Object.keys(stamps)) {
    expect(etape).not.toHaveProperty(key);
    expect(etape.epreuve).not.toHaveProperty(key);
  }
});

test('Values that only Firestore can hold stay in the document, and an author’s save leaves them alone', () => {
  const etape = laterEtape({ vuLe: new FakeTimestamp(), ou: [new FakeTimestamp()] });
  expect(etape).not.toHaveProperty('vuLe');
  expect(etape).not.toHaveProperty('ou');
});

test('A parcours with keys of a later build means the same, and is written with them', () => {
  const document = readParcoursDocument({
    ...asLater(fieldsToDocument(fullFields), ['aventure']),
    ...stamps,
    ...{ etapeIds: ['a', 'b', 'c'], etapeCount: 3, etat: 'brouillon' },
    ...{ membreUids: ['uid'], salon: 'a', controle: { erreurs: 0 } },
    signataire: { uid: 'uid', nom: 'Camille' },
    ...{ createdAt: new FakeTimestamp(), createdBy: 'uid', membres: { uid: 'auteur' } },
  });
  const fields = fieldsFromDocument(document);
  expect(withoutLaterKeys(fields)).toEqual(fullFields);
  const written = fieldsToDocument(fields);
  expect(written).toMatchObject({
    [laterKey]: expect.anything() as unknown,
    pratique: withLaterKeys(full.pratique),
  });
  expect(JSON.parse(String(written['aventure']))).toEqual(withLaterKeys(full.aventure));
  for (const key of ['createdAt', 'createdBy', 'membres', 'membreUids', 'etat']) {
    expect(written).not.toHaveProperty(key);
  }
});

test('A later build’s values of each option and indice stay with it when they are moved or removed', () => {
  const optionImages = ['midi.webp', null];
  const { epreuve: read } = laterEtape(
    {},
    {
      ...{
        optionIds: ['a', 'b'],
        optionTextes: ['Midi', 'Minuit'],
        bonneOptionIds: ['a'],
      },
      ...{ optionPaires: ['', ''], optionImages, indiceSons: ['voix.mp3'] },
    },
  );
  expect(read.options).toMatchObject([{ id: 'a', image: 'midi.webp' }, { id: 'b' }]);
  expect(read.indices).toMatchObject([{ texte: 'Levez les yeux.', son: 'voix.mp3' }]);
  const written = epreuveToDocument({
    options: read.options.toReversed(),
    indices: [{ texte: 'Avant.', cout: 0 }, ...read.indices],
  });
  expect(written).toMatchObject({
    optionIds: ['b', 'a'],
    optionImages: [null, 'midi.webp'],
    indiceSons: [null, 'voix.mp3'],
  });
  expect(epreuveToDocument({ options: read.options.slice(1) })['optionIds']).toEqual([
    'b',
  ]);
});

test('A list of another length belongs to no option, and stays where it is', () => {
  const { epreuve: read } = laterEtape({}, { optionImages: ['a', 'b', 'c'] });
  expect(epreuveToDocument(read)).toMatchObject({ optionImages: ['a', 'b', 'c'] });
});

test('Values from a file that Firestore refuses are not written', () => {
  const brought = {
    ...createEtape(),
    ...{ liste: [[1]], 'a.b': 1, revision: 9, bon: { a: 1 } },
  };
  const written = etapeToDocument({ ...omit(brought, 'id', 'epreuve') });
  expect(written).toMatchObject({ bon: { a: 1 } });
  for (const key of ['liste', 'a.b', 'revision']) {
    expect(Object.keys(written)).not.toContain(key);
  }
});

test('A document of a greater format is refused, whatever else is in it', () => {
  for (const [read, stored] of [
    [readParcoursDocument, 'parcours'],
    [readEtapeDocument, 'etape'],
    [readEpreuveDocument, 'epreuve'],
  ] as const) {
    const format = formatByStored[stored];
    expect(() => read({ format: format + 1 })).toThrow(NewerFormatError);
    expect(() => read({ format })).not.toThrow(NewerFormatError);
  }
});
