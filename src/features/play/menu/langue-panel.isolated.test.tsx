import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Persistance } from '@/data/partie/partie-store.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { readMessages } from '@/langue/load-langue.ts';
import { langueAt } from '@/langue/party-langue.ts';
import { paths } from '@/lib/paths.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { LanguePanel } from './langue-panel.tsx';

vi.mock('@/langue/load-langue.ts', async (original) => {
  const real = await original<typeof import('@/langue/load-langue.ts')>();
  return { ...real, readMessages: vi.fn(real.readMessages) };
});

const { id } = createQuete();
const game = paths.jouer(addressOf(id));
const reload = vi.fn();

endInFrench();
beforeEach(() => {
  localStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});

function show(persistance: Persistance = 'appareil') {
  render(<LanguePanel queteId={id} persistance={persistance} />);
  return userEvent.setup({ delay: null });
}

test('each language is listed by its own name, in it, and the document’s is pressed', async () => {
  await speak('de');
  show();
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => [button.lang, button.textContent])).toEqual([
    ['fr', 'Français'],
    ['en', 'English'],
    ['de', 'Deutsch'],
    ['nl', 'Nederlands'],
    ['es', 'Español'],
    ['it', 'Italiano'],
  ]);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Deutsch');
});

test('a language chosen during a party is stored with it, and the document is loaded in it', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(langueAt(game)).toBe('de');
});

test('offline, an unloaded language changes nothing, and can be retried', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(readMessages).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Italiano' }));
  expect(await screen.findByText(/^Sans réseau, cette langue/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  expect(langueAt(game)).toBe('fr');
  await user.click(screen.getByRole('button', { name: 'Italiano' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test('a party that is in this page only is not lost for a language', () => {
  show('memoire');
  expect(screen.getByText(/ferait recommencer la partie/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a browser without storage has a message, and stays', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByText(/ferait recommencer la partie/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
