import { describe } from 'vitest';
import {
  difficulteList,
  genreList,
  ordreList,
  themeList,
} from '@/domain/parcours/kinds.ts';
import { etatList } from '@/domain/parcours/parcours.ts';
import { saisonList, traitList } from '@/domain/parcours/trait.ts';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import { at, blankParcoursFields, parcours, publication } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  clock,
  longAgo,
  matching,
  oneOf,
  only,
  operationId,
  orNull,
  serverTime,
  glance,
  sweep,
  text,
  whole,
  type ValuesByField,
} from './values.ts';

const admin = uidOf('admin');
const otherAdmin = uidOf('otherAdmin');

const contents: ValuesByField = {
  // A draft may be shorter than what can be published.
  titre: text({ max: limits.titre.max }),
  genre: oneOf(genreList),
  insee: matching(
    ['13010', '2A004', '97101'],
    ['1301', '130100', '2C004', '13010\n', 'x13010', ''],
  ),
  communeNom: text({ min: 1, max: limits.titre.max }),
  departement: matching(['13', '2A', '971'], ['1', '9711', '2C', '', 'x13']),
  resume: text(limits.resume),
  description: text(limits.description),
  theme: oneOf(themeList),
  dureeMinutes: orNull(whole(limits.dureeMinutes)),
  difficulte: oneOf(difficulteList),
  ageMinimum: whole(limits.ageMinimum),
  slug: matching(
    ['', 'a', 'le-2', 'a'.repeat(limits.titre.max)],
    ['Le', 'é', '-a', 'a-', 'a--b', 'a b', 'a/b', 'a'.repeat(limits.titre.max + 1)],
  ),
  etapeCount: whole(limits.etapeCount),
  updatedAt: serverTime(),
  updatedBy: only(otherAdmin, '', null, 7),
  operationId: operationId(),
};

const anybodyElse = byOthersThan('admin', 'otherAdmin');

/** What one settles before leaving home: absent in a draft of before it was asked, or whole. */
const pratique = {
  traits: [...traitList],
  saisons: [...saisonList],
  horaires: { de: 0, a: 1_440 },
  verifieLe: '2026-05-12',
};
const toPratique = (to: unknown) => ({ of: at.parcours, field: 'pratique', to });
const toTrace = (to: unknown) => ({ of: at.parcours, field: 'trace', to });
const toOrdre = (to: unknown) => ({ of: at.parcours, field: 'ordre', to });
const toAventure = (to: unknown) => ({ of: at.parcours, field: 'aventure', to });
const toSignature = (to: unknown) => ({ of: at.parcours, field: 'signature', to });
const pratiqueAllowed = [
  toPratique(pratique),
  toPratique({ traits: [], saisons: [], horaires: null, verifieLe: null }),
];
const pratiqueRefused = [
  {},
  { ...pratique, intrus: 1 },
  { ...pratique, traits: ['poussette', 'poussette'] },
  { ...pratique, traits: ['rapide'] },
  { ...pratique, traits: 'poussette' },
  { ...pratique, saisons: ['ete', 'ete'] },
  { ...pratique, saisons: ['mousson'] },
  { ...pratique, saisons: null },
  { ...pratique, horaires: { de: 0 } },
  { ...pratique, horaires: { de: -1, a: 600 } },
  { ...pratique, horaires: { de: 1_440, a: 600 } },
  { ...pratique, horaires: { de: 0, a: 0 } },
  { ...pratique, horaires: { de: 0, a: 1_441 } },
  { ...pratique, horaires: { de: 0, a: 5.5 } },
  { ...pratique, verifieLe: '12 mai 2026' },
  { ...pratique, verifieLe: 20_260_512 },
].map(toPratique);

const create: Row = {
  title: 'An admin creates a parcours as its only auteur, and nobody else creates one',
  allowed: { as: 'admin', before: {}, commit: { [at.parcours]: parcours.created() } },
  allowedToo: [
    ...sweep(at.parcours, contents).allowedToo,
    { move: at.parcours, to: 'parcours/Az09Az09Az09Az09' },
    { move: at.parcours, to: `parcours/${'a'.repeat(32)}` },
    { of: at.parcours, field: 'salon', to: 'f'.repeat(32) },
    ...pratiqueAllowed,
    ...text(limits.signature).accepted.map(toSignature),
    ...text(limits.trace).accepted.map(toTrace),
    ...oneOf(ordreList).accepted.map(toOrdre),
    ...text(limits.aventureTexte).accepted.map(toAventure),
    {
      write: at.parcours,
      to: parcours.created(blankParcoursFields),
    },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...sweep(at.parcours, {
      ...contents,
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
    ...pratiqueRefused,
    ...text(limits.signature).refused.map(toSignature),
    ...text(limits.trace).refused.map(toTrace),
    ...oneOf(ordreList).refused.map(toOrdre),
    ...text(limits.aventureTexte).refused.map(toAventure),
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
    ...glance(at.parcours, contents).allowedToo,
    { write: at.parcours, to: parcours.updated(blankParcoursFields) },
    // A parcours of another admin, in whatever state it is.
    { before: at.parcours, field: 'createdBy', to: admin },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...glance(at.parcours, {
      ...contents,
      // Other moves stand in membre.test.ts.
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
    // Somebody saved in the meantime.
    { before: at.parcours, field: 'revision', to: 4 },
    { before: at.parcours, to: null },
    { write: at.parcours, to: null },
  ],
};

const communeOrNone: Row = {
  title: 'A commune is there whole or not at all',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [at.parcours]: parcours.created(blankParcoursFields) },
  },
  refused: [
    { of: at.parcours, field: 'insee', to: '13010' },
    { of: at.parcours, field: 'communeNom', to: 'Barbentane' },
    { of: at.parcours, field: 'departement', to: '13' },
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
  proveRows([
    create,
    update,
    communeOrNone,
    countAsBrowsers,
    savePublished,
    getOne,
    listSome,
  ]);
});
