import { describe } from 'vitest';
import { sagaBytesMax } from '@/domain/saga/saga.ts';
import { uidOf } from './actors.ts';
import { at, commune, insee, saga, siren, territoireDesk, tickOf } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  bounded,
  glanceKnown,
  longAgo,
  only,
  operationId,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const path = at.saga;
const slug = path.slice('sagas/'.length);
const anybodyElse = byOthersThan('admin', 'otherAdmin');
const quetes = (count: number) =>
  Array.from({ length: count }, (_, index) => `21_commune-${index}_partie`);

/** Fields that the rules need; the rest is `sagaSchema`'s. */
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

// ---- By the people of a territory --------------------------------------------------------------------------

/** Bruno is of the territory; Alice answers for a commune of it. */
const bruno = uidOf('otherAccount');
const brunoDesk = territoireDesk([bruno]);
const member = commune([uidOf('account')], { territoire: siren });
const scene = { [at.territoireDesk]: brunoDesk, [at.commune]: member };
const notBruno = byOthersThan('otherAccount', 'admin', 'otherAdmin');
const noMore = [
  { before: at.territoireDesk, to: territoireDesk([uidOf('account')]) },
  { before: at.territoireDesk, to: territoireDesk([]) },
  { before: `revocations/${bruno}`, to: { at: longAgo } },
];
const ofDraft = { etat: 'brouillon', territoire: siren };
const storedDraft = saga.stored(ofDraft);
const otherDesk = 'communes/241300375';

const createOwn: Row = {
  title: 'The people of a territory begin a saga that bears its SIREN, as a draft',
  allowed: {
    as: 'otherAccount',
    before: scene,
    commit: {
      [path]: saga.created({ ...ofDraft, updatedBy: bruno }),
      ...tickOf('otherAccount', 'parcours', slug),
    },
  },
  refused: [
    ...byOthersThan('otherAccount'),
    ...noMore,
    { write: at.debit(bruno, 'parcours'), to: ABSENT },
    { of: at.debit(bruno, 'parcours'), field: 'de', to: 'autre' },
    { of: path, field: 'etat', to: 'publiee' },
    { of: path, field: 'territoire', to: '241300375' },
    { of: path, field: 'territoire', to: insee },
    { of: path, field: 'territoire', to: ABSENT },
    { of: path, field: 'premiereLe', to: longAgo },
    { of: path, field: 'contenu', to: `${'é'.repeat(sagaBytesMax / 2)}a` },
    { before: path, to: storedDraft },
  ],
};

const ofOneCommune: Row = {
  title:
    'Who answers for a commune begins no saga in its name, and none of its territory',
  allowed: {
    as: 'account',
    before: { ...scene, [at.territoireDesk]: territoireDesk([uidOf('account')]) },
    commit: {
      [path]: saga.created({ ...ofDraft, updatedBy: uidOf('account') }),
      ...tickOf('account', 'parcours', slug),
    },
  },
  refused: [
    { before: at.territoireDesk, to: brunoDesk },
    { of: path, field: 'territoire', to: insee },
  ],
};

const updateOwn: Row = {
  title:
    'The people of a territory write the next revision of its drafts, and put none online',
  allowed: {
    as: 'otherAccount',
    // Bruno belongs to two territories, and moves nothing from one to the other.
    before: { ...scene, [otherDesk]: brunoDesk, [path]: storedDraft },
    commit: { [path]: saga.updated({ ...ofDraft, updatedBy: bruno }) },
  },
  refused: [
    ...byOthersThan('otherAccount'),
    ...noMore,
    { of: path, field: 'etat', to: 'publiee' },
    { of: path, field: 'territoire', to: ABSENT },
    { of: path, field: 'territoire', to: '241300375' },
    { of: path, field: 'premiereLe', to: longAgo },
    { of: path, field: 'revision', to: 5 },
    { before: path, to: saga.stored({ ...ofDraft, etat: 'publiee' }) },
    { before: path, to: saga.stored({ ...ofDraft, etat: 'retiree' }) },
    { before: path, to: saga.stored({ etat: 'brouillon' }) },
  ],
};

const deleteOwn: Row = {
  title:
    'The people of a territory delete a draft that never was online, and nothing else',
  allowed: {
    as: 'otherAccount',
    before: { ...scene, [path]: storedDraft },
    commit: { [path]: null },
  },
  refused: [
    ...byOthersThan('otherAccount'),
    ...noMore,
    { before: path, to: saga.stored({ ...ofDraft, premiereLe: longAgo }) },
    { before: path, to: saga.stored({ ...ofDraft, etat: 'publiee' }) },
    { before: path, to: saga.stored({ ...ofDraft, etat: 'retiree' }) },
    { before: path, to: saga.stored({ etat: 'brouillon' }) },
  ],
};

const getOwn: Row = {
  title: 'The people of a territory read its drafts',
  allowed: { as: 'otherAccount', before: { ...scene, [path]: storedDraft }, get: path },
  refused: [
    ...notBruno,
    ...noMore,
    { before: path, to: saga.stored({ etat: 'brouillon' }) },
  ],
};

const getNone: Row = {
  title: 'An account learns that no saga has an address',
  allowed: { as: 'account', before: {}, get: path },
  allowedToo: [{ as: 'otherAccount' }, { as: 'admin' }],
  refused: [
    { as: 'nobody' },
    { as: 'anonymous' },
    { before: path, to: saga.stored({ etat: 'brouillon' }) },
  ],
};

const listOwn: Row = {
  title: 'The people of a territory list its sagas, online or not, fifty at a time',
  allowed: {
    as: 'otherAccount',
    before: { ...scene, [path]: storedDraft },
    list: 'sagas',
    where: ['territoire', '==', siren],
    limit: 50,
  },
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...notBruno,
    ...noMore,
    { limit: 51 },
    { limit: ABSENT },
    { where: ['territoire', '==', '241300375'] },
    { where: ['etat', '==', 'brouillon'] },
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

describe('sagas/{slug}', () => {
  proveRows([
    ...[create, update, get, getDraft, list],
    ...[createOwn, ofOneCommune, updateOwn, deleteOwn, getOwn, getNone, listOwn],
  ]);
});
