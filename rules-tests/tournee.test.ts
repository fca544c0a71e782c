import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { constatEtatList, tourneeDays } from '@/domain/tournee/tournee.ts';
import {
  at,
  etapeId,
  otherEtapeId,
  otherQueteId,
  parcours,
  publication,
  published,
  quete,
  queteId,
  tournee,
  version,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  bounded,
  clock,
  day,
  expiry,
  longAgo,
  now,
  only,
  serverTime,
  sweepKnown,
} from './values.ts';

const jeton = at.tournee.slice('tournees/'.length);
const waiting = tournee({ createdAt: clock(-day).toTimestamp() });

const create: Row = {
  title: 'An admin makes the link of a round through a version that exists',
  allowed: { as: 'admin', before: published, commit: { [at.tournee]: tournee() } },
  allowedToo: [
    { as: 'otherAdmin' },
    ...bounded(at.tournee, tournee()).allowedToo,
    ...expiry().accepted.map((to) => ({ of: at.tournee, field: 'expireAt', to })),
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...bounded(at.tournee, tournee()).refused,
    ...sweepKnown(at.tournee, {
      queteId: only(otherQueteId, 'x', null),
      version: only(2, '1', null),
      finieLe: only(now(), longAgo),
      createdAt: serverTime(),
      expireAt: only(...expiry().refused),
    }).refused,
    { move: at.tournee, to: `tournees/${'a'.repeat(31)}` },
    { move: at.tournee, to: `tournees/${'G'.repeat(32)}` },
  ],
};

const found = {
  finieLe: now(),
  etapeIds: [etapeId, otherEtapeId],
  etats: ['en-place', 'disparu'],
  notes: ['', 'La plaque manque.'],
};
const quetePublished = quete(1, { publishedAt: longAgo });

const finish: Row = {
  title:
    'Whoever holds the link sends what they found, once, and dates the quête with it',
  allowed: {
    as: 'nobody',
    before: { ...published, [at.tournee]: waiting },
    commit: {
      [at.tournee]: { ...waiting, ...found },
      [at.quete]: { ...quetePublished, verifieeLe: now(), operationId: jeton },
    },
  },
  allowedToo: [
    { as: 'anonymous' },
    { as: 'account' },
    ...constatEtatList.map((etat) => ({
      of: at.tournee,
      field: 'etats',
      to: ['en-place', etat],
    })),
    { of: at.tournee, field: 'notes', to: ['', 'é'.repeat(limits.tourneeNote.max)] },
  ],
  refused: [
    { write: at.tournee, to: ABSENT },
    { write: at.quete, to: ABSENT },
    { of: at.quete, field: 'verifieeLe', to: longAgo },
    { of: at.quete, field: 'contenu', to: '{"format":2}' },
    { of: at.quete, field: 'suspensions', to: { fermeture: {} } },
    { of: at.quete, field: 'operationId', to: 'operation-0000000000009' },
    { of: at.tournee, field: 'finieLe', to: longAgo },
    { of: at.tournee, field: 'queteId', to: otherQueteId },
    { of: at.tournee, field: 'intrus', to: 1 },
    { of: at.tournee, field: 'etapeIds', to: [] },
    { of: at.tournee, field: 'etapeIds', to: [etapeId, ''] },
    { of: at.tournee, field: 'etapeIds', to: [etapeId, etapeId] },
    { of: at.tournee, field: 'etapeIds', to: [`${etapeId},${otherEtapeId}`] },
    { of: at.tournee, field: 'etapeIds', to: [etapeId, 'x'] },
    { of: at.tournee, field: 'etapeIds', to: [etapeId, 7] },
    { of: at.tournee, field: 'etats', to: ['en-place'] },
    { of: at.tournee, field: 'etats', to: ['en-place', 'perdu'] },
    { of: at.tournee, field: 'notes', to: [''] },
    { of: at.tournee, field: 'notes', to: ['', 'é'.repeat(limits.tourneeNote.max + 1)] },
    { of: at.tournee, field: 'notes', to: ['', 7] },
    { before: at.tournee, to: null },
    { before: at.tournee, field: 'finieLe', to: longAgo },
    { before: at.tournee, field: 'queteId', to: otherQueteId },
    {
      before: at.tournee,
      field: 'createdAt',
      to: clock(-tourneeDays * day - 60).toTimestamp(),
    },
    { before: at.quete, to: null },
    // The same write again: its name is the last one's.
    { before: at.quete, field: 'operationId', to: jeton },
  ],
};

const otherQuete: Row = {
  title: 'A round dates its own quête, and no other one',
  allowed: {
    as: 'nobody',
    before: {
      ...published,
      [at.tournee]: waiting,
      [at.otherQuete]: quete(1, { publishedAt: longAgo }),
    },
    commit: {
      [at.tournee]: { ...waiting, ...found },
      [at.quete]: { ...quetePublished, verifieeLe: now(), operationId: jeton },
    },
  },
  refused: [
    {
      instead: 'with another quête',
      commit: {
        [at.tournee]: { ...waiting, ...found },
        [at.quete]: { ...quetePublished, verifieeLe: now(), operationId: jeton },
        [at.otherQuete]: { ...quetePublished, verifieeLe: now(), operationId: jeton },
      },
    },
  ],
};

const publishAgain: Row = {
  title: 'A new version keeps the day on which its quête was checked, and invents none',
  allowed: {
    as: 'admin',
    before: {
      ...published,
      [at.quete]: { ...quetePublished, verifieeLe: longAgo },
    },
    commit: {
      [at.version(2)]: version(2),
      [at.quete]: quete(2, { verifieeLe: longAgo }),
      [at.parcours]: parcours.updated({ publication: publication(2) }),
    },
  },
  refused: [
    { of: at.quete, field: 'verifieeLe', to: ABSENT },
    { of: at.quete, field: 'verifieeLe', to: now() },
  ],
};

const publishFirst: Row = {
  title: 'What is published for the first time was never checked',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: {
      [at.version(1)]: version(1),
      [at.quete]: quete(1),
      [at.parcours]: parcours.updated({ publication: publication(1) }),
    },
  },
  refused: [{ of: at.quete, field: 'verifieeLe', to: longAgo }],
};

const get: Row = {
  title: 'Whoever holds the link opens a round until it is sent, expired or gone',
  allowed: { as: 'nobody', before: { [at.tournee]: waiting }, get: at.tournee },
  allowedToo: [
    { as: 'anonymous' },
    { as: 'account' },
    { before: at.tournee, to: null },
    { before: at.tournee, field: 'createdAt', to: longAgo },
  ],
  refused: [{ before: at.tournee, field: 'finieLe', to: longAgo }],
};

const getSent: Row = {
  title: 'What was found is read by admins alone',
  allowed: {
    as: 'admin',
    before: { [at.tournee]: tournee({ ...found, finieLe: longAgo, createdAt: longAgo }) },
    get: at.tournee,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: byOthersThan('admin', 'otherAdmin'),
};

const list: Row = {
  title: 'An admin lists the rounds of a quête, at most 50 at once',
  allowed: {
    as: 'admin',
    before: { [at.tournee]: waiting },
    list: 'tournees',
    where: ['queteId', '==', queteId],
    limit: limits.tourneePage.max,
  },
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { limit: limits.tourneePage.max + 1 },
    { limit: ABSENT },
    { everywhere: 'tournees' },
  ],
};

const remove: Row = {
  title: 'An admin takes a link back, or clears a result away',
  allowed: {
    as: 'admin',
    before: { [at.tournee]: waiting },
    commit: { [at.tournee]: null },
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: byOthersThan('admin', 'otherAdmin'),
};

const expired = tournee({ createdAt: clock(-tourneeDays * day - 60).toTimestamp() });
const sendLate: Row = {
  title: 'A link that has expired is cleared away, and sends nothing any more',
  allowed: {
    as: 'admin',
    before: { ...published, [at.tournee]: expired },
    commit: { [at.tournee]: null },
  },
  refused: [
    { instead: 'what was found', commit: { [at.tournee]: { ...expired, ...found } } },
  ],
};

describe('tournees/{jeton}', () => {
  proveRows([
    create,
    finish,
    otherQuete,
    publishAgain,
    publishFirst,
    get,
    getSent,
    list,
    remove,
    sendLate,
  ]);
});
