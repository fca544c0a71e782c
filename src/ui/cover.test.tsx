import { act, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
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

  test('is silent where the words beside it say it already', () => {
    render(<Cover seed="a" points={points} theme="eau" label="" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('numbers the étapes and writes the name of the place', () => {
    render(
      <Cover
        seed="a"
        points={points}
        theme="pierre"
        label="Le tracé"
        toponym="Vézelay"
      />,
    );
    expect(screen.getByText('1')).toHaveClass('cover-numero-depart');
    expect(screen.getByText('2')).not.toHaveClass('cover-numero-depart');
    expect(screen.getByText('Vézelay')).toBeInTheDocument();
  });

  test('gives the same markup at each showing', () => {
    const cover = <Cover seed="a" points={[...points]} theme="nature" label="Le tracé" />;
    const one = render(cover).container.innerHTML;
    const other = render(cover).container.innerHTML;
    expect(other).toBe(one);
  });

  test('draws only once it is nearly in view, and at once when it is eager', () => {
    let see: (isIntersecting: boolean) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe() {
          return undefined;
        }
        disconnect() {
          return undefined;
        }
      },
    );
    const { rerender } = render(
      <Cover seed="a" points={points} theme="nature" label="Loin" />,
    );
    const cover = screen.getByRole('img', { name: 'Loin' });
    expect(cover.querySelector('path')).toBeNull();
    act(() => see(false));
    expect(cover.querySelector('path')).toBeNull();
    act(() => see(true));
    expect(cover.querySelector('path')).not.toBeNull();

    rerender(
      <Cover
        key="2"
        seed="a"
        points={points}
        theme="nature"
        label="Ici"
        loading="eager"
      />,
    );
    expect(screen.getByRole('img', { name: 'Ici' }).querySelector('path')).not.toBeNull();
  });
});
