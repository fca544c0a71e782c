import { expect, test } from 'vitest';
import { createSaga } from '@/testing/saga.ts';
import { queteIdSchema, type QueteId } from '../quete/quete.ts';
import {
  ajoutee,
  checkSaga,
  estBloquant,
  remplacee,
  type EtatPartie,
  type ProblemeSaga,
} from './equipe.ts';
import { avanceeOf, type Saga } from './saga.ts';

const dernierParcoursId = 'parcoursDuTresor1';

function ready({
  count = 3,
  seuil = 2,
  ...changes
}: Partial<Saga> & { count?: number } = {}) {
  const { slug, saga, parts } = createSaga({ count, seuil, ...changes });
  const etats = new Map<QueteId, EtatPartie>(
    saga.etapes.map((etape, index) => [
      etape.queteId,
      {
        type: 'publiee',
        parts: parts.slice(index, index + 1),
        estFermee: false,
        parcoursId: 'parcoursDuTresor1',
        titre: etape.titre,
        communeNom: etape.communeNom,
        position: null,
        image: null,
      },
    ]),
  );
  return { slug, saga, etats, dernierParcoursId, derniere: true };
}

const types = (problems: readonly ProblemeSaga[]) => problems.map(({ type }) => type);

test('a saga whose quêtes name it has nothing in its way', () => {
  expect(checkSaga(ready())).toEqual([]);
});

test('quêtes that name no saga yet count for its threshold, by the tampon of each', () => {
  const given = ready();
  for (const [id, etat] of given.etats) {
    if (etat.type === 'publiee') given.etats.set(id, { ...etat, parts: [] });
  }
  expect(types(checkSaga(given))).toEqual(['sans-part', 'sans-part', 'sans-part']);
});

test('a threshold above the number of parts is blocking', () => {
  const problems = checkSaga(ready({ count: 3, seuil: 4 }));
  expect(problems).toEqual([{ type: 'seuil', jouables: 3 }]);
  expect(problems.every(estBloquant)).toBe(true);
});

test('a part that is withdrawn, closed or without the saga is advice while the others reach the threshold', () => {
  for (const state of ['absente', 'fermee', 'sans-part'] as const) {
    const given = ready();
    const [id, etat] = [...given.etats][0] ?? [];
    if (id === undefined || etat?.type !== 'publiee') throw new Error('no part');
    const changed: Record<typeof state, EtatPartie> = {
      absente: { type: 'absente' },
      fermee: { ...etat, estFermee: true },
      'sans-part': { ...etat, parts: [] },
    };
    given.etats.set(id, changed[state]);
    const problems = checkSaga(given);
    expect(types(problems)).toEqual([state]);
    expect(problems.some(estBloquant)).toBe(false);
  }
});

test('too many of them leave a threshold that no new player can reach', () => {
  const given = ready();
  given.etats.clear();
  expect(types(checkSaga(given))).toEqual(['absente', 'absente', 'absente', 'seuil']);
});

test('a part retired by the team is not required, and does not count for new players', () => {
  const given = ready();
  const [first, second, third] = given.saga.etapes;
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('no parts');
  }
  const retiree = { ...first, retiree: true as const };
  const saga = { ...given.saga, etapes: [retiree, second, third] };
  given.etats.delete(first.queteId);
  expect(checkSaga({ ...given, saga })).toEqual([]);
});

test.each([
  ['titre', { saga: { titre: ' a ' } }],
  ['mot', { saga: { mot: ' ' } }],
  ['derniere-parcours', { dernierParcoursId: '' }],
  ['derniere-absente', { derniere: false }],
] as const)('%s is asked for', (type, changes) => {
  const given = ready();
  const saga = { ...given.saga, ...('saga' in changes ? changes.saga : {}) };
  const problems = checkSaga({ ...given, ...changes, saga });
  expect(types(problems)).toEqual([type]);
  expect(problems.every(estBloquant)).toBe(true);
});

test('a saga that ends with a word needs no last quête', () => {
  const given = ready({ fin: 'mot' });
  expect(checkSaga({ ...given, derniere: false, dernierParcoursId: '' })).toEqual([]);
});

test('a saga of one quête, and an invalid sign, are blocking', () => {
  const given = ready();
  const [first] = given.saga.etapes;
  if (first === undefined) throw new Error('no part');
  const saga = { ...given.saga, etapes: [{ ...first, signe: '?' }] };
  expect(types(checkSaga({ ...given, saga }))).toEqual(['parties', 'signe', 'seuil']);
});

const other = {
  queteId: queteIdSchema.parse('21_commune-9_partie-9'),
  titre: 'Partie 9',
  communeNom: 'Commune 9',
  position: null,
};

test('a part that is added has a number that no part ever had, and a letter of its own', () => {
  const { saga } = createSaga();
  const [, second, third] = saga.etapes;
  if (second === undefined || third === undefined) throw new Error('no parts');
  expect(ajoutee([second, third], other)).toMatchObject({ n: 4, signe: 'A' });
  expect(ajoutee([], other)).toMatchObject({
    n: 1,
    signe: 'A',
    anciennes: [],
  });
});

test('a part that is replaced stays with who ended the one before, and is played anew', () => {
  const { slug, saga } = createSaga();
  const [first, ...rest] = saga.etapes;
  if (first === undefined) throw new Error('no part');
  const replaced = remplacee({ ...first, retiree: true }, other);
  expect(replaced).toMatchObject({ n: 1, signe: 'A' });
  expect(replaced.retiree).toBeUndefined();
  const grown = { ...saga, etapes: [replaced, ...rest] };
  for (const queteId of [first.queteId, other.queteId]) {
    expect(avanceeOf(slug, grown, [{ queteId }]).tenues).toHaveLength(1);
  }
});
