import { describe } from 'vitest';
import { uidOf } from './actors.ts';
import {
  at,
  endOfLife,
  otherPartieId,
  otherQueteId,
  partieId,
  partieUnderWay,
  queteId,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Fields, type Row } from './row.ts';
import { clock, day, longAgo, now, only, serverTime, sweep } from './values.ts';

const me = uidOf('anonymous');
const ended = { [at.partie]: partieUnderWay(me, { finishedAt: longAgo }) };
const merci = { at: now(), expireAt: endOfLife };
const old = { at: longAgo, expireAt: endOfLife };
/** A party that begins under the id of one that is gone, whoever had it. */
const begunSince = partieUnderWay(me, { startedAt: clock(-60), finishedAt: clock(-30) });

function count(total: number, changes: Fields = {}): Fields {
  return { total, dernier: partieId, updatedAt: now(), ...changes };
}

const first: Row = {
  title: 'Who has ended a party thanks its author, first of all, and it is counted',
  allowed: {
    as: 'anonymous',
    before: ended,
    commit: { [at.merci]: merci, [at.merciCount]: count(1) },
  },
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(at.merci, {
      at: serverTime(),
      expireAt: only(clock(180 * day), longAgo, null),
    }).refused,
    ...sweep(at.merciCount, {
      total: only(0, 2, '1'),
      dernier: only(otherPartieId, 'court', null),
      updatedAt: serverTime(),
    }).refused,
    { write: at.merci, to: ABSENT },
    { write: at.merciCount, to: ABSENT },
    { move: at.merci, to: `quetes/${queteId}/mercis/${otherPartieId}` },
    { move: at.merci, to: `quetes/${otherQueteId}/mercis/${partieId}` },
    { move: at.merciCount, to: `quetes/${queteId}/compteurs/avis` },
    { before: at.partie, to: null },
    { before: at.partie, field: 'finishedAt', to: null },
    { before: at.partie, field: 'queteId', to: otherQueteId },
  ],
};

const next: Row = {
  title: 'The next one adds one, once a party',
  allowed: {
    as: 'anonymous',
    before: {
      ...ended,
      [at.merciCount]: count(7, { dernier: otherPartieId, updatedAt: longAgo }),
      [`quetes/${queteId}/mercis/${otherPartieId}`]: old,
    },
    // The count first: the engine stops at the first refusal of a commit, and each must refuse by itself.
    commit: { [at.merciCount]: count(8), [at.merci]: merci },
  },
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(at.merciCount, {
      total: only(9, 7, '8'),
      dernier: only(otherPartieId, 'court', null),
      updatedAt: serverTime(),
    }).refused,
    { before: at.merci, to: old },
    { write: at.merci, to: ABSENT },
    { write: at.merciCount, to: ABSENT },
    { write: at.merciCount, to: null },
  ],
};

/** The merci that a count names was given before: it counts no second time. */
const stale: Row = {
  title: 'A merci of long ago is counted no second time',
  allowed: next.allowed,
  refused: [
    {
      instead: 'the count alone, in the name of what was given before',
      commit: { [at.merciCount]: count(8, { dernier: otherPartieId }) },
    },
    {
      instead: 'the count alone, in the name of what is no party',
      commit: { [at.merciCount]: count(8, { dernier: 'court' }) },
    },
  ],
};

const read: Row = {
  title: 'A merci is read by its player alone',
  allowed: { as: 'anonymous', before: { ...ended, [at.merci]: old }, get: at.merci },
  allowedToo: [{ before: at.merci, to: null }],
  refused: [...byOthersThan('anonymous'), { before: at.partie, to: begunSince }],
};

const readCount: Row = {
  title: 'Everybody reads how many thanked, and nobody lists who',
  allowed: {
    as: 'nobody',
    before: { [at.merciCount]: count(7, { updatedAt: longAgo }), [at.merci]: old },
    get: at.merciCount,
  },
  allowedToo: [{ as: 'account' }, { as: 'admin' }],
  refused: [{ get: at.merci }],
};

const removed: Row = {
  title: 'A merci goes with its party, and not without it',
  allowed: {
    as: 'anonymous',
    before: { ...ended, [at.merci]: old },
    commit: { [at.merci]: null, [at.partie]: null },
  },
  allowedToo: [{ before: at.merci, to: null }],
  refused: [
    ...byOthersThan('anonymous'),
    { write: at.partie, to: ABSENT },
    { before: at.partie, to: begunSince },
  ],
};

describe('quetes/{queteId}/mercis/{partieId} and their count', () => {
  proveRows([first, next, stale, read, readCount, removed]);
});
