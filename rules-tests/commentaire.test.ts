import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { commentaireEtatList } from '@/domain/parcours/commentaire.ts';
import { uidOf } from './actors.ts';
import {
  at,
  commentaire,
  oldCommentaire,
  otherParcoursId,
  parcours,
  parcoursId,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
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

const create: Row = {
  title: 'An admin says something of a parcours or of one of its étapes',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.commentaire]: commentaire() },
  },
  allowedToo: [
    ...sweep(at.commentaire, contents).allowedToo,
    { move: at.commentaire, to: `${folder}/${'f'.repeat(24)}` },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...sweep(at.commentaire, contents).refused,
    { move: at.commentaire, to: `${folder}/${'f'.repeat(23)}` },
    { move: at.commentaire, to: `${folder}/${'g'.repeat(24)}` },
    {
      move: at.commentaire,
      to: `parcours/${otherParcoursId}/commentaires/0123456789abcdef01234567`,
    },
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
