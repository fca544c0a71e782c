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

const equipe = { mot: 'Bravo.', dernierParcoursId: 'parcoursDuTresor1' };

async function ready({
  count = 3,
  seuil = 2,
  ...changes
}: Partial<Saga> & { count?: number } = {}) {
  const { slug, saga, parts } = await createSaga({ count, seuil, ...changes });
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
  return { slug, saga, etats, equipe, derniere: true };
}

const types = (problems: readonly ProblemeSaga[]) => problems.map(({ type }) => type);

test('a saga whose parts give their shares has nothing in its way', async () => {
  expect(checkSaga(await ready())).toEqual([]);
});

test('a threshold above the number of parts stands in the way', async () => {
  const problems = checkSaga(await ready({ count: 3, seuil: 4 }));
  expect(problems).toEqual([{ type: 'seuil', jouables: 3 }]);
  expect(problems.every(estBloquant)).toBe(true);
});

test('one part that is withdrawn, closed or without its share is advice while the others reach the threshold', async () => {
  for (const state of ['absente', 'fermee', 'sans-part'] as const) {
    const given = await ready();
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

test('too many of them leave a threshold that nobody new can reach', async () => {
  const given = await ready();
  given.etats.clear();
  expect(types(checkSaga(given))).toEqual(['absente', 'absente', 'absente', 'seuil']);
});

test('a part that the team has retired is asked for nothing, and counts for nobody new', async () => {
  const given = await ready();
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
  ['mot', { equipe: { mot: ' ', dernierParcoursId: 'x' } }],
  ['derniere-parcours', { equipe: { mot: 'a', dernierParcoursId: '' } }],
  ['derniere-absente', { derniere: false }],
] as const)('%s is asked for', async (type, changes) => {
  const given = await ready();
  const saga = { ...given.saga, ...('saga' in changes ? changes.saga : {}) };
  const problems = checkSaga({ ...given, ...changes, saga });
  expect(types(problems)).toEqual([type]);
  expect(problems.every(estBloquant)).toBe(true);
});

test('a saga that ends with a word needs no last quête', async () => {
  const given = await ready({ fin: 'mot' });
  expect(
    checkSaga({
      ...given,
      derniere: false,
      equipe: { ...equipe, dernierParcoursId: '' },
    }),
  ).toEqual([]);
});

test('a saga of one quête, and a sign that is none, stand in the way', async () => {
  const given = await ready();
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

test('a part that is added has a number that no part ever had, and a letter of its own', async () => {
  const { saga } = await createSaga();
  const [, second, third] = saga.etapes;
  if (second === undefined || third === undefined) throw new Error('no parts');
  expect(ajoutee([second, third], other)).toMatchObject({ n: 4, signe: 'A' });
  expect(ajoutee([], other)).toMatchObject({
    n: 1,
    signe: 'A',
    anciennes: [],
  });
});

test('a part that is replaced stays with who ended the one before, and is played anew', async () => {
  const { slug, saga } = await createSaga();
  const [first, ...rest] = saga.etapes;
  if (first === undefined) throw new Error('no part');
  const replaced = remplacee({ ...first, retiree: true }, other);
  expect(replaced).toMatchObject({ n: 1, signe: 'A', preuve: first.preuve });
  expect(replaced.retiree).toBeUndefined();
  const grown = { ...saga, etapes: [replaced, ...rest] };
  for (const queteId of [first.queteId, other.queteId]) {
    expect(avanceeOf(slug, grown, [{ queteId }]).tenues).toHaveLength(1);
  }
});
