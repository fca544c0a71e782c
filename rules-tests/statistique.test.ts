import { describe } from 'vitest';
import { departMotifList } from '@/domain/partie/partie.ts';
import { compteLimits } from '@/domain/statistique/compte.ts';
import { noCompte } from '@/domain/statistique/statistique.ts';
import { uidOf } from './actors.ts';
import {
  at,
  etapeId,
  otherEtapeId,
  otherPartieId,
  otherQueteId,
  partie,
  partieId,
  parcours,
  partieUnderWay,
  published,
  quete,
  queteId,
  sharedFields,
  version,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Fields, type Row } from './row.ts';
import { clock, day, expiry, longAgo, now, only, serverTime, sweep } from './values.ts';

const me = uidOf('anonymous');
const compteur = at.debit(me, 'partie');
const nextOperation = 'operation-0000000000002';

function dayFromNow(days: number) {
  const written = new Date(Date.now() + days * day * 1_000).toISOString();
  return { mois: written.slice(0, 7), jour: written.slice(8, 10) };
}
const { mois, jour } = dayFromNow(0);
const shard = `${mois}_2`;
const ofQuete = `statistiques/${queteId}_${shard}`;
const ofFrance = `statistiques/france_${shard}`;

function pas(changes: Fields = {}): Fields {
  return {
    partieId,
    pas: 'startedAt',
    mois: shard,
    cles: [jour],
    motif: '',
    at: now(),
    expireAt: clock(180 * day),
    ...changes,
  };
}

function compte(changes: Fields = {}): Fields {
  return { ...noCompte, ...changes };
}

/** The version that names its étapes, as every publication does. */
const naming: Documents = {
  ...published,
  [at.version(1)]: version(1, { etapeIds: [etapeId, otherEtapeId] }),
};

const begun = { comptes: { [jour]: compte({ commencees: 1 }) } };
const beginning: Documents = {
  [at.partie]: partie(me),
  ...tickOf('anonymous', 'debut', partieId),
  [compteur]: pas(),
  [ofQuete]: begun,
  [ofFrance]: begun,
};

/** The same, on another day. */
function beginningOn(other: { mois: string; jour: string }): Documents {
  const comptes = { [other.jour]: compte({ commencees: 1 }) };
  return {
    [at.partie]: partie(me),
    ...tickOf('anonymous', 'debut', partieId),
    [compteur]: pas({ mois: `${other.mois}_2`, cles: [other.jour] }),
    [`statistiques/${queteId}_${other.mois}_2`]: { comptes },
    [`statistiques/france_${other.mois}_2`]: { comptes },
  };
}

function ofDay(path: string, field: string, to: unknown) {
  return { of: path, field: `comptes.${jour}.${field}`, to };
}

const begin: Row = {
  title: 'A party that begins adds one to its quête and to all, on its day',
  allowed: { as: 'anonymous', before: naming, commit: beginning },
  allowedToo: [
    ...sweep(compteur, { expireAt: expiry() }).allowedToo,
    { write: ofFrance, to: ABSENT },
    { instead: 'played seven weeks ago', commit: beginningOn(dayFromNow(-50)) },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(compteur, {
      partieId: only(otherPartieId, null),
      pas: only('finishedAt', 'arretAt', 'expireAt', null),
      mois: only(mois, `${mois}_5`, '2020-01_2', `${mois}_3`, null),
      cles: only([], ['1'], ['99'], [jour, jour], jour, null),
      motif: only('pluie', null),
      at: serverTime(),
      expireAt: expiry(),
    }).refused,
    { instead: 'ten weeks ago', commit: beginningOn(dayFromNow(-70)) },
    { instead: 'in three days', commit: beginningOn(dayFromNow(3)) },
    { write: compteur, to: ABSENT },
    { move: compteur, to: at.debit(me) },
    { move: compteur, to: at.debit(uidOf('account'), 'partie') },
    { before: at.partie, to: partieUnderWay(me) },
    { move: ofQuete, to: `statistiques/${queteId}_${mois}_3` },
    { move: ofQuete, to: `statistiques/${otherQueteId}_${mois}_2` },
    { move: ofFrance, to: `statistiques/france_${mois}_1` },
    { of: ofQuete, field: 'intrus', to: 1 },
    { of: ofQuete, field: 'comptes', to: {} },
    { of: ofQuete, field: 'comptes', to: ABSENT },
    { of: ofQuete, field: 'comptes.32', to: compte() },
    { of: ofQuete, field: `comptes.${etapeId}`, to: compte({ commencees: 1 }) },
    ofDay(ofQuete, 'commencees', 2),
    ofDay(ofQuete, 'commencees', '1'),
    ofDay(ofQuete, 'terminees', 1),
    ofDay(ofQuete, 'minutes', 1),
    ofDay(ofQuete, 'horsLigne', 1),
    ofDay(ofQuete, 'equipe', 1),
    ofDay(ofQuete, 'erreurs', 1),
    ofDay(ofQuete, 'indices', 1),
    ofDay(ofQuete, 'passees', 1),
    ofDay(ofQuete, 'passees', ABSENT),
    ofDay(ofQuete, 'pluie', 1),
    ofDay(ofQuete, 'intrus', 1),
  ],
};

const played = { [jour]: compte({ commencees: 4, terminees: 2, minutes: 80, pluie: 3 }) };
const before: Documents = {
  ...naming,
  [at.partie]: partieUnderWay(me),
  [compteur]: pas({ at: longAgo, expireAt: clock(150 * day) }),
  [ofQuete]: {
    comptes: { ...played, [etapeId]: compte({ terminees: 2, minutes: 30, erreurs: 1 }) },
  },
  [ofFrance]: { comptes: played },
};

const alone: Row = {
  title: 'What a party of long ago said allows nothing now',
  allowed: { as: 'anonymous', before: naming, commit: beginning },
  refused: [
    {
      instead: 'figures with nothing in their commit',
      commit: { [ofFrance]: begun },
    },
  ],
};

const again: Row = {
  title: 'What a party added once, it does not add again',
  allowed: {
    as: 'anonymous',
    before: { ...before, [ofFrance]: null },
    commit: {
      [at.partie]: partieUnderWay(me, { etapeIndex: 2, operationId: nextOperation }),
    },
  },
  refused: [
    {
      instead: 'figures by what was said long ago',
      commit: { [ofFrance]: begun },
    },
    {
      instead: 'a beginning that is over',
      commit: {
        [at.partie]: partieUnderWay(me, { etapeIndex: 2, operationId: nextOperation }),
        [compteur]: pas(),
        [ofFrance]: begun,
      },
    },
  ],
};

const ended = {
  ...compte({ commencees: 4, terminees: 3, minutes: 120, horsLigne: 1, equipe: 1 }),
  pluie: 3,
};
const endedAt = compte({ terminees: 3, minutes: 45, erreurs: 3, indices: 1, passees: 1 });

/** A party that ends, and counts once at this étape. */
function finishingAt(cle: string, ofEtape: Fields, old: Fields = {}): Documents {
  const comptes = { [jour]: ended, ...old, [cle]: ofEtape };
  return {
    [at.partie]: partieUnderWay(me, { finishedAt: now(), operationId: nextOperation }),
    [compteur]: pas({ pas: 'finishedAt', cles: [jour, cle] }),
    [ofQuete]: { comptes },
    [ofFrance]: { comptes: { [jour]: ended } },
  };
}
const seenAt = { [etapeId]: compte({ terminees: 2, minutes: 30, erreurs: 1 }) };
const finishing = finishingAt(etapeId, endedAt);
const seen = compte({ terminees: 1 });
const most = compte({
  ...{ terminees: 1, minutes: compteLimits.minutes, passees: 1 },
  ...{ erreurs: compteLimits.erreurs, indices: compteLimits.indices },
});

function atEtape(field: string, to: unknown) {
  return { of: ofQuete, field: `comptes.${etapeId}.${field}`, to };
}

const finish: Row = {
  title:
    'A party that ends adds its minutes, how it was played, and what one of its étapes took',
  allowed: { as: 'anonymous', before, commit: finishing },
  allowedToo: [
    {
      instead: 'as much as one may, where nothing was counted',
      commit: finishingAt(otherEtapeId, most, seenAt),
    },
    ofDay(ofQuete, 'minutes', 80 + compteLimits.minutes),
    ofDay(ofFrance, 'minutes', 80 + compteLimits.minutes),
    {
      instead: 'without any étape',
      commit: {
        ...finishing,
        [compteur]: pas({ pas: 'finishedAt' }),
        [ofQuete]: { comptes: { [jour]: ended, ...seenAt } },
      },
    },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(compteur, {
      pas: only('startedAt', 'arretAt'),
      cles: only([jour], [jour, otherEtapeId], [jour, etapeId, otherEtapeId]),
      motif: only('pluie'),
    }).refused,
    { write: compteur, to: ABSENT },
    { before: at.partie, to: partieUnderWay(me, { finishedAt: longAgo }) },
    ...[ofQuete, ofFrance].flatMap((path) => [
      ofDay(path, 'minutes', 80 + compteLimits.minutes + 1),
      ofDay(path, 'minutes', 79),
      ofDay(path, 'commencees', 5),
      ofDay(path, 'terminees', 4),
      ofDay(path, 'horsLigne', 2),
      ofDay(path, 'equipe', 2),
      ofDay(path, 'pluie', 4),
      ofDay(path, 'pluie', ABSENT),
    ]),
    { of: ofFrance, field: `comptes.${etapeId}`, to: compte({ terminees: 1 }) },
    { of: ofQuete, field: 'cles', to: [etapeId] },
    { of: ofQuete, field: 'etapes', to: {} },
    { of: ofQuete, field: `comptes.${otherEtapeId}`, to: seen },
    atEtape('terminees', 4),
    atEtape('commencees', 1),
    atEtape('pluie', 1),
    atEtape('minutes', 30 + compteLimits.minutes + 1),
    atEtape('minutes', 29),
    atEtape('erreurs', 1 + compteLimits.erreurs + 1),
    atEtape('indices', compteLimits.indices + 1),
    atEtape('indices', '1'),
    atEtape('passees', 2),
    atEtape('intrus', 1),
    atEtape('passees', ABSENT),
  ],
};

const strange = 'etapeNulleP2art';
/** So many keys are in the month, most of them of other versions. */
function monthOf(count: number): Fields {
  const cles = Array.from({ length: count - 1 }, (_, index) => `etapeAncienne${index}`);
  const others = Object.fromEntries(cles.map((cle) => [cle, compte()]));
  return { ...played, ...others };
}

function countingIn(version: Fields, count: number, cle: string): Row['allowed'] {
  const { [jour]: _, ...others } = monthOf(count);
  return {
    as: 'anonymous',
    before: {
      ...before,
      [at.version(1)]: version,
      [ofQuete]: { comptes: monthOf(count) },
    },
    commit: {
      ...finishing,
      [compteur]: pas({ pas: 'finishedAt', cles: [jour, cle] }),
      [ofQuete]: { comptes: { [jour]: ended, ...others, [cle]: seen } },
    },
  };
}

const ofVersion: Row = {
  title: 'A party counts at an étape that its version has, and at no other',
  allowed: countingIn(version(1, { etapeIds: [etapeId] }), 140, etapeId),
  refused: [{ before: at.version(1), to: version(1, { etapeIds: [otherEtapeId] }) }],
};

const shortName: Row = {
  title: 'An étape of the figures is named as étapes are',
  allowed: {
    as: 'anonymous',
    before: {
      ...before,
      [at.version(1)]: version(1, { etapeIds: [strange, 'x', '31'] }),
    },
    commit: finishingAt(strange, seen, seenAt),
  },
  refused: [
    { instead: 'an étape of one letter', commit: finishingAt('x', seen, seenAt) },
    { instead: 'another day', commit: finishingAt('31', seen, seenAt) },
  ],
};

const stopped = compte({ commencees: 4, terminees: 2, minutes: 80, pluie: 4 });
const stopping: Documents = {
  [at.partie]: partieUnderWay(me, { arretAt: now(), operationId: nextOperation }),
  [compteur]: pas({ pas: 'arretAt', cles: [jour, etapeId], motif: 'pluie' }),
  [ofQuete]: {
    comptes: {
      [jour]: stopped,
      [etapeId]: compte({ terminees: 2, minutes: 30, erreurs: 1, pluie: 1 }),
    },
  },
  [ofFrance]: { comptes: { [jour]: stopped } },
};

const stop: Row = {
  title: 'A party that is left adds why, and where, once',
  allowed: { as: 'anonymous', before, commit: stopping },
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(compteur, {
      motif: only(...departMotifList.filter((motif) => motif !== 'pluie'), 'faim', ''),
      pas: only('startedAt', 'finishedAt'),
    }).refused,
    { before: at.partie, to: partieUnderWay(me, { arretAt: longAgo }) },
    { before: at.partie, to: partieUnderWay(me, { finishedAt: longAgo }) },
    { before: at.partie, to: partieUnderWay(uidOf('account')) },
    { of: at.partie, field: 'arretAt', to: clock(-1) },
    { of: at.partie, field: 'etapeIndex', to: 2 },
    ofDay(ofFrance, 'pluie', 5),
    ofDay(ofFrance, 'pluie', 3),
    ofDay(ofFrance, 'long', 1),
    ofDay(ofQuete, 'terminees', 3),
    atEtape('terminees', 3),
    atEtape('pluie', 2),
    atEtape('long', 1),
    atEtape('minutes', 31),
  ],
};

const neverAtFirst: Row = {
  title: 'A party does not begin as one that was left',
  allowed: {
    as: 'anonymous',
    before: published,
    commit: { [at.partie]: partie(me), ...tickOf('anonymous', 'debut', partieId) },
  },
  refused: [{ of: at.partie, field: 'arretAt', to: now() }],
};

const read: Row = {
  title: 'Admins read the figures of a quête, and nobody else',
  allowed: { as: 'admin', before, get: ofQuete },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: byOthersThan('admin', 'otherAdmin'),
};

const readSums: Row = {
  title: 'Anybody reads the sums of all quêtes one by one, and those of no quête',
  allowed: { as: 'nobody', before, get: ofFrance },
  allowedToo: [
    { as: 'anonymous' },
    { as: 'account' },
    { as: 'admin' },
    // There are none yet.
    { before: ofFrance, to: null },
  ],
  refused: [{ get: ofQuete }, { get: `statistiques/x${shard}` }],
};

const listSums: Row = {
  title: 'Nobody but admins lists them',
  allowed: { as: 'admin', before, list: 'statistiques', limit: 5 },
  refused: byOthersThan('admin', 'otherAdmin'),
};

const tended: Documents = {
  ...before,
  [at.parcours]: parcours.stored(sharedFields),
  [at.quete]: quete(1, { publishedAt: longAgo }),
};

const readOwn: Row = {
  title:
    'An auteur reads the figures of the quêtes that come from their parcours, one by one',
  allowed: { as: 'account', before: tended, get: ofQuete },
  allowedToo: [
    { as: 'admin' },
    // There are none yet.
    { before: ofQuete, to: null },
  ],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    { get: `statistiques/${otherQueteId}_${mois}_2` },
    { before: `revocations/${uidOf('account')}`, to: { at: longAgo } },
    { before: at.parcours, to: parcours.stored() },
    { before: at.quete, to: null },
  ],
};

const readOfCommune: Row = {
  title:
    'A responsable reads the figures of the quêtes of their commune, and of no other',
  allowed: {
    as: 'otherAccount',
    before: {
      ...tended,
      [at.parcours]: parcours.stored(),
      [at.commune]: { nom: 'Barbentane', responsables: [uidOf('otherAccount')] },
    },
    get: ofQuete,
  },
  refused: [
    { as: 'account' },
    { before: at.commune, field: 'responsables', to: [] },
    { before: at.parcours, to: parcours.stored({ insee: '13108' }) },
  ],
};

const list: Row = {
  title: 'Admins list figures, 50 at once',
  allowed: { as: 'admin', before, list: 'statistiques', limit: 50 },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 51 }, { limit: ABSENT }],
};

describe('statistiques/{quête or france}_{mois}_{k}', () => {
  proveRows([
    begin,
    alone,
    again,
    finish,
    ofVersion,
    shortName,
    stop,
    neverAtFirst,
    read,
    readSums,
    listSums,
    readOwn,
    readOfCommune,
    list,
  ]);
});

/** The party's fields that permit figures, without them. */
function saidBy(title: string, party: Fields, said: Fields, refusals: Sweep): Row {
  return {
    title,
    allowed: {
      as: 'anonymous',
      before: {
        ...published,
        [at.partie]: partieUnderWay(me),
        [at.otherPartie]: partieUnderWay(uidOf('account')),
      },
      commit: {
        [at.partie]: partieUnderWay(me, { operationId: nextOperation, ...party }),
        [compteur]: pas(said),
      },
    },
    allowedToo: refusals.allowedToo,
    refused: [
      { write: at.partie, to: ABSENT },
      { of: compteur, field: 'partieId', to: otherPartieId },
      ...refusals.refused,
    ],
  };
}
type Sweep = Pick<ReturnType<typeof sweep>, 'allowedToo' | 'refused'>;

const saidAtBegin: Row = {
  title: 'What a party that begins adds is one, today or in the weeks before',
  allowed: {
    as: 'anonymous',
    before: published,
    commit: {
      [at.partie]: partie(me),
      [compteur]: pas(),
      ...tickOf('anonymous', 'debut', partieId),
    },
  },
  refused: sweep(compteur, {
    mois: only('2026', 'mois', `${mois}_5`, '2020-01_0'),
    cles: only(['1'], ['dix'], [jour, 'x'], [jour, etapeId, etapeId]),
    motif: only('pluie', 'faim'),
    pas: only('finishedAt', 'arretAt', 'startedAtpluie', 'autre'),
  }).refused,
};

const saidAtEnd = saidBy(
  'A party that ends says no reason',
  { finishedAt: now() },
  { pas: 'finishedAt', cles: [jour, etapeId] },
  sweep(compteur, { motif: only('pluie'), pas: only('startedAt', 'arretAt') }),
);

const saidAtStop = saidBy(
  'A party that is left says why, and nothing else',
  { arretAt: now() },
  { pas: 'arretAt', motif: 'long' },
  sweep(compteur, {
    motif: { accepted: departMotifList, refused: ['faim', ''] },
    pas: only('startedAt', 'finishedAt'),
  }),
);

const leftOnce: Row = {
  title: 'A party is left once, by the server’s clock, before it ends',
  allowed: {
    as: 'anonymous',
    before: { ...published, [at.partie]: partieUnderWay(me) },
    commit: {
      [at.partie]: partieUnderWay(me, { arretAt: now(), operationId: nextOperation }),
    },
  },
  refused: [
    ...byOthersThan('anonymous'),
    { before: at.partie, to: partieUnderWay(me, { arretAt: longAgo }) },
    { of: at.partie, field: 'arretAt', to: clock(-1) },
    {
      instead: 'one that has ended',
      commit: {
        [at.partie]: partieUnderWay(me, {
          finishedAt: now(),
          arretAt: now(),
          operationId: nextOperation,
        }),
      },
    },
  ],
};

const leftBeforeTheEnd: Row = {
  title: 'A party that has ended is not left any more',
  allowed: {
    as: 'anonymous',
    before: { ...published, [at.partie]: partieUnderWay(me, { finishedAt: longAgo }) },
    commit: {
      [at.partie]: partieUnderWay(me, {
        finishedAt: longAgo,
        etapeIndex: 2,
        operationId: nextOperation,
      }),
    },
  },
  refused: [
    {
      instead: 'a stop',
      commit: {
        [at.partie]: partieUnderWay(me, {
          finishedAt: longAgo,
          arretAt: now(),
          operationId: nextOperation,
        }),
      },
    },
  ],
};

const endedAfterAll: Row = {
  title: 'A party that was left, and ended after all, says its end and no second stop',
  allowed: {
    as: 'anonymous',
    before: { ...published, [at.partie]: partieUnderWay(me, { arretAt: longAgo }) },
    commit: {
      [at.partie]: partieUnderWay(me, {
        arretAt: longAgo,
        finishedAt: now(),
        operationId: nextOperation,
      }),
      [compteur]: pas({ pas: 'finishedAt' }),
    },
  },
  refused: [
    {
      instead: 'a stop at the end',
      commit: {
        [at.partie]: partieUnderWay(me, {
          arretAt: longAgo,
          finishedAt: now(),
          operationId: nextOperation,
        }),
        [compteur]: pas({ pas: 'arretAt', motif: 'pluie' }),
      },
    },
  ],
};

const forgotten: Row = {
  title:
    'What the last party added is forgotten by its session, and the counters against abuse are not',
  allowed: {
    as: 'anonymous',
    before: { [compteur]: pas({ at: longAgo }) },
    commit: { [compteur]: null },
  },
  refused: [
    ...byOthersThan('anonymous'),
    { instead: 'a counter against abuse', commit: { [at.debit(me)]: null } },
  ],
};

describe('debits/{uid}/genres/partie', () => {
  proveRows([
    forgotten,
    saidAtBegin,
    saidAtEnd,
    saidAtStop,
    leftOnce,
    leftBeforeTheEnd,
    endedAfterAll,
  ]);
});
