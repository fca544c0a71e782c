import { GeoPoint } from 'firebase/firestore';
import { describe } from 'vitest';
import { surPlace } from '@/domain/epreuve/reached.ts';
import { uidOf, type Actor } from './actors.ts';
import {
  at,
  autreTexte,
  petitsNombre,
  petitsTexte,
  deblocage,
  endOfLife,
  etapeId,
  essaiNext,
  essaiStored,
  hashByReponse,
  otherEtapeId,
  otherPartieId,
  partie,
  partieAwarded,
  partieId,
  partieUnderWay,
  published,
  reussite,
  reussitePassee,
  verrou,
  verrouAssociation,
  verrouChoix,
  verrouCostly,
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
  day,
  expiry,
  longAgo,
  only,
  operationId,
  serverTime,
  sweep,
  type ValuesByField,
} from './values.ts';

type Player = Exclude<Actor, 'nobody'>;
const uid = uidOf('account');
const essaiPath = at.essai(uid);
const otherUid = uidOf('otherAccount');
const otherReussite = `parties/${partieId}/reussites/${otherEtapeId}`;

function sceneOf(player: string, lock: Fields, essai: Fields | null): Documents {
  return {
    ...published,
    [at.verrou(1)]: lock,
    [at.verrou(1, otherEtapeId)]: lock,
    [at.partie]: partieUnderWay(player),
    [otherReussite]: reussite({ at: longAgo, points: 10 }),
    [at.essai(player)]: essai,
  };
}

function award(points: number, indices: number, changes: Fields = {}): Documents {
  return {
    [at.partie]: partieAwarded(uid, points),
    [at.reussite]: reussite({ points, indices, ...changes }),
  };
}

const contents: ValuesByField = {
  issue: only('passee', 'gagnee', '', null),
  numero: only(2, 4, 0, '3', null),
  indices: only(0, 2, 3, -1, 0.5, '1', null),
  points: only(20, 16, 14, 5, 0, -15, '15', null),
  at: serverTime(),
  operationId: operationId(),
};

function proveAs(player: Player): Row {
  const me = uidOf(player);
  const stored = at.essai(me);
  return {
    title: `A right answer that is stored earns its points, once, with the party (${player})`,
    allowed: {
      as: player,
      before: sceneOf(me, verrou(), essaiStored(me)),
      commit: { [at.partie]: partieAwarded(me, 15), [at.reussite]: reussite() },
    },
    allowedToo: [
      { before: stored, to: essaiStored(me, { reponse: 'fontaine' }) },
      // Given in an earlier party of this session.
      { before: stored, to: essaiStored(me, { at: clock(-200 * day) }) },
      // Another session has read the solution, or this one that of another étape or version.
      { before: at.deblocage(otherUid), to: deblocage(otherUid) },
      { before: at.deblocage(me, otherEtapeId), to: deblocage(me) },
      { before: at.deblocage(me, etapeId, 2), to: deblocage(me) },
      { before: at.partie, to: partieUnderWay(me, { finishedAt: null, etapeIndex: 0 }) },
      { of: at.partie, field: 'etapeIndex', to: 1 },
    ],
    refused: [
      ...byOthersThan(player),
      ...(player === 'account' ? sweep(at.reussite, contents).refused : []),
      // No answer, a wrong one, another number of answers.
      { before: stored, to: null },
      { before: stored, to: essaiStored(me, { reponse: 'lavoirs' }) },
      { before: stored, to: essaiStored(me, { reponse: hashByReponse.lavoir }) },
      { before: stored, to: essaiStored(me, { numero: 4 }) },
      { before: stored, to: essaiStored(me, { reponse: '' }) },
      // This session has unlocked the solution, in this party or another one.
      { before: at.deblocage(me), to: deblocage(me) },
      { before: at.deblocage(me), to: deblocage(me, { partieId: otherPartieId }) },
      // An award alone, a party alone.
      { write: at.partie, to: ABSENT },
      { write: at.reussite, to: ABSENT },
      // The party differs.
      { of: at.partie, field: 'points', to: 26 },
      { of: at.partie, field: 'points', to: 24 },
      { of: at.partie, field: 'points', to: 15 },
      { of: at.partie, field: 'reussiteCount', to: 3 },
      { of: at.partie, field: 'reussiteCount', to: 1 },
      { of: at.partie, field: 'derniere', to: otherEtapeId },
      { of: at.partie, field: 'derniere', to: 'etape' },
      { of: at.partie, field: 'derniere', to: `${otherEtapeId}/x/y` },
      { of: at.partie, field: 'startedAt', to: clock(-1) },
      { of: at.partie, field: 'finishedAt', to: clock(-1) },
      { of: at.partie, field: 'etapeIndex', to: 61 },
      // Not this party, not this étape, not this version.
      { move: at.partie, to: at.otherPartie },
      { move: at.reussite, to: `parties/${otherPartieId}/reussites/etapeLavoir1` },
      { move: at.reussite, to: `parties/${partieId}/reussites/etapeInconnue` },
      { before: at.verrou(1), to: null },
      { before: at.verrou(1), to: verrou({ hashes: [hashByReponse.fontaine] }) },
      { before: at.verrou(1), to: verrou({ sel: 'f'.repeat(32) }) },
      { before: at.partie, to: partieUnderWay(otherUid) },
      { before: at.partie, to: null },
      // The party already counts it, though there is no award.
      { before: at.partie, to: partieUnderWay(me, { reussiteCount: 2 }) },
      { before: at.partie, to: partieAwarded(me, 15) },
      // The award is already there: played again, or written over.
      { before: at.reussite, to: reussite({ at: longAgo }) },
    ],
  };
}

const forged: Row = {
  title:
    'Points are those of the épreuve less those of the indices, even when all agree on more',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrou(), essaiStored(uid)),
    commit: award(15, 1),
  },
  allowedToo: [
    { instead: 'no indice', commit: award(20, 0) },
    { instead: 'two indices', commit: award(5, 2) },
  ],
  refused: [
    { instead: 'one point more', commit: award(16, 1) },
    { instead: 'one point less', commit: award(14, 1) },
    { instead: 'all points in spite of an indice', commit: award(20, 1) },
    { instead: 'more than there are', commit: award(100, 0) },
    { instead: 'indices beyond those there are', commit: award(5, 3) },
    { instead: 'a negative number of indices', commit: award(25, -1) },
    { instead: 'points for a renunciation', commit: award(15, 1, { issue: 'passee' }) },
    {
      instead: 'points without an award, from one that was counted before',
      commit: {
        [at.partie]: partieAwarded(uid, 10, { derniere: otherEtapeId }),
      },
    },
    {
      instead: 'an award and an older one again',
      commit: { ...award(15, 1), [otherReussite]: reussite({ points: 15 }) },
    },
  ],
};

/** The same party before any award, with right answers stored at two étapes. */
const twoAnswers: Documents = {
  ...sceneOf(uid, verrou(), essaiStored(uid)),
  [at.essai(uid, otherEtapeId)]: essaiStored(uid, { etapeId: otherEtapeId }),
  [otherReussite]: null,
  [at.partie]: partie(uid, { startedAt: longAgo }),
};

function firstAward(changes: Fields = {}): Fields {
  return partie(uid, {
    startedAt: longAgo,
    points: 15,
    reussiteCount: 1,
    derniere: 'etapeLavoir1',
    operationId: 'operation-0000000000002',
    ...changes,
  });
}

const expireAt = endOfLife;

const twoAtOnce: Row = {
  title: 'Two awards are two commits',
  allowed: {
    as: 'account',
    before: { ...twoAnswers, [at.partie]: partie(uid, { startedAt: longAgo, expireAt }) },
    commit: {
      [at.partie]: firstAward({ expireAt }),
      [at.reussite]: reussite(),
    },
  },
  refused: [
    { write: otherReussite, to: reussite() },
    {
      instead: 'both counted at once',
      commit: {
        [at.partie]: firstAward({ expireAt, points: 30, reussiteCount: 2 }),
        [at.reussite]: reussite(),
        [otherReussite]: reussite(),
      },
    },
    {
      instead: 'both awarded, one counted',
      commit: {
        [at.partie]: firstAward({ expireAt, points: 30 }),
        [at.reussite]: reussite(),
        [otherReussite]: reussite(),
      },
    },
  ],
};

const atOnce: Row = {
  title: 'An answer is judged as it was stored before the commit that claims it',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrou(), essaiStored(uid)),
    commit: award(15, 1),
  },
  refused: [
    {
      instead: 'the next answer and its award in one commit',
      commit: { ...award(15, 1, { numero: 4 }), [essaiPath]: essaiNext(uid) },
    },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'lavoirs' }) },
  ],
};

const corrected: Row = {
  title: 'A wrong answer is not put right in the commit of its award',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrou(), essaiStored(uid, { reponse: 'lavoirs' })),
    commit: { [essaiPath]: essaiNext(uid) },
  },
  refused: [
    {
      instead: 'with an award that counts the new answer',
      commit: { ...award(15, 1, { numero: 4 }), [essaiPath]: essaiNext(uid) },
    },
    {
      instead: 'with an award that counts the old one',
      commit: { ...award(15, 1), [essaiPath]: essaiNext(uid) },
    },
  ],
};

const choix: Row = {
  title: 'The right options earn their points, and no others',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrouChoix(), essaiStored(uid, { reponse: 'o1-o3' })),
    commit: award(15, 1),
  },
  refused: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 'o3-o1' }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'o1' }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'o1-o2-o3' }) },
  ],
};

const wrongChoices: Row = {
  title:
    'Wrong choices that are declared cost half of what is left, each, as the verrou says',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrouCostly(), essaiStored(uid, { reponse: 'o1-o3' })),
    commit: award(7, 1, { erreurs: 1 }),
  },
  allowedToo: [
    { instead: 'none', commit: award(15, 1, { erreurs: 0 }) },
    { instead: 'two', commit: award(3, 1, { erreurs: 2 }) },
    { instead: 'three', commit: award(1, 1, { erreurs: 3 }) },
    { instead: 'three without an indice', commit: award(2, 0, { erreurs: 3 }) },
    { instead: 'three and both indices', commit: award(0, 2, { erreurs: 3 }) },
  ],
  refused: [
    { of: at.reussite, field: 'erreurs', to: ABSENT },
    { instead: 'at no cost', commit: award(15, 1, { erreurs: 1 }) },
    { instead: 'one point more', commit: award(8, 1, { erreurs: 1 }) },
    { instead: 'one point less', commit: award(6, 1, { erreurs: 1 }) },
    {
      instead: 'four, at the cost of an indice more',
      commit: award(5, 0, { erreurs: 4 }),
    },
    { instead: 'less than none', commit: award(7, 1, { erreurs: -1 }) },
    { of: at.reussite, field: 'erreurs', to: 1.5 },
    { of: at.reussite, field: 'erreurs', to: '1' },
    { of: at.reussite, field: 'erreurs', to: null },
    { before: at.verrou(1), to: verrouChoix() },
  ],
};

const freeWrongAnswers: Row = {
  title: 'Wrong answers cost nothing where the version does not say so',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrouChoix(), essaiStored(uid, { reponse: 'o1-o3' })),
    commit: award(15, 1, { erreurs: 3 }),
  },
  allowedToo: [{ of: at.reussite, field: 'erreurs', to: 0 }],
  refused: [
    { of: at.reussite, field: 'erreurs', to: 4 },
    { instead: 'at the cost of a later version', commit: award(1, 1, { erreurs: 3 }) },
    { before: at.verrou(1), to: verrouCostly() },
  ],
};

const nombre: Row = {
  title: 'A number between the bounds, both included, earns its points',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrouNombre(), essaiStored(uid, { reponse: 4 })),
    commit: award(15, 1),
  },
  allowedToo: [
    { before: essaiPath, to: essaiStored(uid, { reponse: -2.5 }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 0 }) },
  ],
  refused: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 4.000_001 }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: -2.500_001 }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: Number.NaN }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: '4' }) },
    // The same answer, judged as a word.
    { before: at.verrou(1), to: verrou() },
  ],
};

const association: Row = {
  title: 'The right pairs earn their points, and no others',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrouAssociation(), essaiStored(uid, { reponse: 'a.b-c.d' })),
    commit: award(15, 1),
  },
  refused: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 'a.d-c.b' }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'a.b' }) },
  ],
};

/** 0.0002° of latitude are 22 metres, 0.0003° are 33. */
const position: Row = {
  title: 'A place within the circle earns its points, and so does who says to be there',
  allowed: {
    as: 'account',
    before: sceneOf(
      uid,
      verrouPosition(),
      essaiStored(uid, { reponse: new GeoPoint(43.9002, 4.75) }),
    ),
    commit: award(15, 1),
  },
  allowedToo: [{ before: essaiPath, to: essaiStored(uid, { reponse: surPlace }) }],
  refused: [
    { before: essaiPath, to: essaiStored(uid, { reponse: new GeoPoint(43.9003, 4.75) }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'ailleurs' }) },
  ],
};

const otherWay: Row = {
  title: 'An answer given the other way earns the same points, and no other does',
  allowed: {
    as: 'account',
    before: sceneOf(
      uid,
      verrouNombre({ autre: autreTexte }),
      essaiStored(uid, { reponse: 'fontaine' }),
    ),
    commit: award(15, 1),
  },
  allowedToo: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 4 }) },
    { before: at.verrou(1), to: verrouChoix({ autre: autreTexte }) },
    { before: at.verrou(1), to: verrouPosition({ autre: autreTexte }) },
  ],
  refused: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 'fontane' }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 5 }) },
    { before: at.verrou(1), to: verrouNombre() },
    {
      before: at.verrou(1),
      to: verrouNombre({ autre: autreTexte, sel: 'f'.repeat(32) }),
    },
    { instead: 'more points than the épreuve gives', commit: award(20, 1) },
  ],
};

const smallOnes: Row = {
  title: 'An answer of a small one earns the same points, by its word or its number',
  allowed: {
    as: 'account',
    before: sceneOf(
      uid,
      verrouChoix({ petits: petitsNombre }),
      essaiStored(uid, { reponse: 8 }),
    ),
    commit: award(15, 1),
  },
  allowedToo: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 'o1-o3' }) },
    { before: at.verrou(1), to: verrouPosition({ petits: petitsNombre }) },
    {
      before: at.verrou(1),
      to: verrouNombre({ autre: autreTexte, petits: petitsNombre }),
    },
  ],
  refused: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 9 }) },
    { before: at.verrou(1), to: verrouChoix({ petits: petitsTexte }) },
    { before: at.verrou(1), to: verrouChoix() },
    { instead: 'more points than the épreuve gives', commit: award(20, 1) },
  ],
};

const smallOnesByWord: Row = {
  title: 'A word of a small one is hashed with the salt of the étape',
  allowed: {
    as: 'account',
    before: sceneOf(
      uid,
      verrouNombre({ petits: petitsTexte }),
      essaiStored(uid, { reponse: 'fontaine' }),
    ),
    commit: award(15, 1),
  },
  refused: [
    { before: essaiPath, to: essaiStored(uid, { reponse: 'fontane' }) },
    {
      before: at.verrou(1),
      to: verrouNombre({ petits: petitsTexte, sel: 'f'.repeat(32) }),
    },
  ],
};

const inEnglish = verrou({
  langues: { en: [hashByReponse['a.b-c.d'], hashByReponse.surplace] },
});

const byLangue: Row = {
  title: 'An answer opens what its own language has, and never what another one has',
  allowed: {
    as: 'account',
    before: sceneOf(
      uid,
      inEnglish,
      essaiStored(uid, { reponse: 'surplace', langue: 'en' }),
    ),
    commit: award(15, 1),
  },
  allowedToo: [
    // French; a language without its own answers.
    { before: essaiPath, to: essaiStored(uid) },
    { before: essaiPath, to: essaiStored(uid, { langue: 'de' }) },
    // Two languages may have the same answer, such as when only accents differ.
    {
      before: at.verrou(1),
      to: verrou({ langues: { en: [hashByReponse.lavoir, hashByReponse.surplace] } }),
    },
  ],
  refused: [
    { before: essaiPath, to: essaiStored(uid, { langue: 'en' }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'surplace' }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'surplace', langue: 'de' }) },
    { before: essaiPath, to: essaiStored(uid, { reponse: 'moulin', langue: 'en' }) },
    { before: at.verrou(1), to: verrou() },
  ],
};

const skip: Row = {
  title: 'An épreuve may be renounced, for no points and with no answer',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrou(), null),
    commit: {
      [at.partie]: partieAwarded(uid, 0),
      [at.reussite]: reussitePassee(),
    },
  },
  allowedToo: [
    { before: essaiPath, to: essaiStored(uid) },
    { of: at.reussite, field: 'indices', to: 2 },
    { of: at.reussite, field: 'erreurs', to: 3 },
  ],
  refused: [
    ...byOthersThan('account'),
    { of: at.reussite, field: 'erreurs', to: 4 },
    { of: at.reussite, field: 'issue', to: 'reussie' },
    { of: at.reussite, field: 'numero', to: 1 },
    { of: at.reussite, field: 'points', to: 5 },
    { of: at.reussite, field: 'indices', to: 3 },
    { of: at.partie, field: 'points', to: 15 },
    { write: at.partie, to: ABSENT },
    { before: at.verrou(1), to: null },
    {
      instead: 'with points that all agree on',
      commit: {
        [at.partie]: partieAwarded(uid, 5),
        [at.reussite]: reussitePassee({ points: 5 }),
      },
    },
    { before: at.reussite, to: reussite({ at: longAgo }) },
  ],
};

const late: Row = {
  title: 'An award may come after the finish, from a party played offline',
  allowed: {
    as: 'account',
    before: {
      ...sceneOf(uid, verrou(), essaiStored(uid)),
      [at.partie]: partieUnderWay(uid, { finishedAt: longAgo }),
    },
    commit: {
      [at.partie]: partieAwarded(uid, 15, { finishedAt: longAgo }),
      [at.reussite]: reussite(),
    },
  },
  refused: [
    { of: at.partie, field: 'finishedAt', to: null },
    { of: at.partie, field: 'finishedAt', to: clock(-1) },
  ],
};

/** Beginning of a party, after the answer below was stored. */
const lately = clock(-60).toTimestamp();

const laterParty: Row = {
  title: 'One answer that a session has stored earns its points in each of its parties',
  allowed: {
    as: 'account',
    before: {
      ...sceneOf(uid, verrou(), essaiStored(uid, { at: longAgo })),
      [otherReussite]: null,
      [`parties/${otherPartieId}/reussites/${etapeId}`]: reussite({ at: longAgo }),
      [at.otherPartie]: partieAwarded(uid, 15),
      [at.partie]: partie(uid, { startedAt: lately, expireAt: endOfLife }),
    },
    commit: {
      [at.partie]: firstAward({ startedAt: lately, expireAt: endOfLife }),
      [at.reussite]: reussite(),
    },
  },
  refused: [{ before: essaiPath, to: null }],
};

const get: Row = {
  title: 'A réussite is read by its player, and changed by nobody',
  allowed: {
    as: 'account',
    before: { ...sceneOf(uid, verrou(), null), [at.reussite]: reussite({ at: longAgo }) },
    get: at.reussite,
  },
  refused: [
    ...byOthersThan('account'),
    { before: at.reussite, to: null },
    { before: at.partie, to: partieUnderWay(otherUid) },
    // The party is a later one under the same id.
    { before: at.partie, to: partieUnderWay(uid, { startedAt: clock(-60) }) },
  ],
};

// ---- Déblocages --------------------------------------------------------------------------------------------

const key = at.deblocage(uid);

const deblocageContents: ValuesByField = {
  uid: only(otherUid, '', null),
  queteId: only('13_barbentane_le-moulin', null),
  version: only(2, '2', null),
  etapeId: only(otherEtapeId, 'etape', null),
  partieId: only(otherPartieId, `${partieId}/reussites/x/y`, 'partie', null),
  at: serverTime(),
  expireAt: expiry(),
};

const renounced: Documents = {
  ...sceneOf(uid, verrou(), null),
  [at.reussite]: reussitePassee({ at: longAgo }),
};

const unlockLater: Row = {
  title:
    'A solution is unlocked by who has renounced its épreuve, in a party of that version',
  allowed: { as: 'account', before: renounced, commit: { [key]: deblocage(uid) } },
  allowedToo: [
    ...sweep(key, { expireAt: expiry() }).allowedToo,
    // From an earlier party.
    { before: key, to: deblocage(uid, { partieId: otherPartieId, at: longAgo }) },
  ],
  refused: [
    ...byOthersThan('account'),
    ...sweep(key, deblocageContents).refused,
    { move: key, to: at.deblocage(otherUid) },
    { move: key, to: `${key}1` },
    { move: key, to: at.deblocage(uid, etapeId, 2) },
    { move: key, to: `deblocages/${uid}` },
    {
      instead: 'of an étape whose id is none',
      commit: { [at.deblocage(uid, 'etape')]: deblocage(uid, { etapeId: 'etape' }) },
    },
    { before: at.reussite, to: null },
    // A player who has found the answer knows it, and has renounced nothing.
    { before: at.reussite, to: reussite({ at: longAgo }) },
    { before: at.partie, to: partieUnderWay(otherUid) },
    { before: at.partie, to: partieUnderWay(uid, { version: 2 }) },
    {
      before: at.partie,
      to: partieUnderWay(uid, { queteId: '13_barbentane_le-moulin' }),
    },
    { before: at.partie, to: null },
  ],
};

const renunciation: Documents = {
  [at.partie]: partieAwarded(uid, 0),
  [at.reussite]: reussitePassee(),
};

const unlockAtOnce: Row = {
  title: 'A solution is unlocked in the very commit of its renunciation',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrou(), essaiStored(uid)),
    commit: { ...renunciation, [key]: deblocage(uid) },
  },
  refused: [
    { instead: 'without the réussite', commit: { [key]: deblocage(uid) } },
    { instead: 'with an award', commit: { ...award(15, 1), [key]: deblocage(uid) } },
    { of: key, field: 'etapeId', to: otherEtapeId },
    { move: key, to: at.deblocage(otherUid) },
  ],
};

const getKey: Row = {
  title: 'A déblocage is read by its player',
  allowed: {
    as: 'account',
    before: { [key]: deblocage(uid) },
    get: key,
  },
  refused: [
    ...byOthersThan('account'),
    { before: key, to: deblocage(otherUid) },
    { before: key, to: null },
  ],
};

const listKeys: Row = {
  title: 'A player lists own déblocages, at most 60 at once',
  allowed: {
    as: 'account',
    before: { [key]: deblocage(uid) },
    list: 'deblocages',
    where: ['uid', '==', uid],
    limit: 60,
  },
  refused: [...beyondOwnList('account', otherUid, 60), { everywhere: 'deblocages' }],
};

const takenOver: Row = {
  title: 'An account that has taken a party over copies its déblocages, and erases none',
  allowed: {
    as: 'account',
    before: { ...renounced, [at.deblocage(otherUid)]: deblocage(otherUid) },
    commit: { [key]: deblocage(uid) },
  },
  allowedToo: [{ before: key, to: deblocage(uid, { at: longAgo }) }],
  refused: [
    { write: at.deblocage(otherUid), to: null },
    { write: key, to: null },
    { instead: 'its own one deleted', commit: { [key]: null } },
    {
      instead: 'the party deleted with its own one',
      commit: { [at.partie]: null, [at.reussite]: null, [key]: null },
    },
  ],
};

function expiring(to: unknown) {
  return { of: at.reussite, field: 'expireAt', to };
}

const expires: Row = {
  title: 'A réussite says that it expires as parties do, and when',
  allowed: {
    as: 'account',
    before: sceneOf(uid, verrou(), essaiStored(uid)),
    commit: award(15, 1),
  },
  allowedToo: expiry().accepted.map((time) => expiring(time)),
  refused: [
    { of: at.reussite, field: 'intrus', to: 1 },
    ...[...expiry().refused, null, ABSENT].map((time) => expiring(time)),
  ],
};

describe('parties/{partieId}/reussites', () => {
  proveRows([
    proveAs('account'),
    proveAs('anonymous'),
    forged,
    twoAtOnce,
    atOnce,
    corrected,
    choix,
    wrongChoices,
    freeWrongAnswers,
    association,
    position,
    nombre,
    otherWay,
    smallOnes,
    smallOnesByWord,
    byLangue,
    skip,
    late,
    laterParty,
    expires,
    get,
  ]);
});

describe('deblocages', () => {
  proveRows([unlockLater, unlockAtOnce, getKey, listKeys, takenOver]);
});
