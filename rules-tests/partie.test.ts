import { Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf, type Actor } from './actors.ts';
import {
  at,
  debit,
  otherPartieId,
  otherQueteId,
  partie,
  partieId,
  partieUnderWay,
  published,
  quete,
  queteId,
  reussite,
  sentAway,
  tickOf,
  transfert,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, beyondOwnList, byOthersThan, type Documents, type Row } from './row.ts';
import {
  clock,
  day,
  expiry,
  glance,
  longAgo,
  now,
  only,
  operationId,
  serverTime,
  sweep,
  whole,
  type ValuesByField,
} from './values.ts';

type Player = Exclude<Actor, 'nobody'>;
const playerList = ['anonymous', 'account'] as const;
const nextOperation = 'operation-0000000000002';
const dayBefore = Timestamp.fromMillis(longAgo.toMillis() - day * 1_000);
const etapeIndex = whole({ min: 0, max: limits.etapeCount.max });

const beginning: ValuesByField = {
  uid: only(uidOf('otherAccount'), '', null),
  queteId: only(otherQueteId, 'le-lavoir', `${queteId}/versions/1/verrous`, null),
  version: only(2, 0, 1.5, '1', null),
  etapeIndex: only(1, -1, '0', null),
  points: only(1, -1, '0', null),
  reussiteCount: only(1, '0', null),
  derniere: only('etapeLavoir1', null),
  startedAt: serverTime(),
  finishedAt: only(now(), longAgo, 0),
  expireAt: expiry(),
  operationId: operationId(),
};

/** A party of that id that begins, with its tick. */
function begun(player: Player, id: string = partieId): Documents {
  return {
    [`parties/${id}`]: partie(uidOf(player)),
    ...tickOf(player, 'debut', id),
  };
}

function beginAs(player: Player): Row {
  const uid = uidOf(player);
  const counter = at.debit(uid, 'debut');
  return {
    title: `A party begins under one’s own uid, of a version that exists (${player})`,
    allowed: { as: player, before: published, commit: begun(player) },
    allowedToo: [
      ...sweep(at.partie, { expireAt: expiry(), operationId: operationId() }).allowedToo,
      { instead: 'the shortest id', commit: begun(player, 'a'.repeat(20)) },
      { instead: 'the longest id', commit: begun(player, 'Z'.repeat(32)) },
      // A withdrawn quête stays playable for its players.
      { before: at.quete, to: null },
      // So is the previous version: it was stored on the phone, and played offline.
      { before: at.quete, to: quete(2, { publishedAt: longAgo }) },
    ],
    refused: [
      ...byOthersThan(player),
      ...(player === 'account' ? sweep : glance)(at.partie, beginning).refused,
      { instead: 'a short id', commit: begun(player, 'a'.repeat(19)) },
      { instead: 'a long id', commit: begun(player, 'a'.repeat(33)) },
      {
        instead: 'an id of other letters',
        commit: begun(player, 'partie-du-lavoir-00001'),
      },
      { of: at.partie, field: 'preuve', to: 'z'.repeat(26) },
      { write: counter, to: ABSENT },
      { of: counter, field: 'de', to: otherPartieId },
      sentAway(player),
      { before: counter, to: debit(partieId, { at: longAgo, jourAt: longAgo }) },
      { before: at.version(1), to: null },
      { before: at.partie, to: partieUnderWay(uid) },
      { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
    ],
  };
}

const uid = uidOf('account');
const scene: Documents = { ...published, [at.partie]: partieUnderWay(uid) };

function underWay(changes: Record<string, unknown>) {
  return partieUnderWay(uid, { operationId: nextOperation, ...changes });
}

const immutable: ValuesByField = {
  uid: only(uidOf('otherAccount'), null),
  queteId: only(otherQueteId, null),
  version: only(2, null),
  points: only(11, 9, 30, null),
  reussiteCount: only(2, 0, null),
  derniere: only('etapeLavoir1', '', null),
  startedAt: only(now(), clock(-1), null),
  expireAt: only(clock(180 * 86_400), now(), null),
};

const move: Row = {
  title: 'The player moves on to another étape, and nothing else changes',
  allowed: {
    as: 'account',
    before: scene,
    commit: { [at.partie]: underWay({ etapeIndex: 2 }) },
  },
  allowedToo: [
    ...sweep(at.partie, { etapeIndex, operationId: operationId() }).allowedToo,
    { of: at.partie, field: 'etapeIndex', to: 0 },
    // A party under way goes on.
    sentAway('account'),
  ],
  refused: [
    ...byOthersThan('account'),
    ...sweep(at.partie, { ...immutable, etapeIndex, operationId: operationId() }).refused,
    { of: at.partie, field: 'finishedAt', to: clock(-1) },
    { of: at.partie, field: 'finishedAt', to: ABSENT },
    { of: at.partie, field: 'operationId', to: 'operation-0000000000001' },
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
    { before: at.partie, to: null },
  ],
};

const finish: Row = {
  title: 'The player finishes once, by the server’s clock',
  allowed: {
    as: 'account',
    before: scene,
    commit: { [at.partie]: underWay({ finishedAt: now() }) },
  },
  allowedToo: [{ of: at.partie, field: 'etapeIndex', to: 2 }, sentAway('account')],
  refused: [
    ...byOthersThan('account'),
    ...glance(at.partie, { ...immutable, finishedAt: serverTime() }).refused,
    { before: at.partie, to: partieUnderWay(uid, { finishedAt: longAgo }) },
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
  ],
};

const reopen: Row = {
  title: 'A party that is finished stays finished, and may still be walked through',
  allowed: {
    as: 'account',
    before: { ...scene, [at.partie]: partieUnderWay(uid, { finishedAt: longAgo }) },
    commit: { [at.partie]: underWay({ finishedAt: longAgo, etapeIndex: 0 }) },
  },
  refused: [
    { of: at.partie, field: 'finishedAt', to: null },
    { of: at.partie, field: 'finishedAt', to: now() },
  ],
};

const getOwn: Row = {
  title: 'A party is read by its player; to a session, a missing one is only missing',
  allowed: { as: 'account', before: scene, get: at.partie },
  allowedToo: [{ get: at.otherPartie }],
  refused: [...byOthersThan('account'), { before: at.partie, field: 'uid', to: 'autre' }],
};

const getMissing: Row = {
  title: 'Without a session not even a missing party is looked for',
  allowed: { as: 'anonymous', before: {}, get: at.partie },
  allowedToo: [{ as: 'otherAccount' }],
  refused: [{ as: 'nobody' }, { before: at.partie, to: partieUnderWay(uid) }],
};

const listOwn: Row = {
  title: 'A player lists own parties, at most 50 at once',
  allowed: {
    as: 'account',
    before: scene,
    list: 'parties',
    where: ['uid', '==', uid],
    limit: 50,
  },
  refused: [
    ...beyondOwnList('account', uidOf('otherAccount')),
    { where: ['uid', '!=', uidOf('otherAccount')] },
    { where: ['queteId', '==', queteId] },
    { everywhere: 'parties' },
  ],
};

const removeAlone: Row = {
  title: 'A party is deleted by its player only',
  allowed: { as: 'account', before: scene, commit: { [at.partie]: null } },
  refused: [
    ...byOthersThan('account'),
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
    { before: at.partie, to: null },
  ],
};

const withWhatIsUnder: Documents = {
  ...scene,
  [at.reussite]: reussite({ at: longAgo }),
};

const remove: Row = {
  title: 'A player deletes a party with what lies under it, in one commit',
  allowed: {
    as: 'account',
    before: withWhatIsUnder,
    commit: { [at.partie]: null, [at.reussite]: null },
  },
  allowedToo: [{ write: at.reussite, to: ABSENT }],
  refused: [
    ...byOthersThan('account'),
    { write: at.partie, to: ABSENT },
    { write: at.partie, to: underWay({ etapeIndex: 2 }) },
    { write: at.otherPartie, to: null },
    { instead: 'the réussite alone', commit: { [at.reussite]: null } },
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
  ],
};

const anonymous = uidOf('anonymous');
const jeton = at.transfert.replace('transferts/', '');
const offered: Documents = {
  ...published,
  [at.partie]: partieUnderWay(anonymous),
  [at.transfert]: transfert(anonymous, { createdAt: clock(-9 * 60) }),
};

function takenOver(changes: Record<string, unknown> = {}) {
  return partieUnderWay(uid, { operationId: jeton, ...changes });
}

const takeOver: Row = {
  title: 'An account takes over the party of an anonymous player who made a transfert',
  allowed: { as: 'account', before: offered, commit: { [at.partie]: takenOver() } },
  allowedToo: [{ before: at.partie, to: partieUnderWay(anonymous, { points: 10 }) }],
  refused: [
    ...byOthersThan('account'),
    ...glance(at.partie, { ...immutable, etapeIndex: only(2), finishedAt: only(now()) })
      .refused,
    { of: at.partie, field: 'uid', to: anonymous },
    { of: at.partie, field: 'operationId', to: nextOperation },
    { of: at.partie, field: 'operationId', to: `${jeton}/x/y` },
    { before: at.transfert, to: null },
    sentAway('account'),
    { before: at.transfert, field: 'createdAt', to: clock(-11 * 60) },
    { before: at.transfert, field: 'uid', to: uidOf('otherAccount') },
    { before: at.transfert, field: 'parties', to: ['partieBBBBBBBBBBBBBB1'] },
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
    { before: at.partie, to: null },
  ],
};

const listReussites: Row = {
  title: 'A player lists the réussites of an own party, at most 60 at once',
  allowed: {
    as: 'account',
    before: withWhatIsUnder,
    list: `${at.partie}/reussites`,
    where: ['at', '>=', longAgo],
    limit: 60,
  },
  refused: [
    ...byOthersThan('account'),
    { limit: 61 },
    { limit: ABSENT },
    // Older data belongs to an earlier party with its id.
    { where: ABSENT },
    { where: ['at', '>=', dayBefore] },
    { before: at.partie, to: partieUnderWay(uid, { startedAt: clock(-60) }) },
    { list: `${at.otherPartie}/reussites` },
    { everywhere: 'reussites' },
    { before: at.partie, to: partieUnderWay(uidOf('otherAccount')) },
  ],
};

describe('parties/{partieId}', () => {
  proveRows([
    ...playerList.map(beginAs),
    move,
    finish,
    reopen,
    getOwn,
    getMissing,
    listOwn,
    removeAlone,
    remove,
    takeOver,
    listReussites,
  ]);
});
