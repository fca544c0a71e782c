import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { motifsOf } from '@/domain/moderation/moderation.ts';
import { motifList } from '@/domain/signalement/signalement.ts';
import { uidOf } from './actors.ts';
import {
  at,
  debit,
  otherEtapeId,
  parcours,
  quete,
  queteId,
  sentAway,
  sharedFields,
  signalement,
  version,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, beyondOwnList, byOthersThan, type Difference, type Row } from './row.ts';
import {
  clock,
  expiry,
  longAgo,
  matching,
  now,
  oneOf,
  only,
  operationId,
  serverTime,
  sweep,
  text,
} from './values.ts';

const me = uidOf('anonymous');
const mine = at.signalement(me, 1);
const counter = at.debit(me);
const published = { [at.version(1)]: version(1, { publishedAt: longAgo }) };
const anybodyElse = byOthersThan('anonymous');

const first: Row = {
  title: 'A session reports for the first time, with its counter at 1',
  allowed: {
    as: 'anonymous',
    before: published,
    commit: { [mine]: signalement(me), [counter]: debit(`${me}_1`) },
  },
  allowedToo: [
    ...sweep(mine, {
      motif: oneOf(motifList),
      texte: text({ max: limits.signalementTexte.max }),
      etapeId: matching([otherEtapeId], ['', 'court', 'a'.repeat(33)]),
      photo: matching([`signalements/${me}/1/photo.webp`], []),
      operationId: operationId(),
      expireAt: expiry(),
    }).allowedToo,
    { of: mine, fields: { photo: `signalements/${me}/1/photo.jpg` } },
  ],
  refused: [
    ...anybodyElse,
    ...sweep(mine, {
      uid: only(uidOf('account'), null),
      queteId: only('13_barbentane_autre', 'le-lavoir', `13_${'a'.repeat(200)}_b`, null),
      version: only(2, '1', null),
      etapeId: matching([], ['', 'court', 'a'.repeat(33)]),
      motif: oneOf([]),
      texte: text({ max: limits.signalementTexte.max }),
      photo: only(
        `signalements/${me}/2/photo.webp`,
        `signalements/${me}/1/photo.avif`,
        `signalements/${uidOf('account')}/1/photo.webp`,
        `parcours/${me}/1/photo.webp`,
        null,
      ),
      reponse: only('Merci', null),
      reponduLe: only(clock(-1), longAgo),
      at: serverTime(),
      expireAt: expiry(),
      operationId: operationId(),
    }).refused,
    { of: counter, field: 'de', to: `${me}_2` },
    { before: at.version(1), to: null },
    sentAway('anonymous'),
    { write: counter, to: ABSENT },
    { move: mine, to: at.signalement(me, 2) },
    { move: mine, to: at.signalement(uidOf('account'), 1) },
    { move: mine, to: 'signalements/plaque' },
    { move: counter, to: at.debit(uidOf('account')) },
    { move: counter, to: `debits/${me}/genres/commentaire` },
    { before: mine, to: signalement(me, { at: longAgo }) },
  ],
};

const seventh = debit(`${me}_7`, { n: 7, at: clock(-1), jourAt: longAgo });
const eighth = at.signalement(me, 8);
const nextTick = debit(`${me}_8`, { n: 8, jourAt: longAgo, jourCount: 2 });

const next: Row = {
  title: 'The next report comes however soon, under the next number',
  allowed: {
    as: 'anonymous',
    before: { ...published, [counter]: seventh },
    commit: { [eighth]: signalement(me), [counter]: nextTick },
  },
  refused: [
    ...anybodyElse,
    { move: eighth, to: at.signalement(me, 9) },
    { of: counter, field: 'de', to: `${me}_9` },
    { write: counter, to: ABSENT },
    { write: counter, to: null },
  ],
};

const alone: Row = {
  title: 'One tick of the counter is for one report',
  allowed: next.allowed,
  refused: [
    {
      instead: 'two reports for one tick of the counter',
      commit: {
        [eighth]: signalement(me),
        [at.signalement(me, 9)]: signalement(me),
        [counter]: nextTick,
      },
    },
  ],
};

const stored = signalement(me, { at: longAgo, expireAt: longAgo });

const read: Row = {
  title: 'A report is read by admins and by who made it',
  allowed: { as: 'anonymous', before: { [mine]: stored }, get: mine },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: byOthersThan('anonymous', 'admin', 'otherAdmin'),
};

const readCounter: Row = {
  title: 'A counter is read by its session alone, whether it is there or not',
  allowed: { as: 'anonymous', before: { [counter]: seventh }, get: counter },
  allowedToo: [{ before: counter, to: null }],
  refused: anybodyElse,
};

const listed: Row = {
  title: 'Admins list the reports, 50 at once',
  allowed: { as: 'admin', before: { [mine]: stored }, list: 'signalements', limit: 50 },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { limit: 51 },
    { limit: ABSENT },
    { list: `debits/${me}/genres` },
  ],
};

const listOwn: Row = {
  title: 'A session lists its own reports, 50 at once',
  allowed: {
    as: 'anonymous',
    before: { [mine]: stored },
    list: 'signalements',
    where: ['uid', '==', me],
    limit: 50,
  },
  refused: [
    ...(beyondOwnList('anonymous', uidOf('account')).filter(
      (change) => !('as' in change && ['admin', 'otherAdmin'].includes(change.as)),
    ) as [Difference, ...Difference[]]),
  ],
};

const removed: Row = {
  title: 'A report is taken back by who made it, and its counter is not',
  allowed: {
    as: 'anonymous',
    before: { [eighth]: stored, [counter]: seventh },
    commit: { [eighth]: null },
  },
  refused: [
    ...anybodyElse,
    { instead: 'the counter', commit: { [counter]: null } },
    { instead: 'another text', commit: { [eighth]: { ...stored, texte: 'Autre' } } },
  ],
};

const alice = uidOf('account');
/** Alice writes the parcours of the quête, Bruno reads it. */
const tended = {
  ...published,
  [at.quete]: quete(1, { publishedAt: longAgo }),
  [at.parcours]: parcours.stored(sharedFields),
};
const theirs = at.signalement(me, 2);
const answer = { reponse: 'La plaque est remise, merci\u00A0!', reponduLe: now() };
const withdrawn: Difference = {
  before: `revocations/${alice}`,
  to: { at: longAgo, by: uidOf('admin') },
};
const demoted: Difference = {
  before: at.parcours,
  field: `membres.${alice}`,
  to: 'relecteur',
};

const photographed = signalement(me, {
  at: longAgo,
  expireAt: longAgo,
  photo: `signalements/${me}/1/photo.webp`,
});

const photoKept: Row = {
  title: 'The team looks at the photo of a report once, and lets it be',
  allowed: {
    as: 'admin',
    before: { ...tended, [mine]: photographed },
    commit: { [mine]: { ...photographed, photoEtat: 'gardee' } },
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(mine, { photoEtat: only('retiree', 'attente', null) }).refused,
    { of: mine, field: 'photo', to: '' },
    { of: mine, field: 'photoMotif', to: 'personne' },
    { of: mine, field: 'reponse', to: 'Merci.' },
    { before: mine, to: { ...photographed, photo: '' } },
    { before: mine, to: { ...photographed, photoEtat: 'gardee' } },
  ],
};

const photoGone: Row = {
  title: 'The team takes the photo of a report away, for one of a few reasons',
  allowed: {
    as: 'admin',
    before: { ...tended, [mine]: photographed },
    commit: {
      [mine]: {
        ...photographed,
        photo: '',
        photoEtat: 'retiree',
        photoMotif: 'personne',
      },
    },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    ...sweep(mine, { photoMotif: oneOf(motifsOf.photo) }).allowedToo,
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(mine, {
      photoMotif: oneOf(motifsOf.photo),
      photoEtat: only('gardee', 'attente', null),
      photo: only(`signalements/${me}/2/photo.webp`, null),
    }).refused,
    { of: mine, field: 'photoMotif', to: 'devoile' },
    { of: mine, field: 'photoMotif', to: ABSENT },
    { of: mine, field: 'texte', to: '' },
    { before: mine, to: { ...photographed, photo: '' } },
    { before: mine, to: { ...photographed, photoEtat: 'gardee' } },
  ],
};

const listOfQuete: Row = {
  title: 'An auteur of its parcours lists the reports of a quête, 50 at once',
  allowed: {
    as: 'account',
    before: { ...tended, [mine]: stored },
    list: 'signalements',
    where: ['queteId', '==', queteId],
    limit: 50,
  },
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    withdrawn,
    demoted,
    { before: at.quete, field: 'parcoursId', to: 'parcoursDuMoulin1' },
    { before: at.quete, to: null },
    { where: ABSENT },
    { limit: 51 },
    { limit: ABSENT },
  ],
};

const answered: Row = {
  title: 'One answer closes the reports of an étape, in one commit',
  allowed: {
    as: 'account',
    before: { ...tended, [mine]: stored, [theirs]: stored },
    commit: { [mine]: { ...stored, ...answer }, [theirs]: { ...stored, ...answer } },
  },
  allowedToo: [
    { as: 'admin' },
    { of: mine, field: 'reponse', to: 'é'.repeat(limits.signalementReponse.max) },
    { write: theirs, to: ABSENT },
  ],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    withdrawn,
    demoted,
    { before: at.quete, to: null },
    ...sweep(mine, {
      reponse: text({ min: 1, ...limits.signalementReponse }),
      reponduLe: serverTime(),
      uid: only(alice),
      texte: only('Autre'),
      etapeId: only(otherEtapeId),
      at: only(clock(-60)),
    }).refused,
    // Closed already, by another answer.
    { before: mine, field: 'reponduLe', to: longAgo },
  ],
};

const answeredByTeam: Row = {
  title: 'The team answers a report of a quête that was withdrawn since',
  allowed: {
    as: 'admin',
    before: { [mine]: stored },
    commit: { [mine]: { ...stored, ...answer } },
  },
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: mine, field: 'reponse', to: '' },
    { of: mine, field: 'motif', to: 'danger' },
  ],
};

describe('signalements/{uid_n} and their counter', () => {
  proveRows([
    first,
    next,
    alone,
    read,
    readCounter,
    listed,
    listOwn,
    listOfQuete,
    answered,
    answeredByTeam,
    removed,
    photoKept,
    photoGone,
  ]);
});
