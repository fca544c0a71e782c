import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { commentaireEtatList } from '@/domain/parcours/sharing/commentaire.ts';
import { uidOf } from './actors.ts';
import {
  at,
  commentaire,
  oldCommentaire,
  otherParcoursId,
  parcours,
  parcoursId,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Row } from './row.ts';
import {
  longAgo,
  glance,
  matching,
  oneOf,
  only,
  serverTime,
  sweep,
  text,
  type ValuesByField,
} from './values.ts';

const anybodyElse = byOthersThan('admin', 'otherAdmin');
const folder = `parcours/${parcoursId}/commentaires`;

const contents: ValuesByField = {
  etapeId: matching(
    ['', 'a'.repeat(8), 'Z'.repeat(32)],
    ['a'.repeat(7), 'etape-1-a', null],
  ),
  texte: text(limits.commentaire),
  etat: only('regle', '', null),
  nom: text(limits.auteurNom),
  by: only(uidOf('otherAdmin'), null),
  at: serverTime(),
  updatedAt: serverTime(),
};

/** A comment of that id, with its tick. */
function said(id: string, of: string = parcoursId): Documents {
  return {
    [`parcours/${of}/commentaires/${id}`]: commentaire(),
    ...tickOf('admin', 'commentaire', `${of}/${id}`),
  };
}

const id = '0123456789abcdef01234567';
const counter = at.debit(uidOf('admin'), 'commentaire');

const create: Row = {
  title:
    'An admin says something of a parcours or of one of its étapes, with a tick of the counter',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: said(id),
  },
  allowedToo: [
    ...sweep(at.commentaire, contents).allowedToo,
    { instead: 'another id', commit: said('f'.repeat(24)) },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...sweep(at.commentaire, contents).refused,
    { instead: 'a short id', commit: said('f'.repeat(23)) },
    { instead: 'an id of other letters', commit: said('g'.repeat(24)) },
    { instead: 'a parcours that is not there', commit: said(id, otherParcoursId) },
    { write: counter, to: ABSENT },
    { of: counter, field: 'de', to: `${otherParcoursId}/${id}` },
    { before: at.parcours, to: null },
    { before: at.commentaire, to: oldCommentaire() },
  ],
};

const changed = oldCommentaire({ texte: 'On la voit à nouveau.' });
const own: ValuesByField = {
  texte: text(limits.commentaire),
  etat: oneOf(commentaireEtatList),
  updatedAt: only(longAgo, null),
};

const changeOwn: Row = {
  title: 'Its author changes the words of a comment, and nobody else does',
  allowed: {
    as: 'admin',
    before: { [at.commentaire]: oldCommentaire() },
    commit: {
      [at.commentaire]: commentaire({
        ...changed,
        updatedAt: commentaire()['updatedAt'],
      }),
    },
  },
  allowedToo: glance(at.commentaire, own).allowedToo,
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...glance(at.commentaire, own).refused,
    { of: at.commentaire, field: 'etapeId', to: '' },
    { of: at.commentaire, field: 'nom', to: 'Chloé B.' },
    { of: at.commentaire, field: 'by', to: uidOf('otherAdmin') },
    { of: at.commentaire, field: 'at', to: commentaire()['at'] },
  ],
};

const settle: Row = {
  title:
    'Any admin settles a comment of somebody else, or opens it again, and changes nothing more',
  allowed: {
    as: 'otherAdmin',
    before: { [at.commentaire]: oldCommentaire() },
    commit: {
      [at.commentaire]: oldCommentaire({
        etat: 'regle',
        updatedAt: commentaire()['updatedAt'],
      }),
    },
  },
  allowedToo: [
    { as: 'admin' },
    { before: at.commentaire, field: 'etat', to: 'regle' },
    { of: at.commentaire, field: 'etat', to: 'ouvert' },
  ],
  refused: [
    ...anybodyElse,
    { of: at.commentaire, field: 'etat', to: 'oublie' },
    { of: at.commentaire, field: 'texte', to: 'Autre chose.' },
    { of: at.commentaire, field: 'nom', to: 'David' },
    { of: at.commentaire, field: 'updatedAt', to: longAgo },
  ],
};

const remove: Row = {
  title: 'Its author takes a comment back, and nobody else does',
  allowed: {
    as: 'admin',
    before: { [at.commentaire]: oldCommentaire() },
    commit: { [at.commentaire]: null },
  },
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    { before: at.commentaire, field: 'by', to: uidOf('otherAdmin') },
  ],
};

const getOne: Row = {
  title: 'An admin reads a comment, and nobody else does',
  allowed: {
    as: 'admin',
    before: { [at.commentaire]: oldCommentaire() },
    get: at.commentaire,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: anybodyElse,
};

const listAll: Row = {
  title: 'An admin lists the open comments of a parcours, at most 100 at once',
  allowed: {
    as: 'admin',
    before: { [at.commentaire]: oldCommentaire() },
    list: folder,
    where: ['etat', '==', 'ouvert'],
    limit: limits.commentairePage.max,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...anybodyElse,
    { limit: limits.commentairePage.max + 1 },
    { limit: ABSENT },
    { everywhere: 'commentaires' },
  ],
};

const listEverywhere: Row = {
  title: 'The team lists what is still open in all parcours, at most 50 at once',
  allowed: {
    as: 'admin',
    before: { [at.commentaire]: oldCommentaire() },
    list: 'commentaires',
    everywhere: true,
    where: ['etat', '==', 'ouvert'],
    limit: 50,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...anybodyElse,
    { limit: 51 },
    { limit: ABSENT },
    { where: ['etat', '==', 'regle'] },
    { where: ABSENT },
  ],
};

describe('parcours/{parcoursId}/commentaires', () => {
  proveRows([create, changeOwn, settle, remove, getOne, listAll, listEverywhere]);
});
