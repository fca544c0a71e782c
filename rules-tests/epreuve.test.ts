import { GeoPoint } from 'firebase/firestore';
import { describe } from 'vitest';
import {
  besoinList,
  blankAutreFacon,
  epreuveTypeList,
  type AutreFacon,
} from '@/domain/epreuve/epreuve.ts';
import { blankMessageCode } from '@/domain/epreuve/message-code.ts';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import { at, epreuve, parcours, parcoursId } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Fields, type Row } from './row.ts';
import {
  finite,
  latlng,
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

const anybodyElse = byOthersThan('admin', 'otherAdmin');

/** A list of `count` texts that are good, but for the one at `index`. */
function allGoodBut(index: number, bad: unknown, count: number): unknown[] {
  return Array.from({ length: count }, (_, place) => (place === index ? bad : ''));
}

function badAtEachPlace(count: number, bad: unknown): unknown[][] {
  return Array.from({ length: count }, (_, index) => allGoodBut(index, bad, count));
}

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `o${index}`);
}

const maxReponse = limits.reponse.max * 2;
const separator = '\u001f';

const message = { ...blankMessageCode, secretCode: 'cesar', clair: 'Le lavoir' };

const contents: ValuesByField = {
  type: oneOf(epreuveTypeList),
  consigne: text(limits.consigne),
  optionIds: {
    accepted: [['a'.repeat(16), 'o1', 'o3']],
    refused: [
      ['o1', 'o3'],
      ['o1', 'o2', 'o3', 'o4'],
      ['o1', 'o1', 'o3'],
      ['o1', 'a'.repeat(17), 'o3'],
      ['o1', 'O2', 'o3'],
      ['o1', '', 'o3'],
      ['o1', 'o2,o4', 'o3'],
      ['o1', 2, 'o3'],
      ['o1', null, 'o3'],
      ['o1', {}, 'o3'],
      'o1,o2,o3',
      { a: 'o1', b: 'o2', c: 'o3' },
      null,
    ],
  },
  optionTextes: {
    accepted: [
      ['', '', ''],
      ['Deux, trois', '« 😀 »', 'é'.repeat(limits.option.max)],
    ],
    refused: [
      ['Deux', 'Trois'],
      ['Deux', 'Trois', 'Quatre', 'Cinq'],
      ['Deux', `Trois${separator}`, 'Quatre'],
      ['Deux', 3, 'Quatre'],
      ['Deux', null, 'Quatre'],
      ['Deux', { a: 'Trois' }, 'Quatre'],
      'Deux',
      null,
    ],
  },
  bonneOptionIds: {
    accepted: [[], ['o1'], ['o3', 'o1']],
    refused: [['o4'], ['o1', 'o1'], [1], 'o1', null],
  },
  reponses: {
    accepted: [
      [],
      [''],
      Array.from({ length: limits.reponseCount.max }, () => 'é'.repeat(maxReponse)),
    ],
    refused: [
      Array.from({ length: limits.reponseCount.max + 1 }, () => 'a'),
      ...badAtEachPlace(limits.reponseCount.max, 'é'.repeat(maxReponse + 1)),
      ['a', 7],
      ['a', null],
      ['a', true],
      ['a', {}],
      [`a${separator}b`],
      'Le Lavoir',
      { a: 'Le Lavoir' },
      null,
    ],
  },
  minimum: orNull(finite()),
  maximum: orNull(finite()),
  unite: text(limits.unite),
  message: {
    accepted: [
      { ...message, ...blankMessageCode },
      { ...message, secretCode: 'code-livre', variante: 'lettres', aide: 'indice' },
      { ...message, aide: 'jamais', cle: 'é'.repeat(limits.messageCle.max) },
    ],
    refused: [
      { ...message, autre: '' },
      { ...message, secretCode: 'César' },
      { ...message, secretCode: 'a'.repeat(41) },
      { ...message, secretCode: 3 },
      { ...message, variante: 'a'.repeat(41) },
      { ...message, variante: null },
      { ...message, cle: 'é'.repeat(limits.messageCle.max + 1) },
      { ...message, cle: 3 },
      { ...message, clair: 'é'.repeat(limits.messageClair.max + 1) },
      { ...message, clair: null },
      { ...message, chiffre: 'é'.repeat(limits.messageChiffre.max + 1) },
      { ...message, chiffre: ['OH'] },
      { ...message, aide: 'parfois' },
      { ...message, aide: null },
      Object.fromEntries(Object.entries(message).filter(([key]) => key !== 'aide')),
      'OH ODYRLU',
      null,
    ],
  },
  points: whole(limits.points),
  indiceTextes: {
    accepted: [['', 'é'.repeat(limits.indice.max)]],
    refused: [
      [],
      ['Comptez.'],
      ['Comptez.', 'Recomptez.', 'Encore.'],
      ['Comptez.', 2],
      [`Comptez.${separator}`, ''],
      ['é'.repeat(limits.indice.max + 1), ''],
      'Comptez.',
      null,
    ],
  },
  indiceCouts: {
    accepted: [[0, limits.points.max]],
    refused: [
      [],
      [5],
      [5, 10, 15],
      [-1, 10],
      [5, limits.points.max + 1],
      [5, 10.5],
      ['5', 10],
      [null, 10],
      5,
      null,
    ],
  },
  motDeSucces: text(limits.motDeSucces),
  anecdote: text(limits.anecdote),
  explication: text(limits.explication),
  updatedAt: serverTime(),
  updatedBy: only(uidOf('otherAdmin'), null),
  operationId: operationId(),
};

/** « Autre façon de répondre », as it is kept. */
const autre = {
  type: 'choix',
  pour: ['sans-vue', 'sans-marches'],
  consigne: 'Que dit le récit ?',
  optionIds: ['o1', 'o2', 'o3'],
  optionTextes: ['Du fer', '', 'Du zinc'],
  bonneOptionIds: ['o1'],
  reponses: ['Le fer'],
};

function autreOf({ type, pour, consigne, reponses }: AutreFacon): Fields {
  return {
    type,
    pour,
    consigne,
    reponses,
    optionIds: [],
    optionTextes: [],
    bonneOptionIds: [],
  };
}

/** What later kinds ask for: absent in an épreuve of before they were asked. */
const laterContents: ValuesByField = {
  optionPaires: {
    accepted: [[], ['', '', ''], ['Un, deux', '« 😀 »', 'é'.repeat(limits.paire.max)]],
    refused: [
      ['Un', 'Deux'],
      ['Un', 'Deux', 'Trois', 'Quatre'],
      ['Un', 'Deux', 'é'.repeat(limits.paire.max + 1)],
      ['Un', `Deux${separator}`, 'Trois'],
      ['Un', 2, 'Trois'],
      'Un',
      null,
    ],
  },
  combinaison: matching(
    ['', '1851', 'A', 'Z9'.repeat(limits.roueCount.max / 2)],
    ['a', '1 8', 'É', '0'.repeat(limits.roueCount.max + 1), null],
  ),
  jeton: matching(
    ['', '0123456789abcdef', 'ghjkmnpqrstvwxyz'],
    [
      '0123456789abcde',
      '0123456789abcdefg',
      '0123456789ABCDEF',
      'o123456789abcdef',
      null,
    ],
  ),
  cible: latlng(),
  rayon: whole(limits.rayonMetres),
  essaisMax: whole(limits.essaisMax),
  minuteur: whole(limits.minuteur),
  autre: {
    accepted: [
      autre,
      { ...autre, ...autreOf(blankAutreFacon) },
      {
        ...autre,
        type: 'texte',
        pour: ['sans-ouie'],
        reponses: ['é'.repeat(limits.option.max)],
      },
      {
        ...autre,
        consigne: 'é'.repeat(limits.consigne.max),
        bonneOptionIds: ['o3', 'o1'],
      },
      { ...autre, optionTextes: ['', '', 'é'.repeat(limits.option.max)] },
    ],
    refused: [
      { ...autre, plus: '' },
      Object.fromEntries(Object.entries(autre).filter(([key]) => key !== 'pour')),
      { ...autre, type: 'nombre' },
      { ...autre, type: null },
      { ...autre, pour: ['falc'] },
      { ...autre, pour: 'sans-vue' },
      { ...autre, pour: null },
      { ...autre, consigne: 'é'.repeat(limits.consigne.max + 1) },
      { ...autre, consigne: 3 },
      { ...autre, optionIds: ['o1', 'o2'] },
      { ...autre, optionIds: ['o1', 'o1', 'o3'] },
      { ...autre, optionIds: ['o1', 'O2', 'o3'] },
      { ...autre, optionIds: ['o1', 'o2,o4', 'o3'] },
      { ...autre, optionIds: ['o1', 'a'.repeat(17), 'o3'] },
      { ...autre, optionIds: ['o1', '', 'o3'] },
      { ...autre, optionIds: ['o1', 2, 'o3'] },
      { ...autre, optionIds: 'o1' },
      { ...autre, optionIds: ids(9), optionTextes: ids(9), bonneOptionIds: [] },
      { ...autre, optionTextes: ['Deux', 3, ''] },
      { ...autre, optionTextes: ['Deux', `Trois${separator}`, ''] },
      { ...autre, optionTextes: ['é'.repeat(limits.option.max + 1), '', ''] },
      { ...autre, bonneOptionIds: ['o4'] },
      { ...autre, bonneOptionIds: [1] },
      { ...autre, reponses: ['é'.repeat(limits.option.max + 1)] },
      { ...autre, reponses: [7] },
      { ...autre, reponses: 'Le Lavoir' },
      { ...autre, reponses: Array.from({ length: 21 }, () => 'a') },
      'sans-vue',
      [],
      null,
    ],
  },
};
const later = sweep(at.epreuve, laterContents);
const laterRefused = later.refused.filter(
  (change) => !('to' in change && change.to === ABSENT),
);

/** As long as it may be everywhere: the rules must still come to an end within their budget. */
const fullest: Fields = {
  consigne: 'é'.repeat(limits.consigne.max),
  optionIds: ids(limits.optionCount.max),
  optionTextes: ids(limits.optionCount.max).map(() => 'é'.repeat(limits.option.max)),
  bonneOptionIds: ids(limits.optionCount.max),
  reponses: Array.from({ length: limits.reponseCount.max }, () => 'é'.repeat(maxReponse)),
  minimum: -1e15,
  maximum: 1e15,
  message: {
    secretCode: 'a'.repeat(40),
    variante: 'a'.repeat(40),
    cle: 'é'.repeat(limits.messageCle.max),
    clair: 'é'.repeat(limits.messageClair.max),
    chiffre: 'é'.repeat(limits.messageChiffre.max),
    aide: 'toujours',
  },
  indiceTextes: ['a', 'b', 'c'].map((letter) => letter.repeat(limits.indice.max)),
  indiceCouts: [100, 100, 100],
  optionPaires: ids(limits.optionCount.max).map(() => 'é'.repeat(limits.paire.max)),
  combinaison: 'Z'.repeat(limits.roueCount.max),
  jeton: 'z'.repeat(16),
  cible: new GeoPoint(48.45, -2.04),
  rayon: limits.rayonMetres.max,
  essaisMax: limits.essaisMax.max,
  minuteur: limits.minuteur.max,
  autre: {
    type: 'choix',
    pour: [...besoinList],
    consigne: 'é'.repeat(limits.consigne.max),
    optionIds: ids(limits.optionCount.max),
    optionTextes: ids(limits.optionCount.max).map(() => 'é'.repeat(limits.option.max)),
    bonneOptionIds: ids(limits.optionCount.max),
    reponses: Array.from({ length: limits.reponseCount.max }, () =>
      'é'.repeat(limits.option.max),
    ),
  },
};

const create: Row = {
  title: 'An admin adds an épreuve to a parcours that is there',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.epreuve]: epreuve.created() },
  },
  allowedToo: [
    ...sweep(at.epreuve, contents).allowedToo,
    ...later.allowedToo,
    { write: at.epreuve, to: epreuve.created(fullest) },
    { write: at.parcours, to: parcours.updated() },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...sweep(at.epreuve, { ...contents, revision: only(0, 2, 1.5, '1', null) }).refused,
    ...laterRefused,
    { before: at.parcours, to: null },
    { move: at.epreuve, to: `parcours/${parcoursId}/epreuves/etape-1` },
    { move: at.epreuve, to: 'parcours/parcoursInconnu01/epreuves/etapeLavoir1' },
    { before: at.epreuve, to: epreuve.stored() },
  ],
};

const createWithParcours: Row = {
  title: 'An épreuve may come in the commit that creates its parcours',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [at.parcours]: parcours.created(), [at.epreuve]: epreuve.created() },
  },
  refused: [{ write: at.parcours, to: ABSENT }],
};

const update: Row = {
  title: 'An admin saves the next revision of an épreuve',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.epreuve]: epreuve.stored() },
    commit: { [at.epreuve]: epreuve.updated() },
  },
  allowedToo: [...glance(at.epreuve, contents).allowedToo],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...glance(at.epreuve, { ...contents, revision: only(1, 3, 5, 3.5, '4', null) })
      .refused,
    { of: at.epreuve, field: 'operationId', to: 'operation-0000000000001' },
    { before: at.epreuve, field: 'revision', to: 4 },
  ],
};

/** As many as may be, of everything that is counted. */
const widest: Fields = {
  optionIds: ids(limits.optionCount.max),
  optionTextes: ids(limits.optionCount.max),
  indiceTextes: ['', '', ''],
  indiceCouts: [0, 0, 0],
};

const manyOptions: Row = {
  title: 'An épreuve has at most eight options, each with its text',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.epreuve]: epreuve.stored() },
    commit: { [at.epreuve]: epreuve.updated(widest) },
  },
  refused: [
    {
      write: at.epreuve,
      to: epreuve.updated({
        ...widest,
        optionIds: ids(limits.optionCount.max + 1),
        optionTextes: ids(limits.optionCount.max + 1),
      }),
    },
    ...badAtEachPlace(limits.optionCount.max, 'é'.repeat(limits.option.max + 1)).map(
      (to) => ({ of: at.epreuve, field: 'optionTextes', to }),
    ),
  ],
};

const manyIndices: Row = {
  title: 'An épreuve has at most three indices, each with its cost',
  allowed: manyOptions.allowed,
  refused: [
    {
      write: at.epreuve,
      to: epreuve.updated({
        ...widest,
        indiceTextes: ['', '', '', ''],
        indiceCouts: [0, 0, 0, 0],
      }),
    },
    ...badAtEachPlace(limits.indiceCount.max, 'é'.repeat(limits.indice.max + 1)).map(
      (to) => ({ of: at.epreuve, field: 'indiceTextes', to }),
    ),
    ...[0, 1, 2].map((index) => ({
      of: at.epreuve,
      field: 'indiceCouts',
      to: [0, 0, 0].with(index, limits.points.max + 1),
    })),
  ],
};

const remove: Row = {
  title: 'An admin removes an épreuve in the commit that saves its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.epreuve]: epreuve.stored() },
    commit: { [at.epreuve]: null, [at.parcours]: parcours.updated() },
  },
  refused: [{ as: 'otherAdmin' }, ...anybodyElse, { write: at.parcours, to: ABSENT }],
};

const getOne: Row = {
  title: 'An admin reads an épreuve with its solution, and nobody else does',
  allowed: { as: 'admin', before: { [at.epreuve]: epreuve.stored() }, get: at.epreuve },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: anybodyElse,
};

const listAll: Row = {
  title: 'An admin lists the épreuves of a parcours, at most 60 at once',
  allowed: {
    as: 'admin',
    before: { [at.epreuve]: epreuve.stored() },
    list: `parcours/${parcoursId}/epreuves`,
    limit: limits.etapeCount.max,
  },
  refused: [
    ...anybodyElse,
    { limit: limits.etapeCount.max + 1 },
    { limit: ABSENT },
    { everywhere: 'epreuves' },
  ],
};

describe('parcours/{parcoursId}/epreuves', () => {
  proveRows([
    create,
    createWithParcours,
    update,
    manyOptions,
    manyIndices,
    remove,
    getOne,
    listAll,
  ]);
});
