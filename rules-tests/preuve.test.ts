import { describe } from 'vitest';
import { uidOf, type Actor } from './actors.ts';
import {
  at,
  commune,
  marque,
  otherParcoursId,
  otherPartieId,
  otherQueteId,
  parcours,
  parcoursId,
  partieUnderWay,
  preuve,
  preuveId,
  published,
  queteId,
  sentAway,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Fields, type Row } from './row.ts';
import {
  clock,
  day,
  expiry,
  glance,
  longAgo,
  midnight,
  now,
  only,
  serverTime,
  sweep,
} from './values.ts';

type Player = Exclude<Actor, 'nobody'>;
const nextOperation = 'operation-0000000000002';
const otherPreuveId = '3k8p6f9xzzzzzzzzzzzzzzzzzz';
const otherInsee = '13116';
const path = at.preuve;

/** The party of a player that has ended a minute ago, by the server's clock. */
function ended(player: Player, changes: Fields = {}): Fields {
  return partieUnderWay(uidOf(player), { finishedAt: clock(-60), ...changes });
}

/** The commit of a party that gets its preuve. The party's times stay, so `finishedAt` is the stored one. */
function attested(player: Player, finishedAt: unknown, changes: Fields = {}): Documents {
  return {
    [at.partie]: partieUnderWay(uidOf(player), {
      finishedAt,
      preuve: preuveId,
      operationId: nextOperation,
      ...changes,
    }),
    [path]: preuve(),
    [at.marque(uidOf(player))]: marque(),
  };
}

const endedAt = clock(-3_600).toTimestamp();
const scene = (player: Player, changes: Fields = {}): Documents => ({
  ...published,
  [at.partie]: ended(player, { finishedAt: endedAt, ...changes }),
});

function makeAs(player: Player): Row {
  const mark = at.marque(uidOf(player));
  return {
    title: `A party whose finish the rules saw gets its preuve, which names nobody (${player})`,
    allowed: { as: player, before: scene(player), commit: attested(player, endedAt) },
    allowedToo: [
      // A quête that was withdrawn meanwhile.
      { before: at.quete, to: null },
      {
        instead: 'under other signs',
        commit: {
          [at.partie]: partieUnderWay(uidOf(player), {
            finishedAt: endedAt,
            preuve: otherPreuveId,
            operationId: nextOperation,
          }),
          [`preuves/${otherPreuveId}`]: preuve(),
          [mark]: marque(),
        },
      },
    ],
    refused: [
      ...byOthersThan(player),
      sentAway(player),
      ...(player === 'account' ? sweep : glance)(path, {
        queteId: only(otherQueteId, null),
        version: only(2, '1', null),
        parcoursId: only(otherParcoursId, '', null),
        points: only(11, 9, 20, '10', null),
        etapes: only(2, 0, '1', null),
        jour: only(midnight(-1), midnight(1), clock(-1), longAgo, null),
        remisLe: only(now(), longAgo),
        expireAt: only(midnight(89), midnight(91), clock(180 * day), null),
      }).refused,
      { of: at.partie, field: 'points', to: 20 },
      { of: at.partie, field: 'finishedAt', to: now() },
      { of: at.partie, field: 'operationId', to: 'operation-0000000000001' },
      { of: at.partie, field: 'preuve', to: otherPreuveId },
      { of: at.partie, field: 'preuve', to: ABSENT },
      { write: at.partie, to: ABSENT },
      ...(player === 'account' ? sweep : glance)(mark, {
        partieId: only(otherPartieId, '', null),
        at: serverTime(),
        expireAt: expiry(),
      }).refused,
      { write: mark, to: ABSENT },
      { move: mark, to: at.marque(uidOf(player), 2) },
      { move: mark, to: at.marque('autre') },
      // Another party of this session has had the preuve of this version.
      { before: mark, to: marque({ partieId: otherPartieId, at: longAgo }) },
      { before: path, to: preuve() },
      { before: at.partie, field: 'uid', to: 'autre' },
      { before: at.partie, to: null },
      { before: at.version(1), to: null },
      ...['z'.repeat(25), 'z'.repeat(27), 'Z'.repeat(26), `${'z'.repeat(25)}o`].map(
        (id) => ({
          instead: `under the signs ${id}`,
          commit: {
            [at.partie]: ended(player, {
              finishedAt: endedAt,
              preuve: id,
              operationId: nextOperation,
            }),
            [`preuves/${id}`]: preuve(),
            [mark]: marque(),
          },
        }),
      ),
    ],
  };
}

const second: Row = {
  title: 'A party has one preuve: a second, or the same again, is refused',
  allowed: {
    as: 'account',
    before: { ...scene('account'), [at.otherPartie]: partieUnderWay('autre') },
    commit: attested('account', endedAt),
  },
  // The answer was lost before the preuve was made.
  allowedToo: [{ before: at.partie, field: 'preuve', to: preuveId }],
  refused: [
    { before: at.partie, field: 'preuve', to: otherPreuveId },
    { before: path, to: preuve() },
    {
      instead: 'a mark by the party of another session',
      commit: { [at.marque(uidOf('account'))]: marque({ partieId: otherPartieId }) },
    },
    {
      instead: 'two by one mark',
      commit: {
        ...attested('account', endedAt),
        [`preuves/${otherPreuveId}`]: preuve(),
      },
    },
  ],
};

const anotherPartie: Row = {
  title: 'A session has one preuve of a version, however often it is played again',
  allowed: {
    as: 'account',
    before: scene('account'),
    commit: attested('account', endedAt),
  },
  // That of another version is different.
  allowedToo: [{ before: at.marque(uidOf('account'), 2), to: marque({ at: longAgo }) }],
  refused: [
    { before: at.marque(uidOf('account')), to: marque({ at: longAgo }) },
    {
      before: at.marque(uidOf('account')),
      to: marque({ at: longAgo, partieId: otherPartieId }),
    },
  ],
};

const byOldMark: Row = {
  title: 'The mark of a preuve of before makes no other',
  allowed: {
    as: 'account',
    before: {
      ...scene('account'),
      [at.marque(uidOf('account'))]: marque({ at: longAgo }),
    },
    commit: { [at.partie]: attested('account', endedAt)[at.partie] ?? null },
  },
  refused: [
    {
      instead: 'with the preuve',
      commit: {
        [at.partie]: attested('account', endedAt)[at.partie] ?? null,
        [path]: preuve(),
      },
    },
  ],
};

const keepsMark: Row = {
  title: 'A session reads the mark of its preuve, and takes it away no more',
  allowed: {
    as: 'account',
    before: {
      [at.debit(uidOf('account'), 'partie')]: { at: longAgo },
      [at.marque(uidOf('account'))]: marque({ at: longAgo }),
      [at.partie]: ended('account'),
    },
    commit: { [at.debit(uidOf('account'), 'partie')]: null },
  },
  refused: [
    { instead: 'its mark', commit: { [at.marque(uidOf('account'))]: null } },
    {
      instead: 'its mark written anew',
      commit: { [at.marque(uidOf('account'))]: marque() },
    },
  ],
};

const readsMark: Row = {
  title: 'The mark of a preuve is read by its session alone',
  allowed: {
    as: 'account',
    before: { [at.marque(uidOf('account'))]: marque({ at: longAgo }) },
    get: at.marque(uidOf('account')),
  },
  refused: byOthersThan('account'),
};

const replayed: Row = {
  title: 'A preuve that was cleared away is not made again',
  allowed: {
    as: 'account',
    before: scene('account', { finishedAt: longAgo, preuve: preuveId }),
    commit: {
      [at.partie]: partieUnderWay(uidOf('account'), {
        ...{ finishedAt: longAgo, preuve: preuveId, etapeIndex: 2 },
        operationId: nextOperation,
      }),
    },
  },
  refused: [{ instead: 'the same again', commit: attested('account', longAgo) }],
};

const fresh: Row = {
  title: 'A finish of the last thirty days gets a preuve',
  allowed: {
    as: 'account',
    before: scene('account', { finishedAt: midnight(-28) }),
    commit: attested('account', midnight(-28)),
  },
  refused: [{ of: at.partie, field: 'finishedAt', to: midnight(-27) }],
};

const tooLate: Row = {
  title: 'An older finish gets none, and its party is still walked through',
  allowed: {
    as: 'account',
    before: scene('account', { finishedAt: longAgo }),
    commit: {
      [at.partie]: ended('account', {
        ...{ finishedAt: longAgo, etapeIndex: 2, operationId: nextOperation },
      }),
    },
  },
  refused: [{ instead: 'its preuve', commit: attested('account', longAgo) }],
};

const unfinished: Row = {
  title: 'A party under way has no preuve, and none begins with one',
  allowed: {
    as: 'account',
    before: { ...published, [at.partie]: partieUnderWay(uidOf('account')) },
    commit: {
      [at.partie]: partieUnderWay(uidOf('account'), {
        etapeIndex: 2,
        operationId: nextOperation,
      }),
    },
  },
  refused: [
    { instead: 'its preuve', commit: attested('account', null) },
    { instead: 'its end and its preuve at once', commit: attested('account', now()) },
    { of: at.partie, field: 'preuve', to: preuveId },
  ],
};

const of = (changes: Fields = {}): Documents => ({
  [path]: preuve({ jour: midnight(-3), expireAt: midnight(87), ...changes }),
});
const alice = uidOf('account');
const desk: Documents = {
  [at.parcours]: parcours.stored(),
  [at.otherParcours]: parcours.stored({ insee: otherInsee }),
  [at.commune]: commune([alice]),
  [`communes/${otherInsee}`]: commune([uidOf('otherAccount')]),
};

const gets: Row = {
  title: 'Everybody reads a preuve by its id, and learns of none by another',
  allowed: { as: 'nobody', before: of(), get: path },
  allowedToo: [
    { as: 'anonymous' },
    { as: 'adminRevoked' },
    { get: `preuves/${otherPreuveId}` },
  ],
  refused: [{ get: `${path}/rien/rien` }],
};

const lists: Row = {
  title: 'The desk of a commune lists the preuves of its quêtes, 100 at once',
  allowed: {
    as: 'account',
    before: { ...of(), ...desk },
    list: 'preuves',
    where: ['parcoursId', '==', parcoursId],
    limit: 100,
  },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    sentAway('account'),
    { limit: 101 },
    { limit: ABSENT },
    { where: ABSENT },
    { where: ['parcoursId', '==', otherParcoursId] },
    { where: ['queteId', '==', queteId] },
    { everywhere: 'preuves' },
    { before: at.commune, to: commune([uidOf('otherAccount')]) },
    { before: at.commune, to: null },
    { before: at.parcours, field: 'insee', to: otherInsee },
  ],
};

const teamLists: Row = {
  title: 'The team lists preuves of all communes, 100 at once',
  allowed: { as: 'admin', before: { ...of(), ...desk }, list: 'preuves', limit: 100 },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 101 }, { limit: ABSENT }],
};

const jour = new Date('2026-03-01T00:00:00Z');
const last = clock(30 * day).toTimestamp();
const kept = { jour, expireAt: last };

const marks: Row = {
  title: 'The desk of its commune marks a preuve as given, once, by the server’s clock',
  allowed: {
    as: 'account',
    before: { [path]: preuve(kept), ...desk },
    commit: { [path]: preuve({ ...kept, remisLe: now() }) },
  },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    sentAway('account'),
    ...sweep(path, {
      queteId: only(otherQueteId),
      parcoursId: only(otherParcoursId),
      points: only(100),
      jour: only(new Date('2026-03-02T00:00:00Z')),
      remisLe: serverTime(),
      expireAt: only(clock(60 * day)),
    }).refused,
    { before: path, field: 'remisLe', to: longAgo },
    // The quête of another commune.
    { before: at.parcours, field: 'insee', to: otherInsee },
    { before: path, to: null },
    { before: at.commune, to: commune([]) },
    { before: at.commune, to: null },
    { write: path, to: null },
  ],
};

const given: Row = {
  title: 'What was given stays so, whoever asks',
  allowed: {
    as: 'admin',
    before: { [path]: preuve(kept), ...desk },
    commit: { [path]: preuve({ ...kept, remisLe: now() }) },
  },
  refused: [
    { before: path, field: 'remisLe', to: longAgo },
    {
      instead: 'given back',
      commit: { [path]: preuve({ ...kept, remisLe: null, etapes: 2 }) },
    },
    { instead: 'cleared away', commit: { [path]: null } },
  ],
};

describe('preuves/{preuveId}', () => {
  proveRows([
    ...(['anonymous', 'account'] as const).map(makeAs),
    ...[
      second,
      anotherPartie,
      byOldMark,
      keepsMark,
      readsMark,
      replayed,
      fresh,
      tooLate,
      unfinished,
      gets,
      lists,
      teamLists,
      marks,
      given,
    ],
  ]);
});
