import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { editeur, type Editeur } from '@/content/editeur.ts';
import { exploitant, type Exploitant } from '@/content/exploitant.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import type { MairieData } from './mairie-loader.ts';
import { MairiePage } from './mairie-page.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});

const data: MairieData = {
  ...{ examples: [], figures: null, commune: null, cartes: null, choix: null },
  centre: null,
};
const figures = {
  ...{ du: '2026-08-29', au: '2026-11-26', parties: 120, finies: 63 },
  ...{ note: { moyenne: 4.4, nombre: 87 }, quetes: 7, communes: 5 },
};

const whole: Exploitant = {
  nom: 'Balades du Trégor',
  forme: 'association loi 1901',
  siret: '12002701600563',
  adresse: '1 place du Port, 22700 Perros-Guirec',
  telephone: '02 96 00 00 00',
  horaires: 'du lundi au vendredi',
  email: 'bonjour@exemple.fr',
  personne: 'Claire Morel, chargée des communes',
  photo: { fichier: '/equipe/claire.webp', texte: 'Claire Morel devant un lavoir' },
  prestation: { annuelTtc: 360, installationTtc: 1200, dureeAns: 3, comprend: [] },
  support: { question: '2 jours ouvrés', panne: '4 heures ouvrées' },
  assurance: 'MAIF, contrat 1234567',
  references: [
    {
      commune: 'Ploumilliau',
      habitants: 2477,
      personne: 'Paul Leroy, adjoint au patrimoine',
      telephone: '02 96 11 11 11',
      mot: 'Les gens reviennent.',
    },
  ],
};
const half: Exploitant = { ...exploitant, nom: 'Balades du Trégor', siret: '1234' };
const nobody: Editeur = { ...editeur, nom: null };

function show(runs: Exploitant, changes: Partial<MairieData> = {}) {
  return render(
    <MairiePage data={{ ...data, ...changes }} runs={runs} publisher={nobody} />,
    { wrapper: MemoryRouter },
  );
}

function contents(): (string | null)[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('#') === true)
    .map(({ textContent }) => textContent);
}

test.each([
  ['whole', whole],
  ['half', half],
  ['not at all', exploitant],
] as const)('a site configured %s has no bracket and no blank', (_how, runs) => {
  const { container } = show(runs, { figures });
  expect(container.textContent).not.toMatch(/\[|\]|\bnull\b|\bundefined\b|, ,|……/);
  const links = [...container.querySelectorAll('nav a')];
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    expect(container.querySelector(link.getAttribute('href') ?? '')).toHaveRole('region');
  }
});

test('fully configured, it names the operator, the contact and the price', () => {
  show(whole, { figures });
  const who = screen.getByRole('region', { name: 'Qui vous répond' });
  expect(who).toHaveTextContent('Balades du Trégor, association loi 1901');
  expect(who).toHaveTextContent('120 027 016 00563');
  expect(screen.getByRole('link', { name: '02 96 00 00 00' })).toHaveAttribute(
    'href',
    'tel:0296000000',
  );
  expect(
    screen.getByRole('img', { name: 'Claire Morel devant un lavoir' }),
  ).toBeVisible();
  const played = screen.getByRole('region', { name: 'Ce qui s’y joue' });
  expect(played).toHaveTextContent('63 %');
  expect(played).toHaveTextContent('Paul Leroy, adjoint au patrimoine');
  expect(screen.getByRole('region', { name: 'Ce que cela coûte' })).toHaveTextContent(
    '360 € TTC par an',
  );
});

test('half configured, it shows the half, and no invalid SIRET', () => {
  show(half);
  const who = screen.getByRole('region', { name: 'Qui vous répond' });
  expect(who).toHaveTextContent('Balades du Trégor');
  expect(who).not.toHaveTextContent('SIRET');
  expect(screen.queryByRole('region', { name: 'Ce qui s’y joue' })).toBeNull();
});

test('not configured, it has no names and still shows costs, data and the dossier', () => {
  show(exploitant);
  expect(screen.queryByRole('region', { name: 'Qui vous répond' })).toBeNull();
  expect(contents()).not.toContain('Qui vous répond');
  expect(
    screen.getByRole('region', { name: 'Données et obligations' }),
  ).toHaveTextContent('Belgique');
  expect(screen.getByRole('link', { name: 'Le dossier complet' })).toHaveAttribute(
    'href',
    '/mairie?document=dossier',
  );
  expect(screen.getByRole('link', { name: 'Faire la demande' })).toBeVisible();
});
