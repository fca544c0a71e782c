import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SourceList } from './source-list.tsx';

test('each source is a link without a referrer', () => {
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

test('without a source it is empty', () => {
  const { container } = render(<SourceList sources={[]} />);
  expect(container).toBeEmptyDOMElement();
});
