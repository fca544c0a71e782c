import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { motifList } from '@/domain/moderation/moderation.ts';
import { uidOf } from './actors.ts';
import {
  at,
  avis,
  avisPublic,
  debit,
  otherPartieId,
  otherQueteId,
  partieId,
  partieUnderWay,
  queteId,
  sentAway,
  transfert,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Row } from './row.ts';
import {
  bounded,
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
const waiting = avis(me, { at: longAgo });
const publique = 'copieAAAAAAAAAAAAAAA1';
const otherPublique = 'copieBBBBBBBBBBBBBBB1';
const copy = at.avisPublic(publique);
const seen = { ...waiting, etat: 'publie', publique };
const bothSeen: Documents = { [mine]: seen, [copy]: avisPublic() };

const ended = { [at.partie]: partieUnderWay(me, { finishedAt: longAgo }) };
const commit: Documents = { [mine]: avis(me), [counter]: debit(queteId) };

const names = [
  'Anne',
  'Marcheuse 13',
  'Jean-Loup d’Aix',
  'éèà',
  'Œdipe_Ÿ',
  'Iñaki Muñoz',
  'S.O.S',
  'Lemaire',
  'Mairin',
  'Équipée',
  'Admirateur',
  'Officier',
  'Les codes',
  'ÀÖØöøÿŒœŸ',
  'é'.repeat(limits.pseudonyme.max),
  'é'.repeat(limits.pseudonyme.min),
];

/** Names that would be none; each of the right length but the first two. */
const noNames = [
  'Lu',
  'é'.repeat(limits.pseudonyme.max + 1),
  'a@b.fr',
  '<b>x</b>',
  ' Anne',
  'Anne  Lise',
  '---',
  '\u3164\u3164\u3164',
  '\u0410nne',
  '\u0391nne',
  'Ａｎｎｅ',
  'An\u200Bne',
  'Ann\u0131e',
  'Zoe\u0301',
  'A×B',
  'Mairie de Barbentane',
  'MAIRIE',
  'La maîrïe',
  'M.airie de Vézelay',
  'm_a_i_r_i_e',
  'Le-maire',
  'L’équipe',
  'Equipes',
  'Administrateur 2',
  'Lamairie',
  'Ma1rie',
  'Police municipale',
  '06 12 34 56 78',
  'exemple.fr',
  'Àdmìn',
  'Modération',
  'Quêtes et codes',
  'QuetesEtCodes',
  'Compte officiel',
  'ÉQUIPE',
  'MÖDÉRATEUR',
];

const said: Row = {
  title: 'Who has ended a party says what it was like, with a tick of the counter',
  allowed: { as: 'anonymous', before: ended, commit },
  allowedToo: [
    ...sweep(mine, {
      note: whole({ min: 1, max: 5 }),
      texte: text({ max: limits.avisTexte.max }),
      operationId: operationId(),
    }).allowedToo,
    ...names.map((pseudonyme) => ({ of: mine, fields: { pseudonyme } })),
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
    sentAway('anonymous'),
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

const lookAlike: Row = {
  title: 'A name of letters that look like others signs no opinion',
  allowed: { as: 'anonymous', before: ended, commit },
  allowedToo: ['Camille', 'CAMILLE', 'Çamille', 'Cam1lle'].map((pseudonyme) => ({
    of: mine,
    fields: { pseudonyme },
  })),
  refused: [
    ...byOthersThan('anonymous'),
    ...[
      'С\u0430mille', // Cyrillic
      'C\u03B1mille', // Greek
      'C\u0251mille', // phonetic
      '\u{1D402}\u{1D41A}\u{1D426}', // mathematical bold
      '\u24B8am', // in a circle
      '\uFF23amille', // full width
      'C\u1D00mille', // small capital
      'Cam\u0131lle', // i without its dot
      'Cam\u00ADille', // soft hyphen
      'Cam\u2060ille', // word joiner
      'Cam\u034Fille', // combining grapheme joiner
      '\u115F\u1160\uFFA0', // other fillers
      'Cam\u202Eille', // right to left
      'Cam\u00A0ille',
      'C\u0430\u0301mille',
    ].map((to) => ({ of: mine, field: 'pseudonyme', to })),
  ],
};

const again: Row = {
  title: 'An opinion is said anew by its author, however soon, and waits anew',
  allowed: {
    as: 'anonymous',
    before: {
      ...ended,
      ...bothSeen,
      [counter]: debit(queteId, { at: clock(-1), jourAt: longAgo }),
    },
    // The counter first: the engine stops at the first refusal of a commit, and each must refuse by itself.
    commit: {
      [counter]: debit(queteId, { n: 2, jourAt: longAgo, jourCount: 2 }),
      [mine]: avis(me, { note: 4, operationId: 'operation-0000000000002' }),
      [copy]: null,
    },
  },
  allowedToo: [{ before: copy, to: null }],
  refused: [
    ...byOthersThan('anonymous'),
    { of: mine, field: 'etat', to: 'publie' },
    { of: mine, field: 'operationId', to: 'operation-0000000000001' },
    { of: counter, field: 'de', to: otherQueteId },
    { write: copy, to: ABSENT },
    { before: mine, to: waiting },
    { before: mine, field: 'publique', to: otherPublique },
    { of: mine, field: 'publique', to: publique },
    { write: counter, to: ABSENT },
    { before: at.partie, field: 'finishedAt', to: null },
  ],
};

const againUnseen: Row = {
  title: 'An opinion that has no copy is said anew as builds before the copies say it',
  allowed: {
    as: 'anonymous',
    before: {
      ...ended,
      [mine]: waiting,
      [counter]: debit(queteId, { at: clock(-1), jourAt: longAgo }),
    },
    commit: {
      [counter]: debit(queteId, { n: 2, jourAt: longAgo, jourCount: 2 }),
      [mine]: avis(me, { note: 4, operationId: 'operation-0000000000002' }),
    },
  },
  allowedToo: [{ before: mine, to: { ...waiting, etat: 'publie' } }],
  refused: byOthersThan('anonymous'),
};

const judged = { jugeLe: now(), motif: '', reponse: '' };
const refusedAvis = { ...waiting, ...judged, etat: 'refuse', motif: 'devoile' };
const published = { ...waiting, ...judged, etat: 'publie', publique };

const moderate: Row = {
  title:
    'The team lets an opinion be seen with its copy, and changes nothing of what was said',
  allowed: {
    as: 'admin',
    before: { [mine]: waiting },
    commit: { [mine]: published, [copy]: avisPublic() },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { before: mine, to: { ...refusedAvis, jugeLe: longAgo } },
    { before: mine, to: { ...seen, jugeLe: longAgo, motif: '', reponse: '' } },
    // Seen before there were copies.
    { before: mine, to: { ...waiting, etat: 'publie' } },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(mine, {
      reponse: text({ max: limits.avisReponse.max }),
      jugeLe: serverTime(),
      etat: only('attente', 'cache', null),
      publique: only(otherPublique, ABSENT, null),
    }).refused,
    ...sweep(copy, {
      note: only(1, null),
      texte: only('Autre chose.', null),
      pseudonyme: only('Autre', null),
      reponse: only('Merci.', null),
      at: only(longAgo, null),
    }).refused,
    { of: copy, field: 'uid', to: me },
    { write: copy, to: ABSENT },
    { write: copy, to: null },
    { before: mine, field: 'publique', to: otherPublique },
    { of: mine, field: 'note', to: 1 },
    { of: mine, field: 'texte', to: 'Autre chose.' },
    { of: mine, field: 'pseudonyme', to: 'Autre' },
    { of: mine, field: 'signature', to: 'La mairie' },
  ],
};

const reponse = 'é'.repeat(limits.avisReponse.max);

const answer: Row = {
  title: 'What the team answers stands in the opinion and in its copy',
  allowed: {
    as: 'admin',
    before: bothSeen,
    commit: { [mine]: { ...published, reponse }, [copy]: avisPublic({ reponse }) },
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { write: copy, to: ABSENT },
    { of: mine, field: 'reponse', to: '' },
    { of: copy, field: 'reponse', to: '' },
    {
      instead: 'one that is too long',
      commit: {
        [mine]: { ...published, reponse: `${reponse}é` },
        [copy]: avisPublic({ reponse: `${reponse}é` }),
      },
    },
  ],
};

const hide: Row = {
  title:
    'The team hides an opinion for one of a few reasons, with a word or none, and its copy goes',
  allowed: {
    as: 'admin',
    before: bothSeen,
    commit: { [mine]: refusedAvis, [copy]: null },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { before: mine, to: waiting },
    { before: copy, to: null },
    ...sweep(mine, {
      motif: oneOf(motifList),
      reponse: text({ max: limits.avisReponse.max }),
    }).allowedToo,
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(mine, {
      reponse: text({ max: limits.avisReponse.max }),
      jugeLe: serverTime(),
    }).refused,
    { write: copy, to: ABSENT },
    { of: mine, field: 'texte', to: '' },
  ],
};

const takenBack: Row = {
  title:
    'An opinion is taken back by its author, or taken away by the team, with its copy',
  allowed: {
    as: 'anonymous',
    before: bothSeen,
    commit: { [mine]: null, [copy]: null },
  },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }, { before: copy, to: null }],
  refused: [
    ...byOthersThan('anonymous', 'admin', 'otherAdmin'),
    { write: copy, to: ABSENT },
    { write: mine, to: ABSENT },
    { write: mine, to: seen },
    { before: mine, field: 'publique', to: otherPublique },
  ],
};

const takenBackUnseen: Row = {
  title: 'An opinion that has no copy is taken back alone, twice if the answer was lost',
  allowed: { as: 'anonymous', before: { [mine]: waiting }, commit: { [mine]: null } },
  allowedToo: [
    { as: 'admin' },
    { before: mine, to: { ...waiting, etat: 'publie' } },
    { before: mine, to: null },
  ],
  refused: [...byOthersThan('anonymous', 'admin', 'otherAdmin')],
};

/** The copy names no opinion for its rule to check: the team is trusted to write none by itself. */
const copyWritten: Row = {
  title: 'The team alone writes copies, of sixty keys at most',
  allowed: { as: 'admin', before: {}, commit: { [copy]: avisPublic() } },
  allowedToo: [{ as: 'otherAdmin' }, ...bounded(copy, avisPublic()).allowedToo],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...bounded(copy, avisPublic()).refused,
  ],
};

const copyAlone: Row = {
  title: 'The team takes a copy away that nothing names any more',
  allowed: { as: 'admin', before: { [copy]: avisPublic() }, commit: { [copy]: null } },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: byOthersThan('admin', 'otherAdmin'),
};

const get: Row = {
  title: 'An opinion is read by its author and by the team, seen by others or not',
  allowed: { as: 'anonymous', before: { [mine]: waiting }, get: mine },
  allowedToo: [
    { as: 'admin' },
    { as: 'otherAdmin' },
    { before: mine, to: seen },
    { before: mine, to: null },
  ],
  refused: byOthersThan('anonymous', 'admin', 'otherAdmin'),
};

const getSeen: Row = {
  title:
    'An opinion that others see is read by its author and by the team alone: it names them',
  allowed: { as: 'admin', before: bothSeen, get: mine },
  allowedToo: [{ as: 'anonymous' }],
  refused: byOthersThan('anonymous', 'admin', 'otherAdmin'),
};

const jeton = at.transfert.replace('transferts/', '');
const account = uidOf('account');
const theirs = at.avis(account);
const followed = {
  [at.partie]: partieUnderWay(account, { finishedAt: longAgo }),
  [at.transfert]: transfert(me, { createdAt: clock(-9 * 60) }),
  ...bothSeen,
};

const following: Row = {
  title:
    'An opinion follows to an account, word for word, by the jeton of its author; its copy stays',
  allowed: {
    as: 'account',
    before: followed,
    commit: { [theirs]: { ...seen, uid: account, operationId: jeton }, [mine]: null },
  },
  allowedToo: [
    { before: at.partie, to: null },
    { before: theirs, to: { ...waiting, uid: account } },
  ],
  refused: [
    ...byOthersThan('account'),
    { of: theirs, field: 'note', to: 1 },
    { of: theirs, field: 'texte', to: 'Autre chose.' },
    { of: theirs, field: 'pseudonyme', to: 'Autre' },
    { of: theirs, field: 'etat', to: 'attente' },
    { of: theirs, field: 'at', to: clock(-1) },
    { of: theirs, field: 'uid', to: me },
    { of: theirs, field: 'publique', to: otherPublique },
    { of: theirs, field: 'operationId', to: 'operation-0000000000002' },
    { move: theirs, to: at.avis(uidOf('otherAccount')) },
    { write: mine, to: ABSENT },
    { write: copy, to: null },
    { before: at.transfert, to: null },
    sentAway('account'),
    { before: at.transfert, field: 'uid', to: uidOf('otherAccount') },
    { before: at.transfert, field: 'createdAt', to: clock(-11 * 60) },
    // A public one of the account's own goes with its copy.
    { before: theirs, to: { ...seen, uid: account } },
  ],
};

const followingOver: Row = {
  title: 'What follows to an account takes the place of what it said, whose copy goes',
  allowed: {
    as: 'account',
    before: {
      ...followed,
      [theirs]: { ...seen, uid: account, publique: otherPublique },
      [at.avisPublic(otherPublique)]: avisPublic(),
    },
    commit: {
      [theirs]: { ...seen, uid: account, operationId: jeton },
      [mine]: null,
      [at.avisPublic(otherPublique)]: null,
    },
  },
  refused: [
    ...byOthersThan('account'),
    { write: at.avisPublic(otherPublique), to: ABSENT },
    { write: mine, to: ABSENT },
    { write: theirs, to: ABSENT },
  ],
};

const getFollowed: Row = {
  title: 'An opinion is read, to follow, by who has its party now',
  allowed: { as: 'account', before: followed, get: mine },
  allowedToo: [{ before: mine, to: waiting }],
  refused: [
    { as: 'otherAccount' },
    { before: at.partie, field: 'uid', to: uidOf('otherAccount') },
    { before: at.partie, to: null },
    // Restarted under the id of an expired party: not the party of the opinion.
    { before: at.partie, field: 'startedAt', to: clock(-60) },
  ],
};

const erasing: Row = {
  title:
    'Who begins a party under the id of one that expired neither erases nor replaces the opinion of it',
  allowed: {
    as: 'account',
    before: {
      ...followed,
      [at.partie]: partieUnderWay(account, {
        startedAt: clock(-3600),
        finishedAt: clock(-60),
      }),
      [theirs]: { ...waiting, uid: account },
    },
    commit: { [theirs]: null },
  },
  refused: [
    { write: mine, to: null },
    { write: copy, to: null },
    {
      write: theirs,
      to: { ...seen, uid: account, operationId: 'operation-0000000000002' },
    },
    { write: mine, to: { ...seen, texte: 'Autre chose.' } },
    {
      instead: 'the opinion and its copy',
      commit: { [mine]: null, [copy]: null },
    },
  ],
};

const list: Row = {
  title: 'Everybody lists the copies of one quête, a hundred at a time, and no opinion',
  allowed: {
    as: 'nobody',
    before: bothSeen,
    list: `quetes/${queteId}/avisPublics`,
    limit: limits.avisCount.max,
  },
  allowedToo: [{ as: 'account' }, { as: 'admin' }],
  refused: [
    { limit: limits.avisCount.max + 1 },
    { limit: ABSENT },
    { list: `quetes/${queteId}/avis` },
    { everywhere: 'avisPublics' },
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
  allowedToo: [{ as: 'otherAdmin' }, { everywhere: 'avis' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { limit: limits.avisCount.max + 1 },
    { limit: ABSENT },
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
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...byOthersThan('anonymous', 'admin', 'otherAdmin'),
    { limit: 51 },
    { limit: ABSENT },
    { where: ABSENT },
    { where: ['uid', '==', uidOf('account')] },
  ],
};

const listWaiting: Row = {
  title: 'The team lists what waits to be read in all quêtes, a hundred at once',
  allowed: {
    as: 'admin',
    before: { [mine]: waiting },
    list: 'avis',
    everywhere: true,
    where: ['etat', '==', 'attente'],
    limit: 100,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 101 }, { limit: ABSENT }],
};

const listJudged: Row = {
  title:
    'The team lists what it lets be seen, or hides, of all quêtes, a hundred at once',
  allowed: {
    as: 'admin',
    before: { [mine]: seen },
    list: 'avis',
    everywhere: true,
    where: ['etat', '==', 'publie'],
    limit: 100,
  },
  allowedToo: [{ as: 'otherAdmin' }, { where: ['etat', '==', 'refuse'] }],
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 101 }, { limit: ABSENT }],
};

describe('quetes/{queteId}/avis/{uid}, its copy and its counter', () => {
  proveRows([
    said,
    lookAlike,
    again,
    againUnseen,
    moderate,
    answer,
    hide,
    takenBack,
    takenBackUnseen,
    copyWritten,
    copyAlone,
    following,
    followingOver,
    erasing,
    get,
    getSeen,
    getFollowed,
    list,
    listSeen,
    listOwn,
    listWaiting,
    listJudged,
  ]);
});
