import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { presenceRepository } from '@/data/presence/presence-repository.ts';
import type { PresenceStore, Present } from '@/data/presence/presence-store.ts';
import { hear } from '@/testing/hear.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { TeamPresence } from './team-presence.tsx';

function present(nom: string, isMine = false): Present {
  return { connexion: crypto.randomUUID(), nom, etapeId: null, isMine };
}

it('names the other members of the team, counts the writers, and leaves with the page', async () => {
  const leave = vi.fn();
  const stop = vi.fn();
  let tell: (others: readonly Present[]) => void = vi.fn();
  let count: (count: number) => void = vi.fn();
  const services = createSilentServices();
  const join = vi.fn<PresenceStore['join']>((_room, onOthers) => {
    tell = onOthers;
    return { move: vi.fn(), leave };
  });
  presenceRepository.handIn(services, {
    join,
    watchWriters: (onCount) => {
      count = onCount;
      return stop;
    },
  });
  const { unmount } = render(
    <ServerState services={services}>
      <TeamPresence />
    </ServerState>,
  );
  expect(join).toHaveBeenCalledWith('bureau', expect.anything());
  act(() => tell([present('Claire', true)]));
  expect(screen.queryByText(/Avec vous|Claire/)).toBeNull();
  act(() => tell([present('Léo'), present('Léo'), present('Anne'), present(' ')]));
  expect(
    screen.getByText(/^Avec vous en ce moment\s: Léo, Anne et quelqu’un de l’équipe\.$/),
  ).toBeVisible();
  await hear(() => count(2));
  expect(
    screen.getByText(/2\spersonnes écrivent un parcours en ce moment\./),
  ).toBeVisible();
  unmount();
  expect(leave).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});
