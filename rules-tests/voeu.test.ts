import { describe } from 'vitest';
import { actorList, uidOf } from './actors.ts';
import { at, sentAway, tickOf, voeu, voix } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Difference, type Row } from './row.ts';
import { clock, expiry, longAgo, only, serverTime, sweep } from './values.ts';

const me = uidOf('anonymous');
const mine = at.voix(me);
const old = voix(me, { at: longAgo, expireAt: clock(86_400) });
const counter = at.debit(me, 'voix');
const tick = tickOf('anonymous', 'voix', '13010_0');
const corsicanTick = tickOf('anonymous', 'voix', '2A004_0');
const anybodyElse = byOthersThan('anonymous');

const first: Row = {
  title: 'A session is the first to wish for a quête in a commune, with its voice',
  allowed: {
    as: 'anonymous',
    before: {},
    commit: { [at.voeu]: voeu(1), [mine]: voix(me), ...tick },
  },
  allowedToo: [...sweep(mine, { expireAt: expiry() }).allowedToo],
  refused: [
    ...anybodyElse,
    ...sweep(at.voeu, { total: only(0, 2, '1', 1.5), updatedAt: serverTime() }).refused,
    ...sweep(mine, {
      uid: only(uidOf('account'), '', null),
      at: serverTime(),
      expireAt: expiry(),
    }).refused,
    { write: at.voeu, to: ABSENT },
    { write: mine, to: ABSENT },
    { write: counter, to: ABSENT },
    sentAway('anonymous'),
    { of: counter, field: 'de', to: '2A004_0' },
    { before: mine, to: old },
    { before: at.voeu, to: voeu(1, { updatedAt: longAgo }) },
  ],
};

/** The same wish, under another name. */
function wishAt(path: string): Difference {
  return {
    instead: `a wish at ${path}`,
    commit: {
      [path]: voeu(1),
      [`${path}/voix/${me}`]: voix(me),
      ...tickOf('anonymous', 'voix', path.slice('voeux/'.length)),
    },
  };
}

const named: Row = {
  title: 'A wish is for a commune, under its INSEE code',
  allowed: {
    as: 'anonymous',
    before: {},
    commit: {
      'voeux/2A004_0': voeu(1),
      [`voeux/2A004_0/voix/${me}`]: voix(me),
      ...corsicanTick,
    },
  },
  refused: [
    wishAt('voeux/2C004_0'),
    wishAt('voeux/1301_0'),
    wishAt('voeux/13010_1'),
    wishAt('voeux/13010'),
  ],
};

const next: Row = {
  title: 'Another session adds one, once',
  allowed: {
    as: 'anonymous',
    before: { [at.voeu]: voeu(7, { updatedAt: longAgo }) },
    commit: { [at.voeu]: voeu(8), [mine]: voix(me), ...tick },
  },
  refused: [
    ...anybodyElse,
    ...sweep(at.voeu, { total: only(7, 9, '8', -1), updatedAt: serverTime() }).refused,
    { before: mine, to: old },
    { write: mine, to: ABSENT },
    { write: at.voeu, to: ABSENT },
    { write: at.voeu, to: null },
    { move: mine, to: at.voix(uidOf('account')) },
  ],
};

const again: Row = {
  title:
    'A session that has wished once wishes in another commune, and no second time in the first',
  allowed: {
    as: 'anonymous',
    before: { [mine]: old },
    commit: {
      'voeux/2A004_0': voeu(1),
      [`voeux/2A004_0/voix/${me}`]: voix(me),
      ...corsicanTick,
    },
  },
  refused: [{ instead: 'the first commune again', commit: { [at.voeu]: voeu(1) } }],
};

const againCounted: Row = {
  ...again,
  title: 'A voice of before adds nothing to a count that others have raised since',
  allowed: {
    ...again.allowed,
    before: { [mine]: old, [at.voeu]: voeu(7, { updatedAt: longAgo }) },
  },
  refused: [{ instead: 'one more, by the same voice', commit: { [at.voeu]: voeu(8) } }],
};

const count: Row = {
  title: 'Everybody reads how many wished, and nobody lists the communes',
  allowed: {
    as: 'nobody',
    before: { [at.voeu]: voeu(7, { updatedAt: longAgo }) },
    get: at.voeu,
  },
  allowedToo: [...actorList.map((as) => ({ as })), { get: 'voeux/13011_0' }],
  refused: [{ get: mine }, { get: 'autre/document' }],
};

const own: Row = {
  title: 'A session reads its own voice, and nobody another one’s',
  allowed: { as: 'anonymous', before: { [mine]: old }, get: mine },
  allowedToo: [{ before: mine, to: null }],
  refused: anybodyElse,
};

const lists: Row = {
  title: 'Nobody lists wishes or the voices of others, admins included',
  allowed: { as: 'admin', before: {}, list: 'parcours', limit: 1 },
  refused: [{ list: 'voeux' }, { list: `${at.voeu}/voix` }, { everywhere: 'voix' }],
};

const listOwn: Row = {
  title: 'A session lists its own voices, in whatever communes, at most 50 at once',
  allowed: {
    as: 'anonymous',
    before: { [mine]: old },
    list: 'voix',
    everywhere: true,
    where: ['uid', '==', me],
    limit: 50,
  },
  refused: [
    ...anybodyElse,
    { limit: 51 },
    { limit: ABSENT },
    { where: ABSENT },
    { where: ['uid', '==', uidOf('account')] },
  ],
};

const withdraw: Row = {
  title: 'A session takes its voice back, and the count goes down by one with it',
  allowed: {
    as: 'anonymous',
    before: { [at.voeu]: voeu(7, { updatedAt: longAgo }), [mine]: old },
    commit: { [at.voeu]: voeu(6), [mine]: null },
  },
  refused: [
    ...anybodyElse,
    ...sweep(at.voeu, { total: only(7, 8, 5, '6', 6.5), updatedAt: serverTime() })
      .refused,
    { before: mine, to: null },
    { write: mine, to: ABSENT },
    { write: at.voeu, to: ABSENT },
    { write: at.voeu, to: null },
    {
      instead: 'the voice of somebody else',
      commit: { [at.voeu]: voeu(6), [at.voix(uidOf('account'))]: null },
    },
  ],
};

describe('voeux/{commune}', () => {
  proveRows([
    first,
    named,
    next,
    again,
    againCounted,
    count,
    own,
    lists,
    listOwn,
    withdraw,
  ]);
});
