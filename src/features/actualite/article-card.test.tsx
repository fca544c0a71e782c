import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ArticleCard } from './article-card.tsx';

const carte: CarteArticle = {
  slug: 'le-telegraphe',
  titre: 'Le télégraphe',
  resume: 'Des bras sur les collines.',
  rubrique: 'codes',
  encre: 'pierre',
  publieLe: 0,
  minutes: 2,
};

function show(shown: CarteArticle): HTMLElement {
  const { container } = render(
    <MemoryRouter>
      <ArticleCard carte={shown} />
    </MemoryRouter>,
  );
  return container;
}

test('an article shows its first picture in the list, over the drawn line', () => {
  const image = 'articles/telegraphe0000000000-1200x800.webp';
  const container = show({ ...carte, image });
  expect(container.querySelector('img')?.src).toContain('telegraphe0000000000');
  expect(container.querySelector('.cover-trait')).toBeInTheDocument();
});

test('an article without a picture shows the drawn line', () => {
  const container = show(carte);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.cover-trait')).toBeInTheDocument();
});
