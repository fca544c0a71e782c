import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { addToCarnet } from '@/data/carnet/carnet-store.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { QueteCard } from './quete-card.tsx';

afterEach(() => localStorage.clear());
endInFrench();

const carte = createCarte();
const card = (
  <MemoryRouter>
    <QueteCard carte={carte} />
  </MemoryRouter>
);
const page = {
  id: 'partie1',
  queteId: carte.queteId,
  titre: carte.titre,
  communeNom: carte.commune.nom,
  genre: carte.genre,
  theme: carte.theme,
  points: 10,
  finishedAt: Date.UTC(2026, 4, 12),
};

test('shows « Fait » once its tampon is in the carnet of the device', () => {
  render(card);
  expect(screen.queryByText('Fait')).toBeNull();
  act(() => void addToCarnet([page]));
  expect(screen.getByText('Fait')).toBeVisible();
});

test('shows no tampon in the prerendered page', () => {
  addToCarnet([page]);
  expect(renderToString(card)).not.toContain('Fait');
});

test('in a page of another language its title, which an author wrote, is marked as French', async () => {
  const link = () => screen.getByRole('link', { name: carte.titre });
  const { unmount } = render(card);
  expect(link()).not.toHaveAttribute('lang');
  unmount();
  await speak('de');
  render(card);
  expect(link()).toHaveAttribute('lang', 'fr');
});

test('its title is in the language of the page, if the quête has it', async () => {
  await speak('de');
  render(
    <MemoryRouter>
      <QueteCard carte={{ ...carte, titres: { de: 'Wo? Das Waschhaus!' } }} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Wo? Das Waschhaus!' });
  expect(link).not.toHaveAttribute('lang');
});
