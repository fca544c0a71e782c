import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SourceList } from './source-list.tsx';

test('each source is a link that tells the other site nothing', () => {
  render(
    <SourceList
      sources={[
        { titre: 'Base Mérimée', url: 'https://pop.culture.gouv.fr/notice/merimee/PA1' },
        { titre: '<script>', url: 'https://www.wikidata.org/wiki/Q1' },
      ]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Base Mérimée', '<script>']);
  expect(links[0]).toHaveAttribute('rel', 'noreferrer');
});

test('without a source nothing is said', () => {
  const { container } = render(<SourceList sources={[]} />);
  expect(container).toBeEmptyDOMElement();
});
