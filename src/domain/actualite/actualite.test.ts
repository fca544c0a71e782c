import { expect, test } from 'vitest';
import {
  articleImagePathSchema,
  articleSlugSchema,
  homeArticles,
  partCover,
  putArticle,
  readingMinutes,
  textFacts,
  type CarteArticle,
  articleImageSize,
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

test('the home page announces the three newest', () => {
  const cartes = [1, 6, 4, 5].map((day) => carte(`j${day}`, day));
  expect(slugsOf(homeArticles(cartes))).toEqual(['j6', 'j5', 'j4']);
});

test('the name of a picture says its size', () => {
  const path = 'articles/0123456789abcdefghij-1600x900.webp';
  expect(articleImagePathSchema.parse(path)).toBe(path);
  expect(articleImageSize(path)).toEqual({ largeur: 1600, hauteur: 900 });
});

test.each([
  'articles/0123456789abcdefghij.webp',
  'articles/0123456789abcdefghij-0x900.webp',
  'articles/0123456789abcdefghij-1600x900.svg',
  'quetes/0123456789abcdefghij-1600x900.webp',
  'https://exemple.fr/articles/0123456789abcdefghij-1600x900.webp',
])('« %s » is no picture of an article', (path) => {
  expect(articleImagePathSchema.safeParse(path).success).toBe(false);
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

test('the card of an article has its first picture; one that opens the text is its cover, shown once', () => {
  const texte = { type: 'paragraphe', texte: 'Un mot.' } as const;
  const path = 'articles/0123456789abcdefghij-1600x900.webp';
  const image = { type: 'image', path, alternative: 'Un pont' } as const;
  expect(textFacts([texte])).toEqual({ minutes: 1 });
  expect(textFacts([texte, image])).toEqual({ minutes: 1, image: path });
  expect(partCover([image, texte])).toEqual({ cover: image, rest: [texte] });
  expect(partCover([texte, image])).toEqual({ cover: null, rest: [texte, image] });
});
