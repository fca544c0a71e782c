import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { createCarte, createCarteList } from '@/testing/carte-factory.ts';
import { CommuneView } from './commune-view.tsx';
import { DepartementView } from './departement-view.tsx';
import { FranceView } from './france-view.tsx';

// Drawing contours 24 at a time is proven elsewhere, and slow.
vi.mock('@/ui/cover.tsx', () => ({ Cover: () => null }));

const map = vi.hoisted(() => ({ loadCount: 0 }));
vi.mock('@/map/map-view.tsx', () => {
  map.loadCount += 1;
  return { MapView: FakeMap };
});

type FakeMapProps = {
  label: string;
  markers: { id: string; label: string; numero: number }[];
  onSelect: (id: string) => void;
};

function FakeMap({ label, markers, onSelect }: FakeMapProps) {
  return (
    <div role="application" aria-label={label}>
      {markers.map((marker) => (
        <button
          key={marker.id}
          aria-label={marker.label}
          onClick={() => onSelect(marker.id)}
        >
          {marker.numero}
        </button>
      ))}
    </div>
  );
}

function open(page: ReactNode) {
  return render(<MemoryRouter>{page}</MemoryRouter>);
}

function Departement({
  cartes,
  start = null,
}: {
  cartes: Carte[];
  start?: string | null;
}) {
  const [communeSlug, setCommuneSlug] = useState<string | null>(start);
  return (
    <DepartementView
      departement="22"
      cartes={cartes}
      communeSlug={communeSlug}
      onCommuneChange={setCommuneSlug}
    />
  );
}

function cardTitles(): string[] {
  return screen
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
}

describe('a département', () => {
  test('shows how much there is, and every card when there are few', () => {
    open(<Departement cartes={createCarteList(5, ['Dinan', 'Erquy'])} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Côtes-d’Armor');
    expect(screen.getByText(/^5.quêtes dans 2.communes\.$/)).toBeVisible();
    expect(cardTitles()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });

  test('of 1,000 quêtes shows 24 at a time, and leads to the first new one', async () => {
    const user = userEvent.setup();
    open(<Departement cartes={createCarteList(1_000)} />);
    expect(cardTitles()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(cardTitles()).toHaveLength(48);
    expect(screen.getByRole('link', { name: 'Quête numéro 25' })).toHaveFocus();
    expect(screen.getByText(/^48.quêtes affichées sur 1.000.quêtes$/)).toBeVisible();
  });

  test('of 30 quêtes shows them all in two steps', async () => {
    const user = userEvent.setup();
    open(<Departement cartes={createCarteList(30)} />);
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    expect(cardTitles()).toHaveLength(30);
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Quête numéro 25' })).toHaveFocus();
  });

  test('is narrowed to one commune, and the list begins again at its first page', async () => {
    const user = userEvent.setup();
    open(<Departement cartes={createCarteList(100, ['Dinan', 'Erquy'])} />);
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    await user.selectOptions(screen.getByLabelText('Commune'), 'Erquy (50)');
    expect(screen.getByRole('heading', { level: 2, name: 'Erquy' })).toBeVisible();
    expect(cardTitles()).toHaveLength(24);
    expect(cardTitles()[0]).toBe('Quête numéro 2');
    await user.selectOptions(screen.getByLabelText('Commune'), 'Toutes les communes');
    expect(cardTitles()[0]).toBe('Quête numéro 1');
  });

  test('shows everything when the commune of the address has no quête', () => {
    open(
      <Departement cartes={createCarteList(4, ['Dinan', 'Erquy'])} start="nulle-part" />,
    );
    expect(cardTitles()).toHaveLength(4);
    expect(screen.getByLabelText('Commune')).toHaveDisplayValue('Toutes les communes');
  });

  test('offers no filter for a single commune', () => {
    open(<Departement cartes={createCarteList(2)} />);
    expect(screen.queryByLabelText('Commune')).toBeNull();
  });

  test('loads its map when asked, and a point of the map filters the list', async () => {
    const user = userEvent.setup();
    open(<Departement cartes={createCarteList(4, ['Dinan', 'Erquy'])} />);
    expect(map.loadCount).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Voir sur la carte' }));
    await screen.findByRole('application', { name: /^Carte des quêtes/ });
    await user.click(screen.getByRole('button', { name: /^Erquy.: 2.quêtes$/ }));
    expect(cardTitles()).toEqual(['Quête numéro 2', 'Quête numéro 4']);
    await user.click(screen.getByRole('button', { name: 'Masquer la carte' }));
    expect(screen.queryByRole('application')).toBeNull();
  });

  test('without quêtes says so, and leads on', () => {
    open(<Departement cartes={[]} />);
    expect(
      screen.getByRole('heading', { name: 'Pas encore de quête ici' }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: 'Voir les autres départements' }),
    ).toHaveAttribute('href', '/les_quetes');
  });
});

describe('a commune', () => {
  const erquy = createCarte({
    queteId: '22_erquy_les-carrieres',
    titre: 'Les carrières',
    commune: { insee: '22054', nom: 'Erquy', departement: '22' },
    depart: { lat: 48.63, lon: -2.46 },
  });
  const lannion = createCarte({
    queteId: '22_lannion_la-passerelle',
    titre: 'La passerelle',
    commune: { insee: '22113', nom: 'Lannion', departement: '22' },
    depart: { lat: 48.73, lon: -3.46 },
  });

  test('shows its quêtes, then the nearest of the others', () => {
    open(
      <CommuneView
        departement="22"
        communeSlug="dinan"
        nom="Dinan"
        cartes={[lannion, createCarte(), erquy]}
      />,
    );
    expect(screen.getByText(/^1.quête à faire à pied\.$/)).toBeVisible();
    const around = screen.getByRole('region', { name: 'Autour' });
    const titles = within(around)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Les carrières', 'La passerelle']);
  });

  test('without quêtes says so kindly, and shows those of the département', () => {
    open(
      <CommuneView
        departement="22"
        communeSlug="paimpol"
        nom="Paimpol"
        cartes={[erquy]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Paimpol' })).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Pas encore de quête ici' }),
    ).toBeVisible();
    const others = screen.getByRole('region', { name: 'Dans le même département' });
    expect(within(others).getByRole('link', { name: 'Les carrières' })).toHaveAttribute(
      'href',
      '/les_quetes/22/erquy/les-carrieres',
    );
  });

  test('without quêtes in a département that has none leads to the country', () => {
    open(
      <CommuneView departement="22" communeSlug="paimpol" nom="Paimpol" cartes={[]} />,
    );
    expect(screen.getByRole('link', { name: 'Voir toutes les quêtes' })).toBeVisible();
  });
});

describe('the country', () => {
  const departements = [
    { departement: '35', nom: 'Ille-et-Vilaine', total: 1 },
    { departement: '22', nom: 'Côtes-d’Armor', total: 14 },
  ];
  const france = {
    total: 15,
    departements,
    vedettes: createCarteList(12),
    recherchePartCount: 1,
  };

  test('shows the newest quêtes and the départements, by name', () => {
    open(<FranceView france={france} recherche={null} />);
    expect(screen.getByText(/15.quêtes dans 2.départements\.$/)).toBeVisible();
    expect(cardTitles()).toHaveLength(6);
    const index = screen.getByRole('region', { name: 'Par département' });
    const links = within(index).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/les_quetes/22',
      '/les_quetes/35',
    ]);
    expect(links[0]).toHaveAccessibleName(/Côtes-d’Armor\s*14.quêtes/);
  });

  test('shows the whole catalogue while it is small', () => {
    open(<FranceView france={{ ...france, total: 12 }} recherche={null} />);
    expect(cardTitles()).toHaveLength(12);
  });

  test('before the first quête invites to write it', () => {
    open(
      <FranceView
        france={{ total: 0, departements: [], vedettes: [], recherchePartCount: 0 }}
        recherche={null}
      />,
    );
    expect(
      screen.getByRole('heading', { name: 'La première quête reste à écrire' }),
    ).toBeVisible();
  });

  test('says that nothing answers, keeps what was typed, and shows the list', () => {
    open(
      <FranceView france={france} recherche={{ q: 'xyzzy', places: [], cartes: [] }} />,
    );
    expect(screen.getByText(/^Rien ne répond à «.xyzzy.»\.$/)).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('xyzzy');
    expect(screen.getByRole('region', { name: 'Par département' })).toBeVisible();
  });

  test('proposes the places that a text may mean, and the quêtes that bear it', () => {
    open(
      <FranceView
        france={france}
        recherche={{
          q: 'vienne',
          places: [{ label: 'Vienne (38200, Isère)', to: '/les_quetes/38/vienne' }],
          cartes: [createCarte({ titre: 'La Vienne au fil de l’eau' })],
        }}
      />,
    );
    expect(screen.getByRole('link', { name: 'Vienne (38200, Isère)' })).toHaveAttribute(
      'href',
      '/les_quetes/38/vienne',
    );
    const found = screen.getByRole('region', { name: /^1.quête trouvée$/ });
    expect(within(found).getByRole('link')).toHaveTextContent(
      'La Vienne au fil de l’eau',
    );
  });
});
