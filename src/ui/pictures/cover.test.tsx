import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Cover } from './cover.tsx';

const points = [
  { lat: 43.8992, lon: 4.7486 },
  { lat: 43.8984, lon: 4.7497 },
];

describe('Cover', () => {
  test('is a picture named by its label', () => {
    render(<Cover seed="a" points={points} theme="eau" label="Le tracé de la quête" />);
    expect(screen.getByRole('img', { name: 'Le tracé de la quête' })).toHaveClass(
      'encre-eau',
    );
  });

  test('is silent if the words beside it say the same', () => {
    render(<Cover seed="a" points={points} theme="eau" label="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('numbers the étapes and writes the name of the place', () => {
    render(<Cover seed="a" points={points} theme="pierre" label="" toponym="Vézelay" />);
    expect(screen.getByText('1')).toHaveClass('cover-numero-depart');
    expect(screen.getByText('2')).not.toHaveClass('cover-numero-depart');
    expect(screen.getByText('Vézelay')).toBeInTheDocument();
  });

  test('marks the start alone of a line with more points than can be numbered', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      lat: 43.9 + index / 1_000,
      lon: 4.7 + (index % 7) / 1_000,
    }));
    const { container } = render(
      <Cover seed="a" points={many} theme="pierre" label="" />,
    );
    expect(container.querySelectorAll('circle')).toHaveLength(1);
  });

  test('draws all of it in the HTML of a page, the same each time', () => {
    const html = () =>
      renderToString(<Cover seed="a" points={[...points]} theme="eau" label="" />);
    expect(html()).toContain('class="cover-trait"');
    expect(html()).toBe(html());
  });

  test('without any étape draws a line of its own, another for another page', () => {
    const html = (seed: string) =>
      renderToString(<Cover seed={seed} points={[]} theme="eau" label="" />);
    expect(html('article a')).toContain('class="cover-trait"');
    expect(html('article a')).not.toBe(html('article b'));
  });

  test('shows the picture over the drawing, which stays if the picture fails to load', () => {
    const { container } = render(
      <Cover
        seed="a"
        points={points}
        theme="eau"
        label="La tour"
        picture={{ src: '/tour.webp' }}
      />,
    );
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/tour.webp');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('.cover-trait')).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
