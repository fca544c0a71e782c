import { describe } from 'vitest';
import { uidOf } from './actors.ts';
import {
  at,
  invitation,
  membreCard,
  parcours,
  parcoursId,
  sharedSave,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import {
  ABSENT,
  beyondOwnList,
  byOthersThan,
  type Documents,
  type Fields,
  type Row,
} from './row.ts';
import { clock, day, longAgo, only, serverTime, sweep } from './values.ts';

const auteur = uidOf('account');
const guest = uidOf('otherAccount');
const path = at.invitation;
const jeton = path.slice('invitations/'.length);

/** Alice writes it alone. */
const own = { membres: { [auteur]: 'auteur' }, membreUids: [auteur] };
const stored = parcours.stored(own);

/** An invitation of that jeton, with its tick. */
function invited(as: 'account' | 'admin', by: string, changes: Fields = {}): Documents {
  return {
    [`invitations/${by}`]: invitation(uidOf(as), changes),
    ...tickOf(as, 'invitation', by),
  };
}

const counter = at.debit(auteur, 'invitation');

const create: Row = {
  title:
    'An auteur makes an invitation to the own parcours, for seven days, with a tick of the counter',
  allowed: {
    as: 'account',
    before: { [at.parcours]: stored },
    commit: invited('account', jeton),
  },
  allowedToo: [
    { of: path, field: 'role', to: 'auteur' },
    { of: path, field: 'role', to: 'traducteur' },
    { of: path, field: 'expireAt', to: clock(7.9 * day) },
  ],
  refused: [
    ...byOthersThan('account'),
    ...sweep(path, {
      parcoursId: only('parcoursDuMoulin1', '', null),
      titre: only('Autre', '', null),
      role: only('admin', '', null),
      usedBy: only(guest, auteur, ''),
      parAdmin: only(true, 'false', null),
      createdAt: serverTime(),
      uid: only(guest, null),
      expireAt: only(clock(5 * day), clock(9 * day), null),
    }).refused,
    { instead: 'a short jeton', commit: invited('account', 'a'.repeat(31)) },
    { instead: 'a jeton of other letters', commit: invited('account', 'G'.repeat(32)) },
    { write: counter, to: ABSENT },
    { of: counter, field: 'de', to: 'a'.repeat(32) },
    { before: at.parcours, field: `membres.${auteur}`, to: 'relecteur' },
    { before: `revocations/${auteur}`, to: { at: longAgo } },
    { before: path, to: invitation(auteur, { createdAt: longAgo }) },
  ],
};

const createByAdmin: Row = {
  title: 'An admin invites to any parcours, and says that it is the team',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: stored },
    commit: invited('admin', jeton, { parAdmin: true }),
  },
  refused: [...byOthersThan('admin'), { of: path, field: 'parAdmin', to: false }],
};

const waiting = invitation(auteur, {
  createdAt: clock(-day).toTimestamp(),
  expireAt: clock(6 * day).toTimestamp(),
});
const joined = {
  membres: { [auteur]: 'auteur', [guest]: 'relecteur' },
  membreUids: [auteur, guest],
  operationId: jeton,
};

const accept: Row = {
  title: 'Who opens an invitation adds themselves with its role, once, and nobody else',
  allowed: {
    as: 'otherAccount',
    before: { [at.parcours]: stored, [path]: waiting },
    commit: {
      [path]: { ...waiting, usedBy: guest },
      [at.parcours]: sharedSave('otherAccount', joined),
      [at.membre(guest)]: membreCard(guest),
    },
  },
  allowedToo: [{ write: at.membre(guest), to: ABSENT }],
  refused: [
    ...byOthersThan('otherAccount'),
    { write: path, to: ABSENT },
    { write: at.parcours, to: ABSENT },
    { of: path, field: 'usedBy', to: auteur },
    { of: path, field: 'role', to: 'auteur' },
    { of: path, field: 'titre', to: 'Autre' },
    { of: at.parcours, field: 'operationId', to: 'operation-0000000000002' },
    { of: at.parcours, field: `membres.${guest}`, to: 'auteur' },
    { of: at.parcours, field: `membres.${uidOf('admin')}`, to: 'relecteur' },
    { of: at.parcours, field: `membres.${auteur}`, to: 'relecteur' },
    { of: at.parcours, field: 'membreUids', to: [auteur] },
    { of: at.parcours, field: 'membreUids', to: [auteur, auteur] },
    { of: at.parcours, field: 'membreUids', to: [auteur, uidOf('admin')] },
    { of: at.parcours, field: 'titre', to: 'Autre' },
    { of: at.parcours, field: 'etat', to: 'relecture' },
    { of: at.parcours, field: 'revision', to: 5 },
    { of: at.parcours, field: 'updatedBy', to: auteur },
    { of: at.parcours, field: 'updatedAt', to: longAgo },
    // Taken back, used, expired, of another parcours.
    { before: path, to: null },
    { before: path, field: 'usedBy', to: guest },
    { before: path, field: 'usedBy', to: uidOf('admin') },
    { before: path, field: 'createdAt', to: clock(-7 * day - 60).toTimestamp() },
    { before: path, field: 'parcoursId', to: 'parcoursDuMoulin1' },
    // The inviter was sent away since, or has lost the right to invite.
    { before: `revocations/${auteur}`, to: { at: longAgo } },
    { before: `revocations/${guest}`, to: { at: longAgo } },
    { before: path, field: 'uid', to: uidOf('admin') },
    { before: at.parcours, field: `membres.${guest}`, to: 'relecteur' },
  ],
};

const acceptFromAdmin: Row = {
  title: 'What the team invites to stands as long as its right does',
  allowed: {
    as: 'otherAccount',
    before: {
      [at.parcours]: stored,
      [path]: { ...waiting, uid: uidOf('admin'), parAdmin: true },
    },
    commit: {
      [path]: {
        ...waiting,
        uid: uidOf('admin'),
        parAdmin: true,
        usedBy: guest,
      },
      [at.parcours]: sharedSave('otherAccount', joined),
    },
  },
  refused: [
    { before: `revocations/${uidOf('admin')}`, to: { at: longAgo } },
    ...byOthersThan('otherAccount'),
  ],
};

const acceptProven: Row = {
  title: 'An account joins with an address that was proven',
  allowed: {
    as: 'otherAccount',
    before: { [at.parcours]: stored, [path]: waiting },
    commit: {
      [path]: { ...waiting, usedBy: guest },
      [at.parcours]: sharedSave('otherAccount', joined),
    },
  },
  refused: [{ as: 'unverified' }, { write: at.parcours, to: ABSENT }],
};

const acceptUnproven: Row = {
  title: 'An account whose address is not proven opens an invitation and does not join',
  allowed: { as: 'unverified', before: { [path]: waiting }, get: path },
  refused: [{ as: 'anonymous' }, { as: 'nobody' }],
};

const admin = uidOf('admin');
const others = Array.from({ length: 18 }, (_, index) => `membre${index}`);
const relecteurs = Object.fromEntries(others.map((uid) => [uid, 'relecteur']));
const twenty = {
  membres: {
    ...own.membres,
    [guest]: 'relecteur',
    ...relecteurs,
  },
  membreUids: [auteur, guest, ...others],
};
const fromAdmin = { ...waiting, uid: admin, parAdmin: true };

const full: Row = {
  title: 'A parcours has twenty membres at most',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored(twenty), [path]: fromAdmin },
    commit: { [path]: null },
  },
  refused: [
    {
      instead: 'the twenty-first joins',
      commit: {
        [path]: { ...fromAdmin, usedBy: admin },
        [at.parcours]: parcours.updated({
          membres: { ...twenty.membres, [admin]: 'relecteur' },
          membreUids: [...twenty.membreUids, admin],
          operationId: jeton,
          updatedBy: admin,
        }),
      },
    },
  ],
};

const twentieth: Row = {
  title: 'The twentieth membre still joins',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: parcours.stored({
        membres: {
          ...own.membres,
          ...relecteurs,
        },
        membreUids: [auteur, ...others],
      }),
      [path]: fromAdmin,
    },
    commit: {
      [path]: { ...fromAdmin, usedBy: admin },
      [at.parcours]: parcours.updated({
        membres: {
          ...own.membres,
          ...relecteurs,
          [admin]: 'relecteur',
        },
        membreUids: [auteur, ...others, admin],
        operationId: jeton,
        updatedBy: admin,
      }),
    },
  },
  refused: [...byOthersThan('admin')],
};

const spent: Row[] = [
  {
    what: 'that was used',
    known: { ...waiting, usedBy: guest },
    shared: stored,
  },
  {
    what: 'that has expired',
    known: { ...waiting, createdAt: clock(-7 * day - 60).toTimestamp() },
    shared: stored,
  },
  {
    what: 'with which somebody joined before',
    known: waiting,
    shared: { ...stored, operationId: jeton },
  },
].map(({ what, known, shared }) => ({
  title: `An invitation ${what} is taken back, and marked as used by nobody`,
  allowed: {
    as: 'account',
    before: { [at.parcours]: shared, [path]: known },
    commit: { [path]: null },
  },
  refused: [{ instead: 'marked', commit: { [path]: { ...known, usedBy: auteur } } }],
}));

const get: Row = {
  title: 'An account opens an invitation by its jeton, used, expired or gone',
  allowed: { as: 'otherAccount', before: { [path]: waiting }, get: path },
  allowedToo: [
    { as: 'account' },
    { as: 'admin' },
    { before: path, to: null },
    { before: path, field: 'createdAt', to: longAgo },
  ],
  refused: [{ as: 'anonymous' }, { as: 'nobody' }],
};

const list: Row = {
  title: 'Who made invitations lists them, and nobody those of others',
  allowed: {
    as: 'account',
    before: { [path]: waiting },
    list: 'invitations',
    where: ['uid', '==', auteur],
    limit: 50,
  },
  refused: [
    ...beyondOwnList('account', guest).filter(
      (change) => !('as' in change && ['admin', 'otherAdmin'].includes(change.as)),
    ),
    { everywhere: 'invitations' },
  ] as unknown as Row['refused'],
};

const listByAdmin: Row = {
  title: 'An admin lists the invitations to a parcours, at most 50 at once',
  allowed: {
    as: 'admin',
    before: { [path]: waiting },
    list: 'invitations',
    where: ['parcoursId', '==', parcoursId],
    limit: 50,
  },
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 51 }, { limit: ABSENT }],
};

const takeBack: Row = {
  title: 'Who made an invitation takes it back, as an admin may',
  allowed: {
    as: 'account',
    before: { [path]: waiting },
    commit: { [path]: null },
  },
  allowedToo: [{ as: 'admin' }],
  refused: byOthersThan('account', 'admin', 'otherAdmin'),
};

describe('invitations/{jeton}', () => {
  proveRows([
    create,
    createByAdmin,
    accept,
    acceptFromAdmin,
    acceptProven,
    acceptUnproven,
    full,
    twentieth,
    ...spent,
    get,
    list,
    listByAdmin,
    takeBack,
  ]);
});
