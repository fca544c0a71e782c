import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import { at, parcours, sharedFields } from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  bounded,
  longAgo,
  now,
  only,
  serverTime,
  sweep,
  sweepKnown,
  text,
} from './values.ts';

const admin = uidOf('admin');
const auteur = uidOf('account');
const stored = { ...sharedFields };

// ---- What the list of the team shows of each parcours ------------------------------------------------------

const controle = { erreurs: 2 };
const signataire = { uid: admin, nom: 'Claire' };

const noted: Row = {
  title: 'A save says what the check found and who saved, in their own name',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.parcours]: parcours.updated({ controle, signataire }) },
  },
  allowedToo: [
    ...sweep(at.parcours, { nom: text(limits.auteurNom) }, 'signataire.').allowedToo,
    { of: at.parcours, field: 'controle', to: ABSENT },
    { of: at.parcours, field: 'signataire', to: ABSENT },
  ],
  refused: [
    { as: 'otherAdmin' },
    { of: at.parcours, field: 'signataire', to: null },
    ...sweep(
      at.parcours,
      { uid: only(auteur, '', null), nom: text(limits.auteurNom) },
      'signataire.',
    ).refused,
  ],
};

const begunNamed: Row = {
  title: 'A parcours is begun in the own name, and followed by nobody',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [at.parcours]: parcours.created({ controle, signataire }) },
  },
  refused: [
    { of: at.parcours, field: 'signataire.uid', to: auteur },
    { of: at.parcours, field: 'suivi', to: { uid: admin, nom: 'Claire' } },
  ],
};

const keptName: Row = {
  title: 'A save without a name leaves the one that stands there',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: parcours.stored({ signataire: { uid: auteur, nom: 'Léo' } }),
    },
    commit: {
      [at.parcours]: parcours.updated({ signataire: { uid: auteur, nom: 'Léo' } }),
    },
  },
  refused: [{ of: at.parcours, field: 'signataire.nom', to: 'Lena' }],
};

const suivi = { uid: admin, nom: 'Claire' };

const followed: Row = {
  title: 'An admin follows a parcours, and has nobody else follow it',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(stored) },
    commit: { [at.parcours]: parcours.updated({ ...stored, suivi, signataire }) },
  },
  allowedToo: [
    // In any state.
    { of: at.parcours, field: 'signataire', to: ABSENT },
  ],
  refused: [
    ...byOthersThan('admin'),
    { of: at.parcours, field: 'suivi', to: { uid: auteur, nom: 'Léo' } },
    { of: at.parcours, field: 'suivi', to: { uid: uidOf('otherAdmin'), nom: 'Anne' } },
    { of: at.parcours, field: 'suivi', to: null },
    { of: at.parcours, field: 'suivi', to: { nom: 'Claire' } },
    { of: at.parcours, field: 'titre', to: 'Autre' },
    { of: at.parcours, field: 'etat', to: 'archive' },
    { of: at.parcours, field: 'revision', to: 3 },
  ],
};

const left: Row = {
  title: 'An admin takes away who follows a parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored({ ...stored, suivi }) },
    commit: { [at.parcours]: parcours.updated(stored) },
  },
  refused: byOthersThan('admin'),
};

// ---- All of them in one document, or in several ---------------------------------------------------------------------------

const path = 'tableau/parcours';
const written = { contenu: '{}', revision: 1, updatedAt: now() };
const kept = { contenu: '{}', revision: 3, updatedAt: longAgo };

const first: Row = {
  title: 'An admin gathers all parcours in one document',
  allowed: { as: 'admin', before: {}, commit: { [path]: written } },
  allowedToo: [{ as: 'otherAdmin' }, ...bounded(path, written).allowedToo],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...bounded(path, written).refused,
    ...sweepKnown(path, {
      revision: only(0, 2, '1', null),
      updatedAt: serverTime(),
    }).refused,
    { move: path, to: 'tableau/autre' },
  ],
};

const next: Row = {
  title: 'Whoever has read the last state of it writes the next one',
  allowed: {
    as: 'admin',
    before: { [path]: kept },
    commit: { [path]: { ...written, revision: 4 } },
  },
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...bounded(path, { ...written, revision: 4 }).refused,
    ...sweepKnown(path, { revision: only(3, 5, 1, null), updatedAt: serverTime() })
      .refused,
    { write: path, to: null },
  ],
};

const part = 'tableau/parcours-1';

const split: Row = {
  title: 'A list that would burst gives rows to a further part, together with the first',
  allowed: {
    as: 'admin',
    before: { [path]: kept },
    commit: { [path]: { ...written, revision: 4 }, [part]: written },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { move: part, to: 'tableau/parcours-2' },
    { move: part, to: 'tableau/parcours-999' },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: path, field: 'revision', to: 3 },
    { of: part, field: 'revision', to: 2 },
    ...['0', '01', '1000', 'x', '', '1-1'].map((number) => ({
      move: part,
      to: `tableau/parcours-${number}`,
    })),
    { move: part, to: 'tableau/autre-1' },
  ],
};

const joined: Row = {
  title: 'A further part is written again by whoever has read its last state',
  allowed: {
    as: 'admin',
    before: { [path]: kept, [part]: kept },
    commit: {
      [path]: { ...written, revision: 4 },
      [part]: { ...written, revision: 4 },
    },
  },
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: part, field: 'revision', to: 3 },
    { of: part, field: 'revision', to: 5 },
    { write: part, to: null },
  ],
};

const get: Row = {
  title: 'Admins read it',
  allowed: { as: 'admin', before: { [path]: kept }, get: path },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: byOthersThan('admin', 'otherAdmin'),
};

const getPart: Row = {
  title: 'Admins read a further part',
  allowed: { as: 'admin', before: { [part]: kept }, get: part },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: byOthersThan('admin', 'otherAdmin'),
};

describe('the list of the team', () => {
  proveRows([
    noted,
    begunNamed,
    keptName,
    followed,
    left,
    first,
    next,
    split,
    joined,
    get,
    getPart,
  ]);
});
