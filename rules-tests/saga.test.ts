import { describe } from 'vitest';
import { sagaBytesMax } from '@/domain/saga/saga.ts';
import { uidOf } from './actors.ts';
import { at, saga } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  bounded,
  glanceKnown,
  only,
  operationId,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const path = at.saga;
const anybodyElse = byOthersThan('admin', 'otherAdmin');
const quetes = (count: number) =>
  Array.from({ length: count }, (_, index) => `21_commune-${index}_partie`);

/** What the rules rely on; the rest is `sagaSchema`'s. */
const contents: ValuesByField = {
  contenu: only(`${'é'.repeat(sagaBytesMax / 2)}a`, null),
  queteIds: only(quetes(61), null),
  updatedAt: serverTime(),
  updatedBy: only(uidOf('otherAdmin'), '', null),
  operationId: operationId(),
};

const create: Row = {
  title: 'Admins begin a saga under an address that can be one',
  allowed: { as: 'admin', before: {}, commit: { [path]: saga.created() } },
  allowedToo: [
    ...bounded(path, saga.created()).allowedToo,
    { of: path, fields: { contenu: 'é'.repeat(sagaBytesMax / 2) } },
    { of: path, fields: { queteIds: quetes(60) } },
    { of: path, fields: { etat: 'brouillon' } },
    { move: path, to: `sagas/${'a'.repeat(80)}` },
  ],
  refused: [
    ...anybodyElse,
    // The second admin would sign with the first one's name.
    { as: 'otherAdmin' },
    ...bounded(path, saga.created()).refused,
    ...sweepKnown(path, { ...contents, revision: only(0, 2, '1') }).refused,
    { move: path, to: `sagas/${'a'.repeat(81)}` },
    { move: path, to: 'sagas/Majuscule' },
    { move: path, to: 'sagas/a--b' },
    { before: path, to: saga.stored() },
  ],
};

const update: Row = {
  title: 'Admins write the next revision of a saga, and nobody deletes it',
  allowed: {
    as: 'admin',
    before: { [path]: saga.stored() },
    commit: { [path]: saga.updated() },
  },
  allowedToo: [
    { of: path, fields: { etat: 'retiree' } },
    { of: path, fields: { etat: 'brouillon' } },
  ],
  refused: [
    ...anybodyElse,
    ...bounded(path, saga.updated()).refused,
    ...glanceKnown(path, { ...contents, revision: only(3, 5, '4') }).refused,
    { of: path, field: 'operationId', to: 'operation-0000000000001' },
    { before: path, field: 'revision', to: 4 },
    { write: path, to: null },
  ],
};

const get: Row = {
  title: 'Everybody reads a saga that is or was online, and no draft',
  allowed: { as: 'nobody', before: { [path]: saga.stored() }, get: path },
  allowedToo: [
    { as: 'anonymous' },
    { as: 'account' },
    { before: path, field: 'etat', to: 'retiree' },
  ],
  refused: [
    { before: path, field: 'etat', to: 'brouillon' },
    { before: path, field: 'etat', to: ABSENT },
    { before: path, to: null },
  ],
};

const getDraft: Row = {
  title: 'Admins read drafts of sagas, and that there is nothing',
  allowed: {
    as: 'admin',
    before: { [path]: saga.stored({ etat: 'brouillon' }) },
    get: path,
  },
  allowedToo: [{ as: 'otherAdmin' }, { before: path, to: null }],
  refused: anybodyElse,
};

const list: Row = {
  title: 'Admins list sagas, and find those of a quête, fifty at a time',
  allowed: { as: 'admin', before: { [path]: saga.stored() }, list: 'sagas', limit: 50 },
  allowedToo: [
    { as: 'otherAdmin' },
    { where: ['queteIds', 'array-contains', '13_barbentane_le-secret-du-lavoir'] },
  ],
  refused: [...anybodyElse, { limit: 51 }, { limit: ABSENT }],
};

const key = at.sagaSecret('cle');
const end = at.sagaSecret('fin');
const secret = { contenu: '{}' };

const getSecret: Row = {
  title: 'Admins alone read the key and the last word of a saga',
  allowed: { as: 'admin', before: { [key]: secret, [end]: secret }, get: key },
  allowedToo: [{ as: 'otherAdmin' }, { get: end }],
  refused: anybodyElse,
};

const createSecret: Row = {
  title: 'Admins draw the key of a saga once, and write its last word anew',
  allowed: { as: 'admin', before: {}, commit: { [key]: secret, [end]: secret } },
  allowedToo: [
    { as: 'otherAdmin' },
    { before: end, to: { contenu: '[]' } },
    ...bounded(key, secret).allowedToo,
    ...bounded(end, secret).allowedToo,
  ],
  refused: [
    ...anybodyElse,
    { before: key, to: { contenu: '[]' } },
    ...bounded(key, secret).refused,
    ...bounded(end, secret).refused,
    { move: key, to: at.sagaSecret('autre') },
  ],
};

const updateEnd: Row = {
  title: 'Admins change the last word of a saga, and no key',
  allowed: {
    as: 'admin',
    before: { [key]: secret, [end]: secret },
    commit: { [end]: { contenu: '[]' } },
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...anybodyElse,
    ...bounded(end, secret).refused,
    { move: end, to: key },
    { write: end, to: null },
  ],
};

describe('sagas/{slug} and its secrets', () => {
  proveRows([
    ...[create, update, get, getDraft, list],
    ...[getSecret, createSecret, updateEnd],
  ]);
});
