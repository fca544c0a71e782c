import { describe } from 'vitest';
import { uidOf } from './actors.ts';
import {
  at,
  autreTexte,
  deblocage,
  langueFields,
  otherEtapeId,
  petitsNombre,
  otherQueteId,
  parcours,
  published,
  publishing,
  queteId,
  solution,
  verrou,
  verrouAssociation,
  verrouChoix,
  verrouNombre,
  verrouPosition,
} from './documents.ts';
import { proveRows } from './firestore.ts';
import { byOthersThan, type Row } from './row.ts';
import { bounded } from './values.ts';

const allowed = {
  as: 'admin' as const,
  before: { [at.parcours]: parcours.stored() },
};

const verrous: Row = {
  title: 'The verrou of any kind comes with its version, and its inside is the schema’s',
  allowed: { ...allowed, commit: publishing(1) },
  allowedToo: [
    ...bounded(at.verrou(1), verrou()).allowedToo,
    ...[
      verrou({ autre: autreTexte }),
      verrouChoix(),
      verrouAssociation(),
      verrouNombre({ autre: autreTexte }),
      verrouPosition({ autre: autreTexte }),
      verrouChoix({ petits: petitsNombre }),
    ].map((to) => ({ write: at.verrou(1), to })),
    { write: at.verrou(1), to: verrou({ langues: { en: ['f'.repeat(64)] } }) },
    { move: at.verrou(1), to: at.verrou(1, 'Az09Az09') },
    { move: at.verrou(1), to: at.verrou(1, 'a'.repeat(32)) },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...bounded(at.verrou(1), verrou()).refused,
    { move: at.verrou(1), to: at.verrou(1, 'Az09Az0') },
    { move: at.verrou(1), to: at.verrou(1, 'a'.repeat(33)) },
    { move: at.verrou(1), to: at.verrou(1, 'etape-du-lavoir') },
    { move: at.verrou(1), to: at.verrou(2) },
    { move: at.verrou(1), to: `quetes/${otherQueteId}/versions/1/verrous/etapeLavoir1` },
  ],
};

const later: Row = {
  title:
    'No verrou and no solution is added to a version, changed or taken away, later on',
  allowed: {
    as: 'admin',
    before: published,
    commit: {
      ...publishing(2),
      [at.verrou(2, otherEtapeId)]: verrou(),
      [at.solution(2, otherEtapeId)]: solution,
    },
  },
  refused: [
    { move: at.verrou(2, otherEtapeId), to: at.verrou(1, otherEtapeId) },
    { move: at.solution(2, otherEtapeId), to: at.solution(1, otherEtapeId) },
    { instead: 'a verrou alone', commit: { [at.verrou(1, otherEtapeId)]: verrou() } },
    { instead: 'a verrou with no version', commit: { [at.verrou(2)]: verrou() } },
    { instead: 'a verrou written over', commit: { [at.verrou(1)]: verrou() } },
    { instead: 'a solution alone', commit: { [at.solution(1, otherEtapeId)]: solution } },
    { instead: 'a solution with no version', commit: { [at.solution(2)]: solution } },
    { instead: 'a solution written over', commit: { [at.solution(1)]: solution } },
    { write: at.verrou(1), to: null },
    { write: at.solution(1), to: null },
    { write: at.verrou(1), to: verrou({ sel: 'f'.repeat(32) }) },
  ],
};

const solutions: Row = {
  title: 'A solution comes with its version',
  allowed: { ...allowed, commit: publishing(1) },
  allowedToo: bounded(at.solution(1), solution).allowedToo,
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...bounded(at.solution(1), solution).refused,
    { move: at.solution(1), to: at.solution(1, 'Az09Az0') },
    { move: at.solution(1), to: at.solution(1, 'etape-du-lavoir') },
    { move: at.solution(1), to: at.solution(2) },
  ],
};

const withLangue = { ...publishing(1), [at.langue(1)]: langueFields };

const langues: Row = {
  title: 'A version in another language comes with it, never later',
  allowed: { ...allowed, commit: withLangue },
  allowedToo: [
    ...bounded(at.langue(1), langueFields).allowedToo,
    { move: at.langue(1), to: at.langue(1, 'it') },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...bounded(at.langue(1), langueFields).refused,
    { move: at.langue(1), to: at.langue(1, 'fr') },
    { move: at.langue(1), to: at.langue(2) },
    { instead: 'alone', commit: { [at.langue(1)]: langueFields } },
  ],
};

const languesLater: Row = {
  title:
    'A version in another language is read by everybody, and never changed or taken away',
  allowed: {
    as: 'nobody',
    before: { ...published, [at.langue(1)]: langueFields },
    get: at.langue(1),
  },
  allowedToo: [{ as: 'anonymous' }, { as: 'account' }],
  // One beside it: another thing of the same version is unreadable.
  refused: [{ get: at.verrou(1) }],
};

const languesKept: Row = {
  title: 'The languages of a version that is published already stay as they are',
  allowed: {
    as: 'admin',
    before: { ...published, [at.langue(1)]: langueFields },
    commit: { ...publishing(2), [at.langue(2)]: langueFields },
  },
  refused: [
    { move: at.langue(2), to: at.langue(1) },
    { write: at.langue(1), to: null },
  ],
};

const account = uidOf('account');
const key = at.deblocage(account);
const stored = { before: { ...published, [key]: deblocage(account) } };

const unlocked: Row = {
  title: 'Who has unlocked a solution reads that one, and no other',
  allowed: { as: 'account', ...stored, get: at.solution(1) },
  allowedToo: [
    { before: at.solution(1), to: null },
    // Its content does not matter: it could only be written when right.
    { before: key, to: {} },
  ],
  refused: [
    ...byOthersThan('account'),
    { get: at.solution(1, otherEtapeId) },
    { get: at.solution(2) },
    { get: `quetes/${otherQueteId}/versions/1/solutions/etapeLavoir1` },
    { get: at.verrou(1) },
    { before: key, to: null },
  ],
};

const unlockedList: Row = {
  title: 'Solutions are not listed, whatever was unlocked',
  allowed: {
    as: 'account',
    before: { ...stored.before },
    list: 'parties',
    where: ['uid', '==', account],
    limit: 1,
  },
  refused: [
    { list: `quetes/${queteId}/versions/1/solutions` },
    { list: `quetes/${queteId}/versions/1/verrous` },
  ],
};

describe('verrous and solutions', () => {
  proveRows([
    verrous,
    later,
    langues,
    languesLater,
    languesKept,
    solutions,
    unlocked,
    unlockedList,
  ]);
});
