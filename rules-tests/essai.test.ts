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
  petitsNombre,
  petitsTexte,
  endOfLife,
  essai,
  essaiNext,
  essaiStored,
  etapeId,
  otherEtapeId,
  otherQueteId,
  partieUnderWay,
  published,
  queteId,
  reussite,
  verrou,
  verrouAssociation,
  verrouChoix,
  verrouNombre,
  verrouPosition,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import {
  ABSENT,
  beyondOwnList,
  byOthersThan,
  type Documents,
  type Fields,
  type Row,
} from './row.ts';
import {
  clock,
  expiry,
  finite,
  glance,
  longAgo,
  matching,
  now,
  only,
  operationId,
  serverTime,
  sweep,
  type Values,
} from './values.ts';

const uid = uidOf('account');
const otherUid = uidOf('otherAccount');
const path = at.essai(uid);

function sceneWith(lock: Fields, more: Documents = {}): Documents {
  return { ...published, [at.verrou(1)]: lock, ...more };
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
    commit: { [path]: essai(uid) },
  },
  allowedToo: sweep(path, {
    reponse: word,
    operationId: operationId(),
    expireAt: expiry(),
  }).allowedToo,
  refused: [
    ...byOthersThan('account'),
    ...sweep(path, {
      uid: only(otherUid, '', null),
      queteId: only(otherQueteId, '', null),
      version: only(2, '1', 1.5, null),
      etapeId: only(otherEtapeId, '', null),
      reponse: word,
      numero: only(0, 2, 6, 1.5, '1', null),
      at: serverTime(),
      expireAt: expiry(),
      operationId: operationId(),
    }).refused,
    { move: path, to: at.essai(otherUid) },
    { move: path, to: at.essai(uid, otherEtapeId) },
    { move: path, to: `${path}1` },
    { move: path, to: path.replace('_1_', '_2_') },
    { before: at.verrou(1), to: null },
    { before: path, to: essaiStored(uid) },
    {
      instead: 'of an étape that the version has not',
      commit: { [at.essai(uid, otherEtapeId)]: essai(uid, { etapeId: otherEtapeId }) },
    },
  ],
};

const anonymous = uidOf('anonymous');

const ofSession: Row = {
  title: 'An anonymous session tries too, before it has any party',
  allowed: {
    as: 'anonymous',
    before: sceneWith(verrou()),
    commit: { [at.essai(anonymous)]: essai(anonymous) },
  },
  refused: [
    ...byOthersThan('anonymous'),
    { move: at.essai(anonymous), to: path },
    { of: at.essai(anonymous), field: 'uid', to: uid },
  ],
};

/** A session that has tried three times goes on from a newly begun party, or from none. */
const overParties: Row = {
  title: 'The count of tries goes on over all parties of a session, deleted or not',
  allowed: {
    as: 'account',
    before: sceneWith(verrou(), {
      [at.partie]: partieUnderWay(uid, { startedAt: clock(-1) }),
      [path]: essaiStored(uid, { at: longAgo }),
    }),
    commit: { [path]: essaiNext(uid) },
  },
  allowedToo: [
    { before: at.partie, to: null },
    { write: at.partie, to: null },
  ],
  refused: [
    { of: path, field: 'numero', to: 1 },
    { write: path, to: null },
    {
      instead: 'the party goes with its count',
      commit: { [at.partie]: null, [path]: null },
    },
    {
      instead: 'under a party',
      commit: { [`${at.partie}/essais/${etapeId}`]: essai(uid) },
    },
  ],
};

const inLangue: Row = {
  title:
    'An answer says the language it is given in, once: the tries of all languages are counted together',
  allowed: {
    as: 'account',
    before: sceneWith(verrou(), { [path]: essaiStored(uid) }),
    commit: { [path]: essaiNext(uid, { langue: 'en' }) },
  },
  allowedToo: [
    { of: path, field: 'langue', to: 'it' },
    { of: path, field: 'langue', to: ABSENT },
    { before: path, to: essaiStored(uid, { langue: 'de' }) },
  ],
  refused: [
    { of: path, field: 'langue', to: 'fr' },
    { of: path, field: 'langue', to: 'pt' },
    { of: path, field: 'langue', to: null },
    { of: path, field: 'langue', to: ['en', 'de'] },
    { of: path, field: 'numero', to: 1 },
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
    commit: { [path]: essai(uid, { reponse: 'o1-o3' }) },
  },
  allowedToo: sweep(path, { reponse: choice }).allowedToo,
  refused: [
    ...sweep(path, { reponse: choice }).refused,
    // The same answer, for a word.
    { before: at.verrou(1), to: verrou() },
  ],
};

const nombre: Row = {
  title: 'An answer to a nombre is a number that is finite',
  allowed: {
    as: 'account',
    before: sceneWith(verrouNombre()),
    commit: { [path]: essai(uid, { reponse: 4 }) },
  },
  allowedToo: sweep(path, { reponse: finite() }).allowedToo,
  refused: [
    ...sweep(path, { reponse: finite() }).refused,
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
    commit: { [path]: essai(uid, { reponse: 'a.b-c.d' }) },
  },
  allowedToo: sweep(path, { reponse: pairs }).allowedToo,
  refused: [
    ...sweep(path, { reponse: pairs }).refused,
    { before: at.verrou(1), to: verrouChoix() },
  ],
};

const position: Row = {
  title: 'An answer to a position is a place, or the word of who says to be there',
  allowed: {
    as: 'account',
    before: sceneWith(verrouPosition()),
    commit: { [path]: essai(uid, { reponse: new GeoPoint(43.9, 4.75) }) },
  },
  allowedToo: [{ of: path, field: 'reponse', to: surPlace }],
  refused: [
    ...sweep(path, {
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
    commit: { [path]: essai(uid, { reponse: 'fontaine' }) },
  },
  allowedToo: [
    { of: path, field: 'reponse', to: 4 },
    { before: at.verrou(1), to: verrouPosition({ autre: autreTexte }) },
    { before: at.verrou(1), to: verrouAssociation({ autre: autreTexte }) },
  ],
  refused: [
    { of: path, field: 'reponse', to: 'La fontaine' },
    { of: path, field: 'reponse', to: 'o1-o3' },
    { before: at.verrou(1), to: verrouNombre() },
    { before: at.verrou(1), to: verrouPosition() },
  ],
};

const smallOnes: Row = {
  title:
    'An answer of a small one is stored where the verrou opens to one, in its own form',
  allowed: {
    as: 'account',
    before: sceneWith(verrouChoix({ petits: petitsNombre })),
    commit: { [path]: essai(uid, { reponse: 7 }) },
  },
  allowedToo: [
    { of: path, field: 'reponse', to: 'o1-o3' },
    { before: at.verrou(1), to: verrouPosition({ petits: petitsNombre }) },
    { before: at.verrou(1), to: verrou({ autre: autreTexte, petits: petitsNombre }) },
  ],
  refused: [
    { of: path, field: 'reponse', to: 'La fontaine' },
    { before: at.verrou(1), to: verrouChoix() },
    { before: at.verrou(1), to: verrouChoix({ petits: petitsTexte }) },
  ],
};

const next: Row = {
  title: 'Each further answer counts one more, and is timed by the server',
  allowed: {
    as: 'account',
    before: sceneWith(verrou(), {
      [at.partie]: partieUnderWay(uid),
      [path]: essaiStored(uid),
    }),
    commit: { [path]: essaiNext(uid) },
  },
  allowedToo: [
    { of: path, field: 'reponse', to: 'fontane' },
    { before: path, to: essaiStored(uid, { at: clock(-1) }) },
    { before: path, to: essaiStored(uid, { reponse: '' }) },
  ],
  refused: [
    ...byOthersThan('account'),
    ...glance(path, {
      reponse: word,
      numero: only(3, 5, 1, '4', null),
      at: serverTime(),
      operationId: operationId(),
    }).refused,
    { of: path, field: 'numero', to: 5 },
    { of: path, field: 'numero', to: 1 },
    { of: path, field: 'operationId', to: 'operation-0000000000001' },
    { before: path, field: 'numero', to: 4 },
    { write: path, to: null },
    // Guessing and claiming in one commit: the rules judge the state before it.
    { write: at.reussite, to: reussite({ numero: 4 }) },
  ],
};

/** The `numero`-th answer, `seconds` after the previous one. */
function answerAfter(numero: number, seconds: number): Row['allowed'] {
  return {
    as: 'account',
    before: sceneWith(verrou(), {
      [path]: essaiStored(uid, { numero: numero - 1, at: clock(-seconds) }),
    }),
    commit: { [path]: essaiNext(uid, { numero }) },
  };
}

function tooSoon(numero: number, enough: number, notEnough: number): Row {
  return {
    title: `Answer ${numero} waits ${enough - 1} seconds`,
    allowed: answerAfter(numero, enough),
    refused: [
      {
        before: path,
        to: essaiStored(uid, { numero: numero - 1, at: clock(-notEnough) }),
      },
      // A fast clock opens nothing.
      { before: path, to: essaiStored(uid, { numero: numero - 1, at: clock(3_600) }) },
    ],
  };
}

const free: Row = {
  title: 'Five answers are free, the sixth is not',
  allowed: answerAfter(5, 0),
  refused: [
    {
      instead: 'a number that was jumped',
      commit: { [path]: essaiNext(uid, { numero: 6 }) },
    },
    { before: path, to: essaiStored(uid, { numero: 5, at: clock(0) }) },
  ],
};

/** Its times are fixed, so that they can stay unchanged. */
const answered = essai(uid, { numero: 3, at: longAgo, expireAt: endOfLife });

const emptied: Row = {
  title:
    'An answer is emptied by its player; its number and its time stay, and nothing is deleted',
  allowed: {
    as: 'account',
    before: sceneWith(verrou(), { [path]: answered }),
    commit: { [path]: { ...answered, reponse: '' } },
  },
  allowedToo: [{ before: at.verrou(1), to: null }],
  refused: [
    ...byOthersThan('account'),
    ...sweep(path, {
      uid: only(otherUid),
      queteId: only(otherQueteId),
      version: only(2),
      etapeId: only(otherEtapeId),
      reponse: only('fontaine', ' ', null),
      numero: only(0, 2, 4),
      at: only(clock(-60), now()),
      expireAt: expiry(),
      operationId: only('operation-0000000000002'),
    }).refused,
    { write: path, to: null },
  ],
};

const get: Row = {
  title: 'An answer is read by its player only',
  allowed: {
    as: 'account',
    before: { [path]: essaiStored(uid) },
    get: path,
  },
  refused: [
    ...byOthersThan('account'),
    { before: path, to: essaiStored(otherUid) },
    { get: at.essai(otherUid) },
  ],
};

const list: Row = {
  title: 'A player lists own answers at a version, at most 60 at once',
  allowed: {
    as: 'account',
    before: { [path]: essaiStored(uid) },
    list: 'essais',
    where: ['uid', '==', uid],
    limit: 60,
  },
  refused: beyondOwnList('account', otherUid, 60),
};

const everywhere: Row = {
  title: 'The answers of all players together are listed by nobody',
  allowed: {
    as: 'account',
    before: { ...sceneWith(verrou()), [path]: essaiStored(uid) },
    list: 'essais',
    where: ['uid', '==', uid],
    limit: 1,
  },
  refused: [
    { everywhere: 'essais' },
    { everywhere: 'reussites' },
    { where: ['queteId', '==', queteId] },
    { where: ABSENT },
  ],
};

describe('essais', () => {
  proveRows([
    texte,
    ofSession,
    inLangue,
    overParties,
    choix,
    nombre,
    association,
    position,
    otherWay,
    smallOnes,
    next,
    free,
    tooSoon(6, 31, 20),
    tooSoon(19, 31, 20),
    tooSoon(20, 301, 290),
    tooSoon(40, 301, 290),
    emptied,
    get,
    list,
    everywhere,
  ]);
});
