import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  etape,
  otherEtapeId,
  otherParcoursId,
  parcours,
  parcoursId,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Difference, type Row } from './row.ts';
import {
  bounded,
  glanceKnown,
  matching,
  only,
  operationId,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const anybodyElse = byOthersThan('admin', 'otherAdmin');

/** Fields that the rules need; those of an author are `etapeSchema`'s. */
const contents: ValuesByField = {
  rang: matching(['a', 'Zz09', 'a'.repeat(64)], ['', 'a'.repeat(65), 'a b', 'é', 'a\n']),
  updatedAt: serverTime(),
  updatedBy: only(uidOf('otherAdmin'), null),
  operationId: operationId(),
};

const stored = parcours.stored();
const updated = parcours.updated();

/** The commit that adds an étape of this name to a parcours that names it. */
function addition(id: string): Difference {
  const etapeIds = [otherEtapeId, id];
  return {
    instead: `an étape called ${id}`,
    commit: {
      [at.parcours]: parcours.updated({ etapeIds }),
      [`${at.parcours}/etapes/${id}`]: etape.created(),
    },
  };
}

const create: Row = {
  title: 'An admin adds an étape in the commit that saves its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: stored },
    commit: { [at.parcours]: updated, [at.etape]: etape.created() },
  },
  allowedToo: [
    ...sweepKnown(at.etape, contents).allowedToo,
    ...bounded(at.etape, etape.created()).allowedToo,
    // Its inside is the schema's, the folder of its files too.
    { of: at.etape, field: 'titre', to: 7 },
    { of: at.etape, field: 'image.path', to: `parcours/${otherParcoursId}/a.jpg` },
    addition('Az09Az09'),
    addition('a'.repeat(32)),
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...bounded(at.etape, etape.created()).refused,
    ...sweepKnown(at.etape, { ...contents, revision: only(0, 2, 1.5, '1', null) })
      .refused,
    { write: at.parcours, to: ABSENT },
    { move: at.etape, to: `parcours/${otherParcoursId}/etapes/etapeLavoir1` },
    { before: at.etape, to: etape.stored() },
  ],
};

const named: Row = {
  title: 'An étape is added under a name that its parcours has after the commit',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: parcours.stored({ etapeCount: 1, etapeIds: [otherEtapeId] }),
    },
    commit: { [at.parcours]: updated, [at.etape]: etape.created() },
  },
  refused: [
    { move: at.etape, to: `${at.parcours}/etapes/etapeInconnue` },
    {
      instead: 'with a save that leaves its name out',
      commit: {
        [at.parcours]: parcours.updated({ etapeCount: 1, etapeIds: [otherEtapeId] }),
        [at.etape]: etape.created(),
      },
    },
  ],
};

const createWithParcours: Row = {
  title: 'The first étapes come in the commit that creates their parcours',
  allowed: {
    as: 'admin',
    before: {},
    commit: {
      [at.parcours]: parcours.created(),
      [at.etape]: etape.created(),
      [`parcours/${parcoursId}/etapes/etapeMoulin1`]: etape.created({ rang: 'a1' }),
    },
  },
  refused: [
    { write: at.parcours, to: ABSENT },
    { move: at.parcours, to: at.otherParcours },
    { of: at.parcours, field: 'revision', to: 2 },
  ],
};

const update: Row = {
  title: 'An admin saves the next revision of an étape, with or without its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    commit: { [at.etape]: etape.updated() },
  },
  allowedToo: [
    ...glanceKnown(at.etape, contents).allowedToo,
    { write: at.parcours, to: updated },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...bounded(at.etape, etape.updated()).refused,
    ...glanceKnown(at.etape, { ...contents, revision: only(1, 3, 5, 3.5, '4', null) })
      .refused,
    // Left behind by a save that took its name away, or taken out of the list in this very commit.
    { before: at.parcours, field: 'etapeIds', to: [otherEtapeId] },
    {
      write: at.parcours,
      to: parcours.updated({ etapeCount: 1, etapeIds: [otherEtapeId] }),
    },
    { of: at.etape, field: 'operationId', to: 'operation-0000000000001' },
    { before: at.etape, field: 'revision', to: 4 },
  ],
};

const remove: Row = {
  title: 'An admin removes an étape in the commit that saves its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    commit: {
      [at.etape]: null,
      [at.parcours]: parcours.updated({ etapeCount: 1, etapeIds: [otherEtapeId] }),
    },
  },
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    { write: at.parcours, to: ABSENT },
    { before: at.parcours, field: 'revision', to: 4 },
  ],
};

const getOne: Row = {
  title: 'An admin reads an étape, and nobody else does',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    get: at.etape,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: anybodyElse,
};

const listAll: Row = {
  title: 'An admin lists the étapes of a parcours, at most 60 at once',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.etape]: etape.stored() },
    list: `parcours/${parcoursId}/etapes`,
    limit: limits.etapeCount.max,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...anybodyElse,
    { limit: limits.etapeCount.max + 1 },
    { limit: ABSENT },
    { everywhere: 'etapes' },
  ],
};

describe('parcours/{parcoursId}/etapes', () => {
  proveRows([create, named, createWithParcours, update, remove, getOne, listAll]);
});
