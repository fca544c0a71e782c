import { describe } from 'vitest';
import { parJour } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import { at, debit, sentAway } from './documents.ts';
import { proveRows } from './firestore.ts';
import { byOthersThan, type Fields, type Row } from './row.ts';
import { clock, day, expiry, longAgo, only, serverTime, sweep, text } from './values.ts';

const me = uidOf('anonymous');
const genreList = Object.entries(parJour);
const counter = at.debit(me, 'avis');
const anybodyElse = byOthersThan('anonymous');

/** A counter an hour after so many ticks of a day that began long ago. */
function ticked(jourCount: number, changes: Fields = {}): Fields {
  const expireAt = clock(150 * day);
  return debit('avant', {
    ...{ n: 700, at: clock(-1), jourAt: longAgo, jourCount, expireAt },
    ...changes,
  });
}

/** The next tick of that day. */
function nextTick(jourCount: number, changes: Fields = {}): Fields {
  return debit('apres', { n: 701, jourAt: longAgo, jourCount, ...changes });
}

const first: Row = {
  title: 'A session begins a counter, which names what it counts',
  allowed: { as: 'anonymous', before: {}, commit: { [counter]: debit('un') } },
  allowedToo: [
    ...sweep(counter, { de: text({ max: 300 }), expireAt: expiry() }).allowedToo,
    { of: counter, fields: { plus: 7, n: 7, jourCount: 7 } },
  ],
  refused: [
    ...anybodyElse,
    ...sweep(counter, {
      de: text({ max: 300 }),
      plus: only(0, 2, -1, '1', 1.5, null),
      n: only(0, 2, '1', 1.5, null),
      at: serverTime(),
      jourAt: serverTime(),
      jourCount: only(0, 2, '1', null),
      expireAt: expiry(),
    }).refused,
    { move: counter, to: at.debit(uidOf('account'), 'avis') },
    { move: counter, to: at.debit(me, 'autre') },
  ],
};

const next: Row = {
  title: 'The next tick of a day counts on, without any pause',
  allowed: {
    as: 'anonymous',
    before: { [counter]: ticked(1) },
    commit: { [counter]: nextTick(2) },
  },
  allowedToo: [{ of: counter, fields: { plus: 3, n: 703, jourCount: 4 } }],
  refused: [
    ...anybodyElse,
    ...sweep(counter, {
      plus: only(0, 2, -1, '1', 1.5, null),
      n: only(700, 702, 1, '701', null),
      at: serverTime(),
      jourAt: only(clock(-1), null),
      jourCount: only(1, 3, 0, '2', null),
      expireAt: expiry(),
    }).refused,
  ],
};

const anotherDay: Row = {
  title:
    'Another day begins 24 hours after the first tick of the last one, and not before',
  allowed: {
    as: 'anonymous',
    before: { [counter]: ticked(parJour.avis, { jourAt: clock(-25 * 3_600) }) },
    commit: { [counter]: debit('apres', { n: 701 }) },
  },
  refused: [
    ...anybodyElse,
    { before: counter, to: ticked(parJour.avis, { jourAt: clock(-23 * 3_600) }) },
    { of: counter, field: 'jourCount', to: parJour.avis + 1 },
    { of: counter, field: 'n', to: 1 },
  ],
};

const mostADay = genreList.map(([genre, most]): Row => {
  const path = at.debit(me, genre);
  return {
    title: `A session makes ${most} a day of the genre ${genre}, and not one more`,
    allowed: {
      as: 'anonymous',
      before: { [path]: ticked(most - 1) },
      commit: { [path]: nextTick(most) },
    },
    refused: [
      {
        instead: 'two at once',
        commit: { [path]: nextTick(most + 1, { plus: 2, n: 702 }) },
      },
      { before: path, to: ticked(most) },
      sentAway('anonymous'),
    ],
  };
});

const forgotten: Row = {
  title:
    'A counter forgets what it counted last by a tick for nothing, which counts none',
  allowed: {
    as: 'anonymous',
    before: { [counter]: ticked(parJour.avis) },
    commit: {
      [counter]: debit('', { plus: 0, n: 700, jourAt: longAgo, jourCount: parJour.avis }),
    },
  },
  // An actor sent away may still delete their own.
  allowedToo: [sentAway('anonymous')],
  refused: [
    ...anybodyElse,
    { of: counter, field: 'de', to: 'apres' },
    { of: counter, field: 'plus', to: -1 },
    { of: counter, field: 'n', to: 0 },
    { of: counter, field: 'n', to: 699 },
    { of: counter, field: 'jourCount', to: 0 },
    { of: counter, field: 'at', to: clock(-1) },
    { of: counter, field: 'expireAt', to: clock(200 * day) },
  ],
};

const kept: Row = {
  title: 'A counter is read by its session alone, and deleted by nobody',
  allowed: { as: 'anonymous', before: { [counter]: ticked(1) }, get: counter },
  allowedToo: [{ before: counter, to: null }],
  refused: anybodyElse,
};

const deleted: Row = {
  title: 'Its session does not set a counter back',
  allowed: next.allowed,
  refused: [
    { write: counter, to: null },
    { write: counter, to: debit('apres') },
  ],
};

describe('debits/{uid}/genres/{genre}', () => {
  proveRows([first, next, anotherDay, ...mostADay, forgotten, kept, deleted]);
});
