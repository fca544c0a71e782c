import { expect, test } from 'vitest';
import {
  articleSlugSchema,
  dueArticles,
  homeArticles,
  putArticle,
  readingMinutes,
  type CarteArticle,
} from './actualite.ts';

function carte(slug: string, publieLe: number): CarteArticle {
  return {
    slug,
    titre: slug,
    resume: '',
    rubrique: 'site',
    encre: 'nature',
    publieLe,
    minutes: 1,
  };
}

const slugsOf = (cartes: readonly CarteArticle[]) => cartes.map(({ slug }) => slug);

test('an article takes its place by its date, and replaces itself', () => {
  const cartes = [carte('c', 30), carte('a', 10)];
  expect(slugsOf(putArticle(cartes, carte('b', 20)))).toEqual(['c', 'b', 'a']);
  expect(slugsOf(putArticle(cartes, carte('c', 5)))).toEqual(['a', 'c']);
});

test('an article of the future waits for its time', () => {
  const cartes = [carte('demain', 30), carte('hier', 10), carte('maintenant', 20)];
  expect(slugsOf(dueArticles(cartes, 20))).toEqual(['maintenant', 'hier']);
});

test('the home page announces three', () => {
  const cartes = ['a', 'b', 'c', 'd'].map((slug) => carte(slug, 1));
  expect(slugsOf(homeArticles(cartes))).toEqual(['a', 'b', 'c']);
});

test('the reading time counts the words of every block', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'mot').join(' ');
  expect(readingMinutes([])).toBe(1);
  expect(
    readingMinutes([
      { type: 'paragraphe', texte: words(300) },
      { type: 'liste', points: [words(200), words(100)] },
    ]),
  ).toBe(3);
});

test.each(['Bonjour', 'a--b', '-a', 'é', '', 'a'.repeat(81)])(
  '« %s » is no address of an article',
  (slug) => {
    expect(articleSlugSchema.safeParse(slug).success).toBe(false);
  },
);
