import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { CarteArticle } from '@/domain/actualite/actualite.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { HomePage } from './home-page.tsx';

function makeCarte(overrides: Parameters<typeof createCarte>[0] = {}): Carte {
  return createCarte({
    queteId: '13_barbentane_le-secret-du-lavoir',
    commune: { insee: '13010', nom: 'Barbentane', departement: '13' },
    ageMinimum: 0,
    depart: { lat: 43.8992, lon: 4.7486 },
    publishedAt: Date.UTC(2026, 10, 21, 12),
    ...overrides,
  });
}

// Parts of a device that has played load late: none is loaded once the page is gone.
afterAll(() => vi.dynamicImportSettled());

function Destination() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function open(cartes: readonly Carte[] | null, actualites: readonly CarteArticle[] = []) {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <HomePage cartes={cartes} sagas={[]} actualites={actualites} enigme={null} />
      ),
    },
    { path: '*', element: <Destination /> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup({ delay: null });
}

describe('the home page', () => {
  test('opens on one sentence and one control', () => {
    open([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'La balade commence devant l’église.',
    );
    expect(
      screen.getByRole('searchbox', { name: 'Commune ou code postal' }),
    ).toBeVisible();
    expect(
      screen.getByRole('button', { name: 'Trouver une quête près de moi' }),
    ).toBeVisible();
  });

  test('leads to the catalogue with the commune that was typed', async () => {
    const user = open([]);
    await user.type(screen.getByRole('searchbox'), ' Saint-Malo {Enter}');
    expect(await screen.findByText('/les_quetes?q=Saint-Malo')).toBeVisible();
  });

  test('names the commune on its button once it is typed, and the very text of anything else', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json([['22050', 'Dinan', '22', ['22100'], 14_000, [48.456, -2.05]]]),
      ),
    );
    const user = open([]);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'Dinan Bretagne');
    expect(await screen.findByRole('button', { name: 'Chercher à Dinan' })).toBeVisible();
    await user.clear(field);
    await user.type(field, 'pirates');
    expect(screen.getByRole('button', { name: /^Chercher «.pirates.»$/ })).toBeVisible();
  });

  test('leads to the nearest quêtes when nothing was typed', async () => {
    const user = open([]);
    await user.click(
      screen.getByRole('button', { name: 'Trouver une quête près de moi' }),
    );
    expect(await screen.findByText('/les_quetes?tri=proches')).toBeVisible();
  });

  test('shows each featured quête with its place, length and age', () => {
    open([
      makeCarte(),
      makeCarte({
        queteId: '35_saint-malo_le-code',
        titre: 'Le code des corsaires',
        commune: { insee: '35288', nom: 'Saint-Malo', departement: '35' },
        dureeMinutes: 120,
        ageMinimum: 9,
      }),
      makeCarte({
        queteId: '89_vezelay_visite',
        titre: 'La colline',
        commune: { insee: '89446', nom: 'Vézelay', departement: '89' },
        dureeMinutes: null,
        distanceMetres: 0,
      }),
    ]);
    const [first, second, third] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Barbentane · 1 h 15 · 2,4 km · tout âge');
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/les_quetes/13/barbentane/le-secret-du-lavoir',
    );
    expect(second).toHaveTextContent('Saint-Malo · 2 h · 2,4 km · dès 9 ans');
    expect(third).toHaveTextContent('Vézelay · tout âge');
  });

  test('invites to the catalogue when no quête can be shown', () => {
    open([]);
    expect(
      screen.getByRole('heading', { name: 'Aucune balade à montrer pour l’instant' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ouvrir le catalogue' })).toHaveAttribute(
      'href',
      '/les_quetes',
    );
  });

  test('does not claim that there is no quête if none could be read', () => {
    open(null);
    expect(
      screen.getByRole('heading', { name: 'Le réseau ne répond pas' }),
    ).toBeVisible();
    expect(screen.queryByText(/Aucune balade/)).toBeNull();
  });

  test('opens the doors of the authors and of the mairies', () => {
    open([makeCarte()]);
    expect(screen.getByRole('link', { name: 'Écrire un parcours' })).toHaveAttribute(
      'href',
      '/admin/parcours/d',
    );
    expect(screen.getByRole('link', { name: 'Pour les mairies' })).toHaveAttribute(
      'href',
      '/mairie',
    );
  });

  test('announces the newest article, and nothing when there is none', () => {
    open(
      [makeCarte()],
      [
        {
          slug: 'le-telegraphe',
          titre: 'Le télégraphe',
          resume: 'Des bras sur les collines.',
          rubrique: 'codes',
          encre: 'pierre',
          publieLe: Date.UTC(2026, 10, 12, 8),
          minutes: 2,
        },
      ],
    );
    expect(screen.getByRole('link', { name: 'Actualités' })).toHaveAttribute(
      'href',
      '/blog',
    );
    expect(screen.getByText('Le télégraphe')).toBeVisible();
  });
});
