import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { actorList } from './actors.ts';
import { catalogue } from './documents.ts';
import { beside } from './engines.ts';
import { proveRows } from './firestore.ts';
import { byOthersThan, type Row } from './row.ts';
import {
  glance,
  only,
  operationId,
  serverTime,
  sweep,
  type ValuesByField,
} from './values.ts';

const france = 'catalogue/france';
const anybodyElse = byOthersThan('admin', 'otherAdmin');
const full = 'é'.repeat(limits.cartesBytes.max / 2);

const contents: ValuesByField = {
  cartes: { accepted: ['', '{"cartes":[]}'], refused: [null, 7, ['{}'], {}] },
  updatedAt: serverTime(),
  operationId: operationId(),
};

const create: Row = {
  title: 'Admins begin a part of the catalogue, under the names there are',
  allowed: { as: 'admin', before: {}, commit: { [france]: catalogue.created() } },
  allowedToo: [
    { as: 'otherAdmin' },
    ...sweep(france, contents).allowedToo,
    ...[
      '13',
      '2A',
      '971',
      'actualites',
      'recherche-0',
      'recherche-10',
      'recherche-999',
    ].map((part) => ({
      move: france,
      to: `catalogue/${part}`,
    })),
  ],
  refused: [
    ...anybodyElse,
    ...sweep(france, { ...contents, revision: only(0, 2, 1.5, '1', null) }).refused,
    ...[
      '1',
      '2C',
      '9711',
      'recherche-',
      'recherche-01',
      'recherche-1000',
      'belgique',
    ].map((part) => ({ move: france, to: `catalogue/${part}` })),
    { move: france, to: 'catalogue/france/cartes/1' },
    { before: france, to: catalogue.stored() },
    { of: france, field: 'cartes', to: `${full}a` },
  ],
};

const update: Row = {
  title: 'Admins write the next revision of a part of the catalogue, and take none away',
  allowed: {
    as: 'admin',
    before: { [france]: catalogue.stored() },
    commit: { [france]: catalogue.updated() },
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...anybodyElse,
    ...glance(france, { ...contents, revision: only(3, 5, '4', null) }).refused,
    { of: france, field: 'operationId', to: 'operation-0000000000001' },
    { before: france, field: 'revision', to: 4 },
    { write: france, to: null },
  ],
};

const large: Row = {
  title: 'A part of the catalogue has at most 900 KiB of UTF-8',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [france]: catalogue.created({ cartes: full }) },
  },
  refused: [{ of: france, field: 'cartes', to: `${full}a` }],
};

const gets: Row = {
  title: 'Everybody reads a part of the catalogue by its name, and nobody lists them',
  allowed: { as: 'nobody', before: { [france]: catalogue.stored() }, get: france },
  allowedToo: [
    ...actorList.map((as) => ({ as })),
    { get: 'catalogue/13' },
    { get: 'catalogue/unknown' },
  ],
  refused: [{ get: 'catalogue/france/cartes/1' }, { get: 'autre/france' }],
};

const lists: Row = {
  title: 'Nobody lists the catalogue, admins included',
  allowed: { as: 'admin', before: {}, list: 'parcours', limit: 1 },
  refused: [{ list: 'catalogue' }, { everywhere: 'catalogue' }],
};

describe('catalogue/{part}', () => {
  proveRows([create, update, gets, lists]);
  proveRows([large], beside);
});
