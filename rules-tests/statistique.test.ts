import { describe } from 'vitest';
import { departMotifList } from '@/domain/partie/partie.ts';
import { compteLimits } from '@/domain/statistique/compte.ts';
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
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Fields, type Row } from './row.ts';
import {
  clock,
  day,
  expiry,
  longAgo,
  now,
  only,
  serverTime,
  sweep,
  whole,
} from './values.ts';

const me = uidOf('anonymous');
const compteur = at.debit(me, 'partie');
const nextOperation = 'operation-0000000000002';

function dayFromNow(days: number) {
  const written = new Date(Date.now() + days * day * 1_000).toISOString();
  return { mois: written.slice(0, 7), jour: written.slice(8, 10) };
}
const { mois, jour } = dayFromNow(0);
const ofQuete = `statistiques/${queteId}_${mois}_2`;
const ofFrance = `statistiques/france_${mois}_2`;

function pas(changes: Fields = {}): Fields {
  return {
    partieId,
    queteId,
    pas: 'debut',
    mois,
    jour,
    k: 2,
    minutes: 0,
    horsLigne: 0,
    equipe: 0,
    motif: '',
    at: now(),
    expireAt: clock(180 * day),
    ...changes,
  };
}

function compte(changes: Fields = {}): Fields {
  return {
    commencees: 0,
    terminees: 0,
    arretees: 0,
    minutes: 0,
    horsLigne: 0,
    equipe: 0,
    ...changes,
  };
}

function etape(changes: Fields = {}): Fields {
  return {
    vues: 0,
    minutes: 0,
    erreurs: 0,
    indices: 0,
    passees: 0,
    arrets: 0,
    ...changes,
  };
}

const begun = { [jour]: compte({ commencees: 1 }) };
const beginning: Documents = {
  [at.partie]: partie(me),
  [compteur]: pas(),
  [ofQuete]: { jours: begun, cles: [] },
  [ofFrance]: { jours: begun },
};

/** The same, a day's figures standing under another day. */
function beginningOn(other: { mois: string; jour: string }): Documents {
  const jours = { [other.jour]: compte({ commencees: 1 }) };
  return {
    [at.partie]: partie(me),
    [compteur]: pas(other),
    [`statistiques/${queteId}_${other.mois}_2`]: { jours, cles: [] },
    [`statistiques/france_${other.mois}_2`]: { jours },
  };
}

const begin: Row = {
  title: 'A party that begins adds one to its quête and to all, on its day',
  allowed: { as: 'anonymous', before: published, commit: beginning },
  allowedToo: [
    ...sweep(compteur, { expireAt: expiry() }).allowedToo,
    { write: ofFrance, to: ABSENT },
    { instead: 'played seven weeks ago', commit: beginningOn(dayFromNow(-50)) },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(compteur, {
      partieId: only(otherPartieId, null),
      queteId: only(otherQueteId, null),
      pas: only('fin', 'arret', 'autre', null),
      mois: only('2026', '2020-01', null),
      jour: only('1', '99', null),
      k: only(3, -1, 5, '2', null),
      minutes: only(1, -1, '0', null),
      horsLigne: only(1, -1, null),
      equipe: only(1, -1, null),
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
    { of: ofQuete, field: 'jours', to: ABSENT },
    { of: ofQuete, field: `jours.${jour}.commencees`, to: 2 },
    { of: ofQuete, field: `jours.${jour}.commencees`, to: '1' },
    { of: ofQuete, field: `jours.${jour}.terminees`, to: 1 },
    { of: ofQuete, field: `jours.${jour}.arretees`, to: 1 },
    { of: ofQuete, field: `jours.${jour}.minutes`, to: 1 },
    { of: ofQuete, field: `jours.${jour}.horsLigne`, to: 1 },
    { of: ofQuete, field: `jours.${jour}.equipe`, to: 1 },
    { of: ofQuete, field: `jours.${jour}.intrus`, to: 1 },
    { of: ofQuete, field: 'jours.32', to: compte() },
    { of: ofQuete, field: 'motifs', to: { pluie: 1 } },
    { of: ofQuete, field: 'cles', to: [etapeId] },
    { of: ofQuete, field: 'etapes', to: { [etapeId]: etape() } },
    { of: ofFrance, field: 'cles', to: [] },
    { of: ofFrance, field: 'etapes', to: {} },
  ],
};

const before: Documents = {
  ...published,
  [at.partie]: partieUnderWay(me),
  [compteur]: pas({ at: longAgo, expireAt: clock(150 * day) }),
  [ofQuete]: {
    jours: { [jour]: compte({ commencees: 4, terminees: 2, minutes: 80 }) },
    motifs: { pluie: 3 },
    etapes: { [etapeId]: etape({ vues: 2, minutes: 30, erreurs: 1 }) },
    cles: [otherEtapeId],
  },
  [ofFrance]: { jours: { [jour]: compte({ commencees: 4, terminees: 2, minutes: 80 }) } },
};

const alone: Row = {
  title: 'What a party of long ago said allows nothing now',
  allowed: { as: 'anonymous', before: published, commit: beginning },
  refused: [
    {
      instead: 'figures with nothing in their commit',
      commit: { [ofFrance]: { jours: begun } },
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
      commit: { [ofFrance]: { jours: begun } },
    },
  ],
};

const ended = compte({
  commencees: 4,
  terminees: 3,
  minutes: 120,
  horsLigne: 1,
  equipe: 1,
});
const finishing: Documents = {
  [at.partie]: partieUnderWay(me, { finishedAt: now(), operationId: nextOperation }),
  [compteur]: pas({ pas: 'fin', minutes: 40, horsLigne: 1, equipe: 1 }),
  [ofQuete]: {
    jours: { [jour]: ended },
    motifs: { pluie: 3 },
    etapes: {
      [etapeId]: etape({ vues: 3, minutes: 45, erreurs: 3, indices: 1, passees: 1 }),
      [otherEtapeId]: etape({ vues: 1 }),
    },
    cles: [etapeId, otherEtapeId],
  },
  [ofFrance]: { jours: { [jour]: ended } },
};

/** As many étapes as a party may count, and one more. */
function etapesOf(count: number): Documents {
  const cles = Array.from({ length: count }, (_, index) => `etapeNouvelle${index}`);
  const { [ofQuete]: figures } = finishing;
  const { etapeLavoir1: old } = (before[ofQuete]?.['etapes'] ?? {}) as Record<
    string,
    Fields
  >;
  const most = etape({
    vues: 1,
    minutes: compteLimits.etapeMinutes,
    erreurs: compteLimits.erreurs,
    indices: compteLimits.indices,
    passees: 1,
  });
  const etapes = {
    [etapeId]: old,
    ...Object.fromEntries(cles.map((cle) => [cle, most])),
  };
  return { ...finishing, [ofQuete]: { ...figures, etapes, cles } };
}

/** One of them with more minutes than a party may count there. */
function slowAt(index: number): Documents {
  const commit = etapesOf(compteLimits.etapes);
  const figures = commit[ofQuete] ?? {};
  const etapes = { ...(figures['etapes'] as Record<string, Fields>) };
  const cle = `etapeNouvelle${index}`;
  etapes[cle] = { ...etapes[cle], minutes: compteLimits.etapeMinutes + 1 };
  return { ...commit, [ofQuete]: { ...figures, etapes } };
}

function atEtape(field: string, to: unknown) {
  return { of: ofQuete, field: `etapes.${etapeId}.${field}`, to };
}

const finish: Row = {
  title:
    'A party that ends adds its minutes, how it was played, and what its étapes took',
  allowed: { as: 'anonymous', before, commit: finishing },
  allowedToo: [
    { instead: 'as many étapes as one may', commit: etapesOf(compteLimits.etapes) },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(compteur, {
      pas: only('debut', 'arret'),
      minutes: only(39, compteLimits.minutes + 1, -1),
      horsLigne: only(0, 2),
      equipe: only(0, 2),
      motif: only('pluie'),
    }).refused,
    { write: compteur, to: ABSENT },
    { before: at.partie, to: partieUnderWay(me, { finishedAt: longAgo }) },
    ...Array.from({ length: compteLimits.etapes }, (_, index) => ({
      instead: `too many minutes at the étape ${index}`,
      commit: slowAt(index),
    })),
    { instead: 'one étape too many', commit: etapesOf(compteLimits.etapes + 1) },
    { of: ofQuete, field: 'motifs.pluie', to: 4 },
    { of: ofQuete, field: 'motifs', to: ABSENT },
    { of: ofQuete, field: 'cles', to: [etapeId] },
    { of: ofQuete, field: 'cles', to: [etapeId, 'etapeMoulin2'] },
    { of: ofQuete, field: 'etapes', to: ABSENT },
    { of: ofQuete, field: 'etapes.x', to: etape({ vues: 1 }) },
    atEtape('vues', 4),
    atEtape('arrets', 1),
    atEtape('minutes', 30 + compteLimits.etapeMinutes + 1),
    atEtape('minutes', 29),
    atEtape('erreurs', 1 + compteLimits.erreurs + 1),
    atEtape('indices', compteLimits.indices + 1),
    atEtape('indices', '1'),
    atEtape('passees', 2),
    atEtape('intrus', 1),
    atEtape('passees', ABSENT),
  ],
};

const shortName: Row = {
  title: 'An étape of the figures is named as étapes are',
  allowed: { as: 'anonymous', before, commit: finishing },
  refused: [
    {
      instead: 'an étape of one letter',
      commit: {
        ...finishing,
        [ofQuete]: {
          ...finishing[ofQuete],
          etapes: {
            [etapeId]: etape({ vues: 2, minutes: 30, erreurs: 1 }),
            x: etape({ vues: 1 }),
          },
          cles: ['x'],
        },
      },
    },
  ],
};

const stopped = compte({ commencees: 4, terminees: 2, arretees: 1, minutes: 80 });
const stopping: Documents = {
  [at.partie]: partieUnderWay(me, { arretAt: now(), operationId: nextOperation }),
  [compteur]: pas({ pas: 'arret', motif: 'pluie' }),
  [ofQuete]: {
    jours: { [jour]: stopped },
    motifs: { pluie: 4 },
    etapes: { [etapeId]: etape({ vues: 2, minutes: 30, erreurs: 1, arrets: 1 }) },
    cles: [etapeId],
  },
  [ofFrance]: { jours: { [jour]: stopped }, motifs: { pluie: 1 } },
};

const stop: Row = {
  title: 'A party that is left adds why, and where, once',
  allowed: { as: 'anonymous', before, commit: stopping },
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(compteur, {
      motif: only(...departMotifList.filter((motif) => motif !== 'pluie'), 'faim', ''),
      minutes: only(1),
      horsLigne: only(1),
    }).refused,
    { before: at.partie, to: partieUnderWay(me, { arretAt: longAgo }) },
    { before: at.partie, to: partieUnderWay(me, { finishedAt: longAgo }) },
    { before: at.partie, to: partieUnderWay(uidOf('account')) },
    { of: at.partie, field: 'arretAt', to: clock(-1) },
    { of: at.partie, field: 'etapeIndex', to: 2 },
    { of: ofFrance, field: 'motifs.pluie', to: 2 },
    { of: ofFrance, field: 'motifs.long', to: 1 },
    atEtape('vues', 3),
    atEtape('arrets', 2),
    atEtape('minutes', 31),
    { of: ofQuete, field: 'cles', to: [] },
  ],
};

const neverAtFirst: Row = {
  title: 'A party does not begin as one that was left',
  allowed: {
    as: 'anonymous',
    before: published,
    commit: { [at.partie]: partie(me) },
  },
  refused: [{ of: at.partie, field: 'arretAt', to: now() }],
};

const read: Row = {
  title: 'Admins read figures, and nobody else',
  allowed: { as: 'admin', before, get: ofQuete },
  allowedToo: [{ as: 'otherAdmin' }, { get: ofFrance }],
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
    { get: ofFrance },
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
    { get: ofFrance },
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
    shortName,
    stop,
    neverAtFirst,
    read,
    readOwn,
    readOfCommune,
    list,
  ]);
});

/** What says to the figures what they may add, without them. */
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
    commit: { [at.partie]: partie(me), [compteur]: pas() },
  },
  refused: sweep(compteur, {
    queteId: only(otherQueteId),
    mois: only('2026', 'mois'),
    jour: only('1', 'dix'),
    minutes: only(1),
    horsLigne: only(1),
    equipe: only(1),
    motif: only('pluie'),
    pas: only('fin', 'arret', 'autre'),
  }).refused,
};

const saidAtEnd = saidBy(
  'A party that ends says up to a day of minutes',
  { finishedAt: now() },
  { pas: 'fin' },
  sweep(compteur, {
    minutes: whole({ max: compteLimits.minutes }),
    horsLigne: whole({ max: 1 }),
    equipe: whole({ max: 1 }),
    motif: only('pluie'),
    pas: only('debut', 'arret'),
  }),
);

const saidAtStop = saidBy(
  'A party that is left says why, and nothing else',
  { arretAt: now() },
  { pas: 'arret', motif: 'long' },
  sweep(compteur, {
    motif: { accepted: departMotifList, refused: ['faim', ''] },
    minutes: only(1),
    pas: only('debut', 'fin'),
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
      [compteur]: pas({ pas: 'fin' }),
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
        [compteur]: pas({ pas: 'arret', motif: 'pluie' }),
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
