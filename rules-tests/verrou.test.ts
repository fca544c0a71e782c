import { GeoPoint } from 'firebase/firestore';
import { describe } from 'vitest';
import { limits } from '@/domain/limits.ts';
import { uidOf } from './actors.ts';
import {
  at,
  deblocage,
  hashByReponse,
  otherEtapeId,
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
import {
  finite,
  glance,
  matching,
  only,
  sweep,
  text,
  whole,
  type Values,
  type ValuesByField,
} from './values.ts';

const hash = hashByReponse.lavoir;

const costs: Values = {
  accepted: [[0], [0, 0], [0, 20], [0, 5, 5, 20]],
  refused: [
    [],
    [1],
    [0, 21],
    [0, 5, 21],
    [0, 5, 15, 21],
    [0, 10, 5],
    [0, 5, 15, 10],
    [0, -1],
    [0, 5, 10, 15, 20],
    [0, 0.5],
    [0, 1, 1.5],
    [0, 1, 2, 2.5],
    ['0'],
    [0, '5'],
    0,
    null,
  ],
};

const sel = matching(
  ['f'.repeat(32)],
  ['f'.repeat(31), 'f'.repeat(33), 'F'.repeat(32), ''],
);

const common: ValuesByField = {
  sel,
  points: whole(limits.points),
  coutsCumules: costs,
};

const hashes: Values = {
  accepted: [[hash], Array.from({ length: limits.reponseCount.max }, () => hash)],
  refused: [
    [],
    Array.from({ length: limits.reponseCount.max + 1 }, () => hash),
    [hash.toUpperCase()],
    [hash.slice(1)],
    [`${hash}0`],
    [hash, ''],
    [hash, 7],
    [`${hash},${hash}`],
    hash,
    null,
  ],
};

const allowed = {
  as: 'admin' as const,
  before: { [at.parcours]: parcours.stored() },
};

const texte: Row = {
  title: 'The verrou of a word holds hashes, and comes with its version',
  allowed: { ...allowed, commit: publishing(1) },
  allowedToo: [
    ...sweep(at.verrou(1), { hashes, coutsCumules: costs, sel }).allowedToo,
    { write: at.verrou(1), to: verrou({ points: 0, coutsCumules: [0, 0] }) },
    { write: at.verrou(1), to: verrou({ points: 100, coutsCumules: [0, 100] }) },
    { write: at.verrou(1), to: verrouChoix() },
    { write: at.verrou(1), to: verrouAssociation() },
    { move: at.verrou(1), to: at.verrou(1, 'Az09Az09') },
    { move: at.verrou(1), to: at.verrou(1, 'a'.repeat(32)) },
  ],
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(at.verrou(1), {
      ...common,
      type: only('aucune', 'nombre', 'position', 'Texte', '', null),
      hashes,
      minimum: only(1, -1, 0.5, '0', null),
      maximum: only(1, -1, 0.5, '0', null),
    }).refused,
    { of: at.verrou(1), field: 'centre', to: new GeoPoint(1, 1) },
    { move: at.verrou(1), to: at.verrou(1, 'Az09Az0') },
    { move: at.verrou(1), to: at.verrou(1, 'a'.repeat(33)) },
    { move: at.verrou(1), to: at.verrou(1, 'etape-du-lavoir') },
    { move: at.verrou(1), to: at.verrou(2) },
    { move: at.verrou(1), to: `quetes/${otherQueteId}/versions/1/verrous/etapeLavoir1` },
  ],
};

const nombre: Row = {
  title: 'The verrou of a number holds its bounds, and no hash',
  allowed: { ...allowed, commit: { ...publishing(1), [at.verrou(1)]: verrouNombre() } },
  allowedToo: [
    { of: at.verrou(1), field: 'minimum', to: 4 },
    { of: at.verrou(1), field: 'minimum', to: -1e15 },
    { of: at.verrou(1), field: 'maximum', to: 1e15 },
  ],
  refused: [
    ...glance(at.verrou(1), common).refused,
    ...sweep(at.verrou(1), {
      type: only('choix', 'texte', 'aucune', null),
      hashes: only([hash], null, 'x'),
      minimum: finite(),
      maximum: finite(),
    }).refused,
    { of: at.verrou(1), field: 'minimum', to: 4.5 },
  ],
};

const position: Row = {
  title: 'The verrou of a place holds its circle, and the hash of who says to be there',
  allowed: { ...allowed, commit: { ...publishing(1), [at.verrou(1)]: verrouPosition() } },
  allowedToo: [
    { of: at.verrou(1), field: 'maximum', to: limits.rayonMetres.min },
    { of: at.verrou(1), field: 'maximum', to: limits.rayonMetres.max + 10 },
    { of: at.verrou(1), field: 'centre', to: new GeoPoint(-90, -180) },
  ],
  refused: [
    ...glance(at.verrou(1), common).refused,
    ...sweep(at.verrou(1), {
      type: only('choix', 'texte', 'association', 'nombre', null),
      hashes: only([], null, [hash.slice(1)]),
      minimum: only(1, -1, 0.5, '0', null),
      maximum: only(limits.rayonMetres.min - 1, limits.rayonMetres.max + 11, 25.5, null),
      centre: only(new GeoPoint(0, 180), null, { latitude: 1, longitude: 1 }),
    }).refused,
  ],
};

const autre: Values = {
  accepted: [
    { type: 'choix', hashes: [hash] },
    {
      type: 'texte',
      hashes: Array.from({ length: limits.reponseCount.max }, () => hash),
    },
  ],
  refused: [
    { type: 'nombre', hashes: [hash] },
    { type: 'texte' },
    { hashes: [hash] },
    { type: 'texte', hashes: [hash], sel: 'f'.repeat(32) },
    ...hashes.refused.map((bad) => ({ type: 'texte', hashes: bad })),
    [hash],
    hash,
    null,
  ],
};
const toAutre = (to: unknown) => ({ of: at.verrou(1), field: 'autre', to });

const otherWay: Row = {
  title: 'The verrou of any kind may hold what opens it the other way',
  allowed: { ...allowed, commit: { ...publishing(1), [at.verrou(1)]: verrouNombre() } },
  allowedToo: [
    ...autre.accepted.map(toAutre),
    { write: at.verrou(1), to: verrouPosition({ autre: autre.accepted[0] }) },
    { write: at.verrou(1), to: verrou({ autre: autre.accepted[1] }) },
  ],
  refused: [...byOthersThan('admin', 'otherAdmin'), ...autre.refused.map(toAutre)],
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

const solutionContents: ValuesByField = {
  reponse: text({ min: 1, max: 2_000 }),
  explication: text(limits.explication),
};

const solutions: Row = {
  title: 'A solution comes with its version',
  allowed: { ...allowed, commit: publishing(1) },
  allowedToo: sweep(at.solution(1), solutionContents).allowedToo,
  refused: [
    ...byOthersThan('admin', 'otherAdmin'),
    ...sweep(at.solution(1), solutionContents).refused,
    { move: at.solution(1), to: at.solution(1, 'Az09Az0') },
    { move: at.solution(1), to: at.solution(1, 'etape-du-lavoir') },
    { move: at.solution(1), to: at.solution(2) },
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
    // What it says does not matter: it could only be written when it was right.
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
    texte,
    nombre,
    position,
    otherWay,
    later,
    solutions,
    unlocked,
    unlockedList,
  ]);
});
