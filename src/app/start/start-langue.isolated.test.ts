import { t } from '@lingui/core/macro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentLangue } from '@/langue/current-langue.ts';
import { loadLangue } from '@/langue/load-langue.ts';
import { keepPartyLangue } from '@/langue/party-langue.ts';
import { endInFrench } from '@/testing/langue.ts';
import { startLangue } from './start-langue.ts';

vi.mock('@/langue/load-langue.ts', async (original) => {
  const real = await original<typeof import('@/langue/load-langue.ts')>();
  return { ...real, loadLangue: vi.fn(real.loadLangue) };
});

const game = '/les_quetes/35/rennes/le-lavoir/jouer';

endInFrench();
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', game);
});
afterEach(() => {
  document.documentElement.lang = 'fr';
});

test('a party goes on in its language', async () => {
  keepPartyLangue(game, 'de');
  expect(await startLangue()).toBe(true);
  expect(document.documentElement.lang).toBe('de');
  expect(t`Langue`).toBe('Sprache');
});

test('a device that speaks none of the six plays in French', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'ja']);
  expect(await startLangue()).toBe(true);
  expect(currentLangue()).toBe('fr');
});

test('where the messages of its language cannot be had, a party goes on in French, and is German again the next time', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  keepPartyLangue(game, 'de');
  vi.mocked(loadLangue).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await startLangue()).toBe(false);
  expect(t`Langue`).toBe('Langue');
  expect(await startLangue()).toBe(true);
  expect(t`Langue`).toBe('Sprache');
});
