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

/** Pretends that this document was opened by a link of that page. */
function comeFrom(address: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
}

test('a link of a German page that was pressed before its page was awake opens the game in German, and its party stays so', async () => {
  comeFrom(`${window.location.origin}/de/les_quetes/35/rennes/le-lavoir`);
  expect(await startLangue()).toBe(true);
  expect(currentLangue()).toBe('de');
  comeFrom('');
  expect(await startLangue()).toBe(true);
  expect(currentLangue()).toBe('de');
});

test('a party keeps its language, whichever page leads back to it', async () => {
  keepPartyLangue(game, 'fr');
  comeFrom(`${window.location.origin}/de/les_quetes/35/rennes/le-lavoir`);
  await startLangue();
  expect(currentLangue()).toBe('fr');
});

test.each(['https://de.example/de/les_quetes', 'https://de.example', 'about:client'])(
  'a page elsewhere says no language: %s',
  async (address) => {
    comeFrom(address);
    await startLangue();
    expect(currentLangue()).toBe('fr');
  },
);

test('an address has its own language, whatever page led there', async () => {
  window.history.replaceState(null, '', '/les_quetes');
  comeFrom(`${window.location.origin}/de`);
  await startLangue();
  expect(currentLangue()).toBe('fr');
});

test('a device that speaks none of the six plays in French', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pt-BR', 'ja']);
  expect(await startLangue()).toBe(true);
  expect(currentLangue()).toBe('fr');
});

test('without the messages of its language a party goes on in French, and is German again the next time', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  keepPartyLangue(game, 'de');
  vi.mocked(loadLangue).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await startLangue()).toBe(false);
  expect(t`Langue`).toBe('Langue');
  expect(await startLangue()).toBe(true);
  expect(t`Langue`).toBe('Sprache');
});
