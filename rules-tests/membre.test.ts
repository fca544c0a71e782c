import { describe, expect, it } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  commentaire,
  commune,
  debit,
  epreuve,
  etape,
  etapeId,
  jalon,
  membreCard,
  oldCommentaire,
  otherEtapeId,
  parcours,
  parcoursId,
  publication,
  sentAway,
  sharedFields,
  sharedSave,
  tickOf,
} from './documents.ts';
import { judge, proveRows, setScene } from './firestore.ts';
import { covered } from './engines.ts';
import { ABSENT, byOthersThan, type Documents, type Row } from './row.ts';
import { longAgo, matching, serverTime, sweep, text } from './values.ts';

const auteur = uidOf('account');
const relecteur = uidOf('otherAccount');
const admin = uidOf('admin');
const withdrawn = sentAway('account');
const stored = parcours.stored(sharedFields);
const before = { [at.parcours]: stored };
const byMe = { updatedBy: auteur };

// ---- Beginning --------------------------------------------------------------------------------------------

const own = { membres: { [auteur]: 'auteur' }, membreUids: [auteur], createdBy: auteur };
const debitPath = at.debit(auteur, 'parcours');

const begin: Row = {
  title:
    'A proven account begins a parcours as its only auteur, with a tick of its counter',
  allowed: {
    as: 'account',
    before: {},
    commit: {
      [at.parcours]: parcours.created({ ...own, ...byMe }),
      [debitPath]: debit(parcoursId),
    },
  },
  refused: [
    ...byOthersThan('account'),
    { as: 'unverified' },
    withdrawn,
    { of: at.parcours, field: 'etat', to: 'relecture' },
    { of: at.parcours, field: 'membres', to: { [auteur]: 'auteur', [admin]: 'auteur' } },
    { write: debitPath, to: ABSENT },
    { move: debitPath, to: at.debit(auteur) },
    { of: debitPath, field: 'de', to: 'parcoursDuMoulin1' },
    {
      instead: 'two at once, counted as one',
      commit: {
        [at.parcours]: parcours.created({ ...own, ...byMe }),
        'parcours/parcoursDuMoulin1': parcours.created({ ...own, ...byMe }),
        [debitPath]: debit(parcoursId),
      },
    },
  ],
};

const beginUnverified: Row = {
  title: 'An account whose address is not proven begins nothing',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [at.parcours]: parcours.created() },
  },
  refused: [
    {
      instead: 'by an account that is not verified',
      commit: {
        [at.parcours]: parcours.created({
          membres: { [uidOf('unverified')]: 'auteur' },
          membreUids: [uidOf('unverified')],
          createdBy: uidOf('unverified'),
          updatedBy: uidOf('unverified'),
        }),
      },
    },
  ],
};

const goOnCounting: Row = {
  title: 'The second parcours of an account is its second tick',
  allowed: {
    as: 'account',
    before: {
      [debitPath]: debit('parcoursDuMoulin1', { at: longAgo, jourAt: longAgo }),
    },
    commit: {
      [at.parcours]: parcours.created({ ...own, ...byMe }),
      [debitPath]: debit(parcoursId, { n: 2 }),
    },
  },
  refused: [
    { of: debitPath, field: 'n', to: 3 },
    { write: debitPath, to: ABSENT },
  ],
};

// ---- Writing ----------------------------------------------------------------------------------------------

const write: Row = {
  title: 'An auteur writes the parcours, and neither publishes it nor lets anybody in',
  allowed: { as: 'account', before, commit: { [at.parcours]: sharedSave('account') } },
  allowedToo: [{ before: at.parcours, to: { ...stored, etat: 'brouillon' } }],
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { of: at.parcours, field: 'publication', to: publication(1) },
    { of: at.parcours, field: 'revision', to: 5 },
    { of: at.parcours, field: 'titre', to: 'a'.repeat(limits.titre.max + 1) },
    { of: at.parcours, field: 'salon', to: 'f'.repeat(32) },
    { of: at.parcours, field: 'membres', to: { [auteur]: 'auteur' } },
    { of: at.parcours, field: 'membreUids', to: [auteur] },
    { of: at.parcours, field: `membres.${relecteur}`, to: 'editeur' },
    { of: at.parcours, field: 'etat', to: 'approuve' },
  ],
};

const online = { ...stored, publication: publication(1, { at: longAgo }) };
const moved = sharedSave('account', { insee: '13001', publication: online.publication });

const moveOnline: Row = {
  title: 'The commune of a parcours that is online is changed by the team alone',
  allowed: {
    as: 'admin',
    before: { ...before, [at.parcours]: online },
    commit: { [at.parcours]: { ...moved, updatedBy: admin } },
  },
  refused: [
    { instead: 'by an auteur', commit: { [at.parcours]: moved } },
    ...byOthersThan('admin'),
  ],
};

const moveDraft: Row = {
  title: 'An auteur changes the commune of a parcours that was never online',
  allowed: {
    as: 'account',
    before,
    commit: { [at.parcours]: sharedSave('account', { insee: '13001' }) },
  },
  refused: [{ before: at.parcours, to: online }, ...byOthersThan('account')],
};

const writeByRelecteur: Row = {
  title: 'A relecteur, who comments, writes nothing',
  allowed: {
    as: 'otherAccount',
    // A commune of another responsable: without membership of the parcours a person is not a responsable either.
    before: { ...before, [at.commune]: commune([uidOf('otherAdmin')]) },
    commit: {
      [at.commentaire]: commentaire({ by: relecteur }),
      ...tickOf(
        'otherAccount',
        'commentaire',
        `${parcoursId}/${at.commentaire.slice(-24)}`,
      ),
    },
  },
  refused: [
    {
      instead: 'the parcours',
      commit: { [at.parcours]: sharedSave('otherAccount') },
    },
    {
      instead: 'an étape',
      commit: {
        [at.parcours]: sharedSave('account'),
        [at.etape]: etape.created({ updatedBy: relecteur }),
      },
    },
    {
      instead: 'an épreuve',
      commit: { [at.epreuve]: epreuve.created({ updatedBy: relecteur }) },
    },
    { instead: 'an épreuve taken away', commit: { [at.epreuve]: null } },
    // The comment itself, with its tick, by a traducteur, and of a parcours that was never shared.
    { before: at.parcours, field: `membres.${relecteur}`, to: 'traducteur' },
    { before: at.parcours, to: parcours.stored() },
  ],
};

const writeInRelecture: Row = {
  title:
    'What is submitted is written on; what is approved or put aside is taken back first',
  allowed: {
    as: 'account',
    before: { [at.parcours]: { ...stored, etat: 'relecture' } },
    commit: { [at.parcours]: sharedSave('account', { etat: 'relecture' }) },
  },
  refused: [
    {
      instead: 'with the state',
      commit: {
        [at.parcours]: sharedSave('account', { etat: 'brouillon', titre: 'Autre' }),
      },
    },
  ],
};

const closedRows: Row[] = ['approuve', 'archive', 'corbeille'].map((etat) => ({
  title: `An auteur does not write a parcours in the state ${etat}, nor its étapes`,
  allowed: {
    as: 'admin',
    before: { [at.parcours]: { ...stored, etat }, [at.etape]: etape.stored() },
    commit: {
      [at.parcours]: parcours.updated({ ...sharedFields, etat }),
    },
  },
  refused: [
    { as: 'account' },
    {
      instead: 'the parcours, by its auteur',
      commit: { [at.parcours]: sharedSave('account', { etat }) },
    },
  ],
}));

const approvedEtape: Row = {
  title: 'An auteur writes an étape while the parcours is open to writing',
  allowed: {
    as: 'account',
    before: { ...before, [at.etape]: etape.stored() },
    commit: { [at.etape]: etape.updated(byMe) },
  },
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { before: at.parcours, field: 'etat', to: 'approuve' },
    { before: at.parcours, field: 'etat', to: 'archive' },
  ],
};

const writeParts: Row = {
  title: 'An auteur adds étapes and épreuves, and keeps the state of a save',
  allowed: {
    as: 'account',
    before,
    commit: {
      [at.parcours]: sharedSave('account'),
      [at.etape]: etape.created(byMe),
      [at.epreuve]: epreuve.created(byMe),
      [at.jalon(4)]: jalon(4, { by: auteur }),
      ...tickOf('account', 'jalon', parcoursId),
    },
  },
  refused: [
    { as: 'otherAccount' },
    { of: at.etape, field: 'updatedBy', to: relecteur },
    { of: at.etape, field: 'rang', to: 7 },
    { of: at.epreuve, field: 'updatedBy', to: relecteur },
    { of: at.jalon(4), field: 'by', to: relecteur },
    { write: at.parcours, to: ABSENT },
  ],
};

const third = 'etapeTroisieme';
const etapeTick = at.debit(auteur, 'etape');

/** A save by the auteur with these étapes, counted as so many new ones; 0 for no tick. */
function savedWith(etapeIds: readonly string[], plus: number): Documents {
  return {
    [at.parcours]: sharedSave('account', { etapeIds, etapeCount: etapeIds.length }),
    ...(plus > 0 && {
      [etapeTick]: debit(parcoursId, { plus, n: plus, jourCount: plus }),
    }),
  };
}

const addParts: Row = {
  title: 'New étapes of an auteur are counted, one by one; those that stay or go are not',
  allowed: {
    as: 'account',
    before,
    commit: savedWith([etapeId, otherEtapeId, third], 1),
  },
  allowedToo: [
    { instead: 'counted as two', commit: savedWith([etapeId, otherEtapeId, third], 2) },
    { instead: 'in the place of another', commit: savedWith([etapeId, third], 1) },
    { instead: 'in another order', commit: savedWith([otherEtapeId, etapeId], 0) },
    { instead: 'one less', commit: savedWith([etapeId], 0) },
  ],
  refused: [
    { write: etapeTick, to: ABSENT },
    { move: etapeTick, to: at.debit(auteur, 'parcours') },
    { of: etapeTick, field: 'de', to: 'parcoursDuMoulin1' },
    { of: etapeTick, field: 'at', to: longAgo },
    {
      instead: 'two counted as one',
      commit: savedWith([etapeId, otherEtapeId, third, 'etapeQuatrieme'], 1),
    },
    { instead: 'in the place of another, uncounted', commit: savedWith([third], 0) },
    withdrawn,
  ],
};

const fichierTick = at.debit(auteur, 'fichier');

function named(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `image-${index}.webp`);
}

/** The announcement of these files, with the last `plus` new. */
function announcing(fichiers: readonly string[], plus = 1): Documents {
  return {
    [at.parcours]: { ...stored, fichiers },
    [fichierTick]: debit(parcoursId, { plus, n: plus, jourCount: plus }),
  };
}

const announce: Row = {
  title:
    'An auteur announces files by name, beside whatever is saved, with a tick for each',
  allowed: {
    as: 'account',
    before: { ...before, [at.parcours]: { ...stored, fichiers: named(2) } },
    commit: announcing(named(3)),
  },
  allowedToo: [
    { before: at.parcours, to: { ...stored, fichiers: ['image-9.webp', ...named(2)] } },
    { instead: 'two at once', commit: announcing(named(4), 2) },
    {
      instead: 'as many as there may be',
      commit: announcing(named(limits.fichierCount.max), limits.fichierCount.max),
    },
  ],
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { write: fichierTick, to: ABSENT },
    { move: fichierTick, to: at.debit(auteur, 'etape') },
    { of: fichierTick, field: 'de', to: 'parcoursDuMoulin1' },
    { of: fichierTick, field: 'at', to: longAgo },
    { of: at.parcours, field: 'titre', to: 'Autrement' },
    { before: at.parcours, to: stored },
    { instead: 'two counted as one', commit: announcing(named(4)) },
    {
      instead: 'more than there may be',
      commit: announcing(named(limits.fichierCount.max + 1), limits.fichierCount.max),
    },
    {
      instead: 'with a save',
      commit: {
        ...announcing(named(3)),
        [at.parcours]: sharedSave('account', { fichiers: named(3) }),
      },
    },
    {
      instead: 'by a relecteur',
      commit: {
        [at.parcours]: { ...stored, fichiers: named(3) },
        ...tickOf('otherAccount', 'fichier', parcoursId),
      },
    },
  ],
};

const announceFirst: Row = {
  title: 'The first file of a parcours is announced as the others are, while it is open',
  allowed: { as: 'account', before, commit: announcing(named(1)) },
  refused: [
    { before: at.parcours, field: 'etat', to: 'approuve' },
    { write: fichierTick, to: ABSENT },
  ],
};

const removeParts: Row = {
  title: 'An auteur takes an étape away with a save',
  allowed: {
    as: 'account',
    before: { ...before, [at.etape]: etape.stored(), [at.epreuve]: epreuve.stored() },
    commit: {
      [at.parcours]: sharedSave('account', { etapeCount: 1, etapeIds: [otherEtapeId] }),
      [at.etape]: null,
      [at.epreuve]: null,
    },
  },
  refused: [{ as: 'otherAccount' }, { write: at.parcours, to: ABSENT }],
};

// ---- Reading ----------------------------------------------------------------------------------------------

const whole = {
  ...before,
  [at.etape]: etape.stored(),
  [at.epreuve]: epreuve.stored(),
  [at.jalon(3)]: jalon(3, { at: longAgo }),
  [at.commentaire]: oldCommentaire(),
};

const reads: Row[] = [at.parcours, at.etape, at.epreuve, at.jalon(3), at.commentaire].map(
  (get) => ({
    title: `The membres of a parcours and admins read ${get}`,
    allowed: { as: 'account', before: whole, get },
    allowedToo: [{ as: 'otherAccount' }, { as: 'admin' }],
    refused: [
      ...byOthersThan('account', 'otherAccount', 'admin', 'otherAdmin'),
      withdrawn,
      { before: at.parcours, to: parcours.stored() },
    ],
  }),
);

const lists: Row[] = ['etapes', 'epreuves', 'revisions', 'commentaires', 'membres'].map(
  (folder) => ({
    title: `The membres of a parcours and admins list its ${folder}`,
    allowed: {
      as: 'otherAccount',
      before: whole,
      list: `${at.parcours}/${folder}`,
      limit: 20,
    },
    allowedToo: [{ as: 'account' }, { as: 'admin' }],
    refused: [
      ...byOthersThan('account', 'otherAccount', 'admin', 'otherAdmin'),
      { limit: 101 },
      { limit: ABSENT },
      { everywhere: folder },
      { before: at.parcours, to: parcours.stored() },
    ],
  }),
);

const getMissing: Row = {
  title: 'An account learns that a parcours is not there',
  allowed: { as: 'account', before: {}, get: at.parcours },
  refused: [
    { as: 'anonymous' },
    { as: 'nobody' },
    { before: at.parcours, to: parcours.stored() },
  ],
};

const listOwn: Row = {
  title: 'A membre lists the own parcours, at most 50 at once',
  allowed: {
    as: 'otherAccount',
    before,
    list: 'parcours',
    where: ['membreUids', 'array-contains', relecteur],
    limit: limits.ownParcoursPage.max,
  },
  refused: [
    ...byOthersThan('otherAccount', 'admin', 'otherAdmin'),
    { where: ABSENT },
    { where: ['membreUids', 'array-contains', auteur] },
    { where: ['membreUids', '==', [auteur]] },
    { limit: limits.ownParcoursPage.max + 1 },
    { limit: ABSENT },
    { before: `revocations/${relecteur}`, to: { at: longAgo, by: admin } },
  ],
};

// ---- States -----------------------------------------------------------------------------------------------

const submit: Row = {
  title: 'An auteur submits a draft, and changes nothing else with it',
  allowed: {
    as: 'account',
    before,
    commit: { [at.parcours]: sharedSave('account', { etat: 'relecture' }) },
  },
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { of: at.parcours, field: 'titre', to: 'Autre' },
    { of: at.parcours, field: 'etat', to: 'approuve' },
    { of: at.parcours, field: 'etat', to: 'oublie' },
    { of: at.parcours, field: 'revision', to: 5 },
    { of: at.parcours, field: 'updatedBy', to: relecteur },
    { of: at.parcours, field: 'updatedAt', to: longAgo },
    { before: at.parcours, field: 'etat', to: 'archive' },
    { before: at.parcours, field: 'etat', to: 'corbeille' },
  ],
};

const takeBack: Row = {
  title:
    'An auteur takes back what was submitted, approved, archived or put into the bin',
  allowed: {
    as: 'account',
    before: { [at.parcours]: { ...stored, etat: 'relecture' } },
    commit: { [at.parcours]: sharedSave('account', { etat: 'brouillon' }) },
  },
  allowedToo: ['approuve', 'archive', 'corbeille'].map((to) => ({
    before: at.parcours,
    field: 'etat',
    to,
  })),
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { of: at.parcours, field: 'titre', to: 'Autre' },
  ],
};

const oldPublication = publication(1, { at: longAgo });
const published = { ...stored, publication: oldPublication };

const throwAway: Row = {
  title:
    'An auteur puts a parcours that was never published into the bin, and changes nothing else',
  allowed: {
    as: 'account',
    before,
    commit: { [at.parcours]: sharedSave('account', { etat: 'corbeille' }) },
  },
  allowedToo: [
    { before: at.parcours, field: 'etat', to: 'relecture' },
    { before: at.parcours, field: 'etat', to: 'archive' },
  ],
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    { of: at.parcours, field: 'titre', to: 'Autre' },
    { of: at.parcours, field: 'revision', to: 5 },
    { of: at.parcours, field: 'updatedAt', to: longAgo },
    { before: at.parcours, field: 'etat', to: 'approuve' },
  ],
};

const archivePublished: Row = {
  title:
    'An auteur archives a parcours that was published, and does not put it into the bin',
  allowed: {
    as: 'account',
    before: { [at.parcours]: published },
    commit: {
      [at.parcours]: sharedSave('account', {
        etat: 'archive',
        publication: oldPublication,
      }),
    },
  },
  refused: [
    { of: at.parcours, field: 'etat', to: 'corbeille' },
    { of: at.parcours, field: 'publication', to: ABSENT },
    { as: 'otherAccount' },
  ],
};

const teamThrowsAway: Row = {
  title: 'No admin puts a parcours that was published into the bin',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: published },
    commit: {
      [at.parcours]: parcours.updated({
        ...sharedFields,
        etat: 'archive',
        publication: oldPublication,
      }),
    },
  },
  refused: [{ of: at.parcours, field: 'etat', to: 'corbeille' }],
};

const moves: Record<string, readonly string[]> = {
  brouillon: ['relecture', 'archive', 'corbeille'],
  relecture: ['brouillon', 'approuve', 'archive', 'corbeille'],
  approuve: ['brouillon', 'archive'],
  archive: ['brouillon', 'corbeille'],
  corbeille: ['brouillon'],
};
const etats = Object.keys(moves);

const teamMoves: Row[] = Object.entries(moves).map(([from, tos]) => {
  const [first = '', ...others] = tos;
  const forbidden = etats.filter((etat) => etat !== from && !tos.includes(etat));
  return {
    title: `An admin moves a parcours from ${from} to ${tos.join(', ')}, and nowhere else`,
    allowed: {
      as: 'admin',
      before: { [at.parcours]: { ...stored, etat: from } },
      commit: { [at.parcours]: parcours.updated({ ...sharedFields, etat: first }) },
    },
    allowedToo: others.map((to) => ({ of: at.parcours, field: 'etat', to })),
    refused: [
      { of: at.parcours, field: 'etat', to: 'oublie' },
      ...forbidden.map((to) => ({ of: at.parcours, field: 'etat', to })),
      ...byOthersThan('admin'),
    ],
  };
});

// ---- Who is in --------------------------------------------------------------------------------------------

const otherSalon = 'f'.repeat(32);
const alone = {
  membres: { [auteur]: 'auteur' },
  membreUids: [auteur],
  salon: otherSalon,
};
const left = { membres: sharedFields.membres, membreUids: sharedFields.membreUids };

const leave: Row = {
  title: 'A membre leaves, and the room of those who stay is another',
  allowed: {
    as: 'otherAccount',
    before: { ...before, [at.membre(relecteur)]: membreCard(relecteur, { at: longAgo }) },
    commit: {
      [at.parcours]: sharedSave('otherAccount', alone),
      [at.membre(relecteur)]: null,
    },
  },
  allowedToo: [
    { write: at.membre(relecteur), to: ABSENT },
    { before: at.parcours, field: `membres.${relecteur}`, to: 'traducteur' },
  ],
  refused: [
    ...byOthersThan('otherAccount'),
    { of: at.parcours, field: 'salon', to: stored['salon'] },
    { of: at.parcours, field: 'salon', to: 'x' },
    { of: at.parcours, field: 'membreUids', to: left.membreUids },
    { of: at.parcours, field: 'membreUids', to: [relecteur] },
    { of: at.parcours, field: 'titre', to: 'Autre' },
    { of: at.parcours, field: 'membres', to: {} },
  ],
};

/** The writes of a change of role. */
function roleSave(by: 'account' | 'admin', membres: Record<string, string>) {
  const { revision, updatedAt, updatedBy, operationId } = sharedSave('account', {
    updatedBy: uidOf(by),
  });
  return { membres, revision, updatedAt, updatedBy, operationId };
}

/** Only auteurs count: the last one cannot leave others alone. */
const removeOf = (role: 'relecteur' | 'traducteur'): Row => {
  const membres = { [auteur]: 'auteur', [relecteur]: role };
  return {
    title: `An auteur removes a ${role}, and cannot leave one alone`,
    allowed: {
      as: 'account',
      before: {
        [at.parcours]: { ...stored, membres },
        [at.membre(relecteur)]: membreCard(relecteur, { at: longAgo }),
      },
      commit: {
        [at.parcours]: sharedSave('account', alone),
        [at.membre(relecteur)]: null,
      },
    },
    refused: [
      ...byOthersThan('account'),
      withdrawn,
      { of: at.parcours, field: 'salon', to: stored['salon'] },
      { of: at.parcours, field: `membres.${relecteur}`, to: 'auteur' },
      { write: at.parcours, to: ABSENT },
      {
        instead: `the auteur, so that a ${role} is left alone`,
        commit: {
          [at.parcours]: sharedSave('account', {
            membres: { [relecteur]: role },
            membreUids: [relecteur],
            salon: otherSalon,
          }),
        },
      },
      // The other is an auteur too.
      { before: at.parcours, field: `membres.${relecteur}`, to: 'auteur' },
    ],
  };
};

const promote: Row = {
  title:
    'An auteur makes a relecteur a traducteur, or either an auteur, and nothing else changes with it',
  allowed: {
    as: 'account',
    before,
    commit: {
      [at.parcours]: {
        ...stored,
        ...roleSave('account', { [auteur]: 'auteur', [relecteur]: 'auteur' }),
      },
    },
  },
  allowedToo: [
    { of: at.parcours, field: `membres.${relecteur}`, to: 'traducteur' },
    { before: at.parcours, field: `membres.${relecteur}`, to: 'traducteur' },
  ],
  refused: [
    { as: 'otherAccount' },
    ...byOthersThan('account', 'otherAccount'),
    withdrawn,
    { of: at.parcours, field: `membres.${relecteur}`, to: 'editeur' },
    { of: at.parcours, field: `membres.${relecteur}`, to: ABSENT },
    { of: at.parcours, field: `membres.${auteur}`, to: 'relecteur' },
    { of: at.parcours, field: `membres.${admin}`, to: 'auteur' },
    // One instead of another.
    { of: at.parcours, field: 'membres', to: { [auteur]: 'auteur', [admin]: 'auteur' } },
    { of: at.parcours, field: 'titre', to: 'Autre chose' },
    { of: at.parcours, field: 'membreUids', to: [auteur] },
    { of: at.parcours, field: 'revision', to: 5 },
    { of: at.parcours, field: 'updatedBy', to: relecteur },
  ],
};

const twoAuteurs = { [auteur]: 'auteur', [relecteur]: 'auteur' };

const stepBack: Row = {
  title: 'An auteur steps back to relecteur while another auteur stays',
  allowed: {
    as: 'account',
    before: { [at.parcours]: { ...stored, membres: twoAuteurs } },
    commit: {
      [at.parcours]: {
        ...stored,
        ...roleSave('account', { [auteur]: 'relecteur', [relecteur]: 'auteur' }),
      },
    },
  },
  refused: [
    ...byOthersThan('account'),
    withdrawn,
    // The only auteur.
    { before: at.parcours, field: `membres.${relecteur}`, to: 'relecteur' },
    { of: at.parcours, field: `membres.${relecteur}`, to: 'traducteur' },
    {
      instead: 'the other one, who is an auteur too',
      commit: {
        [at.parcours]: {
          ...stored,
          ...roleSave('account', { [auteur]: 'auteur', [relecteur]: 'relecteur' }),
        },
      },
    },
  ],
};

const promoteByAdmin: Row = {
  title: 'An admin makes a relecteur an auteur, and leaves no parcours without one',
  allowed: {
    as: 'admin',
    before,
    commit: { [at.parcours]: { ...stored, ...roleSave('admin', twoAuteurs) } },
  },
  refused: [
    ...byOthersThan('admin'),
    {
      instead: 'the only auteur, made a relecteur',
      commit: {
        [at.parcours]: {
          ...stored,
          ...roleSave('admin', { [auteur]: 'relecteur', [relecteur]: 'relecteur' }),
        },
      },
    },
  ],
};

const demoteByAdmin: Row = {
  title: 'An admin gives any membre the other role, as long as an auteur stays',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: { ...stored, membres: twoAuteurs } },
    commit: {
      [at.parcours]: {
        ...stored,
        ...roleSave('admin', { [auteur]: 'auteur', [relecteur]: 'relecteur' }),
      },
    },
  },
  refused: [
    ...byOthersThan('admin'),
    { of: at.parcours, field: `membres.${auteur}`, to: 'relecteur' },
    { of: at.parcours, field: `membres.${auteur}`, to: 'traducteur' },
  ],
};

const removeByAdmin: Row = {
  title: 'An admin removes an auteur when another stays',
  allowed: {
    as: 'admin',
    before: {
      [at.parcours]: {
        ...stored,
        membres: { [auteur]: 'auteur', [relecteur]: 'auteur' },
      },
      [at.membre(relecteur)]: membreCard(relecteur, { at: longAgo }),
    },
    commit: {
      [at.parcours]: parcours.updated(alone),
      [at.membre(relecteur)]: null,
    },
  },
  refused: [
    ...byOthersThan('admin'),
    { of: at.parcours, field: 'membres', to: { [auteur]: 'relecteur' } },
  ],
};

const lastAuteur: Row = {
  title: 'The last auteur does not leave a parcours behind, nor is removed',
  allowed: {
    as: 'account',
    before: {
      [at.parcours]: {
        ...stored,
        membres: { [auteur]: 'auteur', [relecteur]: 'auteur' },
      },
    },
    commit: {
      [at.parcours]: sharedSave('account', {
        membres: { [relecteur]: 'auteur' },
        membreUids: [relecteur],
        salon: otherSalon,
      }),
    },
  },
  refused: [
    {
      instead: 'leaving the relecteur alone',
      commit: {
        [at.parcours]: sharedSave('account', {
          membres: { [relecteur]: 'relecteur' },
          membreUids: [relecteur],
          salon: otherSalon,
        }),
      },
    },
    {
      before: at.parcours,
      to: stored,
    },
  ],
};

const card: Row = {
  title: 'A membre says by which name they go, with the address that their token proves',
  allowed: {
    as: 'otherAccount',
    before,
    commit: { [at.membre(relecteur)]: membreCard(relecteur) },
  },
  allowedToo: [
    ...text(limits.auteurNom).accepted.map((to) => ({
      of: at.membre(relecteur),
      field: 'nom',
      to,
    })),
    { before: at.membre(relecteur), to: membreCard(relecteur, { at: longAgo }) },
  ],
  refused: [
    // Reports by e-mail are of a commune.
    { of: at.membre(relecteur), field: 'recap', to: true },
    ...byOthersThan('otherAccount'),
    ...sweep(at.membre(relecteur), {
      nom: text(limits.auteurNom),
      adresse: matching([], ['autre@example.org', '']),
      at: serverTime(),
    }).refused,
    { before: at.parcours, to: parcours.stored() },
  ],
};

const cardOfOther: Row = {
  title: 'The card of a membre goes with them, not before',
  allowed: {
    as: 'otherAccount',
    before: { ...before, [at.membre(relecteur)]: membreCard(relecteur, { at: longAgo }) },
    commit: { [at.membre(relecteur)]: null },
  },
  refused: byOthersThan('otherAccount'),
};

describe('the membres of a parcours', () => {
  proveRows([
    begin,
    beginUnverified,
    goOnCounting,
    write,
    moveOnline,
    moveDraft,
    writeByRelecteur,
    writeInRelecture,
    ...closedRows,
    approvedEtape,
    writeParts,
    addParts,
    announce,
    announceFirst,
    removeParts,
    ...reads,
    ...lists,
    getMissing,
    listOwn,
    submit,
    takeBack,
    throwAway,
    archivePublished,
    teamThrowsAway,
    ...teamMoves,
    leave,
    removeOf('relecteur'),
    removeOf('traducteur'),
    promote,
    stepBack,
    promoteByAdmin,
    demoteByAdmin,
    removeByAdmin,
    lastAuteur,
    card,
    cardOfOther,
  ]);

  it('An address that was never proven is shown to nobody', async () => {
    const unproven = uidOf('unverified');
    const scene = {
      [at.parcours]: {
        ...stored,
        membres: {
          [auteur]: 'auteur',
          [relecteur]: 'relecteur',
          [unproven]: 'relecteur',
        },
        membreUids: [auteur, relecteur, unproven],
      },
    };
    const verdictOf = async (as: 'otherAccount' | 'unverified') => {
      await setScene(scene, covered);
      const commit = { [at.membre(uidOf(as))]: membreCard(uidOf(as)) };
      return judge({ as, before: scene, commit }, covered);
    };
    expect(await verdictOf('otherAccount')).toBe('allowed');
    expect(await verdictOf('unverified')).toBe('refused');
  });
});
