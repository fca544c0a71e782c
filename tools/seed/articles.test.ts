import { describe, expect, test } from 'vitest';
import { articleTexteOf } from '../../src/domain/actualite/article-markdown.ts';
import { limits } from '../../src/domain/limits.ts';
import { articleList, carteOf } from './articles.ts';

describe('the seeded articles', () => {
  test('are six, each under its own address and date', () => {
    expect(articleList).toHaveLength(6);
    expect(new Set(articleList.map(({ slug }) => slug)).size).toBe(6);
    expect(new Set(articleList.map(({ publieLe }) => publieLe)).size).toBe(6);
  });

  test.each(articleList.map((article) => [article.slug, article] as const))(
    '%s is what its readers and the rules accept',
    (_slug, article) => {
      const carte = carteOf(article);
      expect(carte.titre.length).toBeLessThanOrEqual(limits.articleTitre.max);
      expect(carte.resume.length).toBeLessThanOrEqual(limits.articleResume.max);
      expect(carte.minutes).toBeGreaterThanOrEqual(1);
      expect(articleTexteOf(article.blocs).length).toBeGreaterThan(400);
      expect(JSON.stringify(article.blocs)).not.toMatch(/[—]|\s-\s|\.\.\./);
    },
  );
});
