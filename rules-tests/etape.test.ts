import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import { at, etape, otherParcoursId, parcours, parcoursId } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  latlng,
  matching,
  only,
  operationId,
  serverTime,
  glance,
  sweep,
  text,
  whole,
  type ValuesByField,
} from './values.ts';

const anybodyElse = byOthersThan('admin', 'otherAdmin');

const contents: ValuesByField = {
  rang: matching(['a', 'Zz09', 'a'.repeat(64)], ['', 'a'.repeat(65), 'a b', 'é', 'a\n']),
  titre: text(limits.etapeTitre),
  lieu: text(limits.lieu),
  position: latlng(),
  recit: text(limits.recit),
  image: { accepted: [null], refused: ['', [], {}] },
  updatedAt: serverTime(),
  updatedBy: only(uidOf('otherAdmin'), null),
  operationId: operationId(),
};

function imagePath(name: string, folder = `parcours/${parcoursId}`): string {
  return `${folder}/${name}`;
}

const imageContents: ValuesByField = {
  path: matching(
    [imagePath('a.jpg'), imagePath('A-z_9.avif'), imagePath(`${'a'.repeat(80)}.webp`)],
    [
      imagePath(`${'a'.repeat(81)}.webp`),
      imagePath('.jpg'),
      imagePath('a.png'),
      imagePath('a.svg'),
      imagePath('axjpg'),
      imagePath('a/b.jpg'),
      imagePath('a.jpg', `parcours/${otherParcoursId}`),
      imagePath('a.jpg', `quetes/${parcoursId}`),
      imagePath('a.jpg', `/parcours/${parcoursId}`),
      'https://example.org/a.jpg',
      '',
    ],
  ),
  texteAlternatif: text(limits.texteAlternatif),
  credit: text(limits.credit),
  largeur: whole({ min: 1, max: 10_000 }),
  hauteur: whole({ min: 1, max: 10_000 }),
};

/** The ways from the étape before, the story made easy, the recording: absent in an étape of before they were asked. */
const laterTexts = {
  chemin: limits.chemin,
  cheminSansMarches: limits.chemin,
  falc: limits.falc,
  transcription: limits.transcription,
  // Ways on of an aventure, as one text of JSON, and the title of an ending.
  suites: limits.suitesTexte,
  fin: limits.finTitre,
  chapitre: limits.chapitre,
};
const laterContents: ValuesByField = {
  ...Object.fromEntries(
    Object.entries(laterTexts).map(([field, limit]) => [field, text(limit)]),
  ),
  bonus: { accepted: [true, false], refused: ['', 1, 'true', null] },
  // Who is with the player, by its name in the aventure.
  personnage: matching(
    ['', 'a', 'z0'.repeat(8)],
    ['a'.repeat(17), 'A', 'é', 'a b', 'a\n', 'a/b'],
  ),
  audio: matching(
    ['', imagePath('a.mp3'), imagePath('A-z_9.m4a'), imagePath(`${'a'.repeat(80)}.ogg`)],
    [
      imagePath(`${'a'.repeat(81)}.ogg`),
      imagePath('a.webp'),
      imagePath('a.wav'),
      imagePath('axmp3'),
      imagePath('a/b.mp3'),
      imagePath('a.mp3', `parcours/${otherParcoursId}`),
      imagePath('a.mp3', `quetes/${parcoursId}`),
      'https://example.org/a.mp3',
    ],
  ),
};
/** Where players are led while it is closed: absent in an étape of before. */
const rechange = { titre: '', lieu: '', position: null, recit: '' };
const rechangeContents: ValuesByField = {
  titre: text(limits.etapeTitre),
  lieu: text(limits.lieu),
  position: latlng(),
  recit: text(limits.recit),
};
const rechangeOf = (kind: 'accepted' | 'refused') =>
  Object.entries(rechangeContents).flatMap(([field, values]) =>
    values[kind].map((to: unknown) => ({
      of: at.etape,
      field: 'rechange',
      to: { ...rechange, [field]: to },
    })),
  );

const laterOf = (kind: 'accepted' | 'refused') =>
  Object.entries(laterContents).flatMap(([field, values]) =>
    values[kind].map((to: unknown) => ({ of: at.etape, field, to })),
  );

const create: Row = {
  title: 'An admin adds an étape in the commit that saves its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.parcours]: parcours.updated(), [at.etape]: etape.created() },
  },
  allowedToo: [
    ...sweep(at.etape, contents).allowedToo,
    ...sweep(at.etape, imageContents, 'image.').allowedToo,
    ...laterOf('accepted'),
    ...rechangeOf('accepted'),
    // An étape of before these were asked.
    ...[...Object.keys(laterContents), 'rechange'].map((field) => ({
      of: at.etape,
      field,
      to: ABSENT,
    })),
    { move: at.etape, to: `parcours/${parcoursId}/etapes/Az09Az09` },
    { move: at.etape, to: `parcours/${parcoursId}/etapes/${'a'.repeat(32)}` },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...sweep(at.etape, { ...contents, revision: only(0, 2, 1.5, '1', null) }).refused,
    ...sweep(at.etape, imageContents, 'image.').refused,
    ...laterOf('refused'),
    ...rechangeOf('refused'),
    ...[null, '', {}, { ...rechange, image: null }].map((to) => ({
      of: at.etape,
      field: 'rechange',
      to,
    })),
    { write: at.parcours, to: ABSENT },
    { move: at.etape, to: `parcours/${parcoursId}/etapes/Az09Az0` },
    { move: at.etape, to: `parcours/${parcoursId}/etapes/${'a'.repeat(33)}` },
    { move: at.etape, to: `parcours/${parcoursId}/etapes/etape-du-lavoir` },
    { move: at.etape, to: `parcours/${otherParcoursId}/etapes/etapeLavoir1` },
    { before: at.etape, to: etape.stored() },
  ],
};

const createWithParcours: Row = {
  title: 'The first étapes come in the commit that creates their parcours',
  allowed: {
    as: 'admin',
    before: {},
    commit: {
      [at.parcours]: parcours.created(),
      [at.etape]: etape.created(),
      [`parcours/${parcoursId}/etapes/etapeMoulin1`]: etape.created({ rang: 'a1' }),
    },
  },
  refused: [
    { write: at.parcours, to: ABSENT },
    { move: at.parcours, to: at.otherParcours },
    { of: at.parcours, field: 'revision', to: 2 },
  ],
};

const update: Row = {
  title: 'An admin saves the next revision of an étape, with or without its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    commit: { [at.etape]: etape.updated() },
  },
  allowedToo: [
    ...glance(at.etape, contents).allowedToo,
    ...glance(at.etape, imageContents, 'image.').allowedToo,
    { write: at.parcours, to: parcours.updated() },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...glance(at.etape, { ...contents, revision: only(1, 3, 5, 3.5, '4', null) }).refused,
    ...glance(at.etape, imageContents, 'image.').refused,
    { of: at.etape, field: 'operationId', to: 'operation-0000000000001' },
    { before: at.etape, field: 'revision', to: 4 },
  ],
};

const remove: Row = {
  title: 'An admin removes an étape in the commit that saves its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    commit: { [at.etape]: null, [at.parcours]: parcours.updated({ etapeCount: 1 }) },
  },
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    { write: at.parcours, to: ABSENT },
    { before: at.parcours, field: 'revision', to: 4 },
  ],
};

const getOne: Row = {
  title: 'An admin reads an étape, and nobody else does',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    get: at.etape,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: anybodyElse,
};

const listAll: Row = {
  title: 'An admin lists the étapes of a parcours, at most 60 at once',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    list: `parcours/${parcoursId}/etapes`,
    limit: limits.etapeCount.max,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...anybodyElse,
    { limit: limits.etapeCount.max + 1 },
    { limit: ABSENT },
    { everywhere: 'etapes' },
  ],
};

describe('parcours/{parcoursId}/etapes', () => {
  proveRows([create, createWithParcours, update, remove, getOne, listAll]);
});
