import { describe } from 'vitest';
import { motifsOf } from '@/domain/moderation/moderation.ts';
import { uidOf } from './actors.ts';
import {
  at,
  debit,
  endOfLife,
  ligne,
  otherPartieId,
  otherQueteId,
  partieId,
  partieUnderWay,
  plainte,
  quete,
  queteId,
  sentAway,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Row } from './row.ts';
import { clock, day, expiry, longAgo, oneOf, only, serverTime, sweep } from './values.ts';

const me = uidOf('anonymous');
const counter = at.debit(me, 'plainte');
const ended = {
  [at.quete]: quete(1, { publishedAt: longAgo }),
  [at.partie]: partieUnderWay(me, { finishedAt: longAgo }),
};
const there = { [at.ligne]: ligne({ at: longAgo }) };
const tick = debit(`${queteId}/${partieId}`);
const commit: Documents = { [at.plainte]: plainte(), [counter]: tick };
const waiting = plainte({ at: longAgo });
const kept = plainte({ at: longAgo, etat: 'garde' });
const masked = plainte({ at: longAgo, etat: 'masque', motif: 'blessant' });
const maskedLigne = ligne({ at: longAgo, pseudonyme: 'Nom masqué' });
const secondOperation = 'operation-0000000000002';

const reported: Row = {
  title: 'Who reads a palmarès reports a name of it, with a tick of the counter',
  allowed: { as: 'anonymous', before: there, commit },
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(at.plainte, {
      ligne: only(secondOperation, '', null),
      etat: only('garde', 'masque', 'cache', null),
      at: serverTime(),
      expireAt: only(clock(180 * day), longAgo, null),
    }).refused,
    { of: counter, field: 'de', to: `${otherQueteId}/${partieId}` },
    { of: counter, field: 'de', to: `${queteId}/${otherPartieId}` },
    { of: at.plainte, field: 'uid', to: me },
    { write: counter, to: ABSENT },
    sentAway('anonymous'),
    { move: at.plainte, to: `quetes/${queteId}/plaintes/${otherPartieId}` },
    { move: at.plainte, to: `quetes/${otherQueteId}/plaintes/${partieId}` },
    { move: counter, to: at.debit(me) },
    { move: counter, to: at.debit(me, 'avis') },
    { before: at.ligne, to: null },
    { before: at.plainte, to: waiting },
    { before: at.plainte, to: masked },
  ],
};

const alone: Row = {
  title: 'One tick of the counter is for one name of one palmarès',
  allowed: {
    as: 'anonymous',
    before: {
      ...there,
      [`quetes/${queteId}/palmares/${otherPartieId}`]: ligne({ at: longAgo }),
      [`quetes/${otherQueteId}/palmares/${partieId}`]: ligne({ at: longAgo }),
    },
    commit,
  },
  refused: [
    {
      instead: 'two names of one palmarès',
      commit: { ...commit, [`quetes/${queteId}/plaintes/${otherPartieId}`]: plainte() },
    },
    {
      instead: 'names of two palmarès',
      commit: { ...commit, [`quetes/${otherQueteId}/plaintes/${partieId}`]: plainte() },
    },
  ],
};

const anew: Row = {
  title: 'A name that the team let be is reported again once its line was written anew',
  allowed: {
    as: 'anonymous',
    before: {
      [at.ligne]: ligne({ at: longAgo, operationId: secondOperation }),
      [at.plainte]: kept,
    },
    commit: { [at.plainte]: plainte({ ligne: secondOperation }), [counter]: tick },
  },
  refused: [
    ...byOthersThan('anonymous'),
    { before: at.plainte, field: 'etat', to: 'attente' },
    { before: at.plainte, field: 'etat', to: 'masque' },
    { before: at.plainte, field: 'ligne', to: secondOperation },
    { of: at.plainte, field: 'etat', to: 'garde' },
    { write: counter, to: ABSENT },
  ],
};

const masking: Row = {
  title:
    'The team masks a name that was reported, for one of a few reasons, and the points stay',
  allowed: {
    as: 'admin',
    before: { ...there, [at.plainte]: waiting },
    commit: { [at.ligne]: maskedLigne, [at.plainte]: masked },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { write: at.plainte, to: ABSENT },
    ...sweep(at.plainte, { motif: oneOf(motifsOf.nom) }).allowedToo,
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: at.ligne, field: 'pseudonyme', to: 'Camille' },
    { of: at.ligne, field: 'pseudonyme', to: 'Autre' },
    { of: at.ligne, field: 'points', to: 0 },
    { write: at.ligne, to: ABSENT },
    { write: at.ligne, to: null },
    { of: at.plainte, field: 'etat', to: 'cache' },
    { of: at.plainte, field: 'etat', to: 'attente' },
    { of: at.plainte, field: 'ligne', to: secondOperation },
  ],
};

const keeping: Row = {
  title: 'The team lets a name be, also one whose line is gone',
  allowed: {
    as: 'admin',
    before: { ...there, [at.plainte]: waiting },
    commit: { [at.plainte]: kept },
  },
  allowedToo: [{ as: 'otherAdmin' }, { before: at.ligne, to: null }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: at.plainte, field: 'etat', to: 'masque' },
    { of: at.plainte, field: 'at', to: clock(-1) },
    { of: at.plainte, field: 'raison', to: 'blessant' },
    { write: at.plainte, to: null },
  ],
};

const stays: Row = {
  title: 'A name that was masked stays so, whatever its player writes',
  allowed: {
    as: 'anonymous',
    before: {
      ...ended,
      [at.ligne]: maskedLigne,
      [at.plainte]: masked,
    },
    commit: {
      [at.ligne]: ligne({ pseudonyme: 'Nom masqué', operationId: secondOperation }),
    },
  },
  allowedToo: [{ before: at.ligne, to: null }],
  refused: [
    ...byOthersThan('anonymous'),
    // Nobody goes by that name but those whom the team has masked.
    { before: at.plainte, to: kept },
    { before: at.plainte, to: null },
    { of: at.ligne, field: 'pseudonyme', to: 'Camille' },
    { of: at.ligne, field: 'pseudonyme', to: 'nom masqué' },
  ],
};

/** As the team has masked « Zut » for this session, with a party of another quête. */
const masque = { noms: { nzut: 'blessant' }, expireAt: endOfLife };

const elsewhere: Row = {
  title: 'A name that was masked comes back with no other party of its session',
  allowed: {
    as: 'anonymous',
    before: {
      [at.quete]: quete(1, { publishedAt: longAgo }),
      [at.partie]: partieUnderWay(me, { finishedAt: longAgo }),
      [at.masque(me)]: masque,
    },
    commit: { [at.ligne]: ligne() },
  },
  allowedToo: [
    { of: at.ligne, field: 'pseudonyme', to: 'Zute' },
    { of: at.ligne, field: 'pseudonyme', to: 'Le Zut' },
    { of: at.ligne, field: 'pseudonyme', to: 'Nom masqué' },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    { of: at.ligne, field: 'pseudonyme', to: 'Zut' },
    { of: at.ligne, field: 'pseudonyme', to: 'ZUT' },
    { of: at.ligne, field: 'pseudonyme', to: 'Zùt' },
    { of: at.ligne, field: 'pseudonyme', to: 'ZÛT' },
    { of: at.ligne, field: 'pseudonyme', to: 'Z.u.t' },
    { of: at.ligne, field: 'pseudonyme', to: 'Z u_t' },
    { of: at.ligne, field: 'pseudonyme', to: 'Œ Zut' },
    { before: at.plainte, to: masked },
  ],
};

const others: Row = {
  title: 'A name that was masked of one session is free for another',
  allowed: {
    as: 'anonymous',
    before: {
      [at.quete]: quete(1, { publishedAt: longAgo }),
      [at.partie]: partieUnderWay(me, { finishedAt: longAgo }),
      [at.masque(uidOf('account'))]: masque,
    },
    commit: { [at.ligne]: ligne({ pseudonyme: 'Zut' }) },
  },
  refused: [
    { of: at.ligne, field: 'pseudonyme', to: 'Nom masqué' },
    { before: at.masque(me), to: masque },
  ],
};

const maskedNames: Row = {
  title: 'The team notes a masked name for its session, for about 180 days',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [at.masque(me)]: { ...masque, expireAt: clock(180 * day) } },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { before: at.masque(me), to: masque },
    ...sweep(at.masque(me), { expireAt: expiry() }).allowedToo,
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...expiry().refused.map((to) => ({ of: at.masque(me), field: 'expireAt', to })),
    { of: at.masque(me), field: 'expireAt', to: ABSENT },
  ],
};

const readMasque: Row = {
  title: 'A session reads which names of its own were masked, and nobody those of others',
  allowed: { as: 'anonymous', before: { [at.masque(me)]: masque }, get: at.masque(me) },
  allowedToo: [{ before: at.masque(me), to: null }],
  refused: [...byOthersThan('anonymous'), { get: at.masque(uidOf('account')) }],
};

const keepMasque: Row = {
  title: 'Nobody takes a masked name away',
  allowed: {
    as: 'admin',
    before: { [at.masque(me)]: masque },
    commit: { [at.masque(me)]: { ...masque, expireAt: clock(180 * day) } },
  },
  refused: [
    { write: at.masque(me), to: null },
    { instead: 'a deletion by its session', commit: { [at.masque(me)]: null } },
  ],
};

const renamed: Row = {
  title: 'A name that waits, or that was let be, may be changed by its player',
  allowed: {
    as: 'anonymous',
    before: {
      ...ended,
      ...there,
      [at.plainte]: kept,
    },
    commit: { [at.ligne]: ligne({ pseudonyme: 'Sacha', operationId: secondOperation }) },
  },
  allowedToo: [
    { before: at.plainte, to: waiting },
    { before: at.plainte, to: null },
  ],
  refused: [{ before: at.plainte, to: masked }],
};

const get: Row = {
  title: 'Everybody reads whether a name was reported: it names nobody',
  allowed: { as: 'nobody', before: { [at.plainte]: waiting }, get: at.plainte },
  allowedToo: [{ as: 'anonymous' }, { as: 'admin' }, { before: at.plainte, to: null }],
  refused: [{ get: at.debit(me, 'plainte') }],
};

const listWaiting: Row = {
  title: 'The team lists the names that wait to be looked at, of all quêtes, 50 at once',
  allowed: {
    as: 'admin',
    before: { [at.plainte]: waiting },
    list: 'plaintes',
    everywhere: true,
    where: ['etat', '==', 'attente'],
    limit: 50,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 51 }, { limit: ABSENT }],
};

describe('quetes/{queteId}/plaintes/{partieId} and its counter, and masques/{uid}', () => {
  proveRows([
    reported,
    alone,
    anew,
    masking,
    keeping,
    stays,
    elsewhere,
    others,
    renamed,
    maskedNames,
    readMasque,
    keepMasque,
    get,
    listWaiting,
  ]);
});
