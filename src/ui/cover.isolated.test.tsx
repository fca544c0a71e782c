import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
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

  test('numbers the étapes and writes the name of the place', async () => {
    render(
      <Cover
        seed="a"
        points={points}
        theme="pierre"
        label="Le tracé"
        toponym="Vézelay"
      />,
    );
    expect(await screen.findByText('1')).toHaveClass('cover-numero-depart');
    expect(screen.getByText('2')).not.toHaveClass('cover-numero-depart');
    expect(screen.getByText('Vézelay')).toBeInTheDocument();
  });

  test('gives the same markup at each showing', async () => {
    const show = async () => {
      const { container, unmount } = render(
        <Cover seed="a" points={[...points]} theme="nature" label="Le tracé" />,
      );
      await screen.findByText('1');
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    };
    expect(await show()).toBe(await show());
  });

  test('draws only once it is nearly in view, and at once when it is eager', async () => {
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
    await waitFor(() => expect(cover.querySelector('path')).not.toBeNull());

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

  test('takes over the drawing that the build made, until it shows another quête', async () => {
    vi.resetModules();
    const { Cover: Fresh } = await import('./cover.tsx');
    const page = document.body.appendChild(document.createElement('div'));
    const cover = (seed: string) => (
      <Fresh seed={seed} points={points} theme="eau" label="Le tracé" loading="eager" />
    );
    page.innerHTML = renderToString(
      <svg
        viewBox="0 0 600 400"
        role="img"
        aria-label="Le tracé"
        className="cover block h-auto w-full encre-eau"
      >
        <rect className="cover-papier" width="100%" height="100%" />
        <g>
          <path d="M0 0" />
        </g>
      </svg>,
    );
    const baked = page.querySelector('path');
    const { rerender } = render(cover('a'), { container: page, hydrate: true });
    rerender(cover('a'));
    expect(page.querySelector('path')).toBe(baked);
    rerender(cover('b'));
    expect(await screen.findByText('1')).toBeInTheDocument();
    expect(page.contains(baked)).toBe(false);
  });
});
