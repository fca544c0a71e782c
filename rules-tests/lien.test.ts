import { describe } from 'vitest';
import { actorList } from './actors.ts';
import {
  at,
  otherQueteId,
  parcours,
  published,
  publishing,
  queteId,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { byOthersThan, type Row } from './row.ts';
import { only, sweep } from './values.ts';

const lien = { queteId };
const saved = { [at.parcours]: parcours.stored() };

const create: Row = {
  title: 'An admin writes the short address of a quête as it is published',
  allowed: {
    as: 'admin',
    before: saved,
    // First, so that it is judged by itself: the other writes of this commit are for admins too.
    commit: { [at.lien]: lien, ...publishing(1) },
  },
  allowedToo: [
    { move: at.lien, to: 'liens/0000000' },
    { move: at.lien, to: 'liens/zyxwvts' },
  ],
  refused: [
    ...byOthersThan('admin'),
    ...['3k8p6f', '3k8p6f99', '3K8P6F9', '3k8p6fi', '3k8p6f-'].map((signs) => ({
      move: at.lien,
      to: `liens/${signs}`,
    })),
    ...sweep(at.lien, { queteId: only(otherQueteId, 'https://exemple.fr', '', 7, null) })
      .refused,
    { of: at.lien, field: 'titre', to: 'Le lavoir' },
    { before: at.lien, to: { queteId: otherQueteId } },
  ],
};

const alone: Row = {
  title: 'A short address comes with a publication, the next of an older quête too',
  allowed: {
    as: 'admin',
    before: published,
    commit: { ...publishing(2), [at.lien]: lien },
  },
  refused: [{ instead: 'the short address alone', commit: { [at.lien]: lien } }],
};

const stays: Row = {
  title: 'A short address is never given another quête, nor taken away',
  allowed: {
    as: 'admin',
    before: { ...published, [at.lien]: lien },
    commit: publishing(2),
  },
  refused: [
    { instead: 'its deletion', commit: { ...publishing(2), [at.lien]: null } },
    { instead: 'the same again', commit: { ...publishing(2), [at.lien]: lien } },
  ],
};

const gets: Row = {
  title: 'Everybody follows a short address, and nobody lists them',
  allowed: { as: 'nobody', before: { [at.lien]: lien }, get: at.lien },
  allowedToo: [...actorList.map((as) => ({ as })), { get: 'liens/2222222' }],
  refused: [{ get: 'liens/3k8p6f9/plaques/1' }],
};

const lists: Row = {
  title: 'Nobody lists short addresses, admins included',
  allowed: { as: 'admin', before: saved, list: 'parcours', limit: 1 },
  refused: [{ list: 'liens' }, { everywhere: 'liens' }],
};

describe('liens/{signes}', () => {
  proveRows([create, alone, stays, gets, lists]);
});
