import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import { article, at } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  bounded,
  glanceKnown,
  longAgo,
  now,
  only,
  operationId,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const anybodyElse = byOthersThan('admin', 'otherAdmin');

/** Fields that the rules need; those of the team are `articleSchema`'s. */
const contents: ValuesByField = {
  updatedAt: serverTime(),
  updatedBy: only(uidOf('otherAdmin'), '', null),
  operationId: operationId(),
};

const slug = (length: number) => `articles/${'a'.repeat(length)}`;

const create: Row = {
  title: 'Admins begin an article under an address that can be one',
  allowed: { as: 'admin', before: {}, commit: { [at.article]: article.created() } },
  allowedToo: [
    ...sweepKnown(at.article, contents).allowedToo,
    ...bounded(at.article, article.created()).allowedToo,
    { of: at.article, fields: { etat: 'brouillon', publieLe: null } },
    { move: at.article, to: slug(limits.articleSlug.max) },
    { move: at.article, to: 'articles/a1-b2-c3' },
  ],
  refused: [
    ...anybodyElse,
    // The second admin would sign with the first one's name.
    { as: 'otherAdmin' },
    ...bounded(at.article, article.created()).refused,
    ...sweepKnown(at.article, {
      ...contents,
      revision: only(0, 2, '1'),
      createdAt: only(longAgo, null),
      createdBy: only(uidOf('otherAdmin'), null),
    }).refused,
    { move: at.article, to: slug(limits.articleSlug.max + 1) },
    { move: at.article, to: 'articles/Majuscule' },
    { move: at.article, to: 'articles/a--b' },
    { before: at.article, to: article.stored() },
  ],
};

const update: Row = {
  title: 'Admins write the next revision of an article, and withdraw it',
  allowed: {
    as: 'admin',
    before: { [at.article]: article.stored() },
    commit: { [at.article]: article.updated() },
  },
  allowedToo: [
    ...glanceKnown(at.article, contents).allowedToo,
    { of: at.article, fields: { etat: 'brouillon', publieLe: null } },
    { write: at.article, to: null },
  ],
  refused: [
    ...anybodyElse,
    ...bounded(at.article, article.updated()).refused,
    ...glanceKnown(at.article, { ...contents, revision: only(3, 5, '4') }).refused,
    { of: at.article, field: 'operationId', to: 'operation-0000000000001' },
    { of: at.article, field: 'createdAt', to: now() },
    { of: at.article, field: 'createdBy', to: uidOf('otherAdmin') },
    { before: at.article, field: 'revision', to: 4 },
  ],
};

const withdraw: Row = {
  title: 'Only admins take an article away',
  allowed: {
    as: 'otherAdmin',
    before: { [at.article]: article.stored() },
    commit: { [at.article]: null },
  },
  refused: anybodyElse,
};

const getPublished: Row = {
  title: 'Everybody reads an article that is published, and no other',
  allowed: { as: 'nobody', before: { [at.article]: article.stored() }, get: at.article },
  allowedToo: [{ as: 'anonymous' }, { as: 'account' }, { as: 'adminRevoked' }],
  refused: [
    { before: at.article, field: 'etat', to: 'brouillon' },
    { before: at.article, field: 'etat', to: ABSENT },
    { before: at.article, to: null },
  ],
};

const getDraft: Row = {
  title: 'Admins read drafts, and that there is nothing',
  allowed: {
    as: 'admin',
    before: { [at.article]: article.stored({ etat: 'brouillon', publieLe: null }) },
    get: at.article,
  },
  allowedToo: [{ as: 'otherAdmin' }, { before: at.article, to: null }],
  refused: anybodyElse,
};

const list: Row = {
  title: 'Admins list articles, fifty at a time',
  allowed: {
    as: 'admin',
    before: { [at.article]: article.stored() },
    list: 'articles',
    limit: 50,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [...anybodyElse, { limit: 51 }, { everywhere: 'articles' }],
};

describe('articles/{slug}', () => {
  proveRows([create, update, withdraw, getPublished, getDraft, list]);
});
