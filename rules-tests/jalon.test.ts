import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  debit,
  jalon,
  otherParcoursId,
  parcours,
  parcoursId,
  sharedFields,
  sharedSave,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  bounded,
  longAgo,
  only,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const anybodyElse = byOthersThan('admin', 'otherAdmin');

/** Fields that the rules need; the stored state is the schema's. */
const contents: ValuesByField = {
  by: only(uidOf('otherAdmin'), null),
  at: serverTime(),
  revision: only(3, 5, 4.5, '4', null),
  contenu: only(`${'é'.repeat(limits.jalonBytes.max / 2)}a`, null),
};

const { allowedToo, refused } = sweepKnown(at.jalon(4), contents);
const keys = bounded(at.jalon(4), jalon(4));

const create: Row = {
  title: 'An admin keeps the state of a parcours in the very commit that saves it',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.parcours]: parcours.updated(), [at.jalon(4)]: jalon(4) },
  },
  allowedToo: [...allowedToo, ...keys.allowedToo],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...refused,
    ...keys.refused,
    { write: at.parcours, to: ABSENT },
    { move: at.jalon(4), to: at.jalon(5) },
    { move: at.jalon(4), to: `parcours/${parcoursId}/revisions/04` },
    { move: at.jalon(4), to: `parcours/${otherParcoursId}/revisions/4` },
    { before: at.jalon(4), to: jalon(4, { at: longAgo }) },
  ],
};

const shared = { [at.parcours]: parcours.stored(sharedFields) };
const counter = at.debit(uidOf('account'), 'jalon');

const counted: Row = {
  title: 'An auteur keeps a state with a tick of the counter',
  allowed: {
    as: 'account',
    before: shared,
    commit: {
      [at.parcours]: sharedSave('account'),
      [at.jalon(4)]: jalon(4, { by: uidOf('account') }),
      ...tickOf('account', 'jalon', parcoursId),
    },
  },
  refused: [
    { as: 'otherAccount' },
    { write: counter, to: ABSENT },
    { of: counter, field: 'de', to: otherParcoursId },
    { move: counter, to: at.debit(uidOf('account'), 'parcours') },
    { before: counter, to: debit(parcoursId, { at: longAgo, jourAt: longAgo }) },
  ],
};

const keep: Row = {
  title: 'What was kept stays as it is: a later save keeps another, and changes none',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: parcours.stored(),
      [at.jalon(3)]: jalon(3, { at: longAgo }),
    },
    commit: { [at.parcours]: parcours.updated(), [at.jalon(4)]: jalon(4) },
  },
  refused: [
    { write: at.jalon(3), to: null },
    { write: at.jalon(3), to: jalon(3) },
  ],
};

const getOne: Row = {
  title: 'An admin reads what was kept, and nobody else does',
  allowed: {
    as: 'admin',
    before: { [at.jalon(3)]: jalon(3, { at: longAgo }) },
    get: at.jalon(3),
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: anybodyElse,
};

const listAll: Row = {
  title: 'An admin lists what was kept of a parcours, at most 30 at once',
  allowed: {
    as: 'admin',
    before: { [at.jalon(3)]: jalon(3, { at: longAgo }) },
    list: `parcours/${parcoursId}/revisions`,
    limit: limits.jalonPage.max,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...anybodyElse,
    { limit: limits.jalonPage.max + 1 },
    { limit: ABSENT },
    { everywhere: 'revisions' },
  ],
};

describe('parcours/{parcoursId}/revisions', () => {
  proveRows([create, counted, keep, getOne, listAll]);
});
