import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LangueLinks } from './langue-links.tsx';
import { LangueOffer } from './langue-offer.tsx';
import { keepPartyLangue, langueAt } from '@/langue/party-langue.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';

vi.mock('@/langue/addresses.ts', async (original) => {
  const real = await original<typeof import('@/langue/addresses.ts')>();
  const pages = ['/les_quetes'];
  return {
    ...real,
    isTranslated: (path: string) => real.isTranslated(path, pages),
    addressIn: (langue: 'de', path: string) => real.addressIn(langue, path, pages),
  };
});

beforeEach(() => localStorage.clear());

function show(address: string, languages: readonly string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  render(
    <MemoryRouter address={address}>
      <LangueOffer />
      <LangueLinks />
    </MemoryRouter>,
  );
}

test('a page is offered in the language of the browser, once on this device', async () => {
  show('/les_quetes', ['de-AT', 'fr']);
  const link = await screen.findByRole('link', { name: 'Auf Deutsch lesen' });
  expect(link).toHaveAttribute('href', '/de/les_quetes');
  // It moves no part of the page.
  expect(screen.getByRole('complementary')).toHaveClass('fixed');
  await userEvent.click(screen.getByRole('button', { name: 'Auf Französisch bleiben' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(localStorage.getItem('qc.langue-proposee')).toBe('oui');
});

test.each([
  ['/les_quetes', ['fr-FR', 'de']],
  ['/les_quetes', ['pt-BR', 'ja']],
  ['/mairie', ['de']],
])('at %s a browser that speaks %j is offered nothing', (address, languages) => {
  show(address, languages);
  expect(localStorage.getItem('qc.langue-proposee')).toBeNull();
});

const game = '/les_quetes/35/rennes/le-lavoir/jouer';

test('a direct visitor of the game gets it in the language of the browser, which its party keeps', async () => {
  show(game, ['de']);
  const link = await screen.findByRole('link', { name: 'Auf Deutsch lesen' });
  expect(link).toHaveAttribute('href', game);
  // Answers are given at the foot of the screen.
  expect(screen.getByRole('complementary')).not.toHaveClass('fixed');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(langueAt(game)).toBe('de');
});

test('a party that has its language is offered none', () => {
  keepPartyLangue(game, 'fr');
  show(game, ['de']);
  expect(localStorage.getItem('qc.langue-proposee-jeu')).toBeNull();
});

test('a visitor who stayed in French on the site gets one offer in the game', async () => {
  localStorage.setItem('qc.langue-proposee', 'oui');
  show(game, ['de']);
  expect(await screen.findByRole('link', { name: 'Auf Deutsch lesen' })).toBeVisible();
});

test('a page leads to itself in each language, by the name of that language', () => {
  show('/de/les_quetes', ['de']);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Français', '/les_quetes'],
    ['English', '/en/les_quetes'],
    ['Deutsch', '/de/les_quetes'],
    ['Nederlands', '/nl/les_quetes'],
    ['Español', '/es/les_quetes'],
    ['Italiano', '/it/les_quetes'],
  ]);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Deutsch');
});
