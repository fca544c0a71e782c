import { describe } from 'vitest';
import { etatList } from '@/domain/parcours/parcours.ts';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  blankParcoursFields,
  etapeId,
  etapeIdList,
  otherEtapeId,
  parcours,
  publication,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Change, type Difference, type Row } from './row.ts';
import {
  bounded,
  clock,
  glanceKnown,
  longAgo,
  matching,
  only,
  operationId,
  serverTime,
  sweepKnown,
  text,
  type ValuesByField,
} from './values.ts';

const admin = uidOf('admin');
const otherAdmin = uidOf('otherAdmin');

/** Fields that the rules need; an author's other fields are `parcoursSchema`'s. */
const contents: ValuesByField = {
  // An invitation shows it. A draft may be shorter than a published one.
  titre: text({ max: limits.titre.max }),
  // Its mairie has rights.
  insee: matching(
    ['13010', '2A004', '97101', ''],
    ['1301', '130100', '2C004', '13010\n', 'x13010'],
  ),
  updatedAt: serverTime(),
  updatedBy: only(otherAdmin, '', null, 7),
  operationId: operationId(),
};
/** As many as there are names of étapes. */
const etapeCount = only(0, 1, 3, 2.5, '2', null);

const anybodyElse = byOthersThan('admin', 'otherAdmin');

const toList = (etapeIds: readonly unknown[]): Change => ({
  of: at.parcours,
  fields: { etapeIds, etapeCount: etapeIds.length },
});
const lists = {
  accepted: [
    toList(etapeIdList(1)),
    toList(etapeIdList(limits.etapeCount.max)),
    toList(['Az09Az09', 'a'.repeat(32)]),
  ],
  // Two names each, as the count says.
  refused: [
    ['a'.repeat(7), otherEtapeId],
    ['a'.repeat(33), otherEtapeId],
    ['etape-du-lavoir', otherEtapeId],
    ['', otherEtapeId],
    [etapeId, ''],
    [7, otherEtapeId],
    [`${etapeId},${otherEtapeId}`, 'etapeTroisieme'],
    [etapeId, etapeId],
    'xx',
    { a: 1, b: 2 },
    null,
  ].map((to): Difference => ({ of: at.parcours, field: 'etapeIds', to })),
};

const create: Row = {
  title: 'An admin creates a parcours as its only auteur, and nobody else creates one',
  allowed: { as: 'admin', before: {}, commit: { [at.parcours]: parcours.created() } },
  allowedToo: [
    ...sweepKnown(at.parcours, contents).allowedToo,
    { move: at.parcours, to: 'parcours/Az09Az09Az09Az09' },
    { move: at.parcours, to: `parcours/${'a'.repeat(32)}` },
    { of: at.parcours, field: 'salon', to: 'f'.repeat(32) },
    ...bounded(at.parcours, parcours.created()).allowedToo,
    ...lists.accepted,
    {
      write: at.parcours,
      to: parcours.created(blankParcoursFields),
    },
  ],
  refused: [
    { as: 'otherAdmin' },
    { of: at.parcours, field: 'etapeIds', to: ABSENT },
    { of: at.parcours, field: 'fichiers', to: ['lavoir.webp'] },
    ...anybodyElse,
    ...sweepKnown(at.parcours, {
      ...contents,
      etapeCount,
      etat: only(...etatList.slice(1), '', null),
      membres: only(
        {},
        { [admin]: 'relecteur' },
        { [otherAdmin]: 'auteur' },
        { [admin]: 'auteur', [otherAdmin]: 'relecteur' },
        [admin],
        null,
      ),
      membreUids: only(
        [],
        [otherAdmin],
        [admin, otherAdmin],
        [admin, admin],
        admin,
        null,
      ),
      salon: matching(
        [],
        ['f'.repeat(31), 'f'.repeat(33), 'F'.repeat(32), 'g'.repeat(32)],
      ),
      revision: only(0, 2, 1.5, '1', null),
      createdAt: serverTime(),
      createdBy: only(otherAdmin, null),
    }).refused,
    ...bounded(at.parcours, parcours.created()).refused,
    ...lists.refused,
    { of: at.parcours, field: 'publication', to: null },
    { of: at.parcours, field: 'publication', to: publication(1, { at: longAgo }) },
    { move: at.parcours, to: `parcours/${'a'.repeat(15)}` },
    { move: at.parcours, to: `parcours/${'a'.repeat(33)}` },
    { move: at.parcours, to: 'parcours/parcours-du-lavoir' },
    // The same creation again: a parcours is not written over.
    { before: at.parcours, to: parcours.stored() },
  ],
};

const update: Row = {
  title: 'An admin saves the next revision of a parcours, and what is fixed stays fixed',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.parcours]: parcours.updated() },
  },
  allowedToo: [
    ...glanceKnown(at.parcours, contents).allowedToo,
    ...lists.accepted,
    { write: at.parcours, to: parcours.updated(blankParcoursFields) },
    // A parcours of another admin, in whatever state it is.
    { before: at.parcours, field: 'createdBy', to: admin },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...bounded(at.parcours, parcours.updated()).refused,
    ...lists.refused,
    // Once there, the list stays.
    { of: at.parcours, field: 'etapeIds', to: ABSENT },
    ...glanceKnown(at.parcours, {
      ...contents,
      etapeCount,
      // Other moves are in membre.test.ts.
      etat: only('approuve', '', null),
      membres: only({}, { [admin]: 'auteur', [otherAdmin]: 'auteur' }, null),
      membreUids: only([], [admin, otherAdmin], null),
      salon: matching([], ['f'.repeat(32)]),
      revision: only(1, 3, 5, 3.5, '4', null),
      createdAt: only(clock(-1), new Date('2026-03-02T08:00:00Z'), null),
      createdBy: only(otherAdmin, null),
    }).refused,
    { of: at.parcours, field: 'publication', to: null },
    { of: at.parcours, field: 'publication', to: publication(1) },
    { of: at.parcours, field: 'operationId', to: 'operation-0000000000001' },
    // Another save in the meantime.
    { before: at.parcours, field: 'revision', to: 4 },
    { before: at.parcours, to: null },
    { write: at.parcours, to: null },
  ],
};

const tooMany: Row = {
  title: 'A parcours has sixty étapes at most',
  allowed: {
    as: 'admin',
    before: {},
    commit: {
      [at.parcours]: parcours.created({
        etapeCount: limits.etapeCount.max,
        etapeIds: etapeIdList(limits.etapeCount.max),
      }),
    },
  },
  refused: [
    {
      write: at.parcours,
      to: parcours.created({
        etapeCount: limits.etapeCount.max + 1,
        etapeIds: etapeIdList(limits.etapeCount.max + 1),
      }),
    },
    {
      of: at.parcours,
      field: 'etapeIds',
      to: etapeIdList(limits.etapeCount.max + 1),
    },
    { write: at.parcours, to: parcours.created({ etapeCount: 0, etapeIds: [] }) },
  ],
};

const countAsBrowsers: Row = {
  title: 'Lengths are counted in UTF-16 units, as String.length counts them',
  allowed: {
    as: 'admin',
    before: {},
    commit: {
      [at.parcours]: parcours.created({ titre: '😀'.repeat(limits.titre.max / 2) }),
    },
  },
  refused: [
    { of: at.parcours, field: 'titre', to: '😀'.repeat(limits.titre.max / 2 + 1) },
    { of: at.parcours, field: 'titre', to: `${'😀'.repeat(limits.titre.max / 2)}a` },
  ],
};

const savePublished: Row = {
  title: 'What a parcours says of its publication is not touched by a save',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: parcours.stored({ publication: publication(2, { at: longAgo }) }),
    },
    commit: {
      [at.parcours]: parcours.updated({ publication: publication(2, { at: longAgo }) }),
    },
  },
  refused: [
    { of: at.parcours, field: 'publication', to: ABSENT },
    { of: at.parcours, field: 'publication', to: null },
    { of: at.parcours, field: 'publication.version', to: 3 },
    { of: at.parcours, field: 'publication.slug', to: 'le-moulin' },
    { of: at.parcours, field: 'publication.queteId', to: '13_barbentane_le-moulin' },
    { of: at.parcours, field: 'publication.at', to: clock(-1) },
    { of: at.parcours, field: 'publication.intrus', to: 1 },
  ],
};

const getOne: Row = {
  title:
    'An admin reads a parcours, and who is written in it unless the team sent them away',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: parcours.stored({
        membres: { [uidOf('account')]: 'auteur', [uidOf('adminRevoked')]: 'auteur' },
        membreUids: [uidOf('account'), uidOf('adminRevoked')],
      }),
    },
    get: at.parcours,
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { as: 'account' },
    { get: 'parcours/unknownParcours1' },
  ],
  refused: byOthersThan('admin', 'otherAdmin', 'account'),
};

const listSome: Row = {
  title: 'An admin lists at most 50 parcours at once',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    list: 'parcours',
    limit: 50,
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { limit: 1 },
    { where: ['membreUids', 'array-contains', admin] },
  ],
  refused: [{ limit: 51 }, { limit: ABSENT }, { everywhere: 'parcours' }, ...anybodyElse],
};

describe('parcours', () => {
  proveRows([create, update, tooMany, countAsBrowsers, savePublished, getOne, listSome]);
});
