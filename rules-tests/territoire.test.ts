import { describe } from 'vitest';
import { omit } from '@/domain/parcours/omit.ts';
import { uidOf } from './actors.ts';
import {
  at,
  commune,
  communeBy,
  etapeId,
  insee,
  invitation,
  parcours,
  published,
  publishing,
  quete,
  queteId,
  siren,
  territoire,
  territoireDesk,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Fields, type Row } from './row.ts';
import { clock, day, longAgo, only, serverTime, sweep } from './values.ts';

const admin = uidOf('admin');
/** Alice answers for Barbentane, Bruno for the territory. */
const alice = uidOf('account');
const bruno = uidOf('otherAccount');
const jeton = at.invitation.slice('invitations/'.length);
const other = '241300375';
const member = commune([alice], { territoire: siren });
const desk = territoireDesk([bruno]);
const sentAwayBruno = { before: `revocations/${bruno}`, to: { at: longAgo } } as const;
const sentAwayAlice = { before: `revocations/${alice}`, to: { at: longAgo } } as const;

// ---- Opened by the team -----------------------------------------------------------------------------------

const open: Row = {
  title: 'The team opens the desk of a territory, with what everybody reads of it',
  allowed: {
    as: 'admin',
    before: {},
    commit: {
      [at.territoireDesk]: communeBy(admin, [], { nom: 'Terre de Provence' }),
      [at.territoire]: territoire(),
    },
  },
  allowedToo: [
    { of: at.territoire, fields: { couleur: '#1d5c4a' } },
    { of: at.territoire, fields: { blason: `${'a'.repeat(64)}.webp` } },
    { of: at.territoire, fields: { blason: `${'a'.repeat(64)}.jpg` } },
    { write: at.territoire, to: ABSENT },
  ],
  refused: [
    ...byOthersThan('admin'),
    { of: at.territoireDesk, field: 'territoire', to: other },
    { move: at.territoireDesk, to: 'communes/2000350877' },
    ...sweep(at.territoire, {
      nom: only('Autre', '', null),
      communes: only({ [insee]: 'Barbentane' }, [], null),
      couleur: only('#1d5c4a0', 5, null),
      blason: only('a'.repeat(81), 5, null),
      at: serverTime(),
    }).refused,
    { of: at.territoire, field: 'intrus', to: 1 },
    { of: at.territoire, field: 'bouge', to: ABSENT },
  ],
};

const ofCommune: Row = {
  title: 'A responsable gives the own commune its arms and colour',
  allowed: {
    as: 'account',
    before: { [at.commune]: commune([alice]) },
    commit: {
      [`territoires/${insee}`]: territoire({ nom: 'Barbentane', couleur: '#1d5c4a' }),
    },
  },
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...byOthersThan('account', 'admin', 'otherAdmin'),
    sentAwayAlice,
    { before: at.commune, to: commune([bruno]) },
    { before: at.commune, to: null },
    { move: `territoires/${insee}`, to: 'territoires/13011' },
  ],
};

const dress: Row = {
  title: 'Its people give a territory its arms and colour, and change nothing else',
  allowed: {
    as: 'otherAccount',
    before: { [at.territoireDesk]: desk, [at.territoire]: territoire({ at: longAgo }) },
    commit: { [at.territoire]: territoire({ couleur: '#1d5c4a' }) },
  },
  allowedToo: [{ as: 'admin' }],
  refused: [
    ...byOthersThan('otherAccount', 'admin', 'otherAdmin'),
    sentAwayBruno,
    { before: at.territoireDesk, to: territoireDesk([alice]) },
    { of: at.territoire, field: 'nom', to: 'Autre' },
    { of: at.territoire, field: 'communes', to: { [insee]: 'Barbentane' } },
    { of: at.territoire, field: 'at', to: longAgo },
    { instead: 'taken away', commit: { [at.territoire]: null } },
  ],
};

const armes = `${'0123456789abcdef'.repeat(4)}.webp`;

const announcesArms: Row = {
  title: 'The people of a desk announce its arms, with a tick of the counter',
  allowed: {
    as: 'account',
    before: { [at.commune]: commune([alice]), [at.otherCommune]: commune([bruno]) },
    commit: {
      [at.commune]: communeBy(alice, [alice], { armes }),
      ...tickOf('account', 'fichier', insee),
    },
  },
  allowedToo: [{ before: at.commune, to: commune([alice], { armes: 'avant' }) }],
  refused: [
    ...byOthersThan('account'),
    sentAwayAlice,
    { before: at.commune, to: commune([bruno]) },
    {
      instead: 'those of another desk',
      commit: { [at.otherCommune]: communeBy(alice, [bruno], { armes }) },
    },
    { write: at.debit(alice, 'fichier'), to: ABSENT },
    { of: at.debit(alice, 'fichier'), field: 'de', to: '13011' },
    { of: at.commune, field: 'armes', to: 'a'.repeat(81) },
    { of: at.commune, field: 'armes', to: 7 },
    { of: at.commune, field: 'nom', to: 'Autre' },
    { of: at.commune, field: 'territoire', to: siren },
    { of: at.commune, field: 'updatedBy', to: bruno },
    { of: at.commune, field: 'operationId', to: 'operation-0000000000001' },
  ],
};

const teamAnnouncesArms: Row = {
  title: 'The team announces the arms of any desk, without a tick',
  allowed: {
    as: 'admin',
    before: { [at.commune]: commune([alice]) },
    commit: { [at.commune]: communeBy(uidOf('admin'), [alice], { armes }) },
  },
  refused: byOthersThan('admin'),
};

const readByAll: Row = {
  title: 'Everybody reads what a territory shows',
  allowed: {
    as: 'nobody',
    before: { [at.territoire]: territoire() },
    get: at.territoire,
  },
  allowedToo: [{ as: 'account' }, { as: 'admin' }, { as: 'anonymous' }],
  refused: [{ get: at.territoireDesk }],
};

const listByAll: Row = {
  title: 'Everybody lists territories, 50 at once',
  allowed: {
    as: 'nobody',
    before: { [at.territoire]: territoire() },
    list: 'territoires',
    limit: 50,
  },
  allowedToo: [{ as: 'account' }],
  refused: [{ limit: 51 }, { limit: ABSENT }, { list: 'communes' }],
};

// ---- A commune joins and leaves ---------------------------------------------------------------------------

const toTerritoire = (uid: string, changes: Fields = {}) => ({
  ...omit(invitation(uid), 'parcoursId'),
  insee,
  titre: 'Terre de Provence',
  role: siren,
  ...changes,
});

const invite: Row = {
  title: 'The people of a territory invite a commune, for seven days',
  allowed: {
    as: 'otherAccount',
    before: { [at.territoireDesk]: desk },
    commit: {
      [at.invitation]: toTerritoire(bruno),
      ...tickOf('otherAccount', 'invitation', jeton),
    },
  },
  refused: [
    ...byOthersThan('otherAccount'),
    sentAwayBruno,
    { before: at.territoireDesk, to: territoireDesk([alice]) },
    { before: at.territoireDesk, to: null },
    { of: at.invitation, field: 'role', to: other },
    { of: at.invitation, field: 'role', to: 'responsable' },
    { of: at.invitation, field: 'titre', to: 'Barbentane' },
    { of: at.invitation, field: 'uid', to: alice },
    { write: at.debit(bruno, 'invitation'), to: ABSENT },
  ],
};

const waiting = toTerritoire(bruno, {
  createdAt: clock(-day).toTimestamp(),
  expireAt: clock(6 * day).toTimestamp(),
});
const before = {
  [at.commune]: commune([alice]),
  [at.territoireDesk]: desk,
  [at.territoire]: territoire({ at: longAgo }),
  [at.invitation]: waiting,
};
const joined = communeBy(alice, [alice], { territoire: siren, operationId: jeton });

const join: Row = {
  title: 'A responsable of the commune says yes, and it is of the territory',
  allowed: {
    as: 'account',
    before,
    commit: {
      [at.invitation]: { ...waiting, usedBy: alice },
      [at.commune]: joined,
      [at.territoire]: territoire({ communes: { [insee]: 'Barbentane' }, bouge: insee }),
    },
  },
  allowedToo: [{ write: at.territoire, to: ABSENT }],
  refused: [
    // Not by the people of the territory for it, nor by the team.
    ...byOthersThan('account'),
    sentAwayAlice,
    sentAwayBruno,
    { write: at.invitation, to: ABSENT },
    { write: at.commune, to: ABSENT },
    { before: at.commune, to: commune([bruno]) },
    // Of another territory already.
    { before: at.commune, field: 'territoire', to: other },
    { before: at.invitation, field: 'insee', to: '13011' },
    { before: at.invitation, field: 'role', to: other },
    { before: at.invitation, field: 'usedBy', to: alice },
    { before: at.invitation, field: 'createdAt', to: clock(-8 * day).toTimestamp() },
    { before: at.territoireDesk, to: territoireDesk([]) },
    { of: at.commune, field: 'territoire', to: other },
    { of: at.commune, field: 'nom', to: 'Autre' },
    { of: at.commune, field: 'responsables', to: [alice, bruno] },
    { of: at.commune, field: 'updatedBy', to: bruno },
    { of: at.commune, field: 'operationId', to: 'operation-0000000000002' },
    { of: at.territoire, field: 'communes', to: { [insee]: 'Autre' } },
    { of: at.territoire, field: 'communes', to: { '13011': 'Barbentane' } },
    {
      of: at.territoire,
      field: 'communes',
      to: { [insee]: 'Barbentane', '13011': 'Les Baux' },
    },
    { of: at.territoire, field: 'bouge', to: '13011' },
    { of: at.territoire, field: 'couleur', to: '#1d5c4a' },
  ],
};

/** The invitation itself may be marked as used, and the commune alone refuses. */
const spentElsewhere: Row[] = [
  {
    title: 'An invitation to one territory leads into no other',
    allowed: {
      as: 'account',
      before: {
        [at.commune]: commune([alice]),
        [`communes/${other}`]: desk,
        [at.territoireDesk]: desk,
        [at.invitation]: { ...waiting, role: other },
      },
      commit: {
        [at.invitation]: { ...waiting, role: other, usedBy: alice },
        [at.commune]: communeBy(alice, [alice], {
          territoire: other,
          operationId: jeton,
        }),
      },
    },
    refused: [{ of: at.commune, field: 'territoire', to: siren }],
  },
  {
    title: 'An invitation of one commune leads no other into the territory',
    allowed: {
      as: 'account',
      before: {
        [at.commune]: commune([alice]),
        'communes/13011': commune([alice]),
        [at.territoireDesk]: desk,
        [at.invitation]: { ...waiting, insee: '13011' },
      },
      commit: {
        [at.invitation]: { ...waiting, insee: '13011', usedBy: alice },
        'communes/13011': joined,
      },
    },
    refused: [{ write: at.commune, to: joined }],
  },
];

const listed = territoire({ communes: { [insee]: 'Barbentane' }, at: longAgo });
const left = { [at.territoire]: territoire({ bouge: insee }) };

const leave: Row = {
  title: 'A commune leaves its territory by the word of its own people',
  allowed: {
    as: 'account',
    before: {
      [at.commune]: member,
      [at.territoireDesk]: desk,
      [at.territoire]: listed,
    },
    commit: { [at.commune]: communeBy(alice, [alice]), ...left },
  },
  allowedToo: [{ write: at.territoire, to: ABSENT }],
  refused: [
    ...byOthersThan('account'),
    sentAwayAlice,
    { before: at.commune, to: commune([], { territoire: siren }) },
    { of: at.commune, field: 'territoire', to: other },
    { of: at.commune, field: 'nom', to: 'Autre' },
    { of: at.territoire, field: 'communes', to: { [insee]: 'Barbentane' } },
    { of: at.territoire, field: 'bouge', to: '13011' },
    { write: at.commune, to: ABSENT },
  ],
};

const letGo: Row[] = (['otherAccount', 'admin'] as const).map((as) => ({
  title: `A commune leaves its territory by the word of ${as === 'admin' ? 'the team' : 'the people of the territory'}`,
  allowed: {
    as,
    before: {
      [at.commune]: member,
      [at.territoireDesk]: desk,
      [at.territoire]: listed,
    },
    commit: { [at.commune]: communeBy(uidOf(as), [alice]), ...left },
  },
  refused: byOthersThan(as),
}));

const formerLetsNoneGo: Row = {
  title: 'Who was of the territory once sends no commune away',
  allowed: {
    as: 'otherAccount',
    before: { [at.commune]: member, [at.territoireDesk]: desk },
    commit: { [at.commune]: communeBy(bruno, [alice]) },
  },
  refused: [
    sentAwayBruno,
    { before: at.territoireDesk, to: territoireDesk([]) },
    { before: at.commune, field: 'territoire', to: other },
    { before: at.territoireDesk, to: null },
  ],
};

// ---- What the people of a territory may do ----------------------------------------------------------------

/** Barbentane belongs to the territory; the étape is there, the moulin in another commune. */
const works = { motif: 'Travaux sur le pont.', jusquAu: null };
const tended = {
  ...published,
  [at.parcours]: parcours.stored(),
  [at.commune]: member,
  [at.territoireDesk]: desk,
};
const ofTerritoire = [
  sentAwayBruno,
  { before: at.territoireDesk, to: territoireDesk([]) },
  { before: at.commune, to: commune([alice]) },
  { before: at.commune, field: 'territoire', to: other },
] as const;

const closing = (changes: Fields) => ({
  [at.quete]: quete(1, { publishedAt: longAgo, ...changes }),
});
const closeEtape = {
  suspensions: { [etapeId]: works },
  operationId: `${etapeId}-0000000000001`,
};
const closeAll = {
  suspensions: { fermeture: works },
  operationId: 'fermeture-0000000000001',
};
const moulin = 'etapeMoulin1';
const closeMoulin = {
  suspensions: { [moulin]: works },
  operationId: `${moulin}-0000000000001`,
};
const lieux = { fermeture: 'territoire', [moulin]: '13011' };
const across = {
  ...tended,
  [at.quete]: quete(1, { publishedAt: longAgo, lieux }),
};

const closeByTerritoire: Row[] = [closeEtape, closeAll, closeMoulin].map((close) => ({
  title: `The people of the territory close « ${Object.keys(close.suspensions).join()} » of a quête through several communes`,
  allowed: { as: 'otherAccount', before: across, commit: closing({ lieux, ...close }) },
  refused: [
    { as: 'anonymous' },
    { as: 'nobody' },
    ...ofTerritoire,
    { of: at.quete, field: 'lieux', to: {} },
  ],
}));

const closeAtStart: Row = {
  title: 'A responsable of the start closes the étapes inside the commune only',
  allowed: { as: 'account', before: across, commit: closing({ lieux, ...closeEtape }) },
  refused: [
    sentAwayAlice,
    { before: at.commune, field: 'responsables', to: [] },
    { instead: 'the whole', commit: closing({ lieux, ...closeAll }) },
    { instead: 'of another commune', commit: closing({ lieux, ...closeMoulin }) },
  ],
};

const closeElsewhere: Row = {
  title: 'A responsable of another commune closes the étapes inside that one only',
  allowed: {
    as: 'account',
    before: {
      ...across,
      [at.commune]: commune([], { territoire: siren }),
      [at.otherCommune]: commune([alice]),
    },
    commit: closing({ lieux, ...closeMoulin }),
  },
  refused: [
    sentAwayAlice,
    { before: at.otherCommune, to: commune([]) },
    { before: at.otherCommune, to: null },
    { before: at.quete, field: `lieux.${moulin}`, to: '13012' },
    { instead: 'of the start', commit: closing({ lieux, ...closeEtape }) },
    { instead: 'the whole', commit: closing({ lieux, ...closeAll }) },
  ],
};

const closeAfterLeaving: Row = {
  title: 'A commune that left closes all of the quêtes that it kept',
  allowed: {
    as: 'account',
    before: { ...across, [at.commune]: commune([alice]) },
    commit: closing({ lieux, ...closeAll }),
  },
  refused: [{ before: at.commune, to: member }, { as: 'otherAccount' }],
};

const publishLieux: Row = {
  title: 'A publication says in which communes its étapes lie',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { ...publishing(1), [at.quete]: quete(1, { lieux }) },
  },
  allowedToo: [{ of: at.quete, fields: { lieux: ABSENT } }],
  refused: [{ of: at.quete, field: 'lieu', to: lieux }],
};

const readCommune: Row = {
  title:
    'The people of a territory read the desks of its communes, not the other way round',
  allowed: { as: 'otherAccount', before: tended, get: at.commune },
  allowedToo: [{ get: at.territoireDesk }],
  refused: [{ as: 'anonymous' }, ...ofTerritoire],
};

const readNames: Row = {
  title: 'The people of a territory read who answers for its communes',
  allowed: {
    as: 'otherAccount',
    before: tended,
    list: `${at.commune}/responsables`,
    limit: 20,
  },
  refused: [...ofTerritoire, { limit: 21 }],
};

const listParcours: Row = {
  title: 'The people of a territory list the parcours of its communes',
  allowed: {
    as: 'otherAccount',
    before: tended,
    list: 'parcours',
    where: ['insee', '==', insee],
    limit: 50,
  },
  refused: [...ofTerritoire, { where: ['insee', '==', '13011'] }, { limit: 51 }],
};

const readReports: Row = {
  title: 'The people of a territory read what players report there',
  allowed: {
    as: 'otherAccount',
    before: tended,
    list: 'signalements',
    where: ['queteId', '==', queteId],
    limit: 50,
  },
  refused: [...ofTerritoire],
};

const readFigures: Row = {
  title: 'The people of a territory read the figures of its quêtes',
  allowed: {
    as: 'otherAccount',
    before: tended,
    get: `statistiques/${queteId}_2026-10_2`,
  },
  refused: [...ofTerritoire],
};

const inviteNobody: Row = {
  title: 'The people of a territory make nobody a responsable of its communes',
  allowed: {
    as: 'account',
    before: tended,
    commit: {
      [at.invitation]: toTerritoire(alice, { titre: 'Barbentane', role: 'responsable' }),
      ...tickOf('account', 'invitation', jeton),
    },
  },
  refused: [
    {
      instead: 'by the territory',
      commit: {
        [at.invitation]: toTerritoire(alice, {
          titre: 'Terre de Provence',
          role: siren,
        }),
        ...tickOf('account', 'invitation', jeton),
      },
    },
    { as: 'otherAccount' },
  ],
};

describe('territoires/{siren or INSEE}', () => {
  proveRows([
    open,
    ofCommune,
    dress,
    announcesArms,
    teamAnnouncesArms,
    readByAll,
    listByAll,
    invite,
    join,
    ...spentElsewhere,
    leave,
    ...letGo,
    formerLetsNoneGo,
    ...closeByTerritoire,
    closeAtStart,
    closeElsewhere,
    closeAfterLeaving,
    publishLieux,
    readCommune,
    readNames,
    listParcours,
    readReports,
    readFigures,
    inviteNobody,
  ]);
});
