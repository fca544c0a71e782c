import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import {
  articleOverflows,
  articleProblems,
  articleSlugOf,
  blankArticle,
  nthArticleSlug,
  type ArticleDraft,
} from './article-draft.ts';
import { readArticleTexte } from './article-markdown.ts';

const whole: ArticleDraft = {
  ...blankArticle,
  titre: 'La fête du lavoir',
  resume: 'Dimanche, on y va.',
  texte: 'Venez.',
};

function problemsOf(part: Partial<ArticleDraft>) {
  const draft = { ...whole, ...part };
  return articleProblems(draft, readArticleTexte(draft.texte));
}

test('a whole article has nothing to mend', () => {
  expect(problemsOf({})).toEqual([]);
});

test.each([
  [{ titre: ' ab ' }, { champ: 'titre', type: 'court' }],
  [{ titre: 'a'.repeat(limits.articleTitre.max + 1) }, { champ: 'titre', type: 'long' }],
  [{ resume: ' ' }, { champ: 'resume', type: 'vide' }],
  [
    { resume: 'a'.repeat(limits.articleResume.max + 1) },
    { champ: 'resume', type: 'long' },
  ],
  [{ texte: '\n \n' }, { champ: 'texte', type: 'vide' }],
  [{ texte: 'a'.repeat(limits.articleTexte.max + 1) }, { champ: 'texte', type: 'long' }],
  [
    { texte: '![](articles/0123456789abcdefghij-16x9.webp)' },
    { champ: 'texte', type: 'image-muette' },
  ],
  [{ texte: 'Venez <b>tous</b>.' }, { champ: 'texte', type: 'ecart', ecart: 'html' }],
] as const)('problems are listed: %j', (part, problem) => {
  expect(problemsOf(part)).toEqual([problem]);
});

test('a text at its limit can be kept online', () => {
  const longest = {
    ...whole,
    titre: 'a'.repeat(limits.articleTitre.max),
    texte: 'a'.repeat(limits.articleTexte.max),
  };
  expect(articleOverflows(longest)).toEqual([]);
});

test('a title proposes an address, which is numbered where others have it', () => {
  expect(articleSlugOf('L’été à Œuilly !')).toBe('l-ete-a-oeuilly');
  expect(articleSlugOf('…')).toBe('');
  expect(nthArticleSlug('une-fete', 1)).toBe('une-fete');
  expect(nthArticleSlug('une-fete', 2)).toBe('une-fete-2');
  const long = nthArticleSlug('a'.repeat(limits.articleSlug.max), 3);
  expect(long).toHaveLength(limits.articleSlug.max);
  expect(long.endsWith('a-3')).toBe(true);
});
