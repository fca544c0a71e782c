import { describe } from 'vitest';
import { otherLangues } from '@/langue/langue.ts';
import { uidOf } from './actors.ts';
import {
  at,
  commune,
  epreuve,
  etape,
  etapeId,
  parcours,
  parcoursId,
  sentAway,
  sharedFields,
  sharedSave,
  traduction,
  traductionNext,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  bounded,
  longAgo,
  only,
  operationId,
  serverTime,
  sweepKnown,
  type ValuesByField,
} from './values.ts';

const folder = `parcours/${parcoursId}/traductions`;
const auteur = uidOf('account');
const traducteur = uidOf('otherAccount');
const membres = { [auteur]: 'auteur', [traducteur]: 'traducteur' };
const stored = parcours.stored({ ...sharedFields, membres });
const before = {
  [at.parcours]: stored,
  // Of another responsable: without membership of the parcours it does not count.
  [at.commune]: commune([uidOf('otherAdmin')]),
};
const old = traduction(traducteur, { revision: 3, updatedAt: longAgo });

/** Fields that the rules need; the texts are the schema's. */
const contents: ValuesByField = {
  revision: only(0, 2, '1', null),
  updatedBy: only(auteur, null),
  operationId: operationId(),
  updatedAt: serverTime(),
};
const swept = sweepKnown(at.traduction, contents);
const keys = bounded(at.traduction, traduction(traducteur));

const write: Row = {
  title:
    'A traducteur writes the texts of an étape in a language, until the parcours is approved',
  allowed: {
    as: 'otherAccount',
    before,
    commit: { [at.traduction]: traduction(traducteur) },
  },
  allowedToo: [
    ...swept.allowedToo,
    ...keys.allowedToo,
    ...otherLangues.map((langue) => ({
      move: at.traduction,
      to: `${folder}/${langue}_${etapeId}`,
    })),
    { move: at.traduction, to: `${folder}/de_parcours` },
    { before: at.parcours, field: 'etat', to: 'relecture' },
  ],
  refused: [
    ...byOthersThan('otherAccount'),
    sentAway('otherAccount'),
    ...swept.refused,
    ...keys.refused,
    { move: at.traduction, to: `${folder}/fr_${etapeId}` },
    { move: at.traduction, to: `${folder}/pt_${etapeId}` },
    { move: at.traduction, to: `${folder}/en_${etapeId}_1` },
    { move: at.traduction, to: `${folder}/en_etape` },
    // Named by no étape of the parcours.
    { move: at.traduction, to: `${folder}/en_etapeInconnue1` },
    { before: at.traduction, to: old },
    { before: at.parcours, field: 'etat', to: 'approuve' },
    { before: at.parcours, field: 'etat', to: 'archive' },
    { before: at.parcours, to: null },
    { before: at.parcours, field: `membres.${traducteur}`, to: 'relecteur' },
    { before: at.parcours, field: `membres.${traducteur}`, to: ABSENT },
  ],
};

const saveAgain: Row = {
  title:
    'A translation is saved on the revision that was read, so nobody writes over another',
  allowed: {
    as: 'otherAccount',
    before: { ...before, [at.traduction]: old },
    commit: { [at.traduction]: traductionNext(traducteur) },
  },
  refused: [
    { of: at.traduction, field: 'revision', to: 3 },
    { of: at.traduction, field: 'revision', to: 5 },
    { of: at.traduction, field: 'operationId', to: old['operationId'] },
    { before: at.traduction, field: 'revision', to: 4 },
    { before: at.traduction, to: null },
  ],
};

const uncounted: Row = {
  title: 'A translation that bears no revision yet begins to count',
  allowed: {
    as: 'otherAccount',
    before: {
      ...before,
      [at.traduction]: { textes: {}, updatedAt: longAgo, updatedBy: auteur },
    },
    commit: {
      [at.traduction]: traduction(traducteur, {
        operationId: 'operation-0000000000002',
      }),
    },
  },
  refused: [{ of: at.traduction, field: 'revision', to: 2 }],
};

const writeByOthers: Row = {
  title: 'An auteur writes a translation, an admin too, and a relecteur does not',
  allowed: { as: 'account', before, commit: { [at.traduction]: traduction(auteur) } },
  refused: [
    sentAway('account'),
    { before: at.parcours, field: 'etat', to: 'approuve' },
    { before: at.parcours, field: `membres.${auteur}`, to: 'relecteur' },
    { of: at.traduction, field: 'updatedBy', to: traducteur },
  ],
};

const writeByTeam: Row = {
  title: 'An admin writes the translation of any parcours, and nobody takes it away',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(), [at.traduction]: old },
    commit: { [at.traduction]: traductionNext(uidOf('admin')) },
  },
  allowedToo: [{ before: at.parcours, field: 'etat', to: 'approuve' }],
  refused: [
    ...byOthersThan('admin'),
    { instead: 'taken away', commit: { [at.traduction]: null } },
  ],
};

const nothingElse: Row = {
  title: 'A traducteur writes nothing but translations',
  allowed: {
    as: 'otherAccount',
    before: { ...before, [at.etape]: etape.stored(), [at.epreuve]: epreuve.stored() },
    commit: { [at.traduction]: traduction(traducteur) },
  },
  refused: [
    {
      instead: 'the parcours',
      commit: { [at.parcours]: sharedSave('otherAccount', { membres }) },
    },
    {
      instead: 'an étape',
      commit: { [at.etape]: etape.updated({ updatedBy: traducteur }) },
    },
    {
      instead: 'an épreuve',
      commit: { [at.epreuve]: epreuve.updated({ updatedBy: traducteur }) },
    },
    {
      instead: 'its state',
      commit: {
        [at.parcours]: {
          ...stored,
          ...sharedSave('otherAccount', { membres, etat: 'relecture' }),
        },
      },
    },
  ],
};

const whole = {
  ...before,
  [at.etape]: etape.stored(),
  [at.epreuve]: epreuve.stored(),
  [at.traduction]: old,
};

const reads: Row[] = [at.parcours, at.etape, at.epreuve, at.traduction].map((get) => ({
  title: `A traducteur reads ${get}, answers included`,
  allowed: { as: 'otherAccount', before: whole, get },
  allowedToo: [{ as: 'account' }, { as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'otherAccount', 'admin', 'otherAdmin'),
    sentAway('otherAccount'),
  ],
}));

const listAll: Row = {
  title: 'Who reads a parcours lists its translations, at most 61 at once',
  allowed: { as: 'otherAccount', before: whole, list: folder, limit: 61 },
  allowedToo: [{ as: 'account' }, { as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'otherAccount', 'admin', 'otherAdmin'),
    { limit: 62 },
    { limit: ABSENT },
    { everywhere: 'traductions' },
  ],
};

describe('parcours/{id}/traductions/{langue}_{etapeId}', () => {
  proveRows([
    write,
    saveAgain,
    uncounted,
    writeByOthers,
    writeByTeam,
    nothingElse,
    ...reads,
    listAll,
  ]);
});
