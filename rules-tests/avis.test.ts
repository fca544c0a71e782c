import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { motifList } from '@/domain/moderation/moderation.ts';
import { uidOf } from './actors.ts';
import {
  at,
  avis,
  debit,
  otherPartieId,
  otherQueteId,
  partieId,
  partieUnderWay,
  queteId,
  transfert,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, beyondOwnList, byOthersThan, type Documents, type Row } from './row.ts';
import {
  clock,
  longAgo,
  now,
  oneOf,
  only,
  operationId,
  serverTime,
  sweep,
  text,
  whole,
} from './values.ts';

const me = uidOf('anonymous');
const mine = at.avis(me);
const counter = at.debit(me, 'avis');
const seen = avis(me, { etat: 'publie', at: longAgo });
const waiting = avis(me, { at: longAgo });

const ended = { [at.partie]: partieUnderWay(me, { finishedAt: longAgo }) };
const commit: Documents = { [mine]: avis(me), [counter]: debit(queteId) };

/** Names that would be none; each of the right length but the first two. */
const noNames = ['Lu', 'a'.repeat(21), 'a@b.fr', '<b>x</b>', ' Anne', 'Anne  B', '---'];

const said: Row = {
  title: 'Who has ended a party says what it was like, with a tick of the counter',
  allowed: { as: 'anonymous', before: ended, commit },
  allowedToo: [
    ...sweep(mine, {
      note: whole({ min: 1, max: 5 }),
      texte: text({ max: limits.avisTexte.max }),
      operationId: operationId(),
    }).allowedToo,
    { of: mine, fields: { pseudonyme: 'Jean-Loup d’Aix' } },
    { of: mine, fields: { pseudonyme: 'é'.repeat(limits.pseudonyme.max) } },
    { of: mine, fields: { pseudonyme: 'é'.repeat(limits.pseudonyme.min) } },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    ...sweep(mine, {
      uid: only(uidOf('account'), null),
      note: whole({ min: 1, max: 5 }),
      texte: text({ max: limits.avisTexte.max }),
      pseudonyme: only(...noNames, '', null, 7),
      partieId: only(otherPartieId, `${partieId}/essais/etapeLavoir1`, '', null),
      etat: only('publie', 'refuse', null),
      at: serverTime(),
      operationId: operationId(),
    }).refused,
    { of: counter, field: 'de', to: otherQueteId },
    { write: counter, to: ABSENT },
    { move: mine, to: at.avis(uidOf('account')) },
    { move: mine, to: `quetes/${otherQueteId}/avis/${me}` },
    { move: counter, to: at.debit(me) },
    { move: counter, to: at.debit(me, 'commentaire') },
    { before: at.partie, to: null },
    { before: at.partie, field: 'finishedAt', to: null },
    { before: at.partie, field: 'uid', to: uidOf('account') },
    { before: at.partie, field: 'queteId', to: otherQueteId },
  ],
};

const again: Row = {
  title: 'An opinion is said anew by its author, however soon, and waits anew',
  allowed: {
    as: 'anonymous',
    before: {
      ...ended,
      [mine]: seen,
      [counter]: debit(queteId, { at: clock(-1), jourAt: longAgo }),
    },
    // The counter first: the engine stops at the first refusal of a commit, and each must refuse by itself.
    commit: {
      [counter]: debit(queteId, { n: 2, jourAt: longAgo, jourCount: 2 }),
      [mine]: avis(me, { note: 4, operationId: 'operation-0000000000002' }),
    },
  },
  refused: [
    ...byOthersThan('anonymous'),
    { of: mine, field: 'etat', to: 'publie' },
    { of: mine, field: 'operationId', to: 'operation-0000000000001' },
    { of: counter, field: 'de', to: otherQueteId },
    { write: counter, to: ABSENT },
    { before: at.partie, field: 'finishedAt', to: null },
  ],
};

const judged = { jugeLe: now(), motif: '', reponse: '' };
const refusedAvis = { ...waiting, ...judged, etat: 'refuse', motif: 'devoile' };

const moderate: Row = {
  title: 'The team lets an opinion be seen, answers it, and changes nothing else of it',
  allowed: {
    as: 'admin',
    before: { [mine]: waiting },
    commit: { [mine]: { ...waiting, ...judged, etat: 'publie' } },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    ...sweep(mine, { reponse: text({ max: limits.avisReponse.max }) }).allowedToo,
    { before: mine, to: { ...refusedAvis, jugeLe: longAgo } },
    { before: mine, to: { ...seen, jugeLe: longAgo, motif: '', reponse: 'Merci.' } },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(mine, {
      reponse: text({ max: limits.avisReponse.max }),
      jugeLe: serverTime(),
      motif: only('devoile', null),
      etat: only('attente', 'cache', null),
    }).refused,
    { of: mine, field: 'note', to: 1 },
    { of: mine, field: 'texte', to: 'Autre chose.' },
    { of: mine, field: 'pseudonyme', to: 'Autre' },
    { of: mine, field: 'signature', to: 'La mairie' },
  ],
};

const hide: Row = {
  title: 'The team keeps an opinion hidden for one of a few reasons, with a word or none',
  allowed: {
    as: 'admin',
    before: { [mine]: waiting },
    commit: { [mine]: refusedAvis },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    ...sweep(mine, {
      motif: oneOf(motifList),
      reponse: text({ max: limits.avisReponse.max }),
    }).allowedToo,
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(mine, {
      motif: oneOf(motifList),
      reponse: text({ max: limits.avisReponse.max }),
      jugeLe: serverTime(),
    }).refused,
    { of: mine, field: 'motif', to: '' },
    { of: mine, field: 'texte', to: '' },
  ],
};

const takenBack: Row = {
  title: 'An opinion is taken back by its author, or taken away by the team',
  allowed: { as: 'anonymous', before: { [mine]: seen }, commit: { [mine]: null } },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: byOthersThan('anonymous', 'admin', 'otherAdmin'),
};

const get: Row = {
  title:
    'Everybody reads what a player said once the team has let it be seen, and not before',
  allowed: { as: 'nobody', before: { [mine]: seen }, get: mine },
  allowedToo: [{ as: 'anonymous' }, { as: 'account' }, { as: 'admin' }],
  refused: [
    { before: mine, to: waiting },
    { before: mine, to: null },
  ],
};

const getWaiting: Row = {
  title: 'What waits is read by its author and by the team',
  allowed: { as: 'anonymous', before: { [mine]: waiting }, get: mine },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }, { before: mine, to: null }],
  refused: byOthersThan('anonymous', 'admin', 'otherAdmin'),
};

const jeton = at.transfert.replace('transferts/', '');
const account = uidOf('account');
const theirs = at.avis(account);
const followed = {
  [at.partie]: partieUnderWay(account, { finishedAt: longAgo }),
  [at.transfert]: transfert(me, { createdAt: clock(-9 * 60) }),
  [mine]: seen,
};

const following: Row = {
  title: 'An opinion follows its party to an account, word for word, by the same jeton',
  allowed: {
    as: 'account',
    before: followed,
    commit: { [theirs]: { ...seen, uid: account, operationId: jeton }, [mine]: null },
  },
  refused: [
    ...byOthersThan('account'),
    { of: theirs, field: 'note', to: 1 },
    { of: theirs, field: 'texte', to: 'Autre chose.' },
    { of: theirs, field: 'pseudonyme', to: 'Autre' },
    { of: theirs, field: 'etat', to: 'attente' },
    { of: theirs, field: 'at', to: clock(-1) },
    { of: theirs, field: 'uid', to: me },
    { of: theirs, field: 'operationId', to: 'operation-0000000000002' },
    { move: theirs, to: at.avis(uidOf('otherAccount')) },
    { write: mine, to: ABSENT },
    { before: at.partie, field: 'uid', to: me },
    { before: at.partie, to: null },
    { before: at.transfert, to: null },
    { before: at.transfert, field: 'uid', to: uidOf('otherAccount') },
    { before: at.transfert, field: 'createdAt', to: clock(-11 * 60) },
    { before: theirs, to: { ...seen, uid: account } },
  ],
};

const goneAfterParty: Row = {
  title: 'Who has the party now reads the opinion of it and takes it away',
  allowed: { as: 'account', before: followed, commit: { [mine]: null } },
  allowedToo: [{ as: 'anonymous' }, { as: 'admin' }, { as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('account', 'anonymous', 'admin', 'otherAdmin'),
    { before: at.partie, field: 'uid', to: uidOf('otherAccount') },
  ],
};

const getFollowed: Row = {
  title: 'What waits is read by who has its party now',
  allowed: { as: 'account', before: { ...followed, [mine]: waiting }, get: mine },
  refused: [
    { as: 'otherAccount' },
    { before: at.partie, field: 'uid', to: uidOf('otherAccount') },
    { before: at.partie, to: null },
  ],
};

const list: Row = {
  title: 'Everybody lists what may be seen of one quête, twenty at a time',
  allowed: {
    as: 'nobody',
    before: { [mine]: seen },
    list: `quetes/${queteId}/avis`,
    where: ['etat', '==', 'publie'],
    limit: limits.avisPage.max,
  },
  allowedToo: [{ as: 'account' }],
  refused: [
    { limit: limits.avisPage.max + 1 },
    { where: ABSENT },
    { where: ['etat', '==', 'attente'] },
    { everywhere: 'avis' },
  ],
};

const listSeen: Row = {
  title:
    'The team lists what may be seen of one quête, a hundred at a time, to count what it gives',
  allowed: {
    as: 'admin',
    before: { [mine]: seen },
    list: `quetes/${queteId}/avis`,
    where: ['etat', '==', 'publie'],
    limit: limits.avisCount.max,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { limit: limits.avisCount.max + 1 },
    { where: ['etat', '==', 'refuse'] },
    { where: ABSENT },
    { everywhere: 'avis' },
  ],
};

const listOwn: Row = {
  title: 'A session lists its own opinions of all quêtes, 50 at once, seen or not',
  allowed: {
    as: 'anonymous',
    before: { [mine]: waiting },
    list: 'avis',
    everywhere: true,
    where: ['uid', '==', me],
    limit: 50,
  },
  refused: beyondOwnList('anonymous', uidOf('account')),
};

const listWaiting: Row = {
  title: 'The team lists what waits to be read in all quêtes, 50 at once',
  allowed: {
    as: 'admin',
    before: { [mine]: waiting },
    list: 'avis',
    everywhere: true,
    where: ['etat', '==', 'attente'],
    limit: 50,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { limit: 51 },
    { where: ['etat', '==', 'cache'] },
    { where: ABSENT },
  ],
};

const listJudged: Row = {
  title: 'The team lists what it lets be seen, or hides, of all quêtes, 50 at once',
  allowed: {
    as: 'admin',
    before: { [mine]: seen },
    list: 'avis',
    everywhere: true,
    where: ['etat', '==', 'publie'],
    limit: 50,
  },
  allowedToo: [{ as: 'otherAdmin' }, { where: ['etat', '==', 'refuse'] }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { limit: 51 },
    { where: ['etat', '==', 'cache'] },
    { where: ABSENT },
  ],
};

describe('quetes/{queteId}/avis/{uid} and its counter', () => {
  proveRows([
    said,
    again,
    moderate,
    hide,
    takenBack,
    following,
    goneAfterParty,
    getFollowed,
    get,
    getWaiting,
    list,
    listSeen,
    listOwn,
    listWaiting,
    listJudged,
  ]);
});
