import { describe } from 'vitest';
import { actorList } from './actors.ts';
import { catalogue } from './documents.ts';
import { proveRows } from './firestore.ts';
import { byOthersThan, type Row } from './row.ts';
import {
  bounded,
  glanceKnown,
  only,
  operationId,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const france = 'catalogue/france';
const anybodyElse = byOthersThan('admin', 'otherAdmin');

const contents: ValuesByField = {
  updatedAt: serverTime(),
  operationId: operationId(),
};

const create: Row = {
  title: 'Admins begin a part of the catalogue, under the names there are',
  allowed: { as: 'admin', before: {}, commit: { [france]: catalogue.created() } },
  allowedToo: [
    { as: 'otherAdmin' },
    ...sweepKnown(france, contents).allowedToo,
    ...bounded(france, catalogue.created()).allowedToo,
    ...[
      '13',
      '2A',
      '971',
      '13-1',
      '2A-12',
      '971-999',
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
    ...bounded(france, catalogue.created()).refused,
    ...sweepKnown(france, { ...contents, revision: only(0, 2, 1.5, '1', null) }).refused,
    ...[
      '1',
      '2C',
      '9711',
      '13-0',
      '13-01',
      '13-1000',
      'france-1',
      'recherche-',
      'recherche-01',
      'recherche-1000',
      'belgique',
    ].map((part) => ({ move: france, to: `catalogue/${part}` })),
    { move: france, to: 'catalogue/france/cartes/1' },
    { before: france, to: catalogue.stored() },
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
    ...bounded(france, catalogue.updated()).refused,
    ...glanceKnown(france, { ...contents, revision: only(3, 5, '4', null) }).refused,
    { of: france, field: 'operationId', to: 'operation-0000000000001' },
    { before: france, field: 'revision', to: 4 },
    { write: france, to: null },
  ],
};

const inside: Row = {
  title:
    'What a part holds is the schema’s; its name is one there is, even of one that stands there',
  allowed: {
    as: 'admin',
    before: { 'catalogue/belgique': catalogue.stored(), [france]: catalogue.stored() },
    commit: { [france]: catalogue.updated({ cartes: 7 }) },
  },
  refused: [{ move: france, to: 'catalogue/belgique' }],
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
  proveRows([create, update, inside, gets, lists]);
});
