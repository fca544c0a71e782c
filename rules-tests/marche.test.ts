import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  etapeId,
  marche,
  otherParcoursId,
  parcours,
  parcoursId,
  sentAway,
  sharedFields,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Row } from './row.ts';
import {
  bounded,
  longAgo,
  only,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const folder = `parcours/${parcoursId}/marches`;
const shared = { [at.parcours]: parcours.stored(sharedFields) };
const withdrawn = sentAway('account');
const manyNotes = Array.from({ length: 61 }, (_, index) =>
  String(index).padStart(24, '0'),
);

/** Fields that the rules need; the findings are the schema's. */
const contents: ValuesByField = {
  reglees: only(['a'.repeat(24)], null),
  at: serverTime(),
};
const swept = sweepKnown(at.marche, contents);
const keys = bounded(at.marche, marche());

/** The report of that id, with its tick. */
function walked(
  id: string,
  as: 'admin' | 'account' = 'admin',
  of: string = parcoursId,
): Documents {
  return {
    [`parcours/${of}/marches/${id}`]: marche(),
    ...tickOf(as, 'marche', `${of}/${id}`),
  };
}

const id = '0123456789abcdef01234567';
const counter = at.debit(uidOf('admin'), 'marche');

const create: Row = {
  title:
    'An admin keeps the report of a walk with its parcours, and a tick of the counter',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: walked(id),
  },
  allowedToo: [
    ...swept.allowedToo,
    ...keys.allowedToo,
    { instead: 'another id', commit: walked('f'.repeat(24)) },
  ],
  refused: [
    ...byOthersThan('admin'),
    ...swept.refused,
    ...keys.refused,
    { instead: 'a short id', commit: walked('f'.repeat(23)) },
    { instead: 'an id of other letters', commit: walked('g'.repeat(24)) },
    {
      instead: 'a parcours that is not there',
      commit: walked(id, 'admin', otherParcoursId),
    },
    { write: counter, to: ABSENT },
    { of: counter, field: 'de', to: id },
    { before: at.parcours, to: null },
    { before: at.marche, to: marche({ at: longAgo }) },
  ],
};

const createShared: Row = {
  title: 'An auteur keeps the report of a walk, whatever the state; a relecteur does not',
  allowed: { as: 'account', before: shared, commit: walked(id, 'account') },
  allowedToo: [
    { before: at.parcours, to: parcours.stored({ ...sharedFields, etat: 'approuve' }) },
  ],
  refused: [
    withdrawn,
    { as: 'otherAccount' },
    { as: 'anonymous' },
    { of: at.marche, field: 'at', to: longAgo },
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
    {
      of: at.marche,
      field: 'reglees',
      to: manyNotes.slice(0, limits.marcheNoteCount.max),
    },
  ],
  refused: [
    withdrawn,
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    { of: at.marche, field: 'reglees', to: manyNotes },
    { of: at.marche, field: 'reglees', to: null },
    { of: at.marche, field: 'version', to: 2 },
    { of: at.marche, field: 'vues', to: [etapeId] },
    { of: at.marche, field: 'noteTextes', to: ['Rien.', ''] },
    { of: at.marche, field: 'at', to: marche()['at'] },
  ],
};

const erased: Row = {
  title: 'An auteur takes the report of a walk away, and no relecteur does',
  allowed: {
    as: 'account',
    before: { ...shared, [at.marche]: marche({ at: longAgo }) },
    commit: { [at.marche]: null },
  },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: [withdrawn, ...byOthersThan('account', 'admin', 'otherAdmin')],
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
  proveRows([create, createShared, settle, erased, untick, getOne, listAll]);
});
