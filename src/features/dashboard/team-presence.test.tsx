import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  databasePresenceStore,
  watchWriters,
} from '@/data/parcours/presence-repository.ts';
import type { Present } from '@/data/parcours/presence-store.ts';
import { TeamPresence } from './team-presence.tsx';

vi.mock('@/data/parcours/presence-repository.ts', () => ({
  databasePresenceStore: { join: vi.fn() },
  watchWriters: vi.fn(),
}));

function present(nom: string, isMine = false): Present {
  return { connexion: crypto.randomUUID(), nom, etapeId: null, isMine };
}

it('names who else of the team is there, counts who writes, and leaves with the page', () => {
  const leave = vi.fn();
  const stop = vi.fn();
  let tell: (others: readonly Present[]) => void = vi.fn();
  let count: (count: number) => void = vi.fn();
  vi.mocked(databasePresenceStore.join).mockImplementation((_room, onOthers) => {
    tell = onOthers;
    return { move: vi.fn(), leave };
  });
  vi.mocked(watchWriters).mockImplementation((onCount) => {
    count = onCount;
    return stop;
  });
  const { unmount } = render(<TeamPresence />);
  expect(databasePresenceStore.join).toHaveBeenCalledWith('bureau', expect.anything());
  act(() => tell([present('Claire', true)]));
  expect(screen.getByText('Personne d’autre n’est au bureau.')).toBeVisible();
  act(() => tell([present('Léo'), present('Léo'), present('Anne'), present(' ')]));
  expect(
    screen.getByText(/^Au bureau avec vous\s: Léo, Anne et quelqu’un de l’équipe\.$/),
  ).toBeVisible();
  act(() => count(2));
  expect(
    screen.getByText(/2\spersonnes écrivent un parcours en ce moment\./),
  ).toBeVisible();
  unmount();
  expect(leave).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});
