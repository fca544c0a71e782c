import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  partie,
  partieId,
  published,
  sentAway,
  tickOf,
  transfert,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, beyondOwnList, byOthersThan, type Documents, type Row } from './row.ts';
import {
  clock,
  day,
  longAgo,
  only,
  serverTime,
  sweep,
  type ValuesByField,
} from './values.ts';

const uid = uidOf('anonymous');
const fresh = transfert(uid);
const most = limits.transfertPartieCount.max;

const fields: ValuesByField = {
  uid: only(uidOf('account'), '', null),
  parties: {
    accepted: [['a'.repeat(20)], ['Z'.repeat(32), partieId], Array(most).fill(partieId)],
    refused: [
      [],
      ['a'.repeat(19)],
      ['a'.repeat(33)],
      ['partie-du-lavoir-00001'],
      [partieId, 7],
      [partieId, null],
      Array(most + 1).fill(partieId),
      partieId,
      null,
    ],
  },
  createdAt: serverTime(),
  expireAt: {
    accepted: [clock(day), clock(1.9 * day)],
    refused: [clock(-60), clock(2.1 * day), longAgo, 0, null],
  },
};

/** A transfert of that jeton, with its tick. */
function offered(jeton: string): Documents {
  return {
    [`transferts/${jeton}`]: fresh,
    ...tickOf('anonymous', 'transfert', jeton),
  };
}

const jeton = at.transfert.slice('transferts/'.length);
const counter = at.debit(uid, 'transfert');

const create: Row = {
  title:
    'An anonymous player hands over own parties, by a jeton of 128 bits, with a tick of the counter',
  allowed: { as: 'anonymous', before: {}, commit: offered(jeton) },
  allowedToo: sweep(at.transfert, fields).allowedToo,
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(at.transfert, fields).refused,
    { instead: 'a short jeton', commit: offered('a'.repeat(31)) },
    { instead: 'a long jeton', commit: offered('a'.repeat(33)) },
    { instead: 'a jeton of other letters', commit: offered('G'.repeat(32)) },
    { write: counter, to: ABSENT },
    sentAway('anonymous'),
    { of: counter, field: 'de', to: 'a'.repeat(32) },
    { before: at.transfert, to: transfert(uid, { createdAt: longAgo }) },
    { before: at.transfert, to: transfert(uidOf('otherAccount')) },
  ],
};

const createAsAccount: Row = {
  title: 'An account, which may begin a party, has nothing to hand over',
  allowed: {
    as: 'account',
    before: published,
    commit: {
      [at.partie]: partie(uidOf('account')),
      ...tickOf('account', 'debut', partieId),
    },
  },
  refused: [
    {
      instead: 'a transfert of its own',
      commit: {
        [at.transfert]: transfert(uidOf('account')),
        ...tickOf('account', 'transfert', jeton),
      },
    },
  ],
};

const get: Row = {
  title: 'Any account that holds the jeton reads the transfert, for ten minutes',
  allowed: {
    as: 'account',
    before: { [at.transfert]: transfert(uid, { createdAt: clock(-540) }) },
    get: at.transfert,
  },
  allowedToo: [{ as: 'otherAccount' }, { as: 'admin' }],
  refused: [
    { as: 'nobody' },
    { as: 'anonymous' },
    // The engine's clock stops while a machine is paused: not exactly the minute.
    { before: at.transfert, field: 'createdAt', to: clock(-1_800) },
    { before: at.transfert, to: null },
    sentAway('account'),
  ],
};

const list: Row = {
  title: 'Transferts are listed by who made them only, so that none is left behind',
  allowed: {
    as: 'anonymous',
    before: { [at.transfert]: transfert(uid, { createdAt: longAgo }) },
    list: 'transferts',
    where: ['uid', '==', uid],
    limit: 50,
  },
  refused: [
    ...beyondOwnList('anonymous', uidOf('account')),
    { everywhere: 'transferts' },
  ],
};

const remove: Row = {
  title: 'A transfert is deleted by its maker, or by the account that holds it',
  allowed: {
    as: 'anonymous',
    before: { [at.transfert]: transfert(uid, { createdAt: longAgo }) },
    commit: { [at.transfert]: null },
  },
  allowedToo: [{ as: 'account' }],
  refused: [
    { as: 'nobody' },
    { before: at.transfert, field: 'uid', to: uidOf('account') },
    { before: at.transfert, to: null },
  ],
};

describe('transferts/{jeton}', () => {
  proveRows([create, createAsAccount, get, list, remove]);
});
