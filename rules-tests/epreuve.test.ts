import { describe } from 'vitest';
import { epreuveTypeList } from '@/domain/epreuve/kinds/table.ts';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  epreuve,
  epreuveFields,
  otherEtapeId,
  parcours,
  parcoursId,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Change, type Row } from './row.ts';
import {
  bounded,
  only,
  operationId,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const anybodyElse = byOthersThan('admin', 'otherAdmin');

/** Fields that the rules need; those of an author are `epreuveSchema`'s. */
const contents: ValuesByField = {
  updatedAt: serverTime(),
  updatedBy: only(uidOf('otherAdmin'), null),
  operationId: operationId(),
};

const fullKinds: Change[] = epreuveTypeList.map((type) => ({
  of: at.epreuve,
  fields: epreuveFields(type),
}));

const create: Row = {
  title: 'An admin adds an épreuve to a parcours that is there',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.epreuve]: epreuve.created() },
  },
  allowedToo: [
    ...sweepKnown(at.epreuve, contents).allowedToo,
    ...fullKinds,
    ...bounded(at.epreuve, epreuve.created()).allowedToo,
    { write: at.parcours, to: parcours.updated() },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...sweepKnown(at.epreuve, { ...contents, revision: only(0, 2, 1.5, '1', null) })
      .refused,
    ...bounded(at.epreuve, epreuve.created()).refused,
    { before: at.parcours, field: 'etapeIds', to: [otherEtapeId] },
    {
      write: at.parcours,
      to: parcours.updated({ etapeCount: 1, etapeIds: [otherEtapeId] }),
    },
    { before: at.parcours, to: null },
    { move: at.epreuve, to: `parcours/${parcoursId}/epreuves/etapeInconnue` },
    { move: at.epreuve, to: 'parcours/parcoursInconnu01/epreuves/etapeLavoir1' },
    { before: at.epreuve, to: epreuve.stored() },
  ],
};

const createWithParcours: Row = {
  title: 'An épreuve may come in the commit that creates its parcours',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [at.parcours]: parcours.created(), [at.epreuve]: epreuve.created() },
  },
  refused: [{ write: at.parcours, to: ABSENT }],
};

const update: Row = {
  title: 'An admin saves the next revision of an épreuve',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.epreuve]: epreuve.stored() },
    commit: { [at.epreuve]: epreuve.updated() },
  },
  allowedToo: [...sweepKnown(at.epreuve, contents).allowedToo, ...fullKinds],
  refused: [
    { as: 'otherAdmin' },
    ...anybodyElse,
    ...sweepKnown(at.epreuve, { ...contents, revision: only(1, 3, 5, 3.5, '4', null) })
      .refused,
    ...bounded(at.epreuve, epreuve.updated()).refused,
    { before: at.parcours, field: 'etapeIds', to: [otherEtapeId] },
    { of: at.epreuve, field: 'operationId', to: 'operation-0000000000001' },
    { before: at.epreuve, field: 'revision', to: 4 },
  ],
};

const remove: Row = {
  title: 'An admin removes an épreuve in the commit that saves its parcours',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.epreuve]: epreuve.stored() },
    commit: { [at.epreuve]: null, [at.parcours]: parcours.updated() },
  },
  refused: [{ as: 'otherAdmin' }, ...anybodyElse, { write: at.parcours, to: ABSENT }],
};

const getOne: Row = {
  title: 'An admin reads an épreuve with its solution, and nobody else does',
  allowed: { as: 'admin', before: { [at.epreuve]: epreuve.stored() }, get: at.epreuve },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: anybodyElse,
};

const listAll: Row = {
  title: 'An admin lists the épreuves of a parcours, at most 60 at once',
  allowed: {
    as: 'admin',
    before: { [at.epreuve]: epreuve.stored() },
    list: `parcours/${parcoursId}/epreuves`,
    limit: limits.etapeCount.max,
  },
  refused: [
    ...anybodyElse,
    { limit: limits.etapeCount.max + 1 },
    { limit: ABSENT },
    { everywhere: 'epreuves' },
  ],
};

describe('parcours/{parcoursId}/epreuves', () => {
  proveRows([create, createWithParcours, update, remove, getOne, listAll]);
});
