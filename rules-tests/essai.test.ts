import { GeoPoint } from 'firebase/firestore';
import { describe } from 'vitest';
import {
  canonicalChoix,
  canonicalPaires,
  canonicalText,
} from '@/domain/epreuve/canonical-answer.ts';
import { surPlace } from '@/domain/epreuve/reached.ts';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  autreTexte,
  essai,
  essaiNext,
  essaiStored,
  otherEtapeId,
  partieId,
  partieUnderWay,
  published,
  reussite,
  verrou,
  verrouAssociation,
  verrouChoix,
  verrouNombre,
  verrouPosition,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { byOthersThan, type Documents, type Fields, type Row } from './row.ts';
import {
  clock,
  finite,
  glance,
  matching,
  only,
  operationId,
  serverTime,
  sweep,
  type Values,
} from './values.ts';

const uid = uidOf('account');

function sceneWith(lock: Fields, more: Documents = {}): Documents {
  return {
    ...published,
    [at.verrou(1)]: lock,
    [at.partie]: partieUnderWay(uid),
    ...more,
  };
}

const word: Values = matching(
  [
    'a',
    '0',
    'fontane',
    'a'.repeat(limits.reponse.max),
    canonicalText('L’Été 1900') ?? '',
  ],
  [
    'a'.repeat(limits.reponse.max + 1),
    '',
    'Lavoir',
    'é',
    'le lavoir',
    'o1-o3',
    'lavoir\n',
  ],
);

const texte: Row = {
  title: 'The first answer to a word is stored in canonical form, right or wrong',
  allowed: {
    as: 'account',
    before: sceneWith(verrou()),
    commit: { [at.essai]: essai() },
  },
  allowedToo: [
    ...sweep(at.essai, { reponse: word, operationId: operationId() }).allowedToo,
    { before: at.partie, to: partieUnderWay(uid, { finishedAt: clock(-60) }) },
  ],
  refused: [
    ...byOthersThan('account'),
    ...sweep(at.essai, {
      reponse: word,
      numero: only(0, 2, 6, 1.5, '1', null),
      at: serverTime(),
      operationId: operationId(),
    }).refused,
    { move: at.essai, to: `parties/${partieId}/essais/${otherEtapeId}` },
    { before: at.verrou(1), to: null },
    { before: at.partie, to: null },
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
    { before: at.partie, to: partieUnderWay(uid, { version: 2 }) },
    { before: at.essai, to: essaiStored() },
    // Guessing and claiming in one commit: the rules judge what was there before it.
    { write: at.reussite, to: reussite({ numero: 1 }) },
  ],
};

const ids = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);
const choice: Values = matching(
  [
    'o1',
    canonicalChoix(['o3', 'o1']) ?? '',
    canonicalChoix(ids(limits.optionCount.max)) ?? '',
    'a'.repeat(16),
  ],
  [
    ids(limits.optionCount.max + 1).join('-'),
    'a'.repeat(17),
    '',
    'o1,o3',
    'o1-',
    '-o1',
    'O1',
    'o1--o3',
  ],
);

const choix: Row = {
  title: 'An answer to a choix is the ids of options, joined',
  allowed: {
    as: 'account',
    before: sceneWith(verrouChoix()),
    commit: { [at.essai]: essai({ reponse: 'o1-o3' }) },
  },
  allowedToo: sweep(at.essai, { reponse: choice }).allowedToo,
  refused: [
    ...sweep(at.essai, { reponse: choice }).refused,
    // The same answer, for a word.
    { before: at.verrou(1), to: verrou() },
  ],
};

const nombre: Row = {
  title: 'An answer to a nombre is a number that is finite',
  allowed: {
    as: 'account',
    before: sceneWith(verrouNombre()),
    commit: { [at.essai]: essai({ reponse: 4 }) },
  },
  allowedToo: sweep(at.essai, { reponse: finite() }).allowedToo,
  refused: [
    ...sweep(at.essai, { reponse: finite() }).refused,
    { before: at.verrou(1), to: verrou() },
    { before: at.verrou(1), to: verrouChoix() },
  ],
};

const pairs: Values = matching(
  [
    'a.b',
    canonicalPaires(ids(limits.elementCount.max).map((id) => [id, 'a'.repeat(16)])) ?? '',
  ],
  [
    canonicalPaires(ids(limits.elementCount.max + 1).map((id) => [id, 'a'])) ?? '',
    'a',
    'a-b',
    'a.b.c',
    'a.b-c',
    '.b',
    'A.b',
    '',
  ],
);

const association: Row = {
  title: 'An answer to an association is pairs of ids',
  allowed: {
    as: 'account',
    before: sceneWith(verrouAssociation()),
    commit: { [at.essai]: essai({ reponse: 'a.b-c.d' }) },
  },
  allowedToo: sweep(at.essai, { reponse: pairs }).allowedToo,
  refused: [
    ...sweep(at.essai, { reponse: pairs }).refused,
    { before: at.verrou(1), to: verrouChoix() },
  ],
};

const position: Row = {
  title: 'An answer to a position is a place, or the word of who says to be there',
  allowed: {
    as: 'account',
    before: sceneWith(verrouPosition()),
    commit: { [at.essai]: essai({ reponse: new GeoPoint(43.9, 4.75) }) },
  },
  allowedToo: [{ of: at.essai, field: 'reponse', to: surPlace }],
  refused: [
    ...sweep(at.essai, {
      reponse: only('43.9,4.75', 'lavoir', '', 4, null, {
        latitude: 43.9,
        longitude: 4.75,
      }),
    }).refused,
    { before: at.verrou(1), to: verrou() },
    { before: at.verrou(1), to: verrouNombre() },
  ],
};

const otherWay: Row = {
  title:
    'An answer given the other way is stored where the verrou opens to one, in its own form',
  allowed: {
    as: 'account',
    before: sceneWith(verrouNombre({ autre: autreTexte })),
    commit: { [at.essai]: essai({ reponse: 'fontaine' }) },
  },
  allowedToo: [
    { of: at.essai, field: 'reponse', to: 4 },
    { before: at.verrou(1), to: verrouPosition({ autre: autreTexte }) },
    { before: at.verrou(1), to: verrouAssociation({ autre: autreTexte }) },
  ],
  refused: [
    { of: at.essai, field: 'reponse', to: 'La fontaine' },
    { of: at.essai, field: 'reponse', to: 'o1-o3' },
    { before: at.verrou(1), to: verrouNombre() },
    { before: at.verrou(1), to: verrouPosition() },
  ],
};

const next: Row = {
  title: 'Each further answer counts one more, and is timed by the server',
  allowed: {
    as: 'account',
    before: sceneWith(verrou(), { [at.essai]: essaiStored() }),
    commit: { [at.essai]: essaiNext() },
  },
  allowedToo: [
    { of: at.essai, field: 'reponse', to: 'fontane' },
    { before: at.essai, to: essaiStored({ at: clock(-1) }) },
  ],
  refused: [
    ...byOthersThan('account'),
    ...glance(at.essai, {
      reponse: word,
      numero: only(3, 5, 1, '4', null),
      at: serverTime(),
      operationId: operationId(),
    }).refused,
    { of: at.essai, field: 'numero', to: 5 },
    { of: at.essai, field: 'numero', to: 1 },
    { of: at.essai, field: 'operationId', to: 'operation-0000000000001' },
    { before: at.essai, field: 'numero', to: 4 },
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
    { write: at.essai, to: null },
    { write: at.reussite, to: reussite({ numero: 4 }) },
  ],
};

/** The `numero`-th answer, `seconds` after the one before it. */
function answerAfter(numero: number, seconds: number): Row['allowed'] {
  return {
    as: 'account',
    before: sceneWith(verrou(), {
      [at.essai]: essaiStored({ numero: numero - 1, at: clock(-seconds) }),
    }),
    commit: { [at.essai]: essaiNext({ numero }) },
  };
}

function tooSoon(numero: number, enough: number, notEnough: number): Row {
  return {
    title: `Answer ${numero} waits ${enough - 1} seconds`,
    allowed: answerAfter(numero, enough),
    refused: [
      {
        before: at.essai,
        to: essaiStored({ numero: numero - 1, at: clock(-notEnough) }),
      },
      // A clock that is ahead opens nothing.
      { before: at.essai, to: essaiStored({ numero: numero - 1, at: clock(3_600) }) },
    ],
  };
}

const free: Row = {
  title: 'Five answers are free, the sixth is not',
  allowed: answerAfter(5, 0),
  refused: [
    {
      instead: 'a number that was jumped',
      commit: { [at.essai]: essaiNext({ numero: 6 }) },
    },
    { before: at.essai, to: essaiStored({ numero: 5, at: clock(0) }) },
  ],
};

const get: Row = {
  title: 'An answer is read by its player only',
  allowed: {
    as: 'account',
    before: sceneWith(verrou(), { [at.essai]: essaiStored() }),
    get: at.essai,
  },
  allowedToo: [{ get: `parties/${partieId}/essais/${otherEtapeId}` }],
  refused: [
    ...byOthersThan('account'),
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
    { before: at.partie, to: null },
  ],
};

const list: Row = {
  title: 'The answers of all players together are listed by nobody',
  allowed: {
    as: 'account',
    before: sceneWith(verrou(), { [at.essai]: essaiStored() }),
    list: 'parties',
    where: ['uid', '==', uid],
    limit: 1,
  },
  refused: [{ everywhere: 'essais' }, { everywhere: 'reussites' }],
};

describe('parties/{partieId}/essais', () => {
  proveRows([
    texte,
    choix,
    nombre,
    association,
    position,
    otherWay,
    next,
    free,
    tooSoon(6, 31, 20),
    tooSoon(19, 31, 20),
    tooSoon(20, 301, 290),
    tooSoon(40, 301, 290),
    get,
    list,
  ]);
});
