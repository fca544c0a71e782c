import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { Rubrique } from '@/domain/actualite/rubrique.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ArticleList, articlePageSize } from './article-list.tsx';

function carte(number: number, rubrique: Rubrique): CarteArticle {
  return {
    slug: `article-${number}`,
    titre: `Article ${number}`,
    resume: 'Des bras sur les collines.',
    ...{ rubrique, encre: 'pierre', publieLe: 0, minutes: 2 },
  };
}

function show(cartes: readonly CarteArticle[], rubrique: Rubrique | null, page = 1) {
  return render(<ArticleList cartes={cartes} rubrique={rubrique} page={page} />, {
    wrapper: MemoryRouter,
  });
}

const mixed = [carte(1, 'codes'), carte(2, 'site'), carte(3, 'codes')];

test('a rubrique of the address shows only its articles, with their number', () => {
  show(mixed, 'codes');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^2.articles.: Histoires de codes$/,
  );
  const chosen = screen.getByRole('link', { name: 'Histoires de codes', current: true });
  expect(chosen).toHaveAttribute('href', '/blog?rubrique=codes');
});

test('without one all articles are shown, with a link for each rubrique in use', () => {
  show(mixed, null);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const links = screen.getByRole('navigation', { name: 'Rubriques' });
  expect(links.querySelectorAll('a')).toHaveLength(3);
});

test('a page of the address shows its articles, and leads to the ones before and after', () => {
  const many = Array.from({ length: 2 * articlePageSize + 1 }, (_, index) =>
    carte(index + 1, 'codes'),
  );
  show(many, null, 2);
  expect(screen.getAllByRole('article')).toHaveLength(articlePageSize);
  expect(screen.getByRole('link', { name: 'Article 10' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plus récents' })).toHaveAttribute(
    'href',
    '/blog',
  );
  expect(screen.getByRole('link', { name: 'Plus anciens' })).toHaveAttribute(
    'href',
    '/blog?page=3',
  );
});
