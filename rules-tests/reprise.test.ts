import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  otherQueteId,
  published,
  queteId,
  reprise,
  sentAway,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, beyondOwnList, byOthersThan, type Row } from './row.ts';
import { expiry, longAgo, only, operationId, serverTime, sweep, text } from './values.ts';

const me = uidOf('account');
const counter = at.debit(me, 'reprise');
const told = { [at.reprise]: reprise(me, { at: longAgo }) };
const secondOperation = 'operation-0000000000002';

const first: Row = {
  title:
    'An account tells its other devices where a party stands, once with a tick of the counter',
  allowed: {
    as: 'account',
    before: published,
    commit: { [at.reprise]: reprise(me), ...tickOf('account', 'reprise', queteId) },
  },
  allowedToo: [
    ...sweep(at.reprise, {
      texte: text({ max: limits.repriseTexte.max }),
      expireAt: expiry(),
      operationId: operationId(),
    }).allowedToo,
    { of: at.reprise, fields: { finie: true } },
  ],
  refused: [
    ...byOthersThan('account'),
    ...sweep(at.reprise, {
      uid: only(uidOf('otherAccount'), null),
      queteId: only(otherQueteId, 'le-lavoir', null),
      partieId: only('court', '', null),
      texte: text({ max: limits.repriseTexte.max }),
      finie: only('oui', null, 1),
      at: serverTime(),
      expireAt: expiry(),
      operationId: operationId(),
    }).refused,
    { move: at.reprise, to: `reprises/${uidOf('otherAccount')}_${queteId}` },
    { move: at.reprise, to: `reprises/${me}_${otherQueteId}` },
    { move: at.reprise, to: `reprises/${me}` },
    { write: counter, to: ABSENT },
    sentAway('account'),
    { of: counter, field: 'de', to: otherQueteId },
  ],
};

const madeUp: Row = {
  title: 'No party stands anywhere in a quête that was never published',
  allowed: first.allowed,
  allowedToo: [
    // Withdrawn since: its players play on.
    { before: at.quete, to: null },
  ],
  refused: [{ before: at.version(1), to: null }],
};

const carnet: Row = {
  title: 'An account keeps its carnet in the same place, of no quête, with the same tick',
  allowed: {
    as: 'account',
    before: published,
    commit: {
      [at.carnet]: reprise(me, { queteId: 'carnet' }),
      ...tickOf('account', 'reprise', 'carnet'),
    },
  },
  allowedToo: [{ before: at.version(1), to: null }],
  refused: [
    ...byOthersThan('account'),
    { of: at.carnet, field: 'queteId', to: queteId },
    { move: at.carnet, to: `reprises/${uidOf('otherAccount')}_carnet` },
    { move: at.carnet, to: `reprises/${me}_${otherQueteId}` },
    { write: counter, to: ABSENT },
  ],
};

const next: Row = {
  title: 'The later word takes the place of the one before',
  allowed: {
    as: 'account',
    before: told,
    commit: {
      [at.reprise]: reprise(me, { operationId: secondOperation, texte: 'WzJd' }),
    },
  },
  // A party under way goes on.
  allowedToo: [sentAway('account')],
  refused: [
    ...byOthersThan('account'),
    { of: at.reprise, field: 'operationId', to: 'operation-0000000000001' },
    { of: at.reprise, field: 'at', to: longAgo },
  ],
};

const get: Row = {
  title: 'It is read by its account alone, also where there is none yet',
  allowed: { as: 'account', before: told, get: at.reprise },
  allowedToo: [{ before: at.reprise, to: null }],
  refused: byOthersThan('account'),
};

const list: Row = {
  title: 'An account lists its own, 50 at once',
  allowed: {
    as: 'account',
    before: told,
    list: 'reprises',
    where: ['uid', '==', me],
    limit: 50,
  },
  refused: beyondOwnList('account', uidOf('otherAccount')),
};

const erased: Row = {
  title: 'It is erased by its account',
  allowed: { as: 'account', before: told, commit: { [at.reprise]: null } },
  refused: byOthersThan('account'),
};

describe('reprises/{uid_queteId}', () => {
  proveRows([first, madeUp, carnet, next, get, list, erased]);
});
