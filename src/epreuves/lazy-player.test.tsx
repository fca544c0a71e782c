import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPlayer } from '@/epreuves/lazy-player.tsx';

function Field() {
  return <input aria-label="Votre réponse" />;
}

function shown(Player: ReturnType<typeof lazyPlayer<object>>, key = 'first') {
  return (
    <Suspense key={key} fallback="…">
      <Player />
    </Suspense>
  );
}

const field = () => screen.queryByRole('textbox', { name: 'Votre réponse' });

test('a player that came ahead is drawn at once', async () => {
  const load = vi.fn(() => Promise.resolve(Field));
  const Player = lazyPlayer(load);
  await Player.fetchAhead();
  render(shown(Player));
  expect(field()).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a player first used is waited for, keeps the typed text, and is ready for the next use', async () => {
  const Player = lazyPlayer(() => Promise.resolve(Field));
  const { rerender } = render(shown(Player));
  expect(field()).toBeNull();
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Votre réponse' }),
    'Anne',
  );
  rerender(shown(Player));
  expect(field()).toHaveValue('Anne');
  rerender(shown(Player, 'second'));
  expect(field()).toHaveValue('');
});

test('a player that failed to preload is loaded again on use', async () => {
  const load = vi.fn(() => Promise.resolve(Field));
  load.mockRejectedValueOnce(new Error('No network.'));
  const Player = lazyPlayer(load);
  await expect(Player.fetchAhead()).rejects.toThrow('No network.');
  render(shown(Player));
  expect(await screen.findByRole('textbox', { name: 'Votre réponse' })).toBeVisible();
});
