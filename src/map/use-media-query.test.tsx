import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

const holding = new Set<string>();
const listeners = new Set<() => void>();
/** Sets the media of the page. */
function become(...queries: string[]): void {
  act(() => {
    holding.clear();
    for (const query of queries) holding.add(query);
    for (const listener of listeners) listener();
  });
}

test('A page that is printed stays as it stood on the screen, however narrow the paper is', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holding.has(query);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) =>
      listeners.delete(listener),
  }));
  const wide = '(min-width: 64rem)';
  function Layout() {
    return <p>{useMediaQuery(wide) ? 'large' : 'étroite'}</p>;
  }
  become(wide);
  render(<Layout />);
  expect(screen.getByText('large')).toBeInTheDocument();
  become('print');
  expect(screen.getByText('large')).toBeInTheDocument();
  become();
  expect(screen.getByText('étroite')).toBeInTheDocument();
});
