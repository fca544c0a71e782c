import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { jalonRaisonList } from '@/domain/parcours/jalon.ts';
import { uidOf } from './actors.ts';
import { at, jalon, otherParcoursId, parcours, parcoursId } from './documents.ts';
import { beside } from './engines.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  longAgo,
  oneOf,
  only,
  serverTime,
  sweep,
  text,
  type ValuesByField,
} from './values.ts';

const anybodyElse = byOthersThan('admin', 'otherAdmin');

const contents: ValuesByField = {
  raison: oneOf(jalonRaisonList),
  contenu: {
    accepted: ['', 'é'],
    // Once too long, for the report; bytes are counted in the row of what is large.
    refused: ['a'.repeat(limits.jalonBytes.max + 1), ['a'], null],
  },
  nom: text(limits.auteurNom),
  by: only(uidOf('otherAdmin'), null),
  at: serverTime(),
  revision: only(3, 5, 4.5, '4', null),
};

const { allowedToo, refused } = sweep(at.jalon(4), contents);

const create: Row = {
  title: 'An admin keeps the state of a parcours in the very commit that saves it',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.parcours]: parcours.updated(), [at.jalon(4)]: jalon(4) },
  },
  allowedToo,
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...refused,
    { write: at.parcours, to: ABSENT },
    { move: at.jalon(4), to: at.jalon(5) },
    { move: at.jalon(4), to: `parcours/${parcoursId}/revisions/04` },
    { move: at.jalon(4), to: `parcours/${otherParcoursId}/revisions/4` },
    { before: at.jalon(4), to: jalon(4, { at: longAgo }) },
  ],
};

const full = 'é'.repeat(limits.jalonBytes.max / 2);

const large: Row = {
  title: 'A kept state has at most 900,000 bytes of UTF-8',
  allowed: {
    ...create.allowed,
    commit: {
      [at.parcours]: parcours.updated(),
      [at.jalon(4)]: jalon(4, { contenu: full }),
    },
  },
  refused: [{ of: at.jalon(4), field: 'contenu', to: `${full}a` }],
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
  proveRows([create, keep, getOne, listAll]);
  proveRows([large], beside);
});
