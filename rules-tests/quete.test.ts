import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { actorList, uidOf } from './actors.ts';
import {
  at,
  commune,
  etapeId,
  otherParcoursId,
  otherQueteId,
  parcours,
  publication,
  published,
  publishing,
  quete,
  queteId,
  sharedFields,
  verrou,
  version,
} from './documents.ts';
import { beside } from './engines.ts';
import { proveRows } from './firestore.ts';
import { ABSENT, byOthersThan, type Documents, type Fields, type Row } from './row.ts';
import {
  bounded,
  clock,
  day,
  glance,
  longAgo,
  only,
  operationId,
  serverTime,
  sweep,
  sweepKnown,
  text,
  type ValuesByField,
} from './values.ts';

const queteContents: ValuesByField = {
  contenu: only('{"format":2}', '', 7, null),
  parcoursId: only(otherParcoursId, `${otherParcoursId}/etapes/etapeLavoir1`, null),
  version: only(9, 0, 1.5, '1', null),
  publishedAt: serverTime(),
  operationId: operationId(),
};

const versionContents: ValuesByField = {
  contenu: only('{"format":2}', null),
  parcoursId: only(otherParcoursId, null),
  version: only(0, 2, 1.5, '1', null),
  publishedAt: serverTime(),
  publishedBy: only(uidOf('otherAdmin'), null),
};

const publicationContents: ValuesByField = {
  queteId: only(otherQueteId, 'le-secret-du-lavoir', `${queteId}/versions/1`, null),
  slug: only('le-moulin', '', null),
  version: only(2, 0, 1.5, '1', null),
  at: serverTime(),
};

const first: Row = {
  title:
    'An admin publishes a parcours: quête, version, verrous, solutions in one commit',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: publishing(1),
  },
  allowedToo: [
    ...bounded(at.version(1), version(1)).allowedToo,
    { of: at.quete, field: 'operationId', to: 'a'.repeat(40) },
    { write: at.verrou(1), to: ABSENT },
    { write: at.solution(1), to: ABSENT },
    // The previous publication, if it was another.
    { before: at.otherQuete, to: quete(7, { parcoursId: otherParcoursId }) },
  ],
  refused: [
    { as: 'otherAdmin' },
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(at.quete, { ...queteContents, suspensions: only(null, { x: 1 }, []) })
      .refused,
    ...bounded(at.version(1), version(1)).refused,
    ...sweepKnown(at.version(1), versionContents).refused,
    ...sweep(at.parcours, publicationContents, 'publication.').refused,
    // Each of the three requires the two others.
    { write: at.parcours, to: ABSENT },
    { write: at.quete, to: ABSENT },
    { write: at.version(1), to: ABSENT },
    { of: at.parcours, field: 'publication', to: ABSENT },
    { of: at.parcours, field: 'revision', to: 3 },
    { move: at.parcours, to: at.otherParcours },
    { move: at.quete, to: at.otherQuete },
    { move: at.version(1), to: at.version(2) },
    { move: at.version(1), to: `quetes/${queteId}/versions/01` },
    { move: at.version(1), to: `quetes/${otherQueteId}/versions/1` },
    // The address is taken: by another parcours, or by a quête that was withdrawn and left its versions.
    {
      before: at.quete,
      to: quete(1, { parcoursId: otherParcoursId, publishedAt: longAgo }),
    },
    {
      before: at.version(1),
      to: version(1, { parcoursId: otherParcoursId, publishedAt: longAgo }),
    },
    { before: at.parcours, to: null },
    { before: at.parcours, field: 'revision', to: 4 },
  ],
};

/** The engine checks writes in sequence and stops at a refusal: each must refuse by itself. */
const eachInTurn: Row[] = Object.entries(publishing(1)).map(([path, fields]) => ({
  title: `Publishing is refused at ${path} as well, to who is no admin`,
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: { [path]: fields, ...publishing(1) },
  },
  refused: [{ as: 'account' }, { as: 'adminByString' }, { as: 'adminRevoked' }],
}));

const oneForTwo: Row = {
  title: 'One publication is one quête',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: publishing(1),
  },
  refused: [
    {
      instead: 'a second quête under the same publication',
      commit: {
        ...publishing(1),
        [at.otherQuete]: quete(1),
        [`${at.otherQuete}/versions/1`]: version(1),
      },
    },
  ],
};

/** The writes that publish `parcoursPath` as `id`. */
function publishingAs(id: string, slug: string, number: number): Documents {
  const fields: Fields = { parcoursId: otherParcoursId };
  return {
    [at.otherParcours]: parcours.updated({
      publication: publication(number, { queteId: id, slug }),
    }),
    [`quetes/${id}`]: quete(number, fields),
    [`quetes/${id}/versions/${number}`]: version(number, fields),
  };
}

const bothAreThere: Documents = { ...published, [at.otherParcours]: parcours.stored() };

const takenSlug: Row = {
  title: 'A parcours is not published at the address of another, withdrawn or not',
  allowed: {
    as: 'admin',
    before: bothAreThere,
    commit: publishingAs(otherQueteId, 'le-moulin', 1),
  },
  refused: [
    {
      instead: 'version 1 at the address of another',
      commit: publishingAs(queteId, 'le-secret-du-lavoir', 1),
    },
    {
      instead: 'version 2 at the address of another',
      commit: publishingAs(queteId, 'le-secret-du-lavoir', 2),
    },
    {
      instead: 'an address that is none',
      commit: publishingAs('le-moulin', 'le-moulin', 1),
    },
    {
      instead: 'an address of 201 characters',
      commit: publishingAs(`13_${'a'.repeat(189)}_le-moulin`, 'le-moulin', 1),
    },
    {
      instead: 'the parcours of somebody else, whose own document does not say so',
      commit: {
        ...publishingAs(otherQueteId, 'le-moulin', 1),
        [at.otherParcours]: parcours.updated(),
      },
    },
  ],
};

const longAddress: Row = {
  title: 'An address has at most 200 characters',
  allowed: {
    as: 'admin',
    before: bothAreThere,
    commit: publishingAs(`13_${'a'.repeat(187)}_le-moulin`, 'le-moulin', 1),
  },
  refused: [
    {
      instead: 'one more',
      commit: publishingAs(`13_${'a'.repeat(188)}_le-moulin`, 'le-moulin', 1),
    },
  ],
};

const next: Row = {
  title:
    'Publishing again makes the next version of the same quête, and touches nothing else',
  allowed: { as: 'admin', before: published, commit: publishing(2) },
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...glance(at.quete, queteContents).refused,
    ...glance(
      at.parcours,
      { ...publicationContents, version: only(3, 1, null) },
      'publication.',
    ).refused,
    { instead: 'a version that is already there', commit: publishing(1) },
    { instead: 'a version too far', commit: publishing(3) },
    { write: at.parcours, to: ABSENT },
    { write: at.quete, to: ABSENT },
    { write: at.version(2), to: ABSENT },
    { of: at.quete, field: 'suspensions', to: { etapeLavoir1: 'suspendue' } },
    { of: at.quete, field: 'operationId', to: 'operation-publishing-1' },
    {
      before: at.quete,
      to: quete(1, { parcoursId: otherParcoursId, publishedAt: longAgo }),
    },
    // The quête and its parcours disagree: neither number may go on.
    { before: at.quete, field: 'version', to: 2 },
    { before: at.parcours, field: 'publication.version', to: 2 },
    { before: at.parcours, field: 'publication.queteId', to: otherQueteId },
    { before: at.version(2), to: version(2, { publishedAt: longAgo }) },
  ],
};

const suspended: Row = {
  title: 'Suspensions outlive a new version',
  allowed: {
    as: 'admin',
    before: {
      ...published,
      [at.quete]: quete(1, { publishedAt: longAgo, suspensions: { etapeLavoir1: 'x' } }),
    },
    commit: {
      ...publishing(2),
      [at.quete]: quete(2, { suspensions: { etapeLavoir1: 'x' } }),
    },
  },
  refused: [
    { of: at.quete, field: 'suspensions', to: {} },
    { of: at.quete, field: 'suspensions', to: { etapeLavoir1: 'y' } },
  ],
};

const works = { motif: 'Travaux sur le pont.', jusquAu: null };
const closing = {
  [at.quete]: quete(1, {
    publishedAt: longAgo,
    suspensions: { [etapeId]: works },
    operationId: `${etapeId}-0000000000001`,
  }),
};

const close: Row = {
  title: 'An admin closes an étape, for every version, with a reason and perhaps a day',
  allowed: { as: 'admin', before: published, commit: closing },
  allowedToo: [
    { as: 'otherAdmin' },
    { of: at.quete, fields: { [`suspensions.${etapeId}.jusquAu`]: clock(day) } },
    { of: at.quete, fields: { [`suspensions.${etapeId}.rechange`]: true } },
    {
      of: at.quete,
      fields: {
        [`suspensions.${etapeId}.motif`]: 'é'.repeat(limits.suspensionMotif.max),
      },
    },
    {
      of: at.quete,
      fields: {
        suspensions: { fermeture: works },
        operationId: 'fermeture-0000000000001',
      },
    },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...[false, null, 'oui'].map((to) => ({
      of: at.quete,
      field: `suspensions.${etapeId}.rechange`,
      to,
    })),
    ...sweep(
      at.quete,
      {
        motif: text({ ...limits.suspensionMotif }),
        jusquAu: only(longAgo, 0, '2027-01-01'),
      },
      `suspensions.${etapeId}.`,
    ).refused,
    ...sweep(at.quete, {
      contenu: only('{"format":2}'),
      parcoursId: only(otherParcoursId),
      version: only(2),
      publishedAt: only(clock(-1)),
      suspensions: only(
        { [etapeId]: works, etapeMoulin1: works },
        { [etapeId]: null },
        { etapeMoulin1: works },
        {},
        [],
        null,
      ),
      operationId: only(
        'etapeMoulin1-0000000000001',
        'court-00000000000000000001',
        etapeId,
        'operation-publishing-1',
      ),
    }).refused,
  ],
};

const tended = {
  ...published,
  [at.parcours]: parcours.stored(sharedFields),
  [at.commune]: commune([uidOf('otherAccount')]),
};

const closeByAuteur: Row = {
  title: 'An auteur closes an étape of what they wrote, and does nothing else to it',
  allowed: { as: 'account', before: tended, commit: closing },
  refused: [
    ...byOthersThan('account', 'otherAccount', 'admin', 'otherAdmin'),
    { before: `revocations/${uidOf('account')}`, to: { at: longAgo } },
    {
      before: at.parcours,
      field: `membres.${uidOf('account')}`,
      to: 'relecteur',
    },
    { before: at.quete, field: 'parcoursId', to: otherParcoursId },
    { of: at.quete, field: 'contenu', to: '{"format":2}' },
    { of: at.quete, field: 'version', to: 2 },
    { of: at.quete, field: `suspensions.${etapeId}.motif`, to: '' },
    { instead: 'withdrawn', commit: { [at.quete]: null } },
  ],
};

const closeByResponsable: Row = {
  title: 'A responsable closes an étape of a quête of the commune',
  allowed: { as: 'otherAccount', before: tended, commit: closing },
  refused: [
    { as: 'anonymous' },
    { as: 'nobody' },
    { before: `revocations/${uidOf('otherAccount')}`, to: { at: longAgo } },
    { before: at.commune, to: commune([]) },
    { before: at.commune, to: null },
    { before: at.parcours, field: 'insee', to: '13011' },
    { before: at.parcours, field: 'insee', to: '' },
    { instead: 'withdrawn', commit: { [at.quete]: null } },
  ],
};

const openAgain: Row = {
  title: 'What is closed opens again, one at a time',
  allowed: {
    as: 'admin',
    before: {
      ...published,
      [at.quete]: quete(1, {
        publishedAt: longAgo,
        suspensions: { [etapeId]: works, fermeture: works },
      }),
    },
    commit: {
      [at.quete]: quete(1, {
        publishedAt: longAgo,
        suspensions: { fermeture: works },
        operationId: `${etapeId}-0000000000002`,
      }),
    },
  },
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: at.quete, field: 'suspensions', to: {} },
    { of: at.quete, field: 'suspensions', to: { [etapeId]: works, fermeture: works } },
    {
      before: at.quete,
      field: 'operationId',
      to: `${etapeId}-0000000000002`,
    },
  ],
};

/** So many étapes closed, and the whole quête. */
function closures(count: number): Fields {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      index === 0 ? 'fermeture' : `etape${String(index).padStart(4, '0')}`,
      works,
    ]),
  );
}

const allClosed: Row = {
  title: 'There is one closure an étape at most, and that of the whole',
  allowed: {
    as: 'admin',
    before: {
      ...published,
      [at.quete]: quete(1, {
        publishedAt: longAgo,
        suspensions: closures(limits.etapeCount.max),
      }),
    },
    commit: {
      [at.quete]: quete(1, {
        publishedAt: longAgo,
        suspensions: { ...closures(limits.etapeCount.max), [etapeId]: works },
        operationId: `${etapeId}-0000000000003`,
      }),
    },
  },
  refused: [
    {
      of: at.quete,
      field: 'suspensions',
      to: { ...closures(limits.etapeCount.max + 1), [etapeId]: works },
    },
  ],
};

/** The same with one more before, so that the addition is as above. */
const tooManyClosed: Row = {
  title: 'One more is refused where another may still be lifted',
  allowed: {
    as: 'admin',
    before: {
      ...published,
      [at.quete]: quete(1, {
        publishedAt: longAgo,
        suspensions: closures(limits.etapeCount.max + 1),
      }),
    },
    commit: {
      [at.quete]: quete(1, {
        publishedAt: longAgo,
        suspensions: closures(limits.etapeCount.max),
        operationId: `etape0060-0000000000003`,
      }),
    },
  },
  refused: [
    {
      instead: 'one more',
      commit: {
        [at.quete]: quete(1, {
          publishedAt: longAgo,
          suspensions: { ...closures(limits.etapeCount.max + 1), [etapeId]: works },
          operationId: `${etapeId}-0000000000003`,
        }),
      },
    },
  ],
};

const withdraw: Row = {
  title: 'An admin withdraws a quête; its versions stay',
  allowed: { as: 'admin', before: published, commit: { [at.quete]: null } },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { write: at.version(1), to: null },
    { write: at.verrou(1), to: null },
    { write: at.solution(1), to: null },
    { write: at.parcours, to: null },
  ],
};

const republish: Row = {
  title: 'A quête that was withdrawn comes back as its next version, never as an old one',
  allowed: {
    as: 'admin',
    before: { ...published, [at.quete]: null },
    commit: publishing(2),
  },
  refused: [
    { instead: 'the version that was withdrawn', commit: publishing(1) },
    { instead: 'a version too far', commit: publishing(3) },
    { before: at.parcours, field: 'publication.version', to: 2 },
    { as: 'account' },
  ],
};

const rewrite: Row = {
  title: 'What is published is not written over, not even with the same content',
  allowed: { as: 'admin', before: published, commit: publishing(2) },
  refused: [
    { instead: 'the quête alone', commit: { [at.quete]: quete(1) } },
    { instead: 'the quête alone, as its next version', commit: { [at.quete]: quete(2) } },
    { instead: 'the version alone', commit: { [at.version(1)]: version(1) } },
    { instead: 'the next version alone', commit: { [at.version(2)]: version(2) } },
    {
      instead: 'the quête and its version, without the parcours',
      commit: { [at.quete]: quete(2), [at.version(2)]: version(2) },
    },
    {
      instead: 'what the parcours says of it, alone',
      commit: { [at.parcours]: parcours.updated({ publication: publication(2) }) },
    },
  ],
};

const onTheClock: Row = {
  title:
    'A quête and its version are written in the commit of their parcours, not beside it',
  allowed: { as: 'admin', before: published, commit: publishing(2) },
  refused: [
    {
      before: at.parcours,
      to: parcours.stored({ publication: publication(2, { at: clock(-1) }) }),
    },
    { of: at.parcours, field: 'publication.at', to: clock(-1) },
  ],
};

const gets: Row[] = actorList.flatMap((as): Row[] => [
  {
    title: `A quête and its versions are read one at a time, by ${as} too`,
    allowed: { as, before: published, get: at.quete },
    allowedToo: [{ get: at.version(1) }, { get: at.otherQuete }],
    refused: [{ get: at.verrou(1) }, { get: at.solution(1) }],
  },
]);

const lists: Row = {
  title: 'Nobody lists quêtes or versions: the catalogue lists',
  allowed: {
    as: 'admin',
    before: { ...published, [at.parcours]: parcours.stored() },
    list: 'parcours',
    limit: 1,
  },
  refused: [
    { list: 'quetes' },
    { list: `quetes/${queteId}/versions` },
    { list: `quetes/${queteId}/versions/1/verrous` },
    { list: `quetes/${queteId}/versions/1/solutions` },
    { everywhere: 'versions' },
    { everywhere: 'verrous' },
    { everywhere: 'solutions' },
  ],
};

const contenuBytes = limits.contenuBytes.max;
const fullContenu = 'é'.repeat(contenuBytes / 2);

function publishingContenu(contenu: string): Documents {
  return {
    [at.parcours]: parcours.updated({ publication: publication(1) }),
    [at.quete]: quete(1, { contenu }),
    [at.version(1)]: version(1, { contenu }),
  };
}

const large: Row = {
  title: 'The content of a quête has at most 900,000 bytes of UTF-8',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: publishingContenu(fullContenu),
  },
  refused: [{ instead: 'one byte more', commit: publishingContenu(`${fullContenu}a`) }],
};

const tooLarge: Row = {
  ...large,
  title: 'A content that is too long is refused where a short one is not',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: publishingContenu('{}'),
  },
};

/** The maximum of étapes: some 130 writes, whose rules share their look-ups. */
function publishingMany(count: number): Documents {
  const ids = Array.from(
    { length: count },
    (_, index) => `etape${String(index).padStart(4, '0')}`,
  );
  return {
    ...publishing(1),
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [at.verrou(1, id), verrou()],
        [at.solution(1, id), { reponse: 'Le lavoir', explication: '' }],
      ]),
    ),
  };
}

const many: Row = {
  title: 'A quête of sixty étapes is published in one commit',
  allowed: {
    as: 'admin',
    before: { [at.parcours]: parcours.stored() },
    commit: publishingMany(limits.etapeCount.max - 1),
  },
  refused: [{ write: at.quete, to: ABSENT }],
};

describe('quetes/{queteId} and its versions', () => {
  proveRows([
    first,
    ...eachInTurn,
    oneForTwo,
    takenSlug,
    longAddress,
    next,
    suspended,
    close,
    closeByAuteur,
    closeByResponsable,
    openAgain,
    allClosed,
    tooManyClosed,
    withdraw,
    republish,
    rewrite,
    onTheClock,
    ...gets,
    lists,
    tooLarge,
  ]);
  proveRows([large, many], beside);
});
