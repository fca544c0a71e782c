import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf, type Actor } from './actors.ts';
import {
  at,
  debit,
  lastHour,
  lastQuete,
  privee,
  priveeStored,
  sentAway,
  tickOf,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import {
  ABSENT,
  beyondOwnList,
  byOthersThan,
  type Difference,
  type Documents,
  type Fields,
  type Row,
} from './row.ts';
import {
  bounded,
  clock,
  day,
  longAgo,
  now,
  only,
  serverTime,
  sweep,
  sweepKnown,
  text,
} from './values.ts';

const cle = '0123456789abcdef'.repeat(2);
const otherCle = 'fedcba9876543210'.repeat(2);
const path = at.privee(cle);
const solutions = at.priveeSolutions(cle);
const author = uidOf('account');
const guest = uidOf('anonymous');
const place = at.place(author);
const counter = at.debit(author, 'privee');
const tick = debit(cle, { plus: 60, n: 60, jourCount: 60 });
const taken = { cle, expireAt: lastHour };
const commit: Documents = {
  [path]: privee(author),
  [solutions]: { contenu: '{}' },
  [place]: taken,
  [counter]: tick,
};
const anybody = byOthersThan('account');
const end = (days: number) => clock(days * day).toTimestamp();
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index}.webp`);

/** The commit with another last hour, in each of its documents. */
function lasting(days: number): Documents {
  const last = end(days);
  return {
    ...commit,
    [path]: privee(author, { expireAt: last }),
    [place]: { cle, expireAt: last },
  };
}

const create: Row = {
  title:
    'A proven account gives a quête to who has its key, in a free place, with a tick of its counter',
  allowed: { as: 'account', before: {}, commit },
  allowedToo: [
    { of: path, fields: { contenu: 'é'.repeat(limits.contenuBytes.max / 2) } },
    { of: path, field: 'de', to: clock(20 * day) },
    { write: solutions, to: ABSENT },
    { before: place, to: { cle: otherCle, expireAt: longAgo } },
    { before: place, to: { cle: otherCle, expireAt: lastHour } },
    { instead: 'for 59 days', commit: lasting(59) },
    {
      instead: 'with 600 files that are counted',
      commit: {
        ...commit,
        [path]: privee(author, { fichiers: files(600) }),
        [counter]: debit(cle, { plus: 660, n: 660, jourCount: 660 }),
      },
    },
    {
      instead: 'in the third place',
      commit: {
        [path]: privee(author, { place: 3 }),
        [at.place(author, 3)]: taken,
        [counter]: tick,
      },
    },
  ],
  refused: [
    ...anybody,
    { as: 'unverified' },
    sentAway('account'),
    ...sweepKnown(path, {
      uid: only(guest, null),
      contenu: only(`${'é'.repeat(limits.contenuBytes.max / 2)}a`, ['a'], null),
      fichiers: only(files(1), files(601), null),
      place: only(0, 2, 4, 1.5, '1', null),
      etat: only('levee', 'signalee', 'arretee', null),
      partieCount: only(1, -1, '0', null),
      at: serverTime(),
      de: only(end(31), lastHour, null),
      expireAt: only(end(29), null),
    }).refused,
    ...bounded(path, privee(author)).refused,
    { instead: 'for 61 days', commit: lasting(61) },
    { instead: 'until yesterday', commit: lasting(-1) },
    {
      instead: 'in a fourth place',
      commit: {
        [path]: privee(author, { place: 4 }),
        [at.place(author, 4)]: taken,
        [counter]: tick,
      },
    },
    {
      instead: 'under a short key',
      commit: {
        [at.privee('a'.repeat(31))]: privee(author),
        [place]: { ...taken, cle: 'a'.repeat(31) },
        [counter]: debit('a'.repeat(31), { plus: 60, n: 60, jourCount: 60 }),
      },
    },
    { of: counter, field: 'de', to: otherCle },
    {
      instead: 'a tick that counts too few',
      commit: { ...commit, [counter]: debit(cle, { plus: 59, n: 59, jourCount: 59 }) },
    },
    { write: counter, to: ABSENT },
    { write: place, to: ABSENT },
    { before: path, to: priveeStored(author) },
  ],
};

const places: Row = {
  title: 'Three at once: a place is taken again once its quête privée is over or deleted',
  allowed: {
    as: 'account',
    before: {
      [place]: { cle: otherCle, expireAt: longAgo },
      [at.privee(otherCle)]: priveeStored(author, { expireAt: longAgo }),
    },
    commit,
  },
  allowedToo: [
    { before: at.privee(otherCle), to: null },
    { before: place, to: null },
  ],
  refused: [
    { before: place, field: 'expireAt', to: lastHour },
    { of: place, field: 'cle', to: otherCle },
    { of: place, field: 'expireAt', to: end(20) },
    { move: place, to: at.place(author, 2) },
    { move: place, to: at.place(uidOf('otherAccount')) },
    { instead: 'the place alone', commit: { [place]: taken } },
    { instead: 'the place given up', commit: { [place]: null } },
  ],
};

const foreignPlace: Row = {
  title:
    'Nobody takes the place of another account, nor one for a quête that is there already',
  allowed: { as: 'account', before: {}, commit },
  refused: [{ as: 'otherAccount' }, { before: path, to: priveeStored(author) }],
};

const there = { [path]: priveeStored(author) };

const gets: Row = {
  title:
    'Who has the key reads a quête privée between its dates, while it is not stopped',
  allowed: { as: 'nobody', before: there, get: path },
  allowedToo: [
    { as: 'anonymous' },
    { as: 'otherAccount' },
    { before: path, field: 'etat', to: 'levee' },
  ],
  refused: [
    { before: path, field: 'etat', to: 'signalee' },
    { before: path, field: 'etat', to: 'arretee' },
    { before: path, field: 'etat', to: 'fermee' },
    { before: path, field: 'de', to: end(1) },
    { before: path, field: 'expireAt', to: longAgo },
    { before: path, to: null },
    { get: at.privee(otherCle) },
    // Its author was sent away: so was the quête.
    sentAway('account'),
  ],
};

const listsOwn: Row = {
  title: 'An account lists its own quêtes privées, and nobody those of another',
  allowed: {
    as: 'account',
    before: there,
    list: 'privees',
    where: ['uid', '==', author],
    limit: 50,
  },
  refused: beyondOwnList('account', guest).filter(
    (change) => !('as' in change && isOfTeam(change.as)),
  ) as [Difference, ...Difference[]],
};

function isOfTeam(as: Actor): boolean {
  return as === 'admin' || as === 'otherAdmin';
}

const listsAll: Row = {
  title: 'The team lists the quêtes privées that were reported, 50 at once',
  allowed: {
    as: 'admin',
    before: there,
    list: 'privees',
    where: ['etat', '==', 'signalee'],
    limit: 50,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 51 }, { limit: ABSENT }],
};

const begun = (count: number, as: 'anonymous' | 'account' = 'anonymous'): Documents => ({
  [path]: priveeStored(author, { partieCount: count }),
  ...tickOf(as, 'debut', cle),
});

const counts: Row = {
  title: 'A session counts a party that begins, with a tick of its counter, up to 200',
  allowed: {
    as: 'anonymous',
    before: { [path]: priveeStored(author, { partieCount: 199 }) },
    commit: begun(200),
  },
  refused: [
    ...byOthersThan('anonymous'),
    { of: path, field: 'partieCount', to: 199 },
    { of: path, field: 'partieCount', to: 201 },
    { of: path, field: 'partieCount', to: 0 },
    { of: path, field: 'contenu', to: '{}' },
    { of: path, field: 'etat', to: 'levee' },
    { of: at.debit(guest, 'debut'), field: 'de', to: otherCle },
    { write: at.debit(guest, 'debut'), to: ABSENT },
    { before: path, field: 'etat', to: 'signalee' },
    { before: path, field: 'de', to: end(1) },
    { before: path, field: 'expireAt', to: longAgo },
    { before: path, to: null },
    sentAway('account'),
  ],
};

/** A quête privée at 199 parties, too early, too late, or stopped. */
const shut: Row[] = [
  { what: 'before its first hour', changes: { de: end(1), expireAt: end(2) } },
  { what: 'after its last hour', changes: { expireAt: longAgo } },
  { what: 'once it was reported', changes: { etat: 'signalee' } },
  { what: 'once its author stopped it', changes: { etat: 'arretee' } },
].map(({ what, changes }) => {
  const stored = (more: Fields) => ({
    [path]: priveeStored(author, { ...changes, ...more }),
  });
  return {
    title: `No party begins ${what}, while the team may still close it`,
    allowed: {
      as: 'admin',
      before: stored({ partieCount: 199 }),
      commit: stored({ partieCount: 199, etat: 'fermee' }),
    },
    refused: [
      {
        instead: 'a party that begins',
        commit: { ...stored({ partieCount: 200 }), ...tickOf('admin', 'debut', cle) },
      },
    ],
  };
});

const full: Row = {
  title: 'The 201st party is not counted',
  allowed: {
    as: 'anonymous',
    before: { [path]: priveeStored(author, { partieCount: 199 }) },
    commit: begun(200),
  },
  refused: [
    {
      instead: 'the 201st, by who skips one',
      commit: begun(201),
    },
  ],
};

const last: Row = {
  title: 'At 200 parties the counter stands still',
  allowed: {
    as: 'account',
    before: { [path]: priveeStored(author, { partieCount: 200 }) },
    commit: { [path]: priveeStored(author, { partieCount: 200, etat: 'arretee' }) },
  },
  refused: [{ instead: 'one more', commit: begun(201, 'account') }],
};

const alerte = (changes: Fields = {}): Fields => ({
  motif: 'Un texte blessant à l’étape 2',
  at: longAgo,
  expireAt: lastHour,
  ...changes,
});
const own = at.alerte(cle, guest);
const plainte = at.debit(guest, 'plainte');

const reports: Row = {
  title: 'A session reports a quête privée once, with a reason, which stops it at once',
  allowed: {
    as: 'anonymous',
    before: there,
    commit: {
      [own]: alerte({ at: now() }),
      ...tickOf('anonymous', 'plainte', cle),
      [path]: priveeStored(author, { etat: 'signalee' }),
    },
  },
  allowedToo: [
    { write: path, to: ABSENT },
    { before: path, field: 'etat', to: 'signalee' },
    // About another quête, which was under this key before.
    { before: own, to: alerte({ at: new Date('2026-02-01T00:00:00Z') }) },
  ],
  refused: [
    ...byOthersThan('anonymous'),
    sentAway('anonymous'),
    ...sweep(own, {
      motif: text({ max: 500 }),
      at: serverTime(),
      expireAt: only(end(29), null),
    }).refused,
    { of: plainte, field: 'de', to: otherCle },
    { write: plainte, to: ABSENT },
    { write: own, to: ABSENT },
    { of: path, field: 'etat', to: 'fermee' },
    { of: path, field: 'contenu', to: '{}' },
    { before: path, field: 'etat', to: 'levee' },
    { before: path, field: 'etat', to: 'arretee' },
    { before: path, field: 'etat', to: 'fermee' },
    { before: own, to: alerte() },
    { move: own, to: at.alerte(cle, author) },
    { move: own, to: at.alerte(otherCle, guest) },
  ],
};

const keepsReport: Row = {
  title: 'A report stays as it was said, and its session reads it no more',
  allowed: {
    as: 'admin',
    before: { [own]: alerte() },
    list: `privees/${cle}/alertes`,
    limit: 1,
  },
  refused: [{ as: 'anonymous' }],
};

const listsReports: Row = {
  title: 'The team reads the reports of a quête privée',
  allowed: {
    as: 'admin',
    before: { [own]: alerte() },
    list: `privees/${cle}/alertes`,
    limit: 50,
  },
  allowedToo: [{ as: 'otherAdmin' }],
  refused: [...byOthersThan('admin', 'otherAdmin'), { limit: 51 }, { limit: ABSENT }],
};

const late: Row = {
  title: 'What must be new in its commit is not told by what was there before',
  allowed: {
    as: 'account',
    before: { ...there, [at.alerte(cle, author)]: alerte() },
    commit: { [path]: priveeStored(author, { etat: 'arretee' }) },
  },
  refused: [
    {
      instead: 'stopped again by an old report',
      commit: { [path]: priveeStored(author, { etat: 'signalee' }) },
    },
    { instead: 'solutions added later', commit: { [solutions]: { contenu: '{}' } } },
    { instead: 'another place for it', commit: { [place]: taken } },
  ],
};

const stops: Row = {
  title: 'Its author stops a quête privée for good',
  allowed: {
    as: 'account',
    before: there,
    commit: { [path]: priveeStored(author, { etat: 'arretee' }) },
  },
  allowedToo: [{ before: path, field: 'etat', to: 'levee' }],
  refused: [
    ...anybody,
    { of: path, field: 'etat', to: 'levee' },
    { of: path, field: 'etat', to: 'fermee' },
    { of: path, field: 'contenu', to: '{}' },
    { of: path, field: 'expireAt', to: end(40) },
    { before: path, field: 'etat', to: 'signalee' },
    { before: path, field: 'etat', to: 'fermee' },
  ],
};

const judges: Row = {
  title:
    'The team lifts a report, after which none stops it any more, or closes the quête',
  allowed: {
    as: 'admin',
    before: { [path]: priveeStored(author, { etat: 'signalee' }) },
    commit: { [path]: priveeStored(author, { etat: 'levee' }) },
  },
  allowedToo: [{ as: 'otherAdmin' }, { of: path, field: 'etat', to: 'fermee' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: path, field: 'etat', to: 'ouverte' },
    { of: path, field: 'contenu', to: '{}' },
    { of: path, field: 'partieCount', to: 7 },
    { of: path, field: 'expireAt', to: end(40) },
    // A quête stopped by its author stays stopped.
    { before: path, field: 'etat', to: 'arretee' },
  ],
};

const deletes: Row = {
  title:
    'Its author deletes a quête privée with its solutions, but none that was reported or closed',
  allowed: {
    as: 'account',
    before: {
      ...there,
      [solutions]: { contenu: '{}' },
      [at.privee(otherCle)]: priveeStored('autre'),
      [at.priveeSolutions(otherCle)]: { contenu: '{}' },
    },
    commit: { [path]: null, [solutions]: null },
  },
  allowedToo: [
    { before: path, field: 'etat', to: 'levee' },
    { before: path, field: 'etat', to: 'arretee' },
  ],
  refused: [
    ...anybody,
    { instead: 'those of another', commit: { [at.priveeSolutions(otherCle)]: null } },
    // The team must be able to read a reported one.
    { write: path, to: ABSENT },
    { before: path, field: 'etat', to: 'signalee' },
    { before: path, field: 'etat', to: 'fermee' },
  ],
};

/** A quête privée that is deleted, and another one under its key: each a commit. */
const livesAgain: Row[] = (['ouverte', 'signalee', 'fermee'] as const).map((etat) => ({
  title: `A quête privée that is ${etat} is not written over under its key`,
  allowed: { as: 'account', before: {}, commit },
  refused: [{ before: path, to: priveeStored(author, { etat }) }],
}));

const readsSolutions: Row = {
  title:
    'Who has the key reads its solutions from its first hour, also once it was stopped, but none of what the team has closed',
  allowed: {
    as: 'nobody',
    before: { ...there, [solutions]: { contenu: '{}' } },
    get: solutions,
  },
  allowedToo: [
    { as: 'anonymous' },
    { before: path, field: 'etat', to: 'arretee' },
    { before: path, field: 'expireAt', to: longAgo },
  ],
  refused: [
    { before: path, field: 'etat', to: 'fermee' },
    { before: path, field: 'de', to: end(1) },
    { before: path, to: null },
    { get: at.priveeSolutions(otherCle) },
  ],
};

const writesSolutions: Row = {
  title: 'Its solutions come with a quête privée, never later',
  allowed: { as: 'account', before: {}, commit },
  refused: [
    {
      instead: 'solutions alone',
      commit: { [at.priveeSolutions(otherCle)]: { contenu: '{}' } },
    },
    { move: solutions, to: at.priveeSolutions(otherCle) },
    { move: solutions, to: `privees/${cle}/solutions/autres` },
  ],
};

const changesSolutions: Row = {
  title: 'Solutions of a quête privée are not changed, nor added to that of another',
  allowed: {
    as: 'account',
    before: { ...there, [solutions]: { contenu: '{}' } },
    commit: { [path]: null, [solutions]: null },
  },
  refused: [
    { instead: 'changed', commit: { [solutions]: { contenu: '[]' } } },
    {
      instead: 'solutions of what was there before',
      commit: { [at.priveeSolutions(otherCle)]: { contenu: '{}' } },
    },
  ],
};

const sesame = { cle, expireAt: clock(day - 60) };
const signs = at.sesame.slice('sesames/'.length);

const dictates: Row = {
  title: 'Its author gives a quête privée eight signs, with a tick of the counter',
  allowed: {
    as: 'account',
    before: there,
    commit: { [at.sesame]: sesame, ...tickOf('account', 'invitation', signs) },
  },
  refused: [
    ...anybody,
    sentAway('account'),
    ...sweep(at.sesame, {
      cle: only(otherCle, '', null),
      expireAt: only(clock(day + 60), clock(-60), null),
    }).refused,
    ...['3k8p6f9', '3k8p6f9xx', '3K8P6F9X', '3k8p6f9i', '3k8p6f9-'].map((other) => ({
      instead: `the signs ${other}`,
      commit: {
        [`sesames/${other}`]: sesame,
        ...tickOf('account', 'invitation', other),
      },
    })),
    { of: at.debit(author, 'invitation'), field: 'de', to: '00000000' },
    { write: at.debit(author, 'invitation'), to: ABSENT },
    { before: path, field: 'uid', to: guest },
    { before: path, to: null },
    { before: at.sesame, to: { ...sesame, cle: otherCle } },
  ],
};

const opens: Row = {
  title: 'Everybody follows the eight signs for their day, and nobody lists them',
  allowed: { as: 'nobody', before: { [at.sesame]: sesame }, get: at.sesame },
  allowedToo: [{ as: 'anonymous' }, { as: 'admin' }],
  refused: [
    { before: at.sesame, field: 'expireAt', to: longAgo },
    { before: at.sesame, to: null },
    { get: 'sesames/00000000' },
  ],
};

const listsNone: Row = {
  title: 'Nobody lists signs or places, the team included',
  allowed: { as: 'admin', before: there, list: 'privees', limit: 1 },
  refused: [{ list: 'sesames' }, { list: 'places' }],
};

const keepsLast: Row = {
  title: 'The team puts the last quête of a saga behind its key, without an end',
  allowed: {
    as: 'admin',
    before: {},
    commit: { [path]: lastQuete(), [solutions]: { contenu: '{}' } },
  },
  allowedToo: [
    { as: 'otherAdmin' },
    { of: path, fields: { contenu: 'é'.repeat(limits.contenuBytes.max / 2) } },
    ...bounded(path, lastQuete()).allowedToo,
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweepKnown(path, {
      uid: only(uidOf('admin'), '', null),
      contenu: only(`${'é'.repeat(limits.contenuBytes.max / 2)}a`, null),
      etat: only('ouverte', 'signalee', null),
      at: serverTime(),
    }).refused,
    ...bounded(path, lastQuete()).refused,
    { move: path, to: at.privee('a'.repeat(31)) },
    { before: path, to: priveeStored(author) },
  ],
};

const rewritesLast: Row = {
  title: 'The team writes the last quête of a saga anew, also once it was closed',
  allowed: {
    as: 'otherAdmin',
    before: {
      [path]: lastQuete({ at: longAgo, etat: 'fermee' }),
      [solutions]: { contenu: '{}' },
    },
    commit: { [path]: lastQuete({ contenu: '{}' }), [solutions]: { contenu: '[]' } },
  },
  allowedToo: [{ as: 'admin' }, { before: path, field: 'etat', to: 'levee' }],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    { of: path, field: 'at', to: longAgo },
    { write: path, to: ABSENT },
    { before: path, field: 'uid', to: author },
  ],
};

const opensLast: Row = {
  title: 'Who has its key reads the last quête of a saga, unless the team has closed it',
  allowed: { as: 'nobody', before: { [path]: lastQuete({ at: longAgo }) }, get: path },
  allowedToo: [{ as: 'anonymous' }, { as: 'account' }],
  refused: [{ before: path, field: 'etat', to: 'fermee' }],
};

const sparesLast: Row = {
  title: 'Parties of the last quête of a saga are counted, and no report stops it',
  allowed: {
    as: 'anonymous',
    before: { [path]: lastQuete({ at: longAgo }) },
    commit: {
      [path]: lastQuete({ at: longAgo, partieCount: 1 }),
      ...tickOf('anonymous', 'debut', cle),
    },
  },
  refused: [
    {
      instead: 'a report that would never end',
      commit: {
        [own]: alerte({ at: now(), expireAt: new Date('9999-12-31T00:00:00Z') }),
        ...tickOf('anonymous', 'plainte', cle),
      },
    },
    { of: path, field: 'etat', to: 'signalee' },
    { of: path, field: 'etat', to: 'arretee' },
    { write: path, to: null },
  ],
};

describe('privees/{cle}, its solutions and reports, places/{place} and sesames/{signes}', () => {
  proveRows([
    ...[create, places, foreignPlace, gets, listsOwn, listsAll],
    ...[counts, ...shut, full, last, reports, keepsReport, listsReports],
    ...[late, stops, judges, deletes, ...livesAgain, readsSolutions, writesSolutions],
    ...[changesSolutions, dictates, opens, listsNone],
    ...[keepsLast, rewritesLast, opensLast, sparesLast],
  ]);
});
