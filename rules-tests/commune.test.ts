import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { omit } from '@/domain/parcours/omit.ts';
import { uidOf } from './actors.ts';
import {
  at,
  commune,
  communeBy,
  etape,
  insee,
  invitation,
  membreCard,
  parcours,
  sentAway,
  tickOf,
  siren,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Row } from './row.ts';
import {
  clock,
  day,
  longAgo,
  operationId,
  only,
  serverTime,
  sweep,
  text,
} from './values.ts';

const admin = uidOf('admin');
const alice = uidOf('account');
const bruno = uidOf('otherAccount');
const path = at.commune;
const jeton = at.invitation.slice('invitations/'.length);
/** Alice is of the mairie. */
const stored = commune([alice]);
const withdrawn = sentAway('account');

// ---- The desk of a commune --------------------------------------------------------------------------------

const open: Row = {
  title: 'The team opens the desk of a commune, with nobody at it',
  allowed: { as: 'admin', before: {}, commit: { [path]: communeBy(admin, []) } },
  allowedToo: [{ move: path, to: 'communes/2A004' }],
  refused: [
    ...byOthersThan('admin'),
    { move: path, to: 'communes/130' },
    { move: path, to: 'communes/2C004' },
    ...sweep(path, {
      nom: text({ min: 1, max: limits.communeNom.max }),
      responsables: only([admin], [alice], null),
      updatedAt: serverTime(),
      updatedBy: only(alice, null),
      operationId: operationId(),
    }).refused,
    // It is open already.
    { before: path, to: commune([]) },
  ],
};

const read: Row = {
  title: 'A commune is read by the team and its responsables',
  allowed: { as: 'account', before: { [path]: stored }, get: path },
  allowedToo: [{ as: 'admin' }, { as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    withdrawn,
    { before: path, to: commune([bruno]) },
    { before: path, to: null },
  ],
};

const listOwn: Row = {
  title: 'A responsable lists the own communes, 50 at once',
  allowed: {
    as: 'account',
    before: { [path]: stored },
    list: 'communes',
    where: ['responsables', 'array-contains', alice],
    limit: 50,
  },
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { limit: 51 },
    { limit: ABSENT },
    { where: ABSENT },
    { where: ['responsables', 'array-contains', bruno] },
    { where: ['responsables', '==', [bruno]] },
  ],
};

const leave: Row = {
  title: 'A responsable leaves, and removes nobody else',
  allowed: {
    as: 'account',
    before: { [path]: commune([alice, bruno]) },
    commit: { [path]: communeBy(alice, [bruno]), [at.responsable(alice)]: null },
  },
  allowedToo: [{ before: path, to: commune([bruno, alice]) }],
  refused: [
    ...byOthersThan('account'),
    { of: path, field: 'responsables', to: [alice] },
    { of: path, field: 'responsables', to: [] },
    { of: path, field: 'responsables', to: [bruno, bruno] },
    { of: path, field: 'responsables', to: [alice, bruno] },
    { of: path, field: 'responsables', to: [bruno, admin] },
    { of: path, field: 'nom', to: 'Autre' },
    { of: path, field: 'operationId', to: stored['operationId'] },
    { of: path, field: 'updatedBy', to: bruno },
    { of: path, field: 'intrus', to: 1 },
    { instead: 'the whole desk', commit: { [path]: null } },
  ],
};

const leaveLast: Row = {
  title: 'The last responsable leaves too, and the team removes anybody',
  allowed: {
    as: 'account',
    before: { [path]: stored },
    commit: { [path]: communeBy(alice, []) },
  },
  refused: byOthersThan('account'),
};

const remove: Row = {
  title: 'The team removes a responsable, one at a time',
  allowed: {
    as: 'admin',
    before: { [path]: commune([alice, bruno]) },
    commit: { [path]: communeBy(admin, [bruno]), [at.responsable(alice)]: null },
  },
  refused: [
    ...byOthersThan('admin'),
    { of: path, field: 'responsables', to: [] },
    { of: path, field: 'responsables', to: [alice, bruno, admin] },
  ],
};

// ---- Invited, and handed over -----------------------------------------------------------------------------

const toCommune = (uid: string, changes = {}) => {
  const toParcours = omit(invitation(uid), 'parcoursId');
  return { ...toParcours, insee, titre: 'Barbentane', role: 'responsable', ...changes };
};

const invite: Row = {
  title: 'A responsable invites another one, for seven days',
  allowed: {
    as: 'account',
    before: { [path]: stored },
    commit: {
      [at.invitation]: toCommune(alice),
      ...tickOf('account', 'invitation', jeton),
    },
  },
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { before: path, to: commune([bruno]) },
    { before: path, to: null },
    ...sweep(at.invitation, {
      insee: only('13011', '', null),
      titre: only('Autre', '', null),
      role: only('auteur', 'relecteur', '', null),
      usedBy: only(bruno, alice, ''),
      parAdmin: only(true, 'false', null),
      createdAt: serverTime(),
      uid: only(bruno, null),
      expireAt: only(clock(5 * day), clock(9 * day), null),
    }).refused,
    { of: at.invitation, field: 'parcoursId', to: 'parcoursDuLavoir1' },
    { write: at.debit(alice, 'invitation'), to: ABSENT },
  ],
};

const inviteByTeam: Row = {
  title: 'The team invites the first responsable of a commune',
  allowed: {
    as: 'admin',
    before: { [path]: commune([]) },
    commit: {
      [at.invitation]: toCommune(admin, { parAdmin: true }),
      ...tickOf('admin', 'invitation', jeton),
    },
  },
  refused: [
    ...byOthersThan('admin'),
    { of: at.invitation, field: 'parAdmin', to: false },
  ],
};

const waiting = toCommune(alice, {
  createdAt: clock(-day).toTimestamp(),
  expireAt: clock(6 * day).toTimestamp(),
});
const joined = communeBy(bruno, [alice, bruno], { operationId: jeton });

const accept: Row = {
  title: 'Who opens the invitation of a commune becomes a responsable of it, once',
  allowed: {
    as: 'otherAccount',
    before: { [path]: stored, [at.invitation]: waiting },
    commit: {
      [at.invitation]: { ...waiting, usedBy: bruno },
      [path]: joined,
      [at.responsable(bruno)]: membreCard(bruno),
    },
  },
  allowedToo: [{ write: at.responsable(bruno), to: ABSENT }],
  refused: [
    ...byOthersThan('otherAccount'),
    { write: at.invitation, to: ABSENT },
    { write: path, to: ABSENT },
    { of: at.invitation, field: 'usedBy', to: alice },
    { of: at.invitation, field: 'titre', to: 'Autre' },
    { of: path, field: 'operationId', to: 'operation-0000000000002' },
    { of: path, field: 'responsables', to: [alice] },
    { of: path, field: 'responsables', to: [bruno] },
    { of: path, field: 'responsables', to: [bruno, alice] },
    { of: path, field: 'responsables', to: [alice, bruno, admin] },
    { of: path, field: 'nom', to: 'Autre' },
    { of: path, field: 'updatedBy', to: alice },
    // Taken back, used, expired, of another commune.
    { before: at.invitation, to: null },
    { before: at.invitation, field: 'usedBy', to: bruno },
    { before: at.invitation, field: 'usedBy', to: admin },
    {
      before: at.invitation,
      field: 'createdAt',
      to: clock(-7 * day - 60).toTimestamp(),
    },
    { before: at.invitation, field: 'insee', to: '13011' },
    // The inviter has left, or was sent away; so was the invited person.
    { before: at.invitation, field: 'uid', to: admin },
    withdrawn,
    { before: `revocations/${bruno}`, to: { at: longAgo } },
    { before: path, to: commune([alice, bruno]) },
  ],
};

const elsewhere = 'communes/13011';
const byAdmin = (responsables: readonly string[]) =>
  communeBy(admin, [...responsables, admin], { operationId: jeton });

/** The invitation itself may be marked as used, and the commune alone refuses. */
const spent: Row[] = [
  {
    instead: 'into two communes by one invitation',
    before: {
      [path]: stored,
      [elsewhere]: stored,
      [at.invitation]: { ...waiting, insee: '13011' },
    },
    commit: {
      [path]: byAdmin([alice]),
      [elsewhere]: byAdmin([alice]),
      [at.invitation]: { ...waiting, insee: '13011', usedBy: admin },
    },
  },
  {
    instead: 'in by an invitation of the commune to a territory',
    before: { [path]: stored, [at.invitation]: { ...waiting, role: siren } },
    commit: {
      [path]: byAdmin([alice]),
      [at.invitation]: { ...waiting, role: siren, usedBy: admin },
    },
  },
  {
    instead: 'back by the invitation that one used before',
    before: { [path]: stored, [at.invitation]: { ...waiting, usedBy: admin } },
    commit: { [path]: byAdmin([alice]) },
  },
  {
    instead: 'in by the invitation of who has left since',
    before: { [path]: commune([bruno]), [at.invitation]: waiting },
    commit: {
      [path]: byAdmin([bruno]),
      [at.invitation]: { ...waiting, usedBy: admin },
    },
  },
].map(({ instead, before, commit }) => ({
  title: `Nobody comes ${instead}, which the team may take back`,
  allowed: { as: 'admin', before, commit: { [at.invitation]: null } },
  refused: [{ instead, commit }],
}));

const acceptUnproven: Row = {
  title: 'An account whose address is not proven becomes no responsable',
  allowed: { as: 'unverified', before: { [at.invitation]: waiting }, get: at.invitation },
  refused: [{ as: 'anonymous' }, { as: 'nobody' }],
};

const acceptProven: Row = {
  title: 'What the team invites to stands as long as its right does',
  allowed: {
    as: 'otherAccount',
    before: {
      [path]: commune([]),
      [at.invitation]: { ...waiting, uid: admin, parAdmin: true },
    },
    commit: {
      [at.invitation]: { ...waiting, uid: admin, parAdmin: true, usedBy: bruno },
      [path]: communeBy(bruno, [bruno], { operationId: jeton }),
    },
  },
  refused: [
    { as: 'unverified' },
    { before: `revocations/${admin}`, to: { at: longAgo } },
  ],
};

const others = Array.from({ length: 18 }, (_, index) => `responsable${index}`);

const twentieth: Row = {
  title: 'A commune has twenty responsables at most',
  allowed: {
    as: 'otherAccount',
    before: { [path]: commune([alice, ...others]), [at.invitation]: waiting },
    commit: {
      [at.invitation]: { ...waiting, usedBy: bruno },
      [path]: communeBy(bruno, [alice, ...others, bruno], { operationId: jeton }),
    },
  },
  refused: [{ before: path, to: commune([alice, ...others, admin]) }],
};

const full = [alice, bruno, ...others];

const twentyFirst: Row = {
  title: 'The twenty-first responsable is refused where the invitation may be taken back',
  allowed: {
    as: 'admin',
    before: { [path]: commune(full), [at.invitation]: waiting },
    commit: { [at.invitation]: null },
  },
  refused: [
    {
      instead: 'one more joins',
      commit: {
        [at.invitation]: { ...waiting, usedBy: admin },
        [path]: communeBy(admin, [...full, admin], { operationId: jeton }),
      },
    },
  ],
};

// ---- Their names ------------------------------------------------------------------------------------------

const card: Row = {
  title:
    'A responsable says by which name they go, with the address that their token proves',
  allowed: {
    as: 'account',
    before: { [path]: stored },
    commit: { [at.responsable(alice)]: membreCard(alice) },
  },
  allowedToo: [{ of: at.responsable(alice), field: 'recap', to: true }],
  refused: [
    ...byOthersThan('account'),
    { of: at.responsable(alice), field: 'recap', to: false },
    { of: at.responsable(alice), field: 'recap', to: 'oui' },
    { of: at.responsable(alice), field: 'intrus', to: true },
    ...sweep(at.responsable(alice), {
      nom: text({ max: limits.auteurNom.max }),
      adresse: only('maire@example.org', null),
      at: serverTime(),
    }).refused,
    { move: at.responsable(alice), to: at.responsable(bruno) },
    { before: path, to: commune([bruno]) },
  ],
};

const cards = { [path]: stored, [at.responsable(alice)]: membreCard(alice) };

const listCards: Row = {
  title: 'The names of responsables are listed by themselves and the team, 20 at once',
  allowed: { as: 'account', before: cards, list: `${path}/responsables`, limit: 20 },
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    withdrawn,
    { limit: 21 },
    { limit: ABSENT },
  ],
};

const dropCard: Row = {
  title: 'A name is taken away by who bears it, and by the team',
  allowed: { as: 'account', before: cards, commit: { [at.responsable(alice)]: null } },
  allowedToo: [{ as: 'admin' }],
  refused: byOthersThan('account', 'admin', 'otherAdmin'),
};

// ---- What they may do with the parcours -------------------------------------------------------------------

const parcoursOfCommune: Row = {
  title: 'A responsable lists the parcours of the commune, 50 at once',
  allowed: {
    as: 'account',
    before: { [path]: stored, [at.parcours]: parcours.stored() },
    list: 'parcours',
    where: ['insee', '==', insee],
    limit: 50,
  },
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    withdrawn,
    { before: path, to: commune([bruno]) },
    { before: path, to: null },
    { where: ABSENT },
    { limit: 51 },
    { limit: ABSENT },
  ],
};

const readParcours: Row[] = [at.parcours, at.etape].map((get) => ({
  title: `A responsable reads ${get}, of the own commune only`,
  allowed: {
    as: 'account',
    before: {
      [path]: stored,
      [at.parcours]: parcours.stored(),
      [at.etape]: etape.stored(),
    },
    get,
  },
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    withdrawn,
    { before: path, to: commune([bruno]) },
    { before: at.parcours, field: 'insee', to: '13011' },
    { before: at.parcours, field: 'insee', to: '' },
  ],
}));

const written: Row = {
  title: 'Only the team and its auteurs write a parcours of the commune',
  allowed: {
    as: 'admin',
    before: { [path]: stored, [at.parcours]: parcours.stored() },
    commit: { [at.parcours]: parcours.updated() },
  },
  refused: [
    {
      instead: 'by the responsable',
      commit: { [at.parcours]: parcours.updated({ updatedBy: alice }) },
    },
  ],
};

describe('communes/{insee}', () => {
  proveRows([
    open,
    read,
    listOwn,
    leave,
    leaveLast,
    remove,
    invite,
    inviteByTeam,
    accept,
    ...spent,
    acceptUnproven,
    acceptProven,
    twentieth,
    twentyFirst,
    card,
    listCards,
    dropCard,
    parcoursOfCommune,
    ...readParcours,
    written,
  ]);
});
