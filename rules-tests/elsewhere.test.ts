import { describe } from 'vitest';
import { uidOf } from './actors.ts';
import { at, parcours, partieUnderWay, published, queteId } from './documents.ts';
import { proveRows } from './firestore.ts';
import { byOthersThan, type Row } from './row.ts';
import { now } from './values.ts';

const revoked = uidOf('adminRevoked');
const revocation = `revocations/${revoked}`;

const getRevocation: Row = {
  title: 'Admins read whose right was withdrawn, and the withdrawn do not',
  allowed: { as: 'admin', before: {}, get: revocation },
  allowedToo: [{ as: 'otherAdmin' }, { get: 'revocations/somebody' }],
  refused: byOthersThan('admin', 'otherAdmin'),
};

const withdrawn: Row = {
  title: 'A right that is withdrawn is withdrawn at once, whatever the token says',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    get: at.parcours,
  },
  refused: [
    { as: 'adminRevoked' },
    { before: `revocations/${uidOf('admin')}`, to: { at: now(), by: 'command line' } },
    { before: `revocations/${uidOf('admin')}`, to: {} },
  ],
};

const restored: Row = {
  title: 'Nobody writes a revocation, and nobody undoes one, admins included',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [at.parcours]: parcours.updated() },
  },
  refused: [
    {
      write: `revocations/${uidOf('otherAdmin')}`,
      to: { at: now(), by: uidOf('admin') },
    },
    { write: revocation, to: null },
    { write: revocation, to: { at: now(), by: uidOf('admin') } },
  ],
};

const listRevocations: Row = {
  title: 'Nobody lists revocations',
  allowed: { as: 'admin', before: {}, list: 'parcours', limit: 1 },
  refused: [{ list: 'revocations' }, { everywhere: 'revocations' }],
};

/** Paths of later issues, paths that look like ours, and unknown paths. */
const unknownList = [
  // E-mails: written by the command line only (`npm run recap -- --mail`).
  'mail/recap_2026-11-26_13010_CompteDAlice0000000000000001',
  'utilisateurs/CompteDAlice0000000000000001',
  'debits/CompteDAlice0000000000000001',
  `${at.parcours}/invitations/1`,
  `${at.quete}/avis/CompteDAlice0000000000000001/x/y`,
  `${at.quete}/autres/x`,
  `quetes/${queteId}/versions/1/verrous/etapeLavoir1/x/y`,
  `${at.partie}/autres/etapeLavoir1`,
  'admins/CompteDAlice0000000000000001',
  'Parcours/parcoursDuLavoir1',
];

const gets: Row[] = (['admin', 'account', 'nobody'] as const).map((as) => ({
  title: `What is not named is read by nobody, ${as} included`,
  allowed: { as, before: published, get: 'catalogue/france' },
  refused: [{ get: 'autre/document' }, ...unknownList.map((path) => ({ get: path }))],
}));

const writes: Row[] = (['admin', 'account', 'anonymous'] as const).map((as) => ({
  title: `What is not named is written by nobody, ${as} included`,
  allowed: {
    as,
    before: { ...published, [at.partie]: partieUnderWay(uidOf(as)) },
    commit: {
      [at.partie]: partieUnderWay(uidOf(as), {
        etapeIndex: 3,
        operationId: 'operation-0000000000002',
      }),
    },
  },
  refused: [
    { write: 'autre/document', to: { a: 1 } },
    ...unknownList.map((path) => ({ write: path, to: { a: 1 } })),
    { write: 'autre/document', to: null },
  ],
}));

describe('everything else', () => {
  proveRows([getRevocation, withdrawn, restored, listRevocations, ...gets, ...writes]);
});
