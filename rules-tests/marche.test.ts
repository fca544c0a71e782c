import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { marcheMotifList } from '@/domain/parcours/marche.ts';
import { uidOf } from './actors.ts';
import {
  at,
  etapeId,
  marche,
  otherEtapeId,
  otherParcoursId,
  parcours,
  parcoursId,
  publication,
  sharedFields,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Difference, type Row } from './row.ts';
import {
  longAgo,
  matching,
  only,
  serverTime,
  sweep,
  whole,
  type ValuesByField,
} from './values.ts';

const auteur = uidOf('account');
const folder = `parcours/${parcoursId}/marches`;
const shared = { [at.parcours]: parcours.stored(sharedFields) };
const withdrawn: Difference = {
  before: `revocations/${auteur}`,
  to: { at: longAgo, by: uidOf('admin') },
};
const manyIds = Array.from({ length: 61 }, (_, index) => `etape${1_000 + index}`);
const manyNotes = Array.from({ length: 61 }, (_, index) =>
  String(index).padStart(24, '0'),
);

const contents: ValuesByField = {
  version: only(0, 2, 1.5, '1', null),
  revision: { accepted: [0], refused: [4, -1, 1.5, '3', null] },
  jour: matching(['2027-01-01'], ['22/11/2026', '', null]),
  surPlace: { accepted: [false], refused: ['oui', 1, null] },
  etapeCount: whole(limits.etapeCount),
  vues: {
    accepted: [[], manyIds.slice(0, 60)],
    refused: [
      manyIds,
      [etapeId, etapeId],
      [`${etapeId},${otherEtapeId}`],
      ['x'],
      [7],
      'x',
    ],
  },
  deplacees: { accepted: [[]], refused: [[etapeId, etapeId], ['x'], null] },
  noteIds: only(
    ['a'.repeat(24)],
    ['a'.repeat(24), 'a'.repeat(24)],
    ['a'.repeat(24), 'g'.repeat(24)],
    ['a'.repeat(24), 7],
    [`${'a'.repeat(24)},${'b'.repeat(24)}`, 'c'.repeat(24)],
    null,
  ),
  noteEtapeIds: {
    accepted: [[etapeId, otherEtapeId]],
    refused: [
      [etapeId],
      [etapeId, 'x'],
      [etapeId, 7],
      [`${etapeId},${otherEtapeId}`, etapeId],
      null,
    ],
  },
  noteMotifs: {
    accepted: marcheMotifList.map((motif) => ['place', motif]),
    refused: [['place'], ['place', 'pluie'], null],
  },
  noteTextes: {
    accepted: [['', 'é'.repeat(limits.marcheNote.max)]],
    refused: [[''], ['', 'é'.repeat(limits.marcheNote.max + 1)], ['', 7], null],
  },
  reglees: only(['a'.repeat(24)], null),
  at: serverTime(),
};
const swept = sweep(at.marche, contents);

const create: Row = {
  title: 'An admin keeps the report of a walk with its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.marche]: marche() },
  },
  allowedToo: [
    ...swept.allowedToo,
    { as: 'otherAdmin' },
    { move: at.marche, to: `${folder}/${'f'.repeat(24)}` },
    {
      of: at.marche,
      fields: { noteIds: [], noteEtapeIds: [], noteMotifs: [], noteTextes: [] },
    },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...swept.refused,
    { move: at.marche, to: `${folder}/${'f'.repeat(23)}` },
    { move: at.marche, to: `${folder}/${'g'.repeat(24)}` },
    {
      move: at.marche,
      to: `parcours/${otherParcoursId}/marches/0123456789abcdef01234567`,
    },
    { before: at.parcours, to: null },
    { before: at.marche, to: marche({ at: longAgo }) },
  ],
};

const createMany: Row = {
  title: 'A walk has at most sixty notes',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: {
      [at.marche]: marche({
        noteIds: manyNotes.slice(0, limits.marcheNoteCount.max),
        noteEtapeIds: manyNotes.slice(1).map(() => etapeId),
        noteMotifs: manyNotes.slice(1).map(() => 'recit'),
        noteTextes: manyNotes.slice(1).map(() => ''),
      }),
    },
  },
  refused: [
    {
      instead: 'one more',
      commit: {
        [at.marche]: marche({
          noteIds: manyNotes,
          noteEtapeIds: manyNotes.map(() => etapeId),
          noteMotifs: manyNotes.map(() => 'recit'),
          noteTextes: manyNotes.map(() => ''),
        }),
      },
    },
  ],
};

const nextVersion: Row = {
  title: 'A walk is of a version that was published, or of the one that comes next',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored({ publication: publication(1) }) },
    commit: { [at.marche]: marche({ version: 2 }) },
  },
  allowedToo: [{ of: at.marche, field: 'version', to: 1 }],
  refused: [{ of: at.marche, field: 'version', to: 3 }],
};

const createShared: Row = {
  title: 'An auteur keeps the report of a walk, whatever the state; a relecteur does not',
  allowed: { as: 'account', before: shared, commit: { [at.marche]: marche() } },
  allowedToo: [
    { as: 'admin' },
    { before: at.parcours, to: parcours.stored({ ...sharedFields, etat: 'approuve' }) },
  ],
  refused: [
    withdrawn,
    { as: 'otherAccount' },
    { as: 'anonymous' },
    { of: at.marche, field: 'version', to: 2 },
  ],
};

const settle: Row = {
  title: 'An auteur ticks what has been put right of a walk, and changes nothing more',
  allowed: {
    as: 'account',
    before: { ...shared, [at.marche]: marche({ at: longAgo }) },
    commit: { [at.marche]: marche({ at: longAgo, reglees: ['a'.repeat(24)] }) },
  },
  allowedToo: [
    { as: 'admin' },
    { of: at.marche, field: 'reglees', to: ['b'.repeat(24), 'a'.repeat(24)] },
  ],
  refused: [
    withdrawn,
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    { of: at.marche, field: 'reglees', to: ['c'.repeat(24)] },
    { of: at.marche, field: 'reglees', to: ['a'.repeat(24), 'a'.repeat(24)] },
    { of: at.marche, field: 'reglees', to: null },
    { of: at.marche, field: 'version', to: 2 },
    { of: at.marche, field: 'vues', to: [etapeId] },
    { of: at.marche, field: 'noteTextes', to: ['Rien.', ''] },
    { of: at.marche, field: 'at', to: marche()['at'] },
    { write: at.marche, to: null },
  ],
};

const untick: Row = {
  title: 'What was ticked can be unticked',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: parcours.stored(),
      [at.marche]: marche({ at: longAgo, reglees: ['a'.repeat(24)] }),
    },
    commit: { [at.marche]: marche({ at: longAgo }) },
  },
  refused: [{ as: 'account' }],
};

const getOne: Row = {
  title: 'Who reads a parcours reads the report of a walk',
  allowed: {
    as: 'otherAccount',
    before: { ...shared, [at.marche]: marche({ at: longAgo }) },
    get: at.marche,
  },
  allowedToo: [{ as: 'account' }, { as: 'admin' }],
  refused: byOthersThan('account', 'otherAccount', 'admin', 'otherAdmin'),
};

const listAll: Row = {
  title: 'Who reads a parcours lists its walks, at most 20 at once',
  allowed: {
    as: 'otherAccount',
    before: { ...shared, [at.marche]: marche({ at: longAgo }) },
    list: folder,
    limit: limits.marchePage.max,
  },
  allowedToo: [{ as: 'account' }, { as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'otherAccount', 'admin', 'otherAdmin'),
    { limit: limits.marchePage.max + 1 },
    { limit: ABSENT },
    { everywhere: 'marches' },
  ],
};

describe('parcours/{id}/marches/{id}', () => {
  proveRows([
    create,
    createMany,
    nextVersion,
    createShared,
    settle,
    untick,
    getOne,
    listAll,
  ]);
});
