import { expect, test } from 'vitest';
import { createSaga } from '@/testing/saga.ts';
import { queteIdSchema } from '../quete/quete.ts';
import { isSagaSlug, sagaPartSchema } from './part.ts';
import { carteSagaOf, putCarteSaga, withoutCarteSaga } from './carte-saga.ts';
import { sagasOf } from './saga-lines.ts';
import { avanceeOf, sagaBytesMax, sagaSchema } from './saga.ts';

const quete = (n: number) => queteIdSchema.parse(`21_commune-${n}_partie-${n}`);
const numbers = (list: readonly { n: number }[]) => list.map(({ n }) => n);

test('a saga is what its schema says, and one of sixty parts has room in its document', () => {
  const { saga } = createSaga({ count: 60, seuil: 60 });
  expect(sagaSchema.safeParse(saga).success).toBe(true);
  expect(new TextEncoder().encode(JSON.stringify(saga)).length).toBeLessThan(
    sagaBytesMax / 3,
  );
});

test('a tampon counts by the part that it names, or by its quête alone', () => {
  const { slug, saga, parts } = createSaga();
  const [first] = parts;
  const pages = [
    // The quête that gave it is another by now.
    { queteId: quete(8), parts: first === undefined ? [] : [first] },
    { queteId: quete(2) },
  ];
  const { tenues, restantes, estComplete } = avanceeOf(slug, saga, pages);
  expect(numbers(tenues)).toEqual([1, 2]);
  expect(numbers(restantes)).toEqual([3]);
  expect(estComplete).toBe(true);
});

test.each([
  [1, false],
  [2, true],
  [3, true],
])('with %i of its tampons a saga of two signs is open: %s', (count, isOpen) => {
  const { slug, saga } = createSaga({ seuil: 2 });
  const pages = saga.etapes.slice(0, count).map(({ queteId }) => ({ queteId }));
  // The same walk done twice has one sign.
  const twice = [...pages, ...pages];
  expect(avanceeOf(slug, saga, twice).estComplete).toBe(isOpen);
});

test('tampons of other quêtes and parts of another saga count for nothing', () => {
  const { slug, saga } = createSaga();
  const other = createSaga({ slug: 'une-autre' });
  const pages = [{ queteId: quete(9), parts: other.parts }];
  expect(avanceeOf(slug, saga, pages)).toMatchObject({ tenues: [], estComplete: false });
});

test('a player who ended a replaced quête has its part', () => {
  const { slug, saga } = createSaga();
  const etapes = saga.etapes.map((etape) =>
    etape.n === 1 ? { ...etape, queteId: quete(7), anciennes: [quete(1)] } : etape,
  );
  const { tenues } = avanceeOf(slug, { ...saga, etapes }, [{ queteId: quete(1) }]);
  expect(numbers(tenues)).toEqual([1]);
});

test('a part that is withdrawn is not left to do, and stays with who holds it', () => {
  const { slug, saga } = createSaga();
  const etapes = saga.etapes.map((etape) => ({ ...etape, retiree: true as const }));
  const { tenues, restantes, fermees } = avanceeOf(slug, { ...saga, etapes }, [
    { queteId: quete(2) },
  ]);
  expect(numbers(tenues)).toEqual([2]);
  expect(restantes).toEqual([]);
  expect(numbers(fermees)).toEqual([1, 3]);
});

test('a carnet tells the sagas that it has parts of, each sign once, in the order of the parts', () => {
  const { parts } = createSaga();
  const [first, second] = parts;
  if (first === undefined || second === undefined) throw new Error('no parts');
  const pages = [{ parts: [second] }, { parts: [first] }, { parts: [second] }, {}];
  expect(sagasOf(pages)).toEqual([
    {
      slug: 'les-trois-remparts',
      titre: 'Les trois remparts',
      seuil: 2,
      signes: ['A', 'B'],
    },
  ]);
});

test('a card names its communes once', () => {
  const { slug, saga } = createSaga();
  const etapes = saga.etapes.map((etape) => ({ ...etape, communeNom: 'Dijon' }));
  expect(carteSagaOf(slug, { ...saga, etapes }, 5)).toMatchObject({
    communes: ['Dijon'],
    total: 3,
    seuil: 2,
    at: 5,
  });
});

test('the cards are newest first, each saga once, and without withdrawn ones', () => {
  const { saga } = createSaga();
  const first = carteSagaOf('une', saga, 1);
  const second = carteSagaOf('deux', saga, 2);
  const both = putCarteSaga(putCarteSaga([], second), first);
  expect(both.map(({ slug }) => slug)).toEqual(['deux', 'une']);
  expect(putCarteSaga(both, { ...first, titre: 'Autre' })).toEqual([
    second,
    { ...first, titre: 'Autre' },
  ]);
  expect(withoutCarteSaga(both, 'deux')).toEqual([first]);
});

test.each([
  ['a threshold of one', { seuil: 1 }],
  ['a part beyond sixty', { n: 61 }],
  ['an address as the name', { saga: '../x' }],
])('%s is no part', (_what, changes) => {
  const { parts } = createSaga();
  expect(sagaPartSchema.safeParse(parts[0]).success).toBe(true);
  expect(sagaPartSchema.safeParse({ ...parts[0], ...changes }).success).toBe(false);
});

test.each([
  ['les-trois-remparts', true],
  ['Les-trois', false],
  ['a--b', false],
  ['', false],
  ['a'.repeat(81), false],
])('« %s » may name a saga: %s', (text, may) => {
  expect(isSagaSlug(text)).toBe(may);
});
